(** * Sum Game: the digit that the solver writes

    lineFrom of formula.ts fills the question marks from the left: Alice drives the balance away from
    0 by as much as she can, Bob brings it as near to 0 as he can. Each of these moves is best. *)

From Coq Require Import List ZArith Lia Bool.
Require Import Basics SumGame.
Import ListNotations.
Open Scope Z_scope.

(** 1 where the mark after [x] is in the left half, -1 where it is in the right one. *)
Definition side (x y : list cell) : Z :=
  if (length x <? Nat.div2 (length (x ++ Mark :: y)))%nat then 1 else -1.

(** The digit for a mark on that side, D being the balance. *)
Definition choice (K : Z) (mover : player) (side D : Z) : Z :=
  match mover with
  | Alice => if 0 <=? side * D then K else 0
  | Bob => Z.max 0 (Z.min K ((K - side * D) / 2))
  end.

(** The whole line, from the left. *)
Fixpoint line (K : nat) (mover : player) (before row : list cell) : list Z :=
  match row with
  | [] => []
  | Digit c :: y => line K mover (before ++ [Digit c]) y
  | Mark :: y =>
      let d := choice (Z.of_nat K) mover (side before y) (balance K (before ++ Mark :: y)) in
      d :: line K (other mover) (before ++ [Digit d]) y
  end.

(** It is a digit. *)
Theorem choice_is_digit K mover s D : 0 <= K -> 0 <= choice K mover s D <= K.
Proof. intros HK. destruct mover; cbn [choice]; [destruct (0 <=? s * D)|]; lia. Qed.

(** Writing d changes the balance by 2d - K on the left and by K - 2d on the right. *)
Lemma writing_on_side K x d y :
  balance K (x ++ Digit d :: y) = balance K (x ++ Mark :: y) + side x y * (2 * d - Z.of_nat K).
Proof.
  unfold side. rewrite !balance_weight. unfold left_half, right_half.
  rewrite !length_of_app. cbn [length].
  set (h := Nat.div2 (length x + S (length y))). clearbody h.
  rewrite !firstn_app, !skipn_app.
  destruct (Nat.ltb_spec (length x) h) as [Hl|Hr].
  - destruct (h - length x)%nat as [|k] eqn:Hk; [lia|]. cbn [firstn skipn].
    rewrite !weight_app. unfold weight. simpl digit_sum. simpl marks. lia.
  - replace (h - length x)%nat with O by lia. cbn [firstn skipn].
    rewrite !weight_app. unfold weight. simpl digit_sum. simpl marks. lia.
Qed.

Lemma side_is_sign x y : side x y = 1 \/ side x y = -1.
Proof. unfold side. destruct (_ <? _)%nat; auto. Qed.

(** Where Bob can bring the balance to 0 with one digit, D is at most K away. *)
Lemma one_digit_away K n D : 0 <= K -> bob_balances K (S (2 * n)) Bob D -> Z.abs D <= K.
Proof.
  intros HK [e [He H]]. apply alice_even in H; [|exact HK]. apply change_bound in He. lia.
Qed.

