(** * Stone Game in linear time: the algorithm

    A stack fuses the row to a valley; two fingers read the valley's value. *)

From Coq Require Import List ZArith Lia Bool Sorted Permutation.
Require Import Basics Order StoneGame Fusion.
Import ListNotations.
Open Scope Z_scope.

(** ** A valley is worth its alternating sum in descending order *)

(** The larger end is the greatest of all, and taking it is best: so the greatest comes first,
    again and again. *)
Theorem valley_value row sorted :
  valley row -> Permutation row sorted -> descending sorted ->
  value row = alternating sorted.
Proof.
  revert sorted. induction row as [|x|x m y IH] using row_induction;
    intros sorted Hv Hperm Hsorted.
  - apply Permutation_nil in Hperm as ->. reflexivity.
  - apply Permutation_length_1_inv in Hperm as ->. rewrite value_one. simpl. lia.
  - destruct (larger_end_is_best x m y Hv) as [Gx Gy].
    pose proof (fun z => valley_max x m y z Hv) as Hmax.
    destruct (Z.le_gt_cases y x) as [Hyx|Hxy].
    + destruct (head_of_sorted x (m ++ [y]) sorted) as (sorted' & -> & Hp & Hs);
        [assumption..| |].
      { intros z Hz. apply in_app_or in Hz as [Hz|[<-|[]]]; [|lia].
        specialize (Hmax z Hz). lia. }
      rewrite Gx by assumption. simpl. f_equal.
      apply IH; [lengths|exact (valley_tail _ _ Hv)|assumption..].
    + destruct (head_of_sorted y (x :: m) sorted) as (sorted' & -> & Hp & Hs).
      { eapply Permutation_trans; [|exact Hperm].
        exact (Permutation_cons_append (x :: m) y). }
      { assumption. }
      { intros z [<-|Hz]; [lia|]. specialize (Hmax z Hz). lia. }
      rewrite Gy by lia. simpl. f_equal.
      apply IH; [lengths|exact (valley_init (x :: m) y Hv)|assumption..].
Qed.

(** The same with the order computed. *)
Corollary valley_value_by_sort row : valley row -> value row = alternating (sort row).
Proof. intros H. apply valley_value; [exact H|apply sort_permutes|apply sort_sorts]. Qed.

(** ** The stack, its top first *)

(** Put a pile on the stack, and fuse as long as the top three are a hill. *)
Fixpoint push (pile : Z) (stack : list Z) : list Z :=
  match stack with
  | b :: a :: rest =>
      if (a <=? b) && (pile <=? b) then push (a - b + pile) rest else pile :: stack
  | _ => pile :: stack
  end.

Definition fuse (row : list Z) : list Z :=
  rev (fold_left (fun stack pile => push pile stack) row []).

(** Two fingers: always the larger end, with alternating signs. *)
Fixpoint read (n : nat) (values : list Z) : Z :=
  match n, values with
  | S m, first :: rest =>
      if last values 0 <=? first then first - read m rest
      else last values 0 - read m (removelast values)
  | _, _ => 0
  end.

Definition value_of_row (row : list Z) : Z :=
  let values := fuse row in read (length values) values.

Example fuse_notebook : fuse [9; 6; 8; 7; 9; 5; 2; 4; 1; 3; 6] = [9; 1; -1; 3; 6].
Proof. reflexivity. Qed.

Example value_notebook : value_of_row [9; 6; 8; 7; 9; 5; 2; 4; 1; 3; 6] = 4.
Proof. reflexivity. Qed.

(** Induction over the stack, two values at a time. *)
Lemma push_preserves_value pile stack rest :
  value (rev (push pile stack) ++ rest) = value (rev stack ++ pile :: rest).
Proof.
  remember (length stack) as n eqn:Hn. revert pile stack Hn.
  induction n as [n IH] using lt_wf_ind. intros pile stack Hn.
  assert (Hpushed : value (rev (pile :: stack) ++ rest) = value (rev stack ++ pile :: rest))
    by (simpl; now rewrite <- app_assoc).
  destruct stack as [|b [|a stack]]; [exact Hpushed..|]. cbn [push].
  destruct (Z.leb_spec a b), (Z.leb_spec pile b); cbn [andb]; try exact Hpushed.
  rewrite (IH (length stack)); [|subst; simpl; lia|reflexivity].
  simpl. rewrite <- !app_assoc. simpl. symmetry.
  apply (fusion_preserves_value (rev stack) rest a b pile); assumption.
Qed.

(** What is pushed in the end makes no hill with the two below it. *)
Lemma push_keeps_valley pile stack : valley stack -> valley (push pile stack).
Proof.
  remember (length stack) as n eqn:Hn. revert pile stack Hn.
  induction n as [n IH] using lt_wf_ind. intros pile stack Hn Hv.
  destruct stack as [|b [|a stack]]; [apply valley_cons; easy..|]. cbn [push].
  destruct (Z.leb_spec a b), (Z.leb_spec pile b); cbn [andb].
  1: { apply (IH (length stack)); [subst; simpl; lia|reflexivity|].
       exact (valley_tail _ _ (valley_tail _ _ Hv)). }
  all: apply valley_cons; [assumption|]; intros b' a' r Heq;
    injection Heq as <- <- <-; lia.
Qed.

(** A valley read from the right is a valley. *)
Lemma valley_rev row : valley row -> valley (rev row).
Proof.
  intros (fall & rise & -> & Hfall & Hrise).
  exists (rev rise), (rev fall). rewrite rev_app_distr. repeat split.
  - now apply ascending_rev.
  - now apply descending_rev.
Qed.

(** At every pile the stack is a valley, and the stack and the piles to come have the value of
    the row. *)
Lemma fuse_invariant row stack :
  valley stack ->
  let stack' := fold_left (fun s pile => push pile s) row stack in
  valley stack' /\ value (rev stack') = value (rev stack ++ row).
Proof.
  revert stack. induction row as [|pile row IH]; intros stack Hv; simpl.
  - now rewrite app_nil_r.
  - destruct (IH (push pile stack) (push_keeps_valley pile stack Hv)) as [H1 H2].
    split; [assumption|]. rewrite H2. apply push_preserves_value.
Qed.

(** So a valley is left in the end. *)
Theorem stack_leaves_valley row : valley (fuse row).
Proof. apply valley_rev, fuse_invariant, valley_nil. Qed.

(** And it has the value of the row. *)
Theorem stack_preserves_value row : value (fuse row) = value row.
Proof. apply (fuse_invariant row []), valley_nil. Qed.

(** ** Reading the valley *)

(** Reading takes the larger end, and that is best. *)
Lemma read_valley row : valley row -> read (length row) row = value row.
Proof.
  induction row as [|x|x m y IH] using row_induction; intros Hv.
  - reflexivity.
  - rewrite value_one. simpl. rewrite Z.leb_refl. lia.
  - destruct (larger_end_is_best x m y Hv) as [Gx Gy].
    cbn [length read].
    change (x :: m ++ [y]) with ((x :: m) ++ [y]) at 1 2 3.
    rewrite last_last, removelast_last.
    destruct (Z.leb_spec y x).
    + rewrite Gx by assumption. f_equal. apply IH; [lengths|].
      exact (valley_tail _ _ Hv).
    + rewrite Gy by lia. f_equal.
      replace (length (m ++ [y])) with (length (x :: m)) by lengths.
      apply IH; [lengths|]. exact (valley_init (x :: m) y Hv).
Qed.

(** The algorithm finds the value of every row. *)
Theorem value_of_row_correct row : value_of_row row = value row.
Proof. unfold value_of_row. rewrite read_valley; auto using stack_leaves_valley, stack_preserves_value. Qed.

(** ** Linear time: steps are piles pushed and hills fused *)

Fixpoint push_steps (pile : Z) (stack : list Z) : nat :=
  match stack with
  | b :: a :: rest =>
      if (a <=? b) && (pile <=? b) then S (push_steps (a - b + pile) rest) else 1
  | _ => 1
  end.

Fixpoint fuse_steps (row stack : list Z) : nat :=
  match row with
  | [] => 0
  | pile :: rest => push_steps pile stack + fuse_steps rest (push pile stack)
  end.

(** A fusing makes the stack two shorter. *)
Lemma push_cost pile stack :
  (2 * push_steps pile stack + length (push pile stack) = length stack + 3)%nat.
Proof.
  remember (length stack) as n eqn:Hn. revert pile stack Hn.
  induction n as [n IH] using lt_wf_ind. intros pile stack Hn.
  destruct stack as [|b [|a stack]]; [subst; reflexivity..|]. cbn [push push_steps].
  destruct (Z.leb_spec a b), (Z.leb_spec pile b); cbn [andb]; [|subst; simpl; lia..].
  specialize (IH (length stack) ltac:(subst; simpl; lia) (a - b + pile) stack eq_refl).
  subst. simpl in *. lia.
Qed.

(** Each pile is pushed once, each fusion shortens the stack by two: 3n less what is left is
    twice the steps. *)
Theorem stack_steps row : (2 * fuse_steps row [] + length (fuse row) = 3 * length row)%nat.
Proof.
  unfold fuse. rewrite length_of_rev.
  assert (H : forall stack,
    (2 * fuse_steps row stack
     + length (fold_left (fun s pile => push pile s) row stack)
     = length stack + 3 * length row)%nat).
  { induction row as [|pile row IH]; intros stack; simpl; [lia|].
    specialize (IH (push pile stack)). pose proof (push_cost pile stack). lia. }
  apply (H []).
Qed.
