(** * Stone Game: the value before and after every move of a played game

    A game is played backwards: a pile that was taken is put back at its end. The
    values that the row fuses into are kept as a valley that grows at both ends,
    and with an end value that is put on or taken off, one alternating sum tells
    the other. *)

From Coq Require Import List ZArith Lia Sorted Permutation.
Require Import Basics Order StoneGame Fusion Stack Line.
Import ListNotations.
Open Scope Z_scope.

(** ** The valley that grows *)

Inductive side := Left | Right.

Definition put (end_ : side) (pile : Z) (row : list Z) : list Z :=
  match end_ with Left => pile :: row | Right => row ++ [pile] end.

Definition put_fused (end_ : side) (pile : Z) (values : list Z) : list Z :=
  match end_ with Left => push pile values | Right => rev (push pile (rev values)) end.

Example grown :
  put_fused Left 2 (put_fused Right 4 (put_fused Right 6 [1])) = [2; -1] /\ value [2; 1; 6; 4] = 3.
Proof. split; reflexivity. Qed.

(** A pile that is put back at an end is pushed there; at the right end, on the mirror image. *)
Theorem put_back_keeps_valley end_ pile values row :
  valley values -> blocks values row ->
  valley (put_fused end_ pile values) /\ blocks (put_fused end_ pile values) (put end_ pile row).
Proof.
  intros Hv Hb. destruct end_; cbn [put put_fused].
  - split; [now apply push_keeps_valley|].
    apply blocks_rev in Hb.
    rewrite <- (rev_involutive (push pile values)), <- (rev_involutive (pile :: row)).
    apply blocks_rev. cbn [rev]. apply push_blocks; [exact Hb|constructor].
  - split; [now apply valley_rev, push_keeps_valley, valley_rev|].
    apply push_blocks; [now rewrite rev_involutive|constructor].
Qed.

