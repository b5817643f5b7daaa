(** * Descending and ascending lists *)

From Coq Require Import List ZArith Lia Sorted Permutation.
Require Import Basics.
Import ListNotations.
Open Scope Z_scope.

Definition descending : list Z -> Prop := StronglySorted Z.ge.
Definition ascending : list Z -> Prop := StronglySorted Z.le.

(** Without its last a sorted list is sorted, and the last comes after all others. *)
Lemma sorted_init (R : Z -> Z -> Prop) m y :
  StronglySorted R (m ++ [y]) -> StronglySorted R m /\ forall z, In z m -> R z y.
Proof.
  induction m as [|x m IH]; simpl; intros H.
  - split; [constructor|easy].
  - apply StronglySorted_inv in H as [H Hx]. destruct (IH H) as [IH1 IH2].
    rewrite Forall_app in Hx. destruct Hx as [Hx Hxy]. split.
    + now constructor.
    + intros z [<-|Hz]; [now inversion Hxy|auto].
Qed.

(** The converse: one more at the end, that comes after all others. *)
Lemma sorted_snoc (R : Z -> Z -> Prop) m z :
  StronglySorted R m -> Forall (fun x => R x z) m -> StronglySorted R (m ++ [z]).
Proof.
  induction m as [|x m IH]; simpl; intros H Hz; [repeat constructor|].
  apply StronglySorted_inv in H as [H Hx]. inversion Hz; subst.
  constructor; [auto|]. apply Forall_app. auto.
Qed.

(** A sorted list read backwards is sorted the other way round. *)
Lemma sorted_rev (R : Z -> Z -> Prop) m :
  StronglySorted R m -> StronglySorted (fun x y => R y x) (rev m).
Proof.
  induction 1 as [|x m _ IH Hx]; simpl; [constructor|].
  apply sorted_snoc; [assumption|]. apply Forall_rev. exact Hx.
Qed.

(** What is sorted in one sense is sorted in any weaker one. *)
Lemma sorted_weaken (R S : Z -> Z -> Prop) m :
  (forall x y, R x y -> S x y) -> StronglySorted R m -> StronglySorted S m.
Proof.
  intros HRS. induction 1 as [|x m _ IH Hx]; constructor; [exact IH|].
  eapply Forall_impl; [|exact Hx]. simpl. auto.
Qed.

(** Ascending, read backwards, is descending. *)
Lemma ascending_rev m : ascending m -> descending (rev m).
Proof. intros H. apply sorted_rev in H. revert H. apply sorted_weaken. intros; lia. Qed.

(** And descending is ascending. *)
Lemma descending_rev m : descending m -> ascending (rev m).
Proof. intros H. apply sorted_rev in H. revert H. apply sorted_weaken. intros; lia. Qed.

(** Two descending lists, the first nowhere below the second, are one. *)
Lemma descending_app x y :
  descending x -> descending y ->
  (forall a b, In a x -> In b y -> a >= b) -> descending (x ++ y).
Proof.
  induction 1 as [|a x _ IH Ha]; intros Hy Hxy; [exact Hy|]. simpl. constructor.
  - apply IH; [exact Hy|]. intros; apply Hxy; [now right|assumption].
  - apply Forall_app. split; [exact Ha|]. apply Forall_forall. intros b Hb.
    apply Hxy; [now left|exact Hb].
Qed.

(** The greatest of a list in descending order is its first. *)
Lemma head_of_sorted e rest sorted :
  Permutation (e :: rest) sorted -> descending sorted ->
  (forall z, In z rest -> z <= e) ->
  exists sorted', sorted = e :: sorted' /\ Permutation rest sorted' /\ descending sorted'.
Proof.
  intros Hperm Hsorted Hmax. destruct sorted as [|s sorted].
  - apply Permutation_sym, Permutation_nil in Hperm. discriminate.
  - apply StronglySorted_inv in Hsorted as [Hsorted Hs].
    assert (s = e) as ->.
    { assert (Hse : s <= e).
      { assert (Hin : In s (e :: rest))
          by (eapply Permutation_in; [apply Permutation_sym, Hperm|now left]).
        destruct Hin as [->|Hin]; [lia|auto]. }
      assert (Hin : In e (s :: sorted))
        by (eapply Permutation_in; [exact Hperm|now left]).
      destruct Hin as [Hin|Hin]; [easy|].
      rewrite Forall_forall in Hs. specialize (Hs e Hin). lia. }
    exists sorted. apply Permutation_cons_inv in Hperm. auto.
Qed.

(** ** A sort that computes *)

Fixpoint insert (x : Z) (sorted : list Z) : list Z :=
  match sorted with
  | [] => [x]
  | y :: rest => if y <=? x then x :: sorted else y :: insert x rest
  end.

Definition sort (values : list Z) : list Z := fold_right insert [] values.

(** Inserting adds the value and nothing else. *)
Lemma insert_permutes x sorted : Permutation (x :: sorted) (insert x sorted).
Proof.
  induction sorted as [|y sorted IH]; simpl; [reflexivity|].
  destruct (y <=? x); [reflexivity|].
  eapply Permutation_trans; [apply perm_swap|]. now constructor.
Qed.

(** And it keeps the order. *)
Lemma insert_sorts x sorted : descending sorted -> descending (insert x sorted).
Proof.
  induction sorted as [|y sorted IH]; simpl; intros H.
  - repeat constructor.
  - apply StronglySorted_inv in H as [H Hy]. destruct (Z.leb_spec y x).
    + constructor; [now constructor|]. constructor; [lia|].
      eapply Forall_impl; [|exact Hy]. simpl. lia.
    + constructor; [apply IH, H|].
      apply (Permutation_Forall (insert_permutes x sorted)).
      constructor; [lia|assumption].
Qed.

(** Sorting only changes the order. *)
Lemma sort_permutes values : Permutation values (sort values).
Proof.
  induction values as [|x values IH]; simpl; [reflexivity|].
  eapply Permutation_trans; [|apply insert_permutes]. now constructor.
Qed.

(** And it sorts. *)
Lemma sort_sorts values : descending (sort values).
Proof. induction values; simpl; [constructor|now apply insert_sorts]. Qed.
