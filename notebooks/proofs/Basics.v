(** * What the games share: players, sums, the best of several moves *)

From Coq Require Import List ZArith Lia Bool.
Import ListNotations.
Open Scope Z_scope.

Inductive player := Alice | Bob.

Definition other (mover : player) : player :=
  match mover with Alice => Bob | Bob => Alice end.

(** ** Lengths *)

(** The library's lemmas of this kind change their names between versions, so these are proved
    here. *)
Lemma length_of_app {A} (x y : list A) : length (x ++ y) = (length x + length y)%nat.
Proof. induction x; simpl; congruence. Qed.

(** Reversing keeps the length. *)
Lemma length_of_rev {A} (x : list A) : length (rev x) = length x.
Proof. induction x; simpl; rewrite ?length_of_app; simpl; lia. Qed.

(** So does [map]. *)
Lemma length_of_map {A B} (f : A -> B) x : length (map f x) = length x.
Proof. induction x; simpl; congruence. Qed.

(** The first n of a list are n, or all. *)
Lemma length_of_firstn {A} n (x : list A) : length (firstn n x) = Nat.min n (length x).
Proof. revert x. induction n; intros [|a x]; simpl; congruence. Qed.

(** Without its first n a list is n shorter, or empty. *)
Lemma length_of_skipn {A} n (x : list A) : length (skipn n x) = (length x - n)%nat.
Proof. revert x. induction n; intros [|a x]; simpl; auto. Qed.

(** [seq] is as long as it is told. *)
Lemma length_of_seq from n : length (seq from n) = n.
Proof. revert from. induction n; simpl; auto. Qed.

(** Turns every length into a sum of numbers, and leaves the rest to [lia]. *)
Ltac lengths :=
  repeat match goal with
         | H : context [length (_ ++ _)] |- _ => rewrite length_of_app in H
         | H : context [length (rev _)] |- _ => rewrite length_of_rev in H
         | |- context [length (_ ++ _)] => rewrite length_of_app
         | |- context [length (rev _)] => rewrite length_of_rev
         | _ => progress cbn [length] in *
         end; lia.

(** Two truth values that follow from each other are the same. *)
Lemma same_truth (a b : bool) : (a = true <-> b = true) -> a = b.
Proof. destruct a, b; intuition congruence. Qed.

(** Induction over the number of elements. *)
Lemma length_induction {A} (P : list A -> Prop) :
  (forall row, (forall part, (length part < length row)%nat -> P part) -> P row) ->
  forall row, P row.
Proof.
  intros H row. remember (length row) as len eqn:Hlen. revert row Hlen.
  induction len as [len IH] using (well_founded_induction lt_wf). intros row ->.
  apply H. intros part Hpart. now apply (IH (length part)).
Qed.

(** ** Sums *)

Fixpoint sum (row : list Z) : Z :=
  match row with [] => 0 | x :: rest => x + sum rest end.

(** Two rows one after the other hold what both hold. *)
Lemma sum_app x y : sum (x ++ y) = sum x + sum y.
Proof. induction x; simpl; lia. Qed.

(** A row cut at k loses nothing. *)
Lemma sum_split k row : sum (firstn k row) + sum (skipn k row) = sum row.
Proof. rewrite <- sum_app, firstn_skipn. reflexivity. Qed.

(** The sums of the values in places 0, 2, 4, ... and in places 1, 3, 5, ... *)
Fixpoint even_places (row : list Z) : Z :=
  match row with
  | a :: _ :: rest => a + even_places rest
  | [a] => a
  | [] => 0
  end.

Definition odd_places (row : list Z) : Z := even_places (tl row).

Example places : (even_places [5; 3; 4; 6], odd_places [5; 3; 4; 6]) = (9, 9).
Proof. reflexivity. Qed.

(** One more value in front makes the even places odd. *)
Lemma even_places_cons x m : even_places (x :: m) = x + odd_places m.
Proof. destruct m; simpl; unfold odd_places; simpl; lia. Qed.

(** Every value is in an even place or in an odd one. *)
Lemma sum_places row : sum row = even_places row + odd_places row.
Proof.
  induction row as [|x m IH]; [reflexivity|].
  rewrite even_places_cons. unfold odd_places at 2. simpl. lia.
Qed.

(** The alternating sum: what a line of play is worth to the player who begins it,
    if these are the points in their order. *)
Fixpoint alternating (row : list Z) : Z :=
  match row with [] => 0 | x :: rest => x - alternating rest end.

(** It is what the even places hold more than the odd ones. *)
Lemma alternating_places row : alternating row = even_places row - odd_places row.
Proof.
  induction row as [|x m IH]; [reflexivity|].
  rewrite even_places_cons. unfold odd_places at 2. simpl. lia.
Qed.

Definition sign (k : nat) : Z := if Nat.even k then 1 else -1.

(** Signs take turns. *)
Lemma sign_succ k : sign (S k) = - sign k.
Proof. unfold sign. rewrite Nat.even_succ, <- Nat.negb_even. now destruct (Nat.even k). Qed.

