(** * Stone Game, a played game: the program of review.ts

    The values that exceed an end value are found by halving, and their alternating sum is a difference
    of two prefix sums in which places have signs in turn. *)

From Coq Require Import List ZArith Lia Bool Sorted.
Require Import Basics Order StoneGame Fusion Stack Line Review.
Import ListNotations.
Open Scope Z_scope.

(** ** Halving

    [low] and [high] close in on the first place from which a test succeeds. *)
Fixpoint halve (fuel : nat) (test : nat -> bool) (low high : nat) : nat :=
  match fuel with
  | O => low
  | S fuel =>
      if (low <? high)%nat
      then let middle := Nat.div2 (low + high) in
           if test middle then halve fuel test low middle else halve fuel test (S middle) high
      else low
  end.

(** The middle is not beyond the last place. *)
Lemma middle_between low high : (low < high)%nat -> (low <= Nat.div2 (low + high) < high)%nat.
Proof.
  intros H. pose proof (Nat.div2_odd (low + high)) as E.
  destruct (Nat.odd (low + high)); simpl in E; lia.
Qed.

(** A test that goes on succeeding once it succeeds is found to do so exactly from there on. *)
Theorem halving_finds fuel test low high :
  (forall i j, (low <= i <= j)%nat -> (j < high)%nat -> test i = true -> test j = true) ->
  (high - low <= fuel)%nat -> (low <= high)%nat ->
  let found := halve fuel test low high in
  (low <= found <= high)%nat /\
  (forall i, (low <= i < found)%nat -> test i = false) /\
  (forall i, (found <= i < high)%nat -> test i = true).
Proof.
  revert low high. induction fuel as [|fuel IH]; intros low high Hup Hfuel Hle; cbn zeta.
  { cbn [halve]. repeat split; intros; lia. }
  cbn [halve]. destruct (Nat.ltb_spec low high) as [Hlt|Hge]; [|repeat split; intros; lia].
  pose proof (middle_between low high Hlt) as Hm. set (middle := Nat.div2 (low + high)) in *. clearbody middle.
  cbn zeta. destruct (test middle) eqn:Htest.
  - destruct (IH low middle) as (H1 & H2 & H3); [|lia..|].
    { intros i j Hij Hj. apply Hup; lia. }
    split; [lia|]. split; [exact H2|]. intros i Hi.
    destruct (Nat.lt_ge_cases i middle); [apply H3; lia|]. apply (Hup middle i); [lia..|exact Htest].
  - destruct (IH (S middle) high) as (H1 & H2 & H3); [|lia..|].
    { intros i j Hij Hj. apply Hup; lia. }
    split; [lia|]. split; [|exact H3]. intros i Hi.
    destruct (Nat.le_gt_cases i middle) as [Hi'|Hi']; [|apply H2; lia].
    destruct (test i) eqn:E; [|reflexivity].
    rewrite (Hup i middle) in Htest; [discriminate|lia..|exact E].
Qed.

(** As many times as there are binary digits: each step halves what is left. *)
Fixpoint halvings (fuel low high : nat) (test : nat -> bool) : nat :=
  match fuel with
  | O => 0
  | S fuel =>
      if (low <? high)%nat
      then let middle := Nat.div2 (low + high) in
           S (if test middle then halvings fuel low middle test
              else halvings fuel (S middle) high test)
      else 0
  end.

Theorem halving_is_fast fuel low high test k :
  (high - low < 2 ^ k)%nat -> (halvings fuel low high test <= k)%nat.
Proof.
  revert low high k. induction fuel as [|fuel IH]; intros low high k H; [simpl; lia|].
  cbn [halvings]. destruct (Nat.ltb_spec low high) as [Hlt|Hge]; [|lia].
  destruct k as [|k]; [simpl in H; lia|]. cbn [Nat.pow] in H.
  pose proof (Nat.div2_odd (low + high)) as E.
  set (middle := Nat.div2 (low + high)) in *. clearbody middle. cbn zeta.
  assert (low + high = 2 * middle \/ low + high = 2 * middle + 1)%nat
    by (destruct (Nat.odd (low + high)); simpl in E; lia).
  destruct (test middle).
  - specialize (IH low middle k ltac:(lia)). lia.
  - specialize (IH (S middle) high k ltac:(lia)). lia.
