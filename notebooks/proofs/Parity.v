(** * The parity theorem of Stone Game

    With an even number of piles the mover is never behind: they can have all piles
    in even places, or all in odd places, whichever hold more. *)

From Coq Require Import List ZArith Lia.
Require Import Basics StoneGame.
Import ListNotations.
Open Scope Z_scope.

(** What one more pile at the right end does to the alternating sum. *)
Lemma alternating_snoc m y :
  alternating (m ++ [y]) = if Nat.even (length m) then alternating m + y else alternating m - y.
Proof.
  induction m as [|x m IH]; simpl app.
  - simpl. lia.
  - cbn [alternating length]. rewrite IH, Nat.even_succ, <- Nat.negb_even.
    destruct (Nat.even (length m)); simpl; lia.
Qed.

(** Both parities at once, by induction over the number of piles: either move leaves a
    row of the other parity, whose alternating sum is known from the whole row's. *)
Lemma both_parities row :
  if Nat.even (length row) then Z.abs (alternating row) <= value row else value row <= alternating row.
Proof.
  induction row as [|x|x m y IH] using row_induction.
  - rewrite value_nil. cbn. lia.
  - rewrite value_one. simpl. lia.
  - pose proof (IH (x :: m) ltac:(lengths)) as Hx.
    pose proof (IH (m ++ [y]) ltac:(lengths)) as Hy.
    rewrite value_ends. cbn [alternating].
    cbn [length] in *. rewrite length_of_app in *. cbn [length] in *.
    rewrite Nat.add_1_r in *.
    cbn [alternating] in *. rewrite alternating_snoc in *.
    rewrite !Nat.even_succ, <- !Nat.negb_even in *.
    rewrite ?Nat.even_succ, <- ?Nat.negb_even in *.
    destruct (Nat.even (length m)); simpl in *; lia.
Qed.

(** An even number of piles: the mover is ahead by at least what one kind of places holds
    more than the other. *)
Theorem parity_even row :
  Nat.Even (length row) -> Z.abs (even_places row - odd_places row) <= value row.
Proof.
  intros H. rewrite <- alternating_places. pose proof (both_parities row) as P.
  apply Nat.even_spec in H. rewrite H in P. exact P.
Qed.

(** An absolute value is not below 0. *)
Corollary never_behind row : Nat.Even (length row) -> 0 <= value row.
Proof. intros H. apply parity_even in H. lia. Qed.

(** An odd number of piles: the parity theorem is the other player's. *)
Theorem parity_odd row :
  Nat.Odd (length row) -> value row <= even_places row - odd_places row.
Proof.
  intros H. rewrite <- alternating_places. pose proof (both_parities row) as P.
  apply Nat.odd_spec in H. rewrite <- Nat.negb_even in H.
  destruct (Nat.even (length row)); [easy|exact P].
Qed.

(** LeetCode 877: an even number of piles and an odd total. *)
Corollary leetcode_877 row :
  Nat.Even (length row) -> Z.Odd (sum row) -> 0 < value row.
Proof.
  intros H [k Hk]. apply parity_even in H. rewrite sum_places in Hk. lia.
Qed.
