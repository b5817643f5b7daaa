(** * Stone Game IX: who wins, from the remainders

    The player on turn removes any stone. If that makes the sum of all removed
    stones divisible by 3, that player loses at once; if no stone is left, Bob wins. *)

From Coq Require Import List ZArith Lia Bool.
Require Import Basics.
Import ListNotations.
Open Scope Z_scope.

Definition is_bob (mover : player) : bool := match mover with Bob => true | Alice => false end.

(** Does the player on turn win, with this sum removed, within [n] moves? *)
Fixpoint wins (n : nat) (mover : player) (removed : Z) (stones : list Z) : bool :=
  match n, stones with
  | S m, _ :: _ =>
      existsb (fun '(s, rest) =>
                 negb ((removed + s) mod 3 =? 0)
                 && negb (wins m (other mover) (removed + s) rest))
              (picks stones)
  | _, _ => is_bob mover
  end.

Definition mover_wins (mover : player) (removed : Z) (stones : list Z) : bool :=
  wins (length stones) mover removed stones.

Example leetcode_1 : mover_wins Alice 0 [2; 1] = true.  Proof. reflexivity. Qed.
Example leetcode_2 : mover_wins Alice 0 [2] = false.  Proof. reflexivity. Qed.
Example leetcode_3 : mover_wins Alice 0 [5; 1; 2; 4; 3] = false.
Proof. vm_compute. reflexivity. Qed.

(** ** The method *)

(** How many stones leave remainder r. *)
Fixpoint count (r : Z) (stones : list Z) : Z :=
  match stones with
  | [] => 0
  | s :: rest => (if s mod 3 =? r then 1 else 0) + count r rest
  end.

(** The removals to come that do not lose, whoever makes them: stones of remainder
    0 at any time, the others in turn, first the remainder that is due. *)
Definition in_turn (due following : Z) : Z :=
  if due <=? following then 2 * due else 2 * following + 1.

Definition safe_removals (remainder : Z) (stones : list Z) : Z :=
  count 0 stones + in_turn (count remainder stones) (count (3 - remainder) stones).

Definition stones_left (stones : list Z) : Z := Z.of_nat (length stones).

(** Does the player on turn win, once a stone has been removed? *)
Definition wins_under_way (mover : player) (remainder : Z) (stones : list Z) : bool :=
  if safe_removals remainder stones =? stones_left stones then is_bob mover
  else Z.odd (safe_removals remainder stones).

(** And at the start, where the first stone must not leave remainder 0? *)
Definition wins_at_start (mover : player) (stones : list Z) : bool :=
  match stones with
  | [] => is_bob mover
  | _ => existsb (fun '(s, rest) =>
                    negb (s mod 3 =? 0) && negb (wins_under_way (other mover) (s mod 3) rest))
                 (picks stones)
  end.

(** ** Counting *)

(** Counts add up. *)
Lemma count_app r x y : count r (x ++ y) = count r x + count r y.
Proof. induction x; simpl; lia. Qed.

(** And are not negative. *)
Lemma count_nonneg r stones : 0 <= count r stones.
Proof. induction stones as [|s]; simpl; [lia|]. destruct (s mod 3 =? r); lia. Qed.

(** Each stone leaves remainder 0, 1 or 2. *)
Lemma left_counts stones : stones_left stones = count 0 stones + count 1 stones + count 2 stones.
Proof.
  unfold stones_left. induction stones as [|s stones IH]; [reflexivity|].
  cbn [length count]. rewrite Nat2Z.inj_succ, IH.
  pose proof (Z.mod_pos_bound s 3 ltac:(lia)).
  assert (s mod 3 = 0 \/ s mod 3 = 1 \/ s mod 3 = 2) as [-> | [-> | ->]] by lia;
    cbn [Z.eqb Pos.eqb]; lia.
Qed.

(** Where the count is positive there is such a stone. *)
Lemma in_split_count r stones :
  0 < count r stones -> exists u s v, stones = u ++ s :: v /\ s mod 3 = r.
Proof.
  induction stones as [|s stones IH]; simpl; intros H; [lia|].
  destruct (Z.eqb_spec (s mod 3) r) as [Hr|Hr].
  - exists [], s, stones. auto.
  - destruct (IH H) as (u & t & v & -> & Ht). exists (s :: u), t, v. auto.
Qed.

(** Taking one stone out leaves one less. *)
Lemma left_app u s v : stones_left (u ++ s :: v) = stones_left (u ++ v) + 1.
Proof. unfold stones_left. rewrite !length_of_app. simpl. lia. Qed.