(** The second part begins with the sign that the first part's length gives it. *)
Lemma alternating_app x y : alternating (x ++ y) = alternating x + sign (length x) * alternating y.
Proof.
  induction x as [|a x IH]; cbn [app alternating length]; [unfold sign; cbn [Nat.even]; lia|].
  rewrite IH, sign_succ. lia.
Qed.

(** ** The greatest and the least of some numbers, and 0 of none *)

Fixpoint maximum (l : list Z) : Z :=
  match l with [] => 0 | [x] => x | x :: rest => Z.max x (maximum rest) end.

Fixpoint minimum (l : list Z) : Z :=
  match l with [] => 0 | [x] => x | x :: rest => Z.min x (minimum rest) end.

(** The greatest is the first or the greatest of the others, if there are others. *)
Lemma maximum_cons x l : l <> [] -> maximum (x :: l) = Z.max x (maximum l).
Proof. destruct l; easy. Qed.

(** The least likewise. *)
Lemma minimum_cons x l : l <> [] -> minimum (x :: l) = Z.min x (minimum l).
Proof. destruct l; easy. Qed.

(** The greatest is one of them. *)
Lemma maximum_in l : l <> [] -> In (maximum l) l.
Proof.
  induction l as [|x [|y l] IH]; intros H; [easy|left; reflexivity|].
  rewrite maximum_cons by easy. specialize (IH ltac:(easy)).
  destruct (Z.max_spec x (maximum (y :: l))) as [[_ ->]|[_ ->]]; [right|left]; auto.
Qed.

(** None is greater than the greatest. *)
Lemma maximum_ge x l : In x l -> x <= maximum l.
Proof.
  induction l as [|y [|z l] IH]; intros H; [easy|destruct H as [->|[]]; simpl; lia|].
  rewrite maximum_cons by easy. destruct H as [->|H]; [lia|].
  specialize (IH H). lia.
Qed.

(** What is one of them and not less than any is the greatest. *)
Lemma maximum_is m l : In m l -> (forall x, In x l -> x <= m) -> maximum l = m.
Proof.
  intros Hin Hall. apply Z.le_antisymm.
  - apply Hall, maximum_in. intros ->. easy.
  - apply maximum_ge, Hin.
Qed.

(** The least is one of them. *)
Lemma minimum_in l : l <> [] -> In (minimum l) l.
Proof.
  induction l as [|x [|y l] IH]; intros H; [easy|left; reflexivity|].
  rewrite minimum_cons by easy. specialize (IH ltac:(easy)).
  destruct (Z.min_spec x (minimum (y :: l))) as [[_ ->]|[_ ->]]; [left|right]; auto.
Qed.

(** None is less than the least. *)
Lemma minimum_le x l : In x l -> minimum l <= x.
Proof.
  induction l as [|y [|z l] IH]; intros H; [easy|destruct H as [->|[]]; simpl; lia|].
  rewrite minimum_cons by easy. destruct H as [->|H]; [lia|].
  specialize (IH H). lia.
Qed.

(** What is one of them and not greater than any is the least. *)
Lemma minimum_is m l : In m l -> (forall x, In x l -> m <= x) -> minimum l = m.
Proof.
  intros Hin Hall. apply Z.le_antisymm.
  - apply minimum_le, Hin.
  - apply Hall, minimum_in. intros ->. easy.
Qed.

(** The least of two parts is the lesser of their least. *)
Lemma minimum_app x y : x <> [] -> y <> [] -> minimum (x ++ y) = Z.min (minimum x) (minimum y).
Proof.
  intros Hx Hy. induction x as [|a [|b x] IH]; [easy|simpl; destruct y; easy|].
  change ((a :: b :: x) ++ y) with (a :: ((b :: x) ++ y)).
  rewrite !minimum_cons by easy. rewrite IH by easy. lia.
Qed.

(** Doubling all doubles the least. *)
Lemma minimum_double l : minimum (map (fun x => 2 * x) l) = 2 * minimum l.
Proof.
  induction l as [|x [|y l] IH]; [reflexivity..|].
  cbn [map] in *. rewrite (minimum_cons (2 * x)), (minimum_cons x), IH by easy. lia.
Qed.

(** What is left of a total is the total less the least that is taken. *)
Lemma maximum_of_rest {A} (c : Z) (f : A -> Z) l :
  l <> [] -> maximum (map (fun a => c - f a) l) = c - minimum (map f l).
Proof.
  induction l as [|x [|y l] IH]; intros H; [easy|reflexivity|].
  specialize (IH ltac:(easy)). cbn [map] in *.
  rewrite maximum_cons, minimum_cons, IH by easy. lia.
Qed.

(** ** Taking any one of several stones *)

Fixpoint picks {A} (l : list A) : list (A * list A) :=
  match l with
  | [] => []
  | x :: rest => (x, rest) :: map (fun '(y, others) => (y, x :: others)) (picks rest)
  end.

Example picks_123 : picks [1; 2; 3] = [(1, [2; 3]); (2, [1; 3]); (3, [1; 2])].
Proof. reflexivity. Qed.

(** [picks] lists each stone once, with all the others. *)
Lemma picks_are_the_rule {A} (x : A) others l :
  In (x, others) (picks l) <-> exists u v, l = u ++ x :: v /\ others = u ++ v.
Proof.
  split.
  - revert others. induction l as [|y l IH]; simpl; intros others H; [easy|].
    destruct H as [H|H].
    + injection H as -> ->. exists [], others. auto.
    + apply in_map_iff in H as [[z rest] [Heq Hin]]. injection Heq as -> <-.
      destruct (IH _ Hin) as (u & v & -> & ->). exists (y :: u), v. auto.
  - intros (u & v & -> & ->). induction u as [|y u IH]; simpl; [left; reflexivity|].
    right. apply in_map_iff. exists (x, u ++ v). auto.
Qed.
