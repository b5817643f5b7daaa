(** * Sum Game: who wins, by a formula

    A row of cells of even length; each holds a digit from 0 to K or is open.
    The players take turns, and a move writes a digit from 0 to K on an open
    cell. When none is open, Bob wins if both halves have the same digit_sum, and
    Alice wins otherwise. *)

From Coq Require Import List ZArith Lia Bool.
Require Import Basics.
Import ListNotations.
Open Scope Z_scope.

(** ** The rules *)

(** A cell: a question mark or a digit. *)
Inductive cell := Mark | Digit (d : Z).

Definition left_half (row : list cell) := firstn (Nat.div2 (length row)) row.
Definition right_half (row : list cell) := skipn (Nat.div2 (length row)) row.

(** The digit_sum of the digits written, and the number of open cells. *)
Fixpoint digit_sum (row : list cell) : Z :=
  match row with
  | [] => 0
  | Digit d :: rest => d + digit_sum rest
  | Mark :: rest => digit_sum rest
  end.

Fixpoint marks (row : list cell) : nat :=
  match row with
  | [] => O
  | Digit _ :: rest => marks rest
  | Mark :: rest => S (marks rest)
  end.

(** The digits 0 to K. *)
Definition digits (K : nat) : list Z := map Z.of_nat (seq 0 (S K)).

(** All rows that one move can lead to. *)
Fixpoint moves (K : nat) (row : list cell) : list (list cell) :=
  match row with
  | [] => []
  | Digit d :: rest => map (cons (Digit d)) (moves K rest)
  | Mark :: rest =>
      map (fun d => Digit d :: rest) (digits K) ++ map (cons Mark) (moves K rest)
  end.

(** Does Bob win with [left] moves left and [mover] on turn, if both play well? *)
Fixpoint bob_wins_in (K left : nat) (mover : player) (row : list cell) : bool :=
  match left, mover with
  | O, _ => digit_sum (left_half row) =? digit_sum (right_half row)
  | S n, Alice => forallb (bob_wins_in K n Bob) (moves K row)
  | S n, Bob => existsb (bob_wins_in K n Alice) (moves K row)
  end.

(** A game lasts as many moves as cells are open. *)
Definition bob_wins (K : nat) (mover : player) (row : list cell) : bool :=
  bob_wins_in K (marks row) mover row.

(** ** The game on one number

    Count every open cell as the mean digit K/2. Twice what the left half then
    has more than the right is the balance; a move changes it by one of
    -K, -K+2, ..., K, and Bob wants 0 at the end. *)

Definition balance (K : nat) (row : list cell) : Z :=
  2 * (digit_sum (left_half row) - digit_sum (right_half row))
  + Z.of_nat K * (Z.of_nat (marks (left_half row)) - Z.of_nat (marks (right_half row))).

(** The changes a mover can make. *)
Definition change (K e : Z) : Prop := exists d, 0 <= d <= K /\ e = 2 * d - K.

Fixpoint bob_balances (K : Z) (left : nat) (mover : player) (D : Z) : Prop :=
  match left, mover with
  | O, _ => D = 0
  | S n, Alice => forall e, change K e -> bob_balances K n Bob (D + e)
  | S n, Bob => exists e, change K e /\ bob_balances K n Alice (D + e)
  end.

(** What a single digit can do. *)
Lemma change_up K : 0 <= K -> change K K.
Proof. exists K; lia. Qed.

(** The digit 0 on the left. *)
Lemma change_down K : 0 <= K -> change K (- K).
Proof. exists 0; lia. Qed.

(** Every change has its opposite: K - d for d. *)
Lemma change_opp K e : change K e -> change K (- e).
Proof. intros [d [Hd ->]]. exists (K - d). lia. Qed.

(** No change is greater than K. *)
Lemma change_bound K e : change K e -> - K <= e <= K.
Proof. intros [d [Hd ->]]. lia. Qed.

(** An even number of moves left and Alice on turn: Bob answers every change by
    its opposite; out of balance, Alice goes away from 0 by as much as she can. *)
Lemma alice_even K n D :
  0 <= K -> (bob_balances K (2 * n) Alice D <-> D = 0).
