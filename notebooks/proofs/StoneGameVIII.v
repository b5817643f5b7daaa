(** * Stone Game VIII: one pass from the right

    The player on turn merges the leftmost two or more stones into one, which is
    worth their sum, and scores it. One stone left ends the game. *)

From Coq Require Import List ZArith Lia.
Require Import Basics.
Import ListNotations.
Open Scope Z_scope.

(** The mover's points minus the other's, under best play of at most [n] moves. *)
Fixpoint value_within (n : nat) (stones : list Z) : Z :=
  match n with
  | O => 0
  | S m =>
      maximum (map (fun x => let merged := sum (firstn x stones) in
                             merged - value_within m (merged :: skipn x stones))
                   (seq 2 (length stones - 1)))
  end.

Definition value (stones : list Z) : Z := value_within (length stones) stones.

Example leetcode_1 : value [-1; 2; -3; 4; -5] = 5.  Proof. reflexivity. Qed.
Example leetcode_2 : value [7; -6; 5; 10; 5; -2; -6] = 13.  Proof. reflexivity. Qed.
Example leetcode_3 : value [-10; -12] = -22.  Proof. reflexivity. Qed.

(** The sums that a merge can score: of the first two stones, three, ... *)
Fixpoint prefix_sums (first : Z) (rest : list Z) : list Z :=
  match rest with
  | [] => []
  | x :: more => (first + x) :: prefix_sums (first + x) more
  end.

(** From right to left: the greatest P(j) - f(j) so far. *)
Fixpoint running_maximum (sums : list Z) : Z :=
  match sums with
  | [] => 0
  | [P] => P
  | P :: more => Z.max (P - running_maximum more) (running_maximum more)
  end.

(** Merging more than two stones is merging two, and the result with the rest. *)
Lemma merge_two n a b more :
  map (fun x => let merged := sum (firstn x (a :: b :: more)) in
                merged - value_within n (merged :: skipn x (a :: b :: more)))
      (seq 2 (S (length more)))
  = (a + b - value_within n (a + b :: more))
    :: map (fun x => let merged := sum (firstn x (a + b :: more)) in
                     merged - value_within n (merged :: skipn x (a + b :: more)))
           (seq 2 (length more)).
Proof.
  cbn [seq map]. f_equal.
  - cbn. rewrite Z.add_0_r. reflexivity.
  - rewrite <- (seq_shift (length more) 2), map_map. apply map_ext_in.
    intros x Hx. apply in_seq in Hx. destruct x as [|x]; [lia|].
    cbn [firstn skipn sum]. rewrite Z.add_assoc. reflexivity.
Qed.

(** By induction over the stones: merging two first changes nothing of what later merges score.
    *)
Lemma value_within_running first rest n :
  (length rest <= n)%nat -> value_within n (first :: rest) = running_maximum (prefix_sums first rest).
Proof.
  revert first n. induction rest as [|x more IH]; intros first n Hn.
  - destruct n; reflexivity.
  - destruct n as [|n]; [simpl in Hn; lia|]. simpl in Hn. cbn [value_within].
    replace (length (first :: x :: more) - 1)%nat with (S (length more)) by (simpl; lia).
    rewrite merge_two.
    destruct more as [|y more].
    + simpl. destruct n; simpl; lia.
    + rewrite maximum_cons by easy.
      rewrite (IH (first + x) n) by lia.
      pose proof (IH (first + x) (S n) ltac:(lia)) as H. cbn [value_within] in H.
      replace (length ((first + x)%Z :: y :: more) - 1)%nat
        with (length (y :: more)) in H by (simpl; lia).
      cbn zeta in *. rewrite H. reflexivity.
Qed.

(** ** The theorems *)

(** With as many moves as stones. *)
Theorem one_pass first rest : value (first :: rest) = running_maximum (prefix_sums first rest).
Proof. apply value_within_running. simpl. lia. Qed.

(** A merge up to stone j scores P(j), and leaves what the sums after j are worth. *)
Fixpoint candidates (sums : list Z) : list Z :=
  match sums with
  | [] => []
  | P :: more => (P - running_maximum more) :: candidates more
  end.

(** The greatest so far is the greatest of all candidates. *)
Lemma running_maximum_candidates sums : running_maximum sums = maximum (candidates sums).
Proof.
  induction sums as [|P [|Q more] IH]; [reflexivity|simpl; lia|].
  cbn [candidates] in *. rewrite maximum_cons by easy. rewrite <- IH. reflexivity.
Qed.

(** So the value is the greatest candidate: the recurrence of the textbook. *)
Theorem recurrence first rest : value (first :: rest) = maximum (candidates (prefix_sums first rest)).
Proof. rewrite one_pass. apply running_maximum_candidates. Qed.

(** However the first stones were merged, what follows is worth what their prefix
    sums in the whole row say. *)
Theorem only_prefix_sums first u v :
  value (first + sum u :: v) = running_maximum (skipn (length u) (prefix_sums first (u ++ v))).
Proof.
  rewrite one_pass. revert first. induction u as [|x u IH]; intros first; simpl.
  - now rewrite Z.add_0_r.
  - rewrite Z.add_assoc. apply IH.
Qed.

(** A record is worth no less than everything to its right. *)
Definition record (P : Z) (more : list Z) : Prop :=
  more = [] \/ running_maximum more <= P - running_maximum more.

(** Merging up to the first record is best: an optimal line visits each in turn. *)
Theorem first_record u P more :
  record P more ->
  (forall x Q y, u = x ++ Q :: y -> ~ record Q (y ++ P :: more)) ->
  running_maximum (u ++ P :: more) = P - running_maximum more.
Proof.
  intros HP Hu. induction u as [|Q u IH]; simpl app.
  - destruct more as [|R more]; [simpl; lia|].
    destruct HP as [HP|HP]; [easy|].
    change (running_maximum (P :: R :: more))
      with (Z.max (P - running_maximum (R :: more)) (running_maximum (R :: more))). lia.
  - specialize (Hu [] Q u eq_refl) as HQ. unfold record in HQ.
    rewrite <- IH by (intros x R y ->; exact (Hu (Q :: x) R y eq_refl)).
    destruct (u ++ P :: more) as [|R rest]; [exfalso; apply HQ; now left|].
    change (running_maximum (Q :: R :: rest))
      with (Z.max (Q - running_maximum (R :: rest)) (running_maximum (R :: rest))).
    assert (~ running_maximum (R :: rest) <= Q - running_maximum (R :: rest)) by tauto. lia.
Qed.