Qed.

(** ** Signed prefix sums *)

(** The sum of the first i values from place s on, each times 1 in even places and -1 in odd ones. *)
Fixpoint signed_sum (s i : nat) (values : list Z) : Z :=
  match i, values with
  | S i, v :: rest => sign s * v + signed_sum (S s) i rest
  | _, _ => 0
  end.

(** What is between two places is the difference of two of them. *)
Lemma signed_sum_app s u v i :
  signed_sum s (length u + i) (u ++ v) = signed_sum s (length u) u + signed_sum (s + length u) i v.
Proof.
  revert s. induction u as [|x u IH]; intros s; cbn [length app Nat.add signed_sum].
  - rewrite Nat.add_0_r. lia.
  - rewrite IH. replace (S s + length u)%nat with (s + S (length u))%nat by lia. lia.
Qed.

(** Signs turn with the place at which the sum begins. *)
Lemma signed_sum_alternating s u : signed_sum s (length u) u = sign s * alternating u.
Proof.
  revert s. induction u as [|x u IH]; intros s; cbn [length signed_sum alternating]; [lia|].
  rewrite IH, sign_succ. ring.
Qed.

(** A sign is its own inverse. *)
Lemma sign_twice k : sign k * sign k = 1.
Proof. unfold sign. destruct (Nat.even k); reflexivity. Qed.

(** Signs of sums of places. *)
Lemma sign_add j k : sign (j + k) = sign j * sign k.
Proof.
  induction j as [|j IH]; [unfold sign at 2; cbn [Nat.even Nat.add]; lia|].
  cbn [Nat.add]. rewrite !sign_succ, IH. lia.
Qed.

(** Read backwards, the alternating sum begins at the other end. *)
Lemma alternating_rev u : alternating (rev u) = sign (length u + 1) * alternating u.
Proof.
  induction u as [|x u IH]; [simpl; lia|].
  cbn [rev]. rewrite alternating_app, length_of_rev, IH. cbn [alternating length].
  replace (S (length u) + 1)%nat with (length u + 2)%nat by lia.
  rewrite !sign_add. change (sign 1) with (-1). change (sign 2) with 1. ring.
Qed.