Proof.
  intros HK. revert D. induction n as [|n IH]; intros D; [reflexivity|].
  replace (2 * S n)%nat with (S (S (2 * n))) by lia.
  cbn [bob_balances]. split.
  - intros H.
    assert (Hfar : exists e, change K e /\ (D <> 0 -> Z.abs (D + e) > K)).
    { destruct (Z.le_gt_cases 0 D);
        [exists K | exists (- K)]; split; auto using change_up, change_down; lia. }
    destruct Hfar as [e [He Hfar]].
    destruct (H e He) as [e' [He' Hrest]].
    apply IH in Hrest. apply change_bound in He'. lia.
  - intros -> e He. exists (- e). split; [apply change_opp, He|].
    apply IH. lia.
Qed.

(** An odd number left and Alice on turn: she has the last word, and two words
    to choose from. *)
Lemma alice_odd K n D :
  0 < K -> ~ bob_balances K (S (2 * n)) Alice D.
Proof.
  intros HK. revert D. induction n as [|n IH]; intros D H.
  - cbn in H.
    pose proof (H K (change_up K ltac:(lia))).
    pose proof (H (- K) (change_down K ltac:(lia))). lia.
  - replace (S (2 * S n)) with (S (S (S (2 * n)))) in H by lia.
    destruct (H K (change_up K ltac:(lia))) as [e [_ Hrest]].
    exact (IH _ Hrest).
Qed.

(** Bob to move, an odd number left: he needs one change that makes the balance 0, and parity
    leaves nothing out. *)
Lemma bob_odd K n D :
  0 <= K -> (D + K) mod 2 = 0 ->
  (bob_balances K (S (2 * n)) Bob D <-> Z.abs D <= K).
Proof.
  intros HK Hparity. cbn [bob_balances]. split.
  - intros [e [He Hrest]]. apply alice_even in Hrest; [|assumption].
    apply change_bound in He. lia.
  - intros Hsmall. exists (- D). split.
    + exists ((K - D) / 2).
      pose proof (Z.div_mod (D + K) 2 ltac:(lia)).
      pose proof (Z.div_mod (K - D) 2 ltac:(lia)).
      pose proof (Z.mod_pos_bound (K - D) 2 ltac:(lia)). lia.
    + apply alice_even; lia.
Qed.

(** Whatever Bob does leaves Alice the last word. *)
Lemma bob_even K n D :
  0 < K -> ~ bob_balances K (S (S (2 * n))) Bob D.
Proof. intros HK [e [_ Hrest]]. exact (alice_odd K n _ HK Hrest). Qed.

(** With no digit but 0, nothing ever changes. *)
Lemma only_zeros n mover D : bob_balances 0 n mover D <-> D = 0.
Proof.
  revert mover D. induction n as [|n IH]; intros mover D; [reflexivity|].
  destruct mover; cbn [bob_balances].
  - split.
    + intros H. specialize (H 0 (change_up 0 ltac:(lia))). apply IH in H. lia.
    + intros HD e He. apply IH. apply change_bound in He. lia.
  - split.
    + intros [e [He Hrest]]. apply IH in Hrest. apply change_bound in He. lia.
    + intros HD. exists 0. split; [apply (change_up 0); lia|]. apply IH. lia.
Qed.

(** ** From rows to balances *)

(** Sums add up. *)
Lemma digit_sum_app x y : digit_sum (x ++ y) = digit_sum x + digit_sum y.
Proof. induction x as [|[|d] x IH]; simpl; lia. Qed.

(** And so do marks. *)
Lemma marks_app x y : marks (x ++ y) = (marks x + marks y)%nat.
Proof. induction x as [|[|d] x IH]; simpl; lia. Qed.

(** Every mark is in one half. *)
Lemma marks_halves row : marks row = (marks (left_half row) + marks (right_half row))%nat.
Proof. rewrite <- marks_app. unfold left_half, right_half. now rewrite firstn_skipn. Qed.

(** The digits are 0 to K. *)
Lemma in_digits K d : In d (digits K) <-> 0 <= d <= Z.of_nat K.
Proof.
  unfold digits. rewrite in_map_iff. split.
  - intros [k [<- Hk]]. apply in_seq in Hk. lia.
  - intros Hd. exists (Z.to_nat d). split; [lia|]. apply in_seq. lia.
Qed.

(** [moves] lists what the rule says: write a digit on an open cell. *)
Lemma moves_are_the_rule K row next :
  In next (moves K row) <->
  exists x y d, row = x ++ Mark :: y /\ 0 <= d <= Z.of_nat K /\ next = x ++ Digit d :: y.