(** Alice's choice leaves |D| + K: too far for one digit, and never 0 unless K and D are. *)
Lemma alice_drives K n D s :
  0 <= K -> s = 1 \/ s = -1 -> ~ bob_balances K (S n) Alice D ->
  ~ bob_balances K n Bob (D + s * (2 * choice K Alice s D - K)).
Proof.
  intros HK Hs H H'.
  assert (Hfar : Z.abs (D + s * (2 * choice K Alice s D - K)) = Z.abs D + K)
    by (cbn [choice]; destruct Hs as [-> | ->]; match goal with |- context [0 <=? ?a] => destruct (Z.leb_spec 0 a) end; lia).
  set (D' := D + s * (2 * choice K Alice s D - K)) in *. clearbody D'.
  destruct (Z.eq_dec K 0) as [->|HK0].
  { apply only_zeros in H'. apply H, only_zeros. lia. }
  destruct (Nat.Even_or_Odd n) as [[m ->]|[m ->]].
  - destruct m as [|m]; [simpl in H'; lia|].
    replace (2 * S m)%nat with (S (S (2 * m))) in H' by lia.
    now apply bob_even in H'; [|lia].
  - replace (2 * m + 1)%nat with (S (2 * m)) in * by lia.
    apply one_digit_away in H'; [|exact HK].
    apply H. replace (S (S (2 * m))) with (2 * S m)%nat by lia. apply alice_even; lia.
Qed.

(** Bob's choice is the one digit that brings the balance to 0, where there is one. *)
Lemma bob_restores K n D s :
  0 <= K -> s = 1 \/ s = -1 -> bob_balances K (S n) Bob D ->
  bob_balances K n Alice (D + s * (2 * choice K Bob s D - K)).
Proof.
  intros HK Hs H. destruct (Z.eq_dec K 0) as [->|HK0].
  { apply only_zeros. apply only_zeros in H. subst D. cbn [choice].
    destruct Hs as [-> | ->]; simpl; lia. }
  destruct (Nat.Even_or_Odd n) as [[m ->]|[m ->]].
  - destruct H as [e [[d [Hd ->]] H]]. apply alice_even in H; [|exact HK].
    apply alice_even; [exact HK|]. cbn [choice].
    destruct Hs as [-> | ->].
    + replace (K - 1 * D) with (d * 2) by lia. rewrite Z.div_mul by lia. lia.
    + replace (K - -1 * D) with ((K - d) * 2) by lia. rewrite Z.div_mul by lia. lia.
  - replace (S (2 * m + 1)) with (S (S (2 * m))) in H by lia.
    now apply bob_even in H; [|lia].
Qed.

(** Whoever wins before the move wins after it: the mover if they could win at all, and else nothing
    helps anyway. *)
Theorem choice_is_best K mover x y :
  let D := balance K (x ++ Mark :: y) in
  bob_wins K (other mover) (x ++ Digit (choice (Z.of_nat K) mover (side x y) D) :: y)
  = bob_wins K mover (x ++ Mark :: y).
Proof.
  cbn zeta. set (D := balance K (x ++ Mark :: y)).
  set (d := choice (Z.of_nat K) mover (side x y) D).
  assert (Hmarks : marks (x ++ Mark :: y) = S (marks (x ++ Digit d :: y)))
    by (rewrite !marks_app; simpl; lia).
  assert (HD : balance K (x ++ Digit d :: y) = D + side x y * (2 * d - Z.of_nat K))
    by apply writing_on_side.
  assert (Hd : change (Z.of_nat K) (side x y * (2 * d - Z.of_nat K))).
  { pose proof (choice_is_digit (Z.of_nat K) mover (side x y) D ltac:(lia)) as Hd. fold d in Hd.
    destruct (side_is_sign x y) as [-> | ->]; [exists d|exists (Z.of_nat K - d)]; lia. }
  pose proof (bob_wins_balances K (x ++ Mark :: y) mover _ Hmarks) as Hbefore. fold D in Hbefore.
  pose proof (bob_wins_balances K (x ++ Digit d :: y) (other mover) _ eq_refl) as Hafter.
  rewrite HD in Hafter.
  apply same_truth. rewrite Hbefore, Hafter. destruct mover; cbn [other] in *.
  - split.
    + intros H. destruct (bob_wins K Alice (x ++ Mark :: y)) eqn:Hwin; [now apply Hbefore|].
      exfalso. revert H. apply alice_drives; [lia|apply side_is_sign|].
      intros H. apply Hbefore in H. discriminate.
    + intros H. exact (H _ Hd).
  - split.
    + intros H. eexists. split; [exact Hd|exact H].
    + intros H. apply bob_restores; [lia|apply side_is_sign|exact H].
Qed.

(** ** All moves

    What a move is worth depends on its digit and its side alone, so the solver values one move for
    each digit and side. *)

(** winnerOf of excess.ts. *)
Definition bob_wins_from (K : nat) (left : nat) (mover : player) (D : Z) : bool :=
  if (0 <? Z.of_nat K) && alice_is_last left mover then false
  else Z.abs D <=? (if Nat.odd left then Z.of_nat K else 0).

Theorem move_value K mover x d y :
  bob_wins K mover (x ++ Digit d :: y)
  = bob_wins_from K (pred (marks (x ++ Mark :: y))) mover
                  (balance K (x ++ Mark :: y) + side x y * (2 * d - Z.of_nat K)).
Proof.
  rewrite formula_decides. unfold bob_wins_by_formula. rewrite writing_on_side.
  replace (pred (marks (x ++ Mark :: y))) with (marks (x ++ Digit d :: y))
    by (rewrite !marks_app; simpl; lia).
  reflexivity.
Qed.