(** #turnRight: the values before a place, in their order. *)
Theorem outer_from_left s u v :
  let sums i := signed_sum s i (u ++ v) in
  sign s * (sums (length u) - sums O) = alternating u.
Proof.
  cbv beta zeta. pose proof (signed_sum_app s u v 0) as H. rewrite Nat.add_0_r in H. rewrite H.
  rewrite signed_sum_alternating.
  assert (E : forall t w, signed_sum t 0 w = 0) by (intros; destruct w; reflexivity).
  rewrite !E. pose proof (sign_twice s) as Hs. set (a := sign s) in *. set (w := alternating u).
  clearbody a w. transitivity (a * a * w); [ring|]. rewrite Hs. ring.
Qed.

(** #turnLeft: the values from a place on, the last of them first. *)
Theorem outer_from_right s u v :
  let sums i := signed_sum s i (u ++ v) in
  let last_place := (s + length u + length v + 1)%nat in
  sign last_place * (sums (length u + length v)%nat - sums (length u)) = alternating (rev v).
Proof.
  cbv beta zeta. rewrite signed_sum_app. pose proof (signed_sum_app s u v 0) as H.
  rewrite Nat.add_0_r in H. rewrite H.
  assert (E : forall t w, signed_sum t 0 w = 0) by (intros; destruct w; reflexivity).
  rewrite E, !signed_sum_alternating, alternating_rev, !sign_add.
  pose proof (sign_twice s) as Hs. pose proof (sign_twice (length u)) as Hu.
  set (a := sign s) in *. set (b := sign (length u)) in *. set (c := sign (length v)).
  set (w := alternating v). clearbody a b c w.
  transitivity (a * a * (b * b) * (c * sign 1 * w)); [ring|]. rewrite Hs, Hu. ring.
Qed.

(** ** Both together *)

(** In a valley with e at its left end the values split where halving finds the first that exceeds e. *)
Lemma halving_splits e row :
  valley (e :: row) ->
  let test i := e <? nth i row 0 in
  exists low, row = low ++ exceeding e row /\
              halve (length row) test 0 (length row) = length low.
Proof.
  intros Hv. cbv beta zeta. destruct (exceeding_is_a_run e row Hv) as (low & Hrow & Hlow & _).
  exists low. split; [exact Hrow|].
  assert (Hlen : length row = (length low + length (exceeding e row))%nat)
    by (rewrite Hrow at 1; apply length_of_app).
  assert (Hbelow : forall i, (i < length low)%nat -> (e <? nth i row 0) = false).
  { intros i Hi. apply Z.ltb_ge. rewrite Hrow, app_nth1 by exact Hi.
    rewrite Forall_forall in Hlow. exact (Hlow _ (nth_In low 0 Hi)). }
  assert (Habove : forall i, (length low <= i < length row)%nat -> (e <? nth i row 0) = true).
  { intros i Hi. rewrite Hrow, app_nth2 by lia.
    assert (Hin : In (nth (i - length low) (exceeding e row) 0) (exceeding e row))
      by (apply nth_In; lia).
    now apply filter_In in Hin as [_ Hin]. }
  destruct (halving_finds (length row) (fun i => e <? nth i row 0) 0 (length row))
    as (H1 & H2 & H3); [|lia..|].
  - intros i j Hij Hj Hi. apply Habove. split; [|exact Hj].
    destruct (Nat.lt_ge_cases i (length low)) as [Hl|Hl]; [|lia].
    rewrite (Hbelow i Hl) in Hi. discriminate.
  - set (found := halve _ _ _ _) in *. clearbody found.
    destruct (Nat.lt_trichotomy found (length low)) as [Hlt|[Heq|Hgt]]; [exfalso|exact Heq|exfalso].
    + specialize (H3 found ltac:(lia)). rewrite (Hbelow found Hlt) in H3. discriminate.
    + specialize (H2 (length low) ltac:(lia)). rewrite Habove in H2 by lia. discriminate.
Qed.

(** #turnLeft as it stands: the values of the valley are in places s - 1, s, ..., [sums] are the sums
    that it keeps, and the value with e is had from the value without it, or the other way round. *)
Theorem turn_left_program s e row :
  valley (e :: row) ->
  let n := length row in
  let sums i := signed_sum s i row in
  let low := halve n (fun i => e <? nth i row 0) 0 n in
  let outer := sign (s + n + 1) * (sums n - sums low) in
  value (e :: row) = 2 * outer + sign (n - low) * e - value row.
Proof.
  intros Hv. cbv beta zeta. destruct (halving_splits e row Hv) as (low & Hrow & ->).
  rewrite (turn_left e row Hv). pose proof (outer_from_right s low (exceeding e row)) as H.
  cbv beta zeta in H. rewrite <- Hrow in H. rewrite length_of_rev.
  assert (Hlen : length row = (length low + length (exceeding e row))%nat)
    by (rewrite Hrow at 1; apply length_of_app).
  replace (length row - length low)%nat with (length (exceeding e row)) by lia.
  rewrite <- Hlen in H. replace (s + length low + length (exceeding e row) + 1)%nat
    with (s + length row + 1)%nat in H by lia.
  rewrite H. reflexivity.
Qed.

(** The mirror image: with e at the right end those that exceed it come first. *)
Lemma halving_splits_right e row :
  valley (row ++ [e]) ->
  let test i := negb (e <? nth i row 0) in
  exists low, row = exceeding e row ++ low /\
              halve (length row) test 0 (length row) = length (exceeding e row).
Proof.
  intros Hv. cbv beta zeta. apply valley_rev in Hv. rewrite rev_app_distr in Hv. cbn [rev app] in Hv.
  destruct (exceeding_is_a_run e (rev row) Hv) as (low' & Hrev & Hlow & _).
  assert (Hrow : row = exceeding e row ++ rev low').
  { rewrite <- (rev_involutive row) at 1. rewrite Hrev, rev_app_distr.
    unfold exceeding. now rewrite filter_rev, rev_involutive. }
  exists (rev low'). split; [exact Hrow|]. apply Forall_rev in Hlow. set (low := rev low') in *. clearbody low.
  assert (Hlen : length row = (length (exceeding e row) + length low)%nat)
    by (rewrite Hrow at 1; apply length_of_app).
  assert (Hbelow : forall i, (length (exceeding e row) <= i < length row)%nat -> (e <? nth i row 0) = false).
  { intros i Hi. apply Z.ltb_ge. rewrite Hrow at 1. rewrite app_nth2 by lia.
    rewrite Forall_forall in Hlow. apply Hlow, nth_In. lia. }
  assert (Habove : forall i, (i < length (exceeding e row))%nat -> (e <? nth i row 0) = true).
  { intros i Hi. rewrite Hrow at 1. rewrite app_nth1 by exact Hi.
    assert (Hin : In (nth i (exceeding e row) 0) (exceeding e row)) by (now apply nth_In).
    now apply filter_In in Hin as [_ Hin]. }
  destruct (halving_finds (length row) (fun i => negb (e <? nth i row 0)) 0 (length row))
    as (H1 & H2 & H3); [|lia..|].
  - intros i j Hij Hj Hi. rewrite Hbelow; [reflexivity|]. split; [|exact Hj].
    destruct (Nat.lt_ge_cases i (length (exceeding e row))) as [Hl|Hl]; [|lia].
    rewrite (Habove i Hl) in Hi. discriminate.
  - set (found := halve _ _ _ _) in *. clearbody found.
    destruct (Nat.lt_trichotomy found (length (exceeding e row))) as [Hlt|[Heq|Hgt]];
      [exfalso|exact Heq|exfalso].
    + specialize (H3 found ltac:(lia)). cbv beta in H3. rewrite (Habove found Hlt) in H3. discriminate.
    + specialize (H2 (length (exceeding e row)) ltac:(lia)). cbv beta in H2.
      rewrite Hbelow in H2 by lia. discriminate.
Qed.

(** #turnRight as it stands: the values are in places s, s + 1, ... *)
Theorem turn_right_program s e row :
  valley (row ++ [e]) ->
  let n := length row in
  let sums i := signed_sum s i row in
  let low := halve n (fun i => negb (e <? nth i row 0)) 0 n in
  let outer := sign s * (sums low - sums O) in
  value (row ++ [e]) = 2 * outer + sign low * e - value row.
Proof.
  intros Hv. cbv beta zeta. destruct (halving_splits_right e row Hv) as (low & Hrow & ->).
  rewrite (turn_right e row Hv). pose proof (outer_from_left s (exceeding e row) low) as H.
  cbv beta zeta in H. rewrite <- Hrow in H. rewrite H. reflexivity.
Qed.

(** ** The valley that grows, and its value

    Before a value is taken off an end, and after one is put there, the alternating sum is turned. *)

Definition turned_left (s : nat) (e : Z) (row : list Z) (v : Z) : Z :=
  let n := length row in
  let low := halve n (fun i => e <? nth i row 0) 0 n in
  2 * (sign (s + n + 1) * (signed_sum s n row - signed_sum s low row)) + sign (n - low) * e - v.

Definition turned_right (s : nat) (e : Z) (row : list Z) (v : Z) : Z :=
  let n := length row in
  let low := halve n (fun i => negb (e <? nth i row 0)) 0 n in
  2 * (sign s * (signed_sum s low row - signed_sum s 0 row)) + sign low * e - v.

(** putLeft: the values are in places p, p + 1, ..., [v] is what they are worth. *)
Fixpoint put_left (pile : Z) (p : nat) (values : list Z) (v : Z) : list Z * Z :=
  match values with
  | b :: (a :: rest) as tail =>
      if (a <=? b) && (pile <=? b)
      then put_left (a - b + pile) (S (S p)) rest (turned_left (S (S p)) a rest (turned_left (S p) b tail v))
      else (pile :: values, turned_left p pile values v)
  | _ => (pile :: values, turned_left p pile values v)
  end.

(** putRight: the same with the last value first. *)
Fixpoint put_right (pile : Z) (p : nat) (stack : list Z) (v : Z) : list Z * Z :=
  match stack with
  | b :: (a :: rest) as tail =>
      if (a <=? b) && (pile <=? b)
      then put_right (a - b + pile) p rest (turned_right p a (rev rest) (turned_right p b (rev tail) v))
      else (pile :: stack, turned_right p pile (rev stack) v)
  | _ => (pile :: stack, turned_right p pile (rev stack) v)
  end.

(** Turning is its own inverse: the same step puts e on and takes it off. *)
Lemma turn_left_both s e row :
  valley (e :: row) ->
  turned_left s e row (value row) = value (e :: row) /\ turned_left s e row (value (e :: row)) = value row.
Proof.
  intros Hv. pose proof (turn_left_program s e row Hv) as H. unfold turned_left. cbv beta zeta in *. lia.
Qed.

Lemma turn_right_both s e row :
  valley (row ++ [e]) ->
  turned_right s e row (value row) = value (row ++ [e]) /\ turned_right s e row (value (row ++ [e])) = value row.
Proof.
  intros Hv. pose proof (turn_right_program s e row Hv) as H. unfold turned_right. cbv beta zeta in *. lia.
Qed.

(** A pile that makes no hill with the first two values makes a valley with them. *)
Lemma no_hill pile values :
  valley values -> (forall b a rest, values = b :: a :: rest -> (a <=? b) && (pile <=? b) = false) ->
  valley (pile :: values).
Proof.
  intros Hv H. apply valley_cons; [exact Hv|]. intros b a rest E [H1 H2].
  specialize (H b a rest E). apply Z.leb_le in H1, H2. now rewrite H1, H2 in H.
Qed.

Theorem put_left_correct pile p values :
  valley values ->
  put_left pile p values (value values) = (push pile values, value (push pile values)).
Proof.
  remember (length values) as n eqn:Hn. revert pile p values Hn.
  induction n as [n IH] using (well_founded_induction lt_wf). intros pile p values Hn Hv.
  destruct values as [|b [|a rest]].
  1, 2: cbn [put_left push]; f_equal; apply turn_left_both, no_hill; [exact Hv|easy].
  cbn [put_left push]. destruct ((a <=? b) && (pile <=? b)) eqn:Hhill.
  - rewrite (proj2 (turn_left_both (S p) b (a :: rest) Hv)).
    rewrite (proj2 (turn_left_both (S (S p)) a rest (valley_tail _ _ Hv))).
    apply (IH (length rest)); [subst; simpl; lia|reflexivity|].
    exact (valley_tail _ _ (valley_tail _ _ Hv)).
  - f_equal. apply turn_left_both, no_hill; [exact Hv|]. intros b' a' r E. now injection E as -> -> ->.
Qed.

Theorem put_right_correct pile p stack :
  valley stack ->
  put_right pile p stack (value stack) = (push pile stack, value (push pile stack)).
Proof.
  remember (length stack) as n eqn:Hn. revert pile p stack Hn.
  induction n as [n IH] using (well_founded_induction lt_wf). intros pile p stack Hn Hv.
  assert (Hmirror : forall e row, valley (e :: row) ->
            turned_right p e (rev row) (value row) = value (e :: row) /\
            turned_right p e (rev row) (value (e :: row)) = value row).
  { intros e row H. apply valley_rev in H. cbn [rev] in H.
    pose proof (turn_right_both p e (rev row) H) as [H1 H2]. rewrite (value_rev row) in H1, H2.
    assert (E : value (rev row ++ [e]) = value (e :: row)) by exact (value_rev (e :: row)).
    rewrite E in H1, H2. now split. }
  destruct stack as [|b [|a rest]].
  1, 2: cbn [put_right push]; f_equal; apply Hmirror, no_hill; [exact Hv|easy].
  cbn [put_right push]. destruct ((a <=? b) && (pile <=? b)) eqn:Hhill.
  - rewrite (proj2 (Hmirror b (a :: rest) Hv)).
    rewrite (proj2 (Hmirror a rest (valley_tail _ _ Hv))).
    apply (IH (length rest)); [subst; simpl; lia|reflexivity|].
    exact (valley_tail _ _ (valley_tail _ _ Hv)).
  - f_equal. apply Hmirror, no_hill; [exact Hv|]. intros b' a' r E. now injection E as -> -> ->.
Qed.