Proof.
  split.
  - revert next. induction row as [|[|c] row IH]; intros next H; cbn [moves] in H; [easy|..].
    + apply (in_app_or (map (fun d => Digit d :: row) (digits K))) in H as [H|H];
        apply in_map_iff in H.
      * destruct H as [d [<- Hd]]. exists [], row, d.
        apply in_digits in Hd. auto.
      * destruct H as [n [<- Hn]]. destruct (IH n Hn) as (x & y & d & -> & Hd & ->).
        exists (Mark :: x), y, d. auto.
    + apply in_map_iff in H as [n [<- Hn]].
      destruct (IH n Hn) as (x & y & d & -> & Hd & ->).
      exists (Digit c :: x), y, d. auto.
  - intros (x & y & d & -> & Hd & ->).
    induction x as [|[|c] x IH]; cbn [app moves].
    + apply in_or_app. left. apply in_map_iff. exists d. split; [easy|]. now apply in_digits.
    + apply in_or_app. right. now apply in_map.
    + now apply in_map.
Qed.

(** The value of a cell in the balance of its half. *)
Definition weight (K : nat) (row : list cell) : Z := 2 * digit_sum row + Z.of_nat K * Z.of_nat (marks row).

(** Weights add up. *)
Lemma weight_app K x y : weight K (x ++ y) = weight K x + weight K y.
Proof. unfold weight. rewrite digit_sum_app, marks_app. lia. Qed.

(** The balance is the left half's weight less the right's. *)
Lemma balance_weight K row : balance K row = weight K (left_half row) - weight K (right_half row).
Proof. unfold balance, weight. lia. Qed.

(** A cell lies in the left half or in the right, whatever is written on it. *)
Lemma half_of_cell x y :
  exists u v other,
    (forall c, left_half (x ++ c :: y) = u ++ c :: v /\ right_half (x ++ c :: y) = other)
    \/ (forall c, right_half (x ++ c :: y) = u ++ c :: v /\ left_half (x ++ c :: y) = other).
Proof.
  unfold left_half, right_half.
  remember (Nat.div2 (length x + S (length y))) as h eqn:Hh.
  assert (Hlen : forall c : cell, Nat.div2 (length (x ++ c :: y)) = h)
    by (intros c; rewrite length_of_app; simpl length; congruence).
  destruct (h - length x)%nat as [|k] eqn:Hk.
  - exists (skipn h x), y, (firstn h x). right. intros c.
    rewrite Hlen, firstn_app, skipn_app, Hk. simpl. now rewrite app_nil_r.
  - exists x, (firstn k y), (skipn k y). left. intros c.
    rewrite Hlen, firstn_app, skipn_app, Hk.
    rewrite firstn_all2 by lia. rewrite skipn_all2 by lia. easy.
Qed.

(** A digit d turns K of weight into 2d, in the half that it is in. *)
Lemma writing_changes K x y :
  (forall d, balance K (x ++ Digit d :: y) = balance K (x ++ Mark :: y) + (2 * d - Z.of_nat K))
  \/ (forall d, balance K (x ++ Digit d :: y) = balance K (x ++ Mark :: y) - (2 * d - Z.of_nat K)).
Proof.
  destruct (half_of_cell x y) as (u & v & other & [H|H]); [left|right]; intros d;
    rewrite !balance_weight;
    destruct (H Mark) as [-> ->], (H (Digit d)) as [-> ->];
    rewrite !weight_app; unfold weight; simpl digit_sum; simpl marks; lia.
Qed.

(** Every move makes one of the changes, and closes one cell ... *)
Lemma move_is_change K row next :
  In next (moves K row) ->
  marks row = S (marks next) /\
  exists e, change (Z.of_nat K) e /\ balance K next = balance K row + e.
Proof.
  intros H. apply moves_are_the_rule in H as (x & y & d & -> & Hd & ->). split.
  - rewrite !marks_app. simpl. lia.
  - destruct (writing_changes K x y) as [H|H]; rewrite H.
    + exists (2 * d - Z.of_nat K). split; [exists d|]; lia.
    + exists (Z.of_nat K - 2 * d). split; [exists (Z.of_nat K - d)|]; lia.
Qed.

(** ... and as long as a cell is open, every change can be made. *)
Lemma change_is_move K row e :
  marks row <> O -> change (Z.of_nat K) e ->
  exists next, In next (moves K row) /\ balance K next = balance K row + e.
