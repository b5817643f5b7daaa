(** * Stone Game VI: down the ranking, in turn

    Each stone is worth something to Alice and something to Bob. The player on
    turn takes any stone. *)

From Coq Require Import List ZArith Lia Sorted Permutation.
Require Import Basics Order.
Import ListNotations.
Open Scope Z_scope.

(** What a stone is worth to Alice, and to Bob. *)
Definition stone : Type := Z * Z.

Definition points (mover : player) (s : stone) : Z :=
  match mover with Alice => fst s | Bob => snd s end.

(** The mover's points minus the other's, under best play of at most [n] moves. *)
Fixpoint value_within (n : nat) (mover : player) (stones : list stone) : Z :=
  match n with
  | O => 0
  | S m =>
      maximum (map (fun '(s, rest) => points mover s - value_within m (other mover) rest)
                   (picks stones))
  end.

Definition value (mover : player) (stones : list stone) : Z := value_within (length stones) mover stones.

Example leetcode_1 : value Alice [(1, 2); (3, 1)] = 1.  Proof. reflexivity. Qed.
Example leetcode_2 : value Alice [(1, 3); (2, 1)] = 0.  Proof. reflexivity. Qed.
Example leetcode_3 : value Alice [(2, 1); (4, 6); (3, 7)] = -1.  Proof. reflexivity. Qed.

(** What a stone is worth to both together. *)
Definition worth (s : stone) : Z := fst s + snd s.

(** The stones in an order, taken in turn: the mover's points minus the other's. *)
Fixpoint in_turn (mover : player) (order : list stone) : Z :=
  match order with
  | [] => 0
  | s :: rest => points mover s - in_turn (other mover) rest
  end.

(** Twice the result is the result of a game in which both value a stone at its
    worth, and something that the order does not change. *)
Lemma in_turn_worth mover order :
  2 * in_turn mover order =
  alternating (map worth order)
  + sum (map (points mover) order) - sum (map (points (other mover)) order).
Proof.
  revert mover. induction order as [|s order IH]; intros mover; [reflexivity|].
  cbn [in_turn map alternating sum].
  specialize (IH (other mover)). unfold worth at 1.
  destruct mover; cbn [other points] in *; lia.
Qed.

(** One value more or less in a descending order. *)
Lemma one_less x u v g :
  descending (u ++ x :: v) -> Forall (Z.ge g) (u ++ x :: v) ->
  x <= alternating (u ++ x :: v) + alternating (u ++ v) <= 2 * g - x.
Proof.
  revert g. induction u as [|h u IH]; intros g Hsort Hg; cbn [app alternating] in *.
  - inversion Hg; subst. lia.
  - apply StronglySorted_inv in Hsort as [Hsort Hh]. inversion Hg; subst.
    specialize (IH h Hsort Hh). lia.
Qed.

Definition ranked : list stone -> Prop := StronglySorted (fun s t => worth s >= worth t).

(** The worths of a ranking descend. *)
Lemma ranked_worth order : ranked order -> descending (map worth order).
Proof.
  induction 1 as [|s order _ IH H]; simpl; constructor; [exact IH|].
  apply Forall_map. exact H.
Qed.

(** A ranking without one stone is a ranking. *)
Lemma ranked_without u s v : ranked (u ++ s :: v) -> ranked (u ++ v).
Proof.
  induction u as [|t u IH]; simpl; intros H; apply StronglySorted_inv in H as [H Ht]; [exact H|].
  constructor; [now apply IH|].
  apply Forall_app in Ht as [Hu Hv]. inversion Hv. apply Forall_app. auto.
Qed.

(** Taking another stone than the first of the ranking is worth no more. *)
Lemma first_is_best mover u s v :
  ranked (u ++ s :: v) ->
  points mover s - in_turn (other mover) (u ++ v) <= in_turn mover (u ++ s :: v).
Proof.
  intros H. apply ranked_worth in H. rewrite map_app in H. cbn [map] in H.
  assert (Hle : worth s <= alternating (map worth u ++ worth s :: map worth v)
                           + alternating (map worth u ++ map worth v)).
  { destruct (map worth u ++ worth s :: map worth v) as [|g rest] eqn:E.
    - destruct (map worth u); easy.
    - rewrite <- E in *. apply (one_less (worth s) (map worth u) (map worth v) g H).
      rewrite E in *. apply StronglySorted_inv in H as [_ H].
      constructor; [lia|exact H]. }
  pose proof (in_turn_worth mover (u ++ s :: v)) as H1.
  pose proof (in_turn_worth (other mover) (u ++ v)) as H2.
  rewrite !map_app in *. cbn [map] in *. rewrite !sum_app in *. cbn [sum] in *.
  unfold worth in Hle at 1. destruct mover; cbn [other points] in *; lia.
Qed.

(** By induction: the first of the ranking is best, and the rest is a ranking of the rest. *)
Lemma value_within_ranked n mover stones order :
  length stones = n -> Permutation stones order -> ranked order ->
  value_within n mover stones = in_turn mover order.
Proof.
  revert mover stones order. induction n as [|n IH]; intros mover stones order Hn Hperm Hrank.
  - destruct stones; [|easy]. apply Permutation_nil in Hperm. now subst.
  - cbn [value_within]. apply maximum_is.
    + destruct order as [|s rest].
      { apply Permutation_sym, Permutation_nil in Hperm. now subst. }
      assert (Hin : In s stones)
        by (apply (Permutation_in s (Permutation_sym Hperm)); now left).
      apply in_split in Hin as (x & y & ->).
      apply in_map_iff. exists (s, x ++ y). split.
      * rewrite (IH _ _ rest); [reflexivity|..].
        -- rewrite length_of_app in *. simpl in Hn. lia.
        -- apply Permutation_sym in Hperm. apply Permutation_cons_app_inv in Hperm.
           now apply Permutation_sym.
        -- now apply StronglySorted_inv in Hrank as [Hrank _].
      * apply picks_are_the_rule. now exists x, y.
    + intros z Hz. apply in_map_iff in Hz as [[s rest] [<- Hin]].
      apply picks_are_the_rule in Hin as (x & y & -> & ->).
      assert (Hs : In s order)
        by (apply (Permutation_in s Hperm); apply in_or_app; right; now left).
      apply in_split in Hs as (u & v & ->).
      rewrite (IH _ _ (u ++ v)).
      * now apply first_is_best.
      * rewrite length_of_app in *. simpl in Hn. lia.
      * now apply Permutation_app_inv in Hperm.
      * now apply ranked_without in Hrank.
Qed.

(** ** The theorems *)

(** Down any ranking by worth, in turn. *)
Theorem down_the_ranking mover stones order :
  Permutation stones order -> ranked order -> value mover stones = in_turn mover order.
Proof. intros. now apply value_within_ranked. Qed.

(** So the stone at rank p leaves the ranking without it to the other. *)
Theorem first_move_at_rank mover stones u s v rest :
  In (s, rest) (picks stones) -> Permutation stones (u ++ s :: v) -> ranked (u ++ s :: v) ->
  points mover s - value (other mover) rest = points mover s - in_turn (other mover) (u ++ v).
Proof.
  intros Hin Hperm Hrank. apply picks_are_the_rule in Hin as (x & y & -> & ->).
  rewrite (down_the_ranking _ _ (u ++ v)); [reflexivity|..].
  - now apply Permutation_app_inv in Hperm.
  - now apply ranked_without in Hrank.
Qed.

(** In turn: the mover has the even places, the other the odd ones. *)
Lemma in_turn_places mover order :
  in_turn mover order =
  even_places (map (points mover) order)
  - odd_places (map (points (other mover)) order).
Proof.
  revert mover. induction order as [|s order IH]; intros mover; [reflexivity|].
  cbn [in_turn map]. rewrite even_places_cons, IH.
  unfold odd_places at 3. simpl. destruct mover; simpl; lia.
Qed.

(** LeetCode 1686: the even ranks count for Alice at her values, the odd ones for Bob at his. *)
Theorem leetcode_1686 stones order :
  Permutation stones order -> ranked order ->
  value Alice stones = even_places (map fst order) - odd_places (map snd order).
Proof. intros Hp Hr. rewrite (down_the_ranking _ _ _ Hp Hr). apply in_turn_places. Qed.

(** What the first moves are worth: the second and the third rank the same, the fourth and
    the fifth, and so on; in between it falls by what the worths fall. For the rankings without
    s and without t differ in one place, which holds t or s. *)
Theorem neighbouring_ranks mover u s t v :
  2 * (points mover s - in_turn (other mover) (u ++ t :: v)
       - (points mover t - in_turn (other mover) (u ++ s :: v)))
  = (1 + sign (length u)) * (worth s - worth t).
Proof.
  pose proof (in_turn_worth (other mover) (u ++ t :: v)) as Ht.
  pose proof (in_turn_worth (other mover) (u ++ s :: v)) as Hs.
  rewrite !map_app in *. cbn [map] in *. rewrite !sum_app in *. cbn [sum] in *.
  rewrite alternating_app in Hs, Ht. cbn [alternating] in Hs, Ht. rewrite length_of_map in Hs, Ht.
  set (g := sign (length u)) in *. clearbody g.
  rewrite Z.mul_sub_distr_l in Hs, Ht.
  replace ((1 + g) * (worth s - worth t))
    with (worth s - worth t + (g * worth s - g * worth t)) by ring.
  generalize dependent (g * worth s). generalize dependent (g * worth t). intros gt Ht gs Hs.
  unfold worth in *. destruct mover; cbn [other points] in *; lia.
Qed.