(** No more removals are safe than stones are left. *)
Lemma safe_le_left r stones : r = 1 \/ r = 2 -> safe_removals r stones <= stones_left stones.
Proof.
  intros Hr. rewrite left_counts. unfold safe_removals, in_turn.
  pose proof (count_nonneg 1 stones). pose proof (count_nonneg 2 stones).
  destruct Hr as [-> | ->]; simpl (3 - _);
    match goal with |- context [?a <=? ?b] => destruct (Z.leb_spec a b) end; lia.
Qed.

(** A safe removal takes one off the safe removals to come. *)
Lemma safe_removal r u s v :
  r = 1 \/ r = 2 -> (r + s) mod 3 <> 0 ->
  ((r + s) mod 3 = 1 \/ (r + s) mod 3 = 2) /\
  safe_removals ((r + s) mod 3) (u ++ v) = safe_removals r (u ++ s :: v) - 1.
Proof.
  intros Hr Hsafe. pose proof (Z.mod_pos_bound (r + s) 3 ltac:(lia)).
  split; [lia|].
  pose proof (Z.mod_pos_bound s 3 ltac:(lia)).
  rewrite Z.add_mod in * by lia.
  unfold safe_removals, in_turn. rewrite !count_app. cbn [count].
  pose proof (count_nonneg 0 u). pose proof (count_nonneg 1 u). pose proof (count_nonneg 2 u).
  pose proof (count_nonneg 0 v). pose proof (count_nonneg 1 v). pose proof (count_nonneg 2 v).
  assert (s mod 3 = 0 \/ s mod 3 = 1 \/ s mod 3 = 2) as [E|[E|E]] by lia;
    destruct Hr as [-> | ->]; rewrite E in *; try (now elim Hsafe);
    repeat match goal with
           | |- context [(?a mod 3 + ?b) mod 3] =>
               let c := eval vm_compute in ((a mod 3 + b) mod 3) in
               change ((a mod 3 + b) mod 3) with c
           end;
    change (3 - 1) with 2; change (3 - 2) with 1; cbn [Z.eqb Pos.eqb];
    repeat match goal with |- context [?a <=? ?b] => destruct (Z.leb_spec a b) end; lia.
Qed.

(** As long as there is one to come, there is one now. *)
Lemma safe_removal_exists r stones :
  r = 1 \/ r = 2 -> 0 < safe_removals r stones ->
  exists u s v, stones = u ++ s :: v /\ (r + s) mod 3 <> 0.
Proof.
  intros Hr H.
  assert (Hpos : 0 < count 0 stones \/ 0 < count r stones).
  { unfold safe_removals, in_turn in H.
    pose proof (count_nonneg 0 stones). pose proof (count_nonneg r stones).
    pose proof (count_nonneg (3 - r) stones).
    destruct (Z.leb_spec (count r stones) (count (3 - r) stones)); lia. }
  destruct Hpos as [Hpos|Hpos]; apply in_split_count in Hpos as (u & s & v & -> & Hs);
    exists u, s, v; (split; [easy|]); rewrite Z.add_mod, Hs by lia;
    destruct Hr as [-> | ->]; cbn; lia.
Qed.

(** Only the remainder of the sum matters. *)
Lemma wins_mod n mover removed stones :
  wins n mover removed stones = wins n mover (removed mod 3) stones.
Proof.
  revert mover removed stones. induction n as [|n IH]; intros mover removed stones; [reflexivity|].
  destruct stones as [|x stones]; [reflexivity|].
  cbn [wins]. generalize (picks (x :: stones)). intros l.
  induction l as [|[s rest] l IHl]; [reflexivity|]. cbn [existsb]. rewrite IHl.
  rewrite (Z.add_mod_idemp_l removed s 3) by lia.
  rewrite (IH _ (removed + s)), (IH _ (removed mod 3 + s)).
  rewrite (Z.add_mod_idemp_l removed s 3) by lia. reflexivity.
Qed.

(** ** The theorems *)

(** One less is odd if and only if one was even. *)
Lemma odd_pred z : Z.odd (z - 1) = negb (Z.odd z).
Proof. rewrite Z.odd_sub. destruct (Z.odd z); reflexivity. Qed.

(** By induction: every safe removal leaves the other player the same number of unsafe stones
    and one safe removal less. *)
Lemma under_way_correct n mover r stones :
  length stones = n -> r = 1 \/ r = 2 ->
  wins n mover r stones = wins_under_way mover r stones.