(** All the way back, from what was left of the row at the end. *)
Theorem game_put_back puts row :
  let values := fold_left (fun v '(end_, pile) => put_fused end_ pile v) puts (fuse row) in
  let whole := fold_left (fun r '(end_, pile) => put end_ pile r) puts row in
  valley values /\ value whole = value values.
Proof.
  cbn zeta.
  assert (H : forall values row, valley values -> blocks values row ->
            let values' := fold_left (fun v '(end_, pile) => put_fused end_ pile v) puts values in
            let row' := fold_left (fun r '(end_, pile) => put end_ pile r) puts row in
            valley values' /\ blocks values' row').
  { clear row. induction puts as [|[end_ pile] puts IH]; intros values row Hv Hb; [now split|].
    cbn [fold_left]. destruct (put_back_keeps_valley end_ pile values row Hv Hb). now apply IH. }
  destruct (H (fuse row) row (stack_leaves_valley row) (stack_keeps_blocks row)) as [Hv Hb].
  split; [exact Hv|]. exact (blocks_value _ _ Hb []).
Qed.

(** ** One value more, one less *)

(** The values before e in the order, and those after it. *)
Theorem one_more_value outer e inner :
  alternating (outer ++ e :: inner) =
  2 * alternating outer + sign (length outer) * e - alternating (outer ++ inner).
Proof.
  induction outer as [|x outer IH]; cbn [app alternating length].
  - unfold sign. simpl Nat.even. lia.
  - rewrite IH, sign_succ. lia.
Qed.

(** The values at the other end that exceed e are all that do, and they rise. *)
Definition exceeding (e : Z) (row : list Z) : list Z := filter (fun x => e <? x) row.

(** Where none is above e, none exceeds e. *)
Lemma exceeding_none e row : Forall (fun x => x <= e) row -> exceeding e row = [].
Proof.
  induction 1 as [|x row Hx _ IH]; [reflexivity|]. simpl.
  destruct (Z.ltb_spec e x); [lia|exact IH].
Qed.

(** In a rising row those that exceed e are its end. *)
Lemma exceeding_rising e row :
  ascending row ->
  exists low, row = low ++ exceeding e row /\ Forall (fun x => x <= e) low.
Proof.
  induction 1 as [|x row Hrow IH Hx]; [exists []; auto|]. simpl.
  destruct (Z.ltb_spec e x) as [Hlt|Hle].
  - exists []. split; [|constructor]. simpl. f_equal.
    clear IH Hrow. induction row as [|y row IH]; [reflexivity|]. inversion Hx; subst. simpl.
    destruct (Z.ltb_spec e y); [|lia]. f_equal. now apply IH.
  - destruct IH as (low & Heq & Hlow). exists (x :: low). split; [simpl; congruence|].
    now constructor.
Qed.

(** What is picked out of a rising row rises. *)
Lemma filter_rising (f : Z -> bool) row :
  ascending row -> ascending (filter f row).
Proof.
  induction 1 as [|x row Hrow IH Hx]; [constructor|]. simpl. destruct (f x); [|exact IH].
  constructor; [exact IH|]. rewrite Forall_forall in *. intros y Hy.
  apply filter_In in Hy as [Hy _]. auto.
Qed.

(** Beyond an end value e, the valley falls from e first, so only the rise at its other end can
    exceed e. *)
Theorem exceeding_is_a_run e row :
  valley (e :: row) ->
  exists low, row = low ++ exceeding e row /\ Forall (fun x => x <= e) low /\
              ascending (exceeding e row).
Proof.
  intros (fall & rise & Heq & Hfall & Hrise). destruct fall as [|f fall].
  - simpl in Heq. subst rise. apply StronglySorted_inv in Hrise as [Hrise _].
    destruct (exceeding_rising e row Hrise) as (low & H1 & H2).
    exists low. repeat split; try assumption. now apply filter_rising.
  - injection Heq as -> ->. apply StronglySorted_inv in Hfall as [_ Hfall].
    assert (Hlow : Forall (fun x => x <= f) fall)
      by (eapply Forall_impl; [|exact Hfall]; simpl; lia).
    destruct (exceeding_rising f rise Hrise) as (low & H1 & H2).
    unfold exceeding. rewrite filter_app.
    pose proof (exceeding_none f fall Hlow) as Hnone. unfold exceeding in Hnone. rewrite Hnone.
    exists (fall ++ low). simpl. rewrite <- app_assoc. repeat split.
    + f_equal. exact H1.
    + now apply Forall_app.
    + now apply filter_rising.
Qed.

(** An end value e of a valley, with or without it. The equation is its own inverse. *)
Theorem turn_left e row :
  valley (e :: row) ->
  let outer := rev (exceeding e row) in
  value (e :: row) = 2 * alternating outer + sign (length outer) * e - value row.
Proof.
  intros Hv. cbn zeta. pose proof (valley_tail _ _ Hv) as Hv'.
  destruct (exceeding_is_a_run e row Hv) as (low & Hrow & Hlow & Hrise).
  assert (Hhigh : forall a, In a (exceeding e row) -> e < a)
    by (intros a Ha; apply filter_In in Ha as [_ Ha]; now apply Z.ltb_lt).
  set (high := exceeding e row) in *. clearbody high. subst row.
  rewrite Forall_forall in Hlow.
  assert (Hle : forall a, In a (sort low) -> a <= e)
    by (intros a Ha; apply Hlow;
        now apply (Permutation_in a (Permutation_sym (sort_permutes low)))).
  rewrite (valley_value (e :: low ++ high) (rev high ++ e :: sort low) Hv).
  - rewrite (valley_value (low ++ high) (rev high ++ sort low) Hv').
    + apply one_more_value.
    + rewrite Permutation_app_comm.
      apply Permutation_app; [apply Permutation_rev|apply sort_permutes].
    + apply descending_app; [now apply ascending_rev|apply sort_sorts|].
      intros a b Ha Hb. apply in_rev in Ha.
      specialize (Hhigh a Ha). specialize (Hle b Hb). lia.
  - transitivity (e :: rev high ++ sort low); [|apply Permutation_middle].
    constructor. rewrite Permutation_app_comm.
    apply Permutation_app; [apply Permutation_rev|apply sort_permutes].
  - apply descending_app; [now apply ascending_rev| |].
    + constructor; [apply sort_sorts|]. apply Forall_forall.
      intros b Hb. specialize (Hle b Hb). lia.
    + intros a b Ha Hb. apply in_rev in Ha. specialize (Hhigh a Ha).
      destruct Hb as [<-|Hb]; [lia|]. specialize (Hle b Hb). lia.
Qed.

(** Picking out and reading backwards can change places. *)
Lemma filter_rev {A} (f : A -> bool) l : filter f (rev l) = rev (filter f l).
Proof.
  induction l as [|x l IH]; [reflexivity|]. simpl. rewrite filter_app, IH. simpl.
  destruct (f x); [reflexivity|apply app_nil_r].
Qed.

(** The mirror image. *)
Theorem turn_right e row :
  valley (row ++ [e]) ->
  let outer := exceeding e row in
  value (row ++ [e]) = 2 * alternating outer + sign (length outer) * e - value row.
Proof.
  intros Hv. cbn zeta. apply valley_rev in Hv. rewrite rev_app_distr in Hv. cbn [rev app] in Hv.
  pose proof (turn_left e (rev row) Hv) as H. cbn zeta in H.
  unfold exceeding in *. rewrite filter_rev, rev_involutive, value_rev in H.
  rewrite <- H, <- (value_rev (row ++ [e])), rev_app_distr. reflexivity.
Qed.
