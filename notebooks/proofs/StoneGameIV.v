(** * Stone Game IV: a sieve over the losing numbers

    The player on turn takes a square number of stones, not 0; a player who
    cannot move loses. *)

From Coq Require Import List Arith Lia Bool.
Import ListNotations.

(** Does the player on turn win with [n] stones, within [fuel] moves? *)
Fixpoint wins (fuel n : nat) : bool :=
  match fuel with
  | O => false
  | S f => existsb (fun k => negb (wins f (n - k * k)))
                   (filter (fun k => k * k <=? n) (seq 1 n))
  end.

Definition mover_wins (n : nat) : bool := wins n n.

Example leetcode : map mover_wins [1; 2; 4; 7; 17] = [true; false; true; false; false].
Proof. vm_compute. reflexivity. Qed.

(** The recurrence of the textbook. *)
Lemma wins_enough fuel n :
  n <= fuel ->
  (wins fuel n = true <-> exists k, 1 <= k /\ k * k <= n /\ mover_wins (n - k * k) = false).
Proof.
  revert fuel. induction n as [n IH] using (well_founded_induction lt_wf). intros fuel Hn.
  assert (Hnext : forall f k, 1 <= k -> k * k <= n -> n - k * k <= f ->
            wins f (n - k * k) = mover_wins (n - k * k)).
  { intros f k Hk Hkn Hf. assert (Hlt : n - k * k < n) by nia.
    apply eq_true_iff_eq. unfold mover_wins. rewrite !IH by lia. reflexivity. }
  destruct fuel as [|f].
  - assert (n = 0) by lia. subst. split; [easy|]. intros (k & Hk & Hkn & _). nia.
  - cbn [wins]. rewrite existsb_exists. split.
    + intros (k & Hin & H). apply filter_In in Hin as [Hin Hkn].
      apply in_seq in Hin. apply Nat.leb_le in Hkn. exists k.
      repeat split; [lia|lia|]. rewrite <- (Hnext f) by nia. now apply negb_true_iff.
    + intros (k & Hk & Hkn & H). exists k. split.
      * apply filter_In. split; [apply in_seq; nia|now apply Nat.leb_le].
      * rewrite Hnext by nia. now rewrite H.
Qed.

(** A number is winning if and only if a square leads from it to a losing one. *)
Theorem recurrence n :
  mover_wins n = true <-> exists k, 1 <= k /\ k * k <= n /\ mover_wins (n - k * k) = false.
Proof. now apply wins_enough. Qed.

(** No two losing numbers differ by a square. *)
Theorem no_square_apart a k :
  1 <= k -> mover_wins a = false -> mover_wins (a + k * k) = true.
Proof.
  intros Hk Ha. apply recurrence. exists k. repeat split; [exact Hk|lia|].
  now replace (a + k * k - k * k) with a by lia.
Qed.

(** ** The sieve: a losing number marks all that are a square above it *)

Definition marks (a n : nat) : bool := existsb (fun k => a + k * k =? n) (seq 1 n).

(** The losing numbers below [n], the greatest first: those that no smaller one marks. *)
Fixpoint sieve (n : nat) : list nat :=
  match n with
  | O => []
  | S m => let losing := sieve m in
           if existsb (fun a => marks a m) losing then losing else m :: losing
  end.

Example sieve_24 : rev (sieve 24) = [0; 2; 5; 7; 10; 12; 15; 17; 20; 22].
Proof. vm_compute. reflexivity. Qed.

(** A mark says that a square leads there. *)
Lemma marks_iff a n : marks a n = true <-> exists k, 1 <= k /\ n = a + k * k.
Proof.
  unfold marks. rewrite existsb_exists. split.
  - intros (k & Hin & H). apply in_seq in Hin. apply Nat.eqb_eq in H. exists k. lia.
  - intros (k & Hk & ->). exists k. split; [apply in_seq; nia|now apply Nat.eqb_eq].
Qed.

(** By induction: when n is reached all losing numbers below it are known, and one of them marks
    n if and only if n is winning. *)
Theorem sieve_correct n : forall a, In a (sieve n) <-> a < n /\ mover_wins a = false.
Proof.
  induction n as [|n IH]; intros a; [simpl; split; [easy|lia]|].
  assert (Hmark : existsb (fun b => marks b n) (sieve n) = mover_wins n).
  { apply eq_true_iff_eq. rewrite existsb_exists, recurrence. split.
    - intros (b & Hb & H). apply IH in Hb as [_ Hb].
      apply marks_iff in H as (k & Hk & ->). exists k. repeat split; [exact Hk|lia|].
      now replace (b + k * k - k * k) with b by lia.
    - intros (k & Hk & Hkn & H). exists (n - k * k). split.
      + apply IH. split; [nia|exact H].
      + apply marks_iff. exists k. lia. }
  cbn [sieve]. cbn zeta. rewrite Hmark. destruct (mover_wins n) eqn:Hn.
  - rewrite IH. split; intros [H1 H2]; (split; [|exact H2]); [lia|].
    destruct (Nat.eq_dec a n) as [->|]; [congruence|lia].
  - simpl. rewrite IH. split.
    + intros [<-|[H1 H2]]; split; (lia || assumption).
    + intros [H1 H2]. destruct (Nat.eq_dec a n) as [->|]; [now left|right; split; [lia|exact H2]].
Qed.