Proof.
  revert mover r stones. induction n as [|n IH]; intros mover r stones Hn Hr.
  - destruct stones; [|easy]. unfold wins_under_way, safe_removals. now destruct Hr as [-> | ->].
  - assert (Hnext : forall u s v, stones = u ++ s :: v -> (r + s) mod 3 <> 0 ->
      wins n (other mover) (r + s) (u ++ v) =
      if safe_removals r stones =? stones_left stones then is_bob (other mover)
      else negb (Z.odd (safe_removals r stones))).
    { intros u s v -> Hs. destruct (safe_removal r u s v Hr Hs) as [Hr' Hcount].
      rewrite wins_mod, IH by (auto; rewrite length_of_app in *; simpl in Hn; lia).
      unfold wins_under_way. rewrite Hcount, left_app, odd_pred.
      replace (safe_removals r (u ++ s :: v) - 1 =? stones_left (u ++ v))
        with (safe_removals r (u ++ s :: v) =? stones_left (u ++ v) + 1); [reflexivity|].
      destruct (Z.eqb_spec (safe_removals r (u ++ s :: v)) (stones_left (u ++ v) + 1));
        symmetry; [apply Z.eqb_eq|apply Z.eqb_neq]; lia. }
    destruct stones as [|x xs]; [easy|]. remember (x :: xs) as stones eqn:Hx.
    replace (wins (S n) mover r stones)
      with (existsb (fun '(s, rest) => negb ((r + s) mod 3 =? 0)
                     && negb (wins n (other mover) (r + s) rest)) (picks stones))
      by (subst; reflexivity).
    assert (Hleft : 0 < stones_left stones) by (subst; unfold stones_left; simpl; lia).
    pose proof (safe_le_left r stones Hr) as Hle.
    unfold wins_under_way.
    apply eq_true_iff_eq. rewrite existsb_exists. split.
    + intros ([s rest] & Hin & H). apply andb_prop in H as [Hs H].
      apply picks_are_the_rule in Hin as (u & v & Hsplit & ->).
      apply negb_true_iff, Z.eqb_neq in Hs.
      rewrite (Hnext u s v Hsplit Hs) in H.
      destruct (safe_removals r stones =? stones_left stones); [destruct mover; easy|].
      now rewrite negb_involutive in H.
    + intros H.
      assert (Hpos : 0 < safe_removals r stones).
      { destruct (Z.eqb_spec (safe_removals r stones) (stones_left stones)); [lia|].
        assert (0 <= safe_removals r stones).
        { unfold safe_removals, in_turn.
          pose proof (count_nonneg 0 stones). pose proof (count_nonneg r stones).
          pose proof (count_nonneg (3 - r) stones).
          destruct (Z.leb_spec (count r stones) (count (3 - r) stones)); lia. }
        destruct (Z.eq_dec (safe_removals r stones) 0) as [E|E]; [|lia].
        now rewrite E in H. }
      destruct (safe_removal_exists r stones Hr Hpos) as (u & s & v & Hsplit & Hs).
      exists (s, u ++ v). split; [apply picks_are_the_rule; now exists u, v|].
      apply Z.eqb_neq in Hs as Hs'. rewrite Hs'. simpl.
      rewrite (Hnext u s v Hsplit Hs).
      destruct (safe_removals r stones =? stones_left stones); [destruct mover; easy|].
      now rewrite negb_involutive.
Qed.

(** Once a stone has been removed, for either player on turn. *)
Theorem under_way mover removed stones :
  removed mod 3 <> 0 ->
  mover_wins mover removed stones = wins_under_way mover (removed mod 3) stones.
Proof.
  intros H. unfold mover_wins. rewrite wins_mod. apply under_way_correct; [reflexivity|].
  pose proof (Z.mod_pos_bound removed 3 ltac:(lia)). lia.
Qed.

(** At the start. *)
Theorem at_start mover stones : mover_wins mover 0 stones = wins_at_start mover stones.
Proof.
  unfold mover_wins. destruct stones as [|x xs]; [reflexivity|].
  unfold wins_at_start. remember (x :: xs) as stones eqn:Hx.
  replace (wins (length stones) mover 0 stones)
    with (existsb (fun '(s, rest) => negb ((0 + s) mod 3 =? 0)
                   && negb (wins (length xs) (other mover) (0 + s) rest)) (picks stones))
    by (subst; reflexivity).
  apply eq_true_iff_eq. rewrite !existsb_exists.
  split; intros ([s rest] & Hin & H); exists (s, rest); (split; [exact Hin|]);
    apply andb_prop in H as [Hs H]; rewrite Z.add_0_l in *; rewrite Hs; simpl;
    apply picks_are_the_rule in Hin as (u & v & Hsplit & ->);
    apply negb_true_iff, Z.eqb_neq in Hs;
    [rewrite <- (under_way_correct (length xs)), <- wins_mod; [exact H|..]
    |rewrite wins_mod, under_way_correct; [exact H|..]];
    try (pose proof (Z.mod_pos_bound s 3 ltac:(lia)); lia);
    apply (f_equal (@length Z)) in Hsplit; rewrite Hx in Hsplit;
    rewrite length_of_app in *; simpl in Hsplit; lia.
Qed.

(** ** LeetCode's question: does Alice win when she begins? *)

(** The rule under way, in terms of the counts before the first stone. *)
Lemma under_way_counts u s v r :
  s mod 3 = r -> r = 1 \/ r = 2 ->
  (wins_under_way Bob r (u ++ v) = false <->
   if Z.even (count 0 (u ++ s :: v))
   then count r (u ++ s :: v) <= count (3 - r) (u ++ s :: v)
   else count (3 - r) (u ++ s :: v) + 2 < count r (u ++ s :: v)).
Proof.
  intros Hs Hr.
  assert (Hcount : forall q, count q (u ++ s :: v) = count q (u ++ v) + if r =? q then 1 else 0)
    by (intros q; rewrite !count_app; cbn [count]; rewrite Hs; lia).
  rewrite !Hcount. unfold wins_under_way, safe_removals, in_turn. rewrite left_counts.
  replace (r =? 0) with false by (destruct Hr as [-> | ->]; reflexivity).
  rewrite Z.eqb_refl.
  replace (r =? 3 - r) with false by (destruct Hr as [-> | ->]; reflexivity).
  rewrite Z.add_0_r, <- Z.negb_odd.
  set (c0 := count 0 (u ++ v)).
  assert (Hparity : forall d, Z.odd (c0 + 2 * d) = Z.odd c0)
    by (intros d; now rewrite Z.odd_add, Z.odd_mul, xorb_false_r).
  assert (Hparity' : forall d, Z.odd (c0 + (2 * d + 1)) = negb (Z.odd c0))
    by (intros d; rewrite Z.add_assoc, Z.odd_add, Hparity; apply xorb_true_r).
  destruct Hr as [-> | ->]; change (3 - 1) with 2; change (3 - 2) with 1;
    match goal with |- context [?a <=? ?b] => destruct (Z.leb_spec a b) end;
    match goal with |- context [?a =? ?b] => destruct (Z.eqb_spec a b) end;
    rewrite ?Hparity, ?Hparity'; destruct (Z.odd c0); cbn [is_bob negb];
    (split; intros; try easy; lia).
Qed.

(** With an even number of stones of remainder 0 Alice needs both other remainders; with an odd
    number one of them must outnumber the other by more than two. *)
Theorem leetcode_2029 stones :
  mover_wins Alice 0 stones =
  if Z.even (count 0 stones) then (0 <? count 1 stones) && (0 <? count 2 stones)
  else 2 <? Z.abs (count 1 stones - count 2 stones).
Proof.
  rewrite at_start. destruct stones as [|x xs]; [reflexivity|].
  unfold wins_at_start. remember (x :: xs) as stones eqn:Hx. clear Hx x xs.
  pose proof (count_nonneg 1 stones) as H1. pose proof (count_nonneg 2 stones) as H2.
  apply eq_true_iff_eq. rewrite existsb_exists. split.
  - intros ([s rest] & Hin & H). apply andb_prop in H as [Hs H].
    apply picks_are_the_rule in Hin as (u & v & -> & ->).
    apply negb_true_iff, Z.eqb_neq in Hs. apply negb_true_iff in H. cbn [other] in H.
    pose proof (Z.mod_pos_bound s 3 ltac:(lia)).
    apply (under_way_counts u s v _ eq_refl) in H; [|lia].
    assert (Hpos : 0 < count (s mod 3) (u ++ s :: v)).
    { rewrite count_app. cbn [count]. rewrite Z.eqb_refl.
      pose proof (count_nonneg (s mod 3) u). pose proof (count_nonneg (s mod 3) v). lia. }
    assert (s mod 3 = 1 \/ s mod 3 = 2) as [E|E] by lia; rewrite E in *;
      change (3 - 1) with 2 in *; change (3 - 2) with 1 in *;
      destruct (Z.even (count 0 (u ++ s :: v)));
      rewrite ?andb_true_iff, ?Z.ltb_lt; lia.
  - intros H.
    assert (Hfirst : exists r, (r = 1 \/ r = 2) /\ 0 < count r stones /\
      if Z.even (count 0 stones) then count r stones <= count (3 - r) stones
      else count (3 - r) stones + 2 < count r stones).
    { destruct (Z.le_ge_cases (count 1 stones) (count 2 stones));
        destruct (Z.even (count 0 stones)); rewrite ?andb_true_iff, ?Z.ltb_lt in H;
        [exists 1|exists 2|exists 2|exists 1]; change (3 - 1) with 2; change (3 - 2) with 1;
        (split; [auto|lia]). }
    destruct Hfirst as (r & Hr & Hpos & Hcond).
    destruct (in_split_count r stones Hpos) as (u & s & v & -> & Hs).
    exists (s, u ++ v). split; [apply picks_are_the_rule; now exists u, v|].
    rewrite Hs. cbn [other].
    apply (under_way_counts u s v r Hs Hr) in Hcond. rewrite Hcond.
    destruct Hr as [-> | ->]; reflexivity.
Qed.