Proof.
  intros Hmarks [d [Hd ->]].
  assert (Hcell : exists x y, row = x ++ Mark :: y).
  { clear Hd. induction row as [|[|c] row IH]; simpl in Hmarks; [easy|..].
    - exists [], row. reflexivity.
    - destruct (IH Hmarks) as (x & y & ->). exists (Digit c :: x), y. reflexivity. }
  destruct Hcell as (x & y & ->).
  destruct (writing_changes K x y) as [H|H].
  - exists (x ++ Digit d :: y). split; [apply moves_are_the_rule|rewrite H; lia].
    exists x, y, d. auto.
  - exists (x ++ Digit (Z.of_nat K - d) :: y). split; [apply moves_are_the_rule|rewrite H; lia].
    exists x, y, (Z.of_nat K - d). repeat split; lia.
Qed.

(** By induction over the marks: the moves make the changes, and the changes are moves. *)
Lemma bob_wins_iff_balances K n mover row :
  marks row = n ->
  (bob_wins_in K n mover row = true
   <-> bob_balances (Z.of_nat K) n mover (balance K row)).
Proof.
  revert mover row. induction n as [|n IH]; intros mover row Hn.
  - cbn [bob_wins_in bob_balances]. rewrite Z.eqb_eq. unfold balance.
    pose proof (marks_halves row). lia.
  - assert (Hnext : forall next, In next (moves K row) -> marks next = n).
    { intros next H. apply move_is_change in H as [H _]. lia. }
    destruct mover; cbn [bob_wins_in bob_balances].
    + rewrite forallb_forall. split; intros H.
      * intros e He.
        destruct (change_is_move K row e) as (next & Hin & Heq); [lia|assumption|].
        rewrite <- Heq. apply IH; auto.
      * intros next Hin.
        destruct (move_is_change K row next Hin) as (_ & e & He & Heq).
        apply IH; auto. rewrite Heq. auto.
    + rewrite existsb_exists. split.
      * intros (next & Hin & Hwins).
        destruct (move_is_change K row next Hin) as (_ & e & He & Heq).
        exists e. split; [assumption|]. rewrite <- Heq. apply IH; auto.
      * intros (e & He & Hwins).
        destruct (change_is_move K row e) as (next & Hin & Heq); [lia|assumption|].
        exists next. split; [assumption|]. apply IH; auto. rewrite Heq. assumption.
Qed.

(** ** The theorems *)

Section Theorems.

Variables (K : nat) (row : list cell).
Let n0 := digit_sum (left_half row).
Let n1 := digit_sum (right_half row).
Let q0 := Z.of_nat (marks (left_half row)).
Let q1 := Z.of_nat (marks (right_half row)).

(** So only the balance matters. *)
Lemma bob_wins_balances mover n :
  marks row = n ->
  (bob_wins K mover row = true <-> bob_balances (Z.of_nat K) n mover (balance K row)).
Proof. intros H. unfold bob_wins. rewrite H. now apply bob_wins_iff_balances. Qed.

(** Formula (1): Alice to move, an even number of open cells. *)
Theorem formula_1 :
  Nat.Even (marks row) ->
  (bob_wins K Alice row = true <-> 2 * (n0 - n1) = Z.of_nat K * (q1 - q0)).
Proof.
  intros [m Hm]. rewrite (bob_wins_balances Alice _ Hm), alice_even by lia.
  unfold balance. subst n0 n1 q0 q1. lia.
Qed.

(** Alice to move, an odd number: she wins. *)
Theorem alice_fills_last_odd :
  Nat.Odd (marks row) -> (0 < K)%nat -> bob_wins K Alice row = false.
Proof.
  intros [m Hm] HK. apply not_true_is_false. intros H.
  apply (bob_wins_balances Alice (S (2 * m))) in H; [|lia].
  now apply alice_odd in H; [|lia].
Qed.

(** Bob to move, an odd number: he wins when one digit can restore the balance. *)
Theorem bob_to_move_odd :
  Nat.Odd (marks row) ->
  (bob_wins K Bob row = true
   <-> Z.abs (2 * (n0 - n1) + Z.of_nat K * (q0 - q1)) <= Z.of_nat K).
Proof.
  intros [m Hm].
  rewrite (bob_wins_balances Bob (S (2 * m))) by lia.
  rewrite bob_odd; [reflexivity|lia|].
  pose proof (marks_halves row) as Hq.
  replace (balance K row + Z.of_nat K)
    with ((n0 - n1 + Z.of_nat K * (q0 - Z.of_nat m)) * 2).
  - apply Z.mod_mul. lia.
  - assert (Hq1 : q1 = 2 * Z.of_nat m + 1 - q0) by (subst q0 q1; lia).
    unfold balance. fold n0 n1 q0 q1. rewrite Hq1. ring.
Qed.

