(** * Stone Game: the rules, and what follows from them at once

    A row of piles is a list of integers. The player on turn takes the first or
    the last pile; both play to be ahead by as much as possible. *)

From Coq Require Import List ZArith Lia Wf_nat.
Require Import Basics.
Import ListNotations.
Open Scope Z_scope.

(** The mover's points minus the other's, under best play of at most [n] moves. *)
Fixpoint value_within (n : nat) (row : list Z) : Z :=
  match n, row with
  | S m, first :: rest =>
      Z.max (first - value_within m rest) (last row 0 - value_within m (removelast row))
  | _, _ => 0
  end.

(** The value of a row: a row of [n] piles lasts [n] moves. *)
Definition value (row : list Z) : Z := value_within (length row) row.

Example value_5345 : value [5; 3; 4; 5] = 1.  Proof. reflexivity. Qed.
Example value_3723 : value [3; 7; 2; 3] = 5.  Proof. reflexivity. Qed.
Example value_141 : value [1; 4; 1] = -2.  Proof. reflexivity. Qed.
Example value_negative : value [-1; -2] = 1.  Proof. reflexivity. Qed.
Example value_notebook : value [9; 6; 8; 7; 9; 5; 2; 4; 1; 3; 6] = 4.  Proof. reflexivity. Qed.

(** ** The recurrence without fuel *)

(** No pile is worth nothing. *)
Lemma value_nil : value [] = 0.
Proof. reflexivity. Qed.

(** A single pile goes to the mover. *)
Lemma value_one x : value [x] = x.
Proof. unfold value; simpl; lia. Qed.

(** Two piles or more: the better of the two moves. *)
Lemma value_ends x m y :
  value (x :: m ++ [y]) = Z.max (x - value (m ++ [y])) (y - value (x :: m)).
Proof.
  unfold value. cbn [length value_within].
  change (x :: m ++ [y]) with ((x :: m) ++ [y]).
  rewrite last_last, removelast_last.
  replace (length (m ++ [y])) with (length (x :: m))
    by (rewrite length_of_app; simpl; lia).
  reflexivity.
Qed.

(** Of two piles the mover takes the larger. *)
Lemma value_two x y : value [x; y] = Z.max (x - y) (y - x).
Proof. pose proof (value_ends x [] y) as H. simpl in H. rewrite H, !value_one. reflexivity. Qed.

(** Either move is worth at most the value. *)
Lemma value_first x m : x - value m <= value (x :: m).
Proof.
  destruct m as [|y m _] using rev_ind.
  - rewrite value_one, value_nil; lia.
  - rewrite value_ends; lia.
Qed.

(** The same at the right end. *)
Lemma value_last m y : y - value m <= value (m ++ [y]).
Proof.
  destruct m as [|x m]; simpl.
  - rewrite value_one, value_nil; lia.
  - rewrite value_ends; lia.
Qed.

(** Induction over the number of piles. *)
Lemma row_induction (P : list Z -> Prop) :
  P [] -> (forall x, P [x]) ->
  (forall x m y,
     (forall r, (length r < length m + 2)%nat -> P r) -> P (x :: m ++ [y])) ->
  forall row, P row.
Proof.
  intros H0 H1 H2 row.
  induction row as [row IH] using length_induction.
  destruct row as [|x m]; [exact H0|].
  destruct m as [|y m _] using rev_ind; [apply H1|].
  apply H2. intros r Hr. apply IH. lengths.
Qed.

(** ** Reading the row from the other side changes nothing *)

(** By induction: the two moves change places. *)
Lemma value_rev row : value (rev row) = value row.
Proof.
  induction row as [|x|x m y IH] using row_induction; [reflexivity..|].
  simpl. rewrite rev_app_distr. simpl.
  rewrite !value_ends.
  pose proof (IH (x :: m) ltac:(lengths)) as Hx.
  pose proof (IH (m ++ [y]) ltac:(lengths)) as Hy.
  rewrite rev_app_distr in Hy. simpl in Hx, Hy. rewrite Hx, Hy. lia.
Qed.

(** ** The value does not jump: a change of the first pile changes it by no more *)

(** By induction from the other end: the pile is taken or stays, and enters either move's worth
    once. *)
Lemma value_does_not_jump a b m : a <= b -> value (a :: m) - (b - a) <= value (b :: m) <= value (a :: m) + (b - a).
Proof.
  intros Hab. induction m as [|y m IH] using rev_ind.
  - rewrite !value_one. lia.
  - rewrite !value_ends. lia.
Qed.
