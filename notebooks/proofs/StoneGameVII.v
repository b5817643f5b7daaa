(** * Stone Game VII is Stone Game on negated piles

    The mover takes the first or the last pile and scores the sum of the rest. *)

From Coq Require Import List ZArith Lia.
Require Import Basics.
Require StoneGame.
Import ListNotations.
Open Scope Z_scope.

(** The mover's points minus the other's, under best play of at most [n] moves. *)
Fixpoint value_within (n : nat) (row : list Z) : Z :=
  match n, row with
  | S m, _ :: rest =>
      Z.max (sum rest - value_within m rest)
            (sum (removelast row) - value_within m (removelast row))
  | _, _ => 0
  end.

Definition value (row : list Z) : Z := value_within (length row) row.

Example value_one : value [8] = 0.  Proof. reflexivity. Qed.
Example value_53142 : value [5; 3; 1; 4; 2] = 6.  Proof. reflexivity. Qed.
Example value_long : value [7; 90; 5; 1; 100; 10; 10; 2] = 122.  Proof. reflexivity. Qed.

(** Two stones or more: the better of the two moves. *)
Lemma value_ends x m y :
  value (x :: m ++ [y]) =
  Z.max (sum (m ++ [y]) - value (m ++ [y])) (sum (x :: m) - value (x :: m)).
Proof.
  unfold value. cbn [length value_within].
  change (x :: m ++ [y]) with ((x :: m) ++ [y]).
  rewrite removelast_last.
  replace (length (m ++ [y])) with (length (x :: m))
    by (rewrite length_of_app; simpl; lia).
  reflexivity.
Qed.

(** By induction: a move scores the sum less the stone, and the other is then worth half of that
    sum and half of the negated row. *)
Theorem negated_row row : 2 * value row = sum row + StoneGame.value (map Z.opp row).
Proof.
  induction row as [|x|x m y IH] using StoneGame.row_induction.
  - reflexivity.
  - simpl. rewrite StoneGame.value_one. unfold value. simpl. lia.
  - pose proof (IH (x :: m) ltac:(lengths)) as Hx.
    pose proof (IH (m ++ [y]) ltac:(lengths)) as Hy.
    rewrite value_ends.
    cbn [map] in *. rewrite !map_app in *. cbn [map] in *. rewrite StoneGame.value_ends.
    cbn [sum] in *. rewrite !sum_app in *. cbn [sum] in *. lia.
Qed.

(** Move for move: what a move is worth here is half of the total and what it is
    worth there, so the best moves are the same. *)
Corollary same_moves x rest row :
  row = x :: rest \/ row = rest ++ [x] ->
  2 * (sum rest - value rest) = sum row + (- x - StoneGame.value (map Z.opp rest)).
Proof.
  intros H. assert (Hsum : sum row = x + sum rest).
  { destruct H as [-> | ->]; [|rewrite sum_app]; simpl; lia. }
  rewrite Hsum. pose proof (negated_row rest). lia.
Qed.

(** So a move is best here if and only if it is best there. *)
Corollary same_best_moves x rest row :
  row = x :: rest \/ row = rest ++ [x] ->
  (sum rest - value rest = value row
   <-> - x - StoneGame.value (map Z.opp rest) = StoneGame.value (map Z.opp row)).
Proof. intros H. pose proof (same_moves x rest row H). pose proof (negated_row row). lia. Qed.