(** Bob to move, an even number of open cells and not 0: Alice wins. *)
Theorem alice_fills_last_even :
  Nat.Even (marks row) -> marks row <> O -> (0 < K)%nat -> bob_wins K Bob row = false.
Proof.
  intros [[|m] Hm] Hmarks HK; [lia|]. apply not_true_is_false. intros H.
  apply (bob_wins_balances Bob (S (S (2 * m)))) in H; [|lia].
  now apply bob_even in H; [|lia].
Qed.

(** No cell open, or no digit but 0: the rule itself, whoever is on turn. *)
Theorem no_marks mover :
  marks row = O -> (bob_wins K mover row = true <-> n0 = n1).
Proof. intros H. unfold bob_wins. rewrite H. apply Z.eqb_eq. Qed.

(** With no digit but 0 the sums are what they are. *)
Theorem only_digit_0 mover :
  K = O -> (bob_wins K mover row = true <-> n0 = n1).
Proof.
  intros HK. rewrite (bob_wins_balances mover _ eq_refl), HK.
  simpl Z.of_nat. rewrite only_zeros. unfold balance. subst n0 n1. lia.
Qed.

End Theorems.

(** ** One formula for all of it, in one pass over the row *)

Definition alice_is_last (left : nat) (mover : player) : bool :=
  match mover with
  | Alice => Nat.odd left
  | Bob => Nat.even left && negb (Nat.eqb left 0)
  end.

Definition bob_wins_by_formula (K : nat) (mover : player) (row : list cell) : bool :=
  if (0 <? Z.of_nat K) && alice_is_last (marks row) mover then false
  else Z.abs (balance K row) <=? (if Nat.odd (marks row) then Z.of_nat K else 0).

(** All of them in one line of code, which is what the solver computes. *)
Theorem formula_decides K mover row :
  bob_wins K mover row = bob_wins_by_formula K mover row.
Proof.
  unfold bob_wins_by_formula.
  destruct K as [|K].
  { change (Z.of_nat 0) with 0. cbn [andb Z.ltb Z.compare].
    apply same_truth. rewrite only_digit_0 by reflexivity.
    rewrite Z.leb_le. unfold balance. change (Z.of_nat 0) with 0.
    destruct (Nat.odd (marks row)); lia. }
  replace (0 <? Z.of_nat (S K)) with true by (symmetry; apply Z.ltb_lt; lia).
  cbn [andb]. unfold alice_is_last. rewrite <- Nat.negb_odd.
  destruct (Nat.odd (marks row)) eqn:Hodd.
  - assert (H : Nat.Odd (marks row)) by now apply Nat.odd_spec.
    destruct mover; cbn [negb andb].
    + apply alice_fills_last_odd; [assumption|lia].
    + apply same_truth. rewrite bob_to_move_odd by assumption.
      rewrite Z.leb_le. reflexivity.
  - assert (H : Nat.Even (marks row))
      by (apply Nat.even_spec; now rewrite <- Nat.negb_odd, Hodd).
    destruct mover; cbn [negb andb].
    + apply same_truth. rewrite formula_1 by assumption.
      rewrite Z.leb_le. unfold balance. lia.
    + destruct (Nat.eqb_spec (marks row) 0) as [H0|H0]; cbn [negb].
      * apply same_truth. rewrite no_marks by assumption.
        rewrite Z.leb_le. unfold balance.
        pose proof (marks_halves row). nia.
      * apply alice_fills_last_even; [assumption..|lia].
Qed.

(** ** Known positions, decided by the rules alone *)

From Coq Require Import String Ascii.

Fixpoint row_of (s : string) : list cell :=
  match s with
  | EmptyString => []
  | String c rest =>
      (if Ascii.eqb c "?" then Mark else Digit (Z.of_nat (nat_of_ascii c - 48)))
      :: row_of rest
  end.

Open Scope string_scope.

Example leetcode_1 : bob_wins 9 Alice (row_of "5023") = true.
Proof. vm_compute. reflexivity. Qed.

Example leetcode_2 : bob_wins 9 Alice (row_of "25??") = false.
Proof. vm_compute. reflexivity. Qed.

Example leetcode_3 : bob_wins 9 Alice (row_of "?3295???") = true.
Proof. vm_compute. reflexivity. Qed.

Example bob_in_reach : bob_wins 9 Bob (row_of "9??9??" ) = false
  /\ bob_wins 9 Bob (row_of "90?9") = true /\ bob_wins 9 Bob (row_of "99?8") = false.
Proof. vm_compute. auto. Qed.
