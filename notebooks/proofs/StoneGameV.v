(** * Stone Game value: the bound by the ones of the sum, zeros, and the unit

    Alice splits the row in two parts, keeps the one with the smaller sum and
    scores that sum; on equal sums she chooses. One stone left ends the game. *)

From Coq Require Import List ZArith Lia Bool.
Require Import Basics.
Import ListNotations.
Open Scope Z_scope.

(** All parts that she may keep. *)
Definition kept (row : list Z) : list (list Z) :=
  flat_map (fun x => let left := firstn x row in
                     let right := skipn x row in
                     (if sum left <=? sum right then [left] else [])
                     ++ (if sum right <=? sum left then [right] else []))
           (seq 1 (length row - 1)).

(** What she scores at best within [n] splits. *)
Fixpoint value_within (n : nat) (row : list Z) : Z :=
  match n with
  | O => 0
  | S m => maximum (map (fun part => sum part + value_within m part) (kept row))
  end.

Definition value (row : list Z) : Z := value_within (length row) row.

Example leetcode_1 : value [6; 2; 3; 4; 5; 5] = 18.  Proof. vm_compute. reflexivity. Qed.
Example leetcode_2 : value [7; 7; 7; 7; 7; 7; 7] = 28.  Proof. vm_compute. reflexivity. Qed.
Example leetcode_3 : value [4] = 0.  Proof. reflexivity. Qed.

(** [kept] lists what the rule says. *)
Lemma kept_are_the_rule part row :
  In part (kept row) <->
  exists l r, row = l ++ r /\ l <> [] /\ r <> [] /\
              (part = l /\ sum l <= sum r \/ part = r /\ sum r <= sum l).
Proof.
  unfold kept. rewrite in_flat_map. split.
  - intros (x & Hx & H). apply in_seq in Hx.
    exists (firstn x row), (skipn x row).
    split; [symmetry; apply firstn_skipn|].
    assert (Hl : length (firstn x row) = x) by (rewrite length_of_firstn; lia).
    assert (Hr : length (skipn x row) = (length row - x)%nat) by apply length_of_skipn.
    split; [intros E; rewrite E in Hl; simpl in Hl; lia|].
    split; [intros E; rewrite E in Hr; simpl in Hr; lia|].
    apply in_app_or in H as [H|H].
    + destruct (Z.leb_spec (sum (firstn x row)) (sum (skipn x row))); [|easy].
      destruct H as [<-|[]]. now left.
    + destruct (Z.leb_spec (sum (skipn x row)) (sum (firstn x row))); [|easy].
      destruct H as [<-|[]]. now right.
  - intros (l & r & -> & Hl & Hr & H). exists (length l). split.
    + apply in_seq. rewrite length_of_app. destruct l, r; try easy. simpl. lia.
    + rewrite firstn_app, skipn_app, firstn_all, skipn_all, Nat.sub_diag. simpl.
      rewrite app_nil_r. apply in_or_app.
      destruct H as [[-> H]|[-> H]]; apply Z.leb_le in H; rewrite H; [left|right]; now left.
Qed.

(** A kept part is shorter than the row. *)
Lemma kept_shorter part row : In part (kept row) -> (length part < length row)%nat.
Proof.
  intros H. apply kept_are_the_rule in H as (l & r & -> & Hl & Hr & [[-> _]|[-> _]]);
    rewrite length_of_app; destruct l, r; simpl; try easy; lia.
Qed.

(** More splits than stones change nothing. *)
Lemma value_within_enough n row : (length row <= n)%nat -> value_within n row = value row.
Proof.
  unfold value. remember (length row) as len eqn:Hlen. revert n row Hlen.
  induction len as [len IH] using (well_founded_induction lt_wf). intros n row -> Hn.
  destruct n as [|n]; [destruct row; [reflexivity|simpl in Hn; lia]|].
  destruct row as [|a row]; [reflexivity|].
  cbn [length value_within] in *. f_equal. apply map_ext_in. intros part Hpart.
  apply kept_shorter in Hpart. cbn [length] in Hpart. f_equal.
  rewrite (IH (length part)) by lia. symmetry. apply (IH (length part)); lia.
Qed.

(** The recurrence. *)
Theorem recurrence row : value row = maximum (map (fun part => sum part + value part) (kept row)).
Proof.
  destruct row as [|a row]; [reflexivity|]. unfold value at 1. cbn [length value_within].
  f_equal. apply map_ext_in. intros part Hpart. apply kept_shorter in Hpart.
  f_equal. apply value_within_enough. simpl in Hpart. lia.
Qed.

(** Below a bound is what has every option below it. *)
Lemma value_le row bound :
  0 <= bound -> (forall part, In part (kept row) -> sum part + value part <= bound) -> value row <= bound.
Proof.
  intros H0 H. rewrite recurrence. destruct (kept row) as [|p l] eqn:E; [exact H0|].
  rewrite <- E in *.
  assert (Hin : In (maximum (map (fun part => sum part + value part) (kept row)))
                   (map (fun part => sum part + value part) (kept row)))
    by (apply maximum_in; rewrite E; easy).
  apply in_map_iff in Hin as (part & <- & Hpart). now apply H.
Qed.

(** No option is worth more than the row. *)
Lemma value_ge row part : In part (kept row) -> sum part + value part <= value row.
Proof.
  intros H. rewrite (recurrence row). apply maximum_ge.
  apply (in_map (fun part => sum part + value part)), H.
Qed.

Definition no_negative : list Z -> Prop := Forall (Z.le 0).

(** Sums of values that are not negative are not negative. *)
Lemma sum_nonneg row : no_negative row -> 0 <= sum row.
Proof. induction 1; simpl; lia. Qed.

(** A kept part has at most half of the sum. *)
Lemma kept_half part row :
  no_negative row -> In part (kept row) ->
  no_negative part /\ 0 <= 2 * sum part <= sum row.
Proof.
  intros Hrow H. apply kept_are_the_rule in H as (l & r & -> & _ & _ & H).
  apply Forall_app in Hrow as [Hl Hr].
  pose proof (sum_nonneg l Hl). pose proof (sum_nonneg r Hr). rewrite sum_app.
  destruct H as [[-> H]|[-> H]]; (split; [assumption|lia]).
Qed.

(** Nothing is ever lost. *)
Lemma value_nonneg row : no_negative row -> 0 <= value row.
Proof.
  induction row as [row IH] using length_induction. intros Hrow.
  destruct (kept row) as [|part l] eqn:E; [rewrite recurrence, E; simpl; lia|].
  assert (Hin : In part (kept row)) by (rewrite E; now left).
  pose proof (value_ge row part Hin). pose proof (kept_half part row Hrow Hin) as [Hpart Hsum].
  specialize (IH part (kept_shorter part row Hin) Hpart). lia.
Qed.

(** ** The bound: a row of sum s is worth at most s less the ones of s in binary *)

Fixpoint ones_of (p : positive) : Z :=
  match p with xH => 1 | xO q => ones_of q | xI q => ones_of q + 1 end.

Definition ones (s : Z) : Z := match s with Zpos p => ones_of p | _ => 0 end.

Example ones_13 : ones 13 = 3.  Proof. reflexivity. Qed.

(** Doubling adds a 0 in binary. *)
Lemma ones_double h : 0 <= h -> ones (2 * h) = ones h.
Proof. destruct h; easy. Qed.

(** And one more than that a 1. *)
Lemma ones_double_1 h : 0 <= h -> ones (2 * h + 1) = ones h + 1.
Proof. destruct h; easy. Qed.

(** One more has at most one more 1. *)
Lemma ones_succ_of p : ones_of (Pos.succ p) <= ones_of p + 1.
Proof. induction p; simpl; lia. Qed.

(** The same from 0 on. *)
Lemma ones_succ h : 0 <= h -> ones (h + 1) <= ones h + 1.
Proof.
  destruct h as [|p|p]; intros H; [simpl; lia| |lia].
  change (Z.pos p + 1) with (Z.succ (Z.pos p)). rewrite <- Pos2Z.inj_succ.
  apply ones_succ_of.
Qed.

(** 2h less the ones of h does not fall when h grows. *)
Lemma bound_rises h h' : 0 <= h <= h' -> 2 * h - ones h <= 2 * h' - ones h'.
Proof.
  intros [H0 H]. replace h' with (h + Z.of_nat (Z.to_nat (h' - h))) by lia.
  induction (Z.to_nat (h' - h)) as [|n IH]; [rewrite Z.add_0_r; lia|].
  rewrite Nat2Z.inj_succ, <- Z.add_1_r, Z.add_assoc.
  pose proof (ones_succ (h + Z.of_nat n) ltac:(lia)). lia.
Qed.

(** Half of s, rounded down, has the ones of s without the last. *)
Lemma bound_half h s : 0 <= 2 * h <= s -> 2 * h - ones h <= s - ones s.
Proof.
  intros H. pose proof (Z.div_mod s 2 ltac:(lia)) as Hs.
  pose proof (Z.mod_pos_bound s 2 ltac:(lia)).
  pose proof (bound_rises h (s / 2) ltac:(lia)) as Hrise.
  assert (s mod 2 = 0 \/ s mod 2 = 1) as [E|E] by lia; rewrite E in Hs.
  - rewrite Hs at 2. rewrite Z.add_0_r, ones_double; lia.
  - rewrite Hs at 2. rewrite ones_double_1; lia.
Qed.

(** By induction: what is kept has at most half of the sum, and 2h less the ones of h does not
    fall. *)
Theorem value_bound row : no_negative row -> value row <= sum row - ones (sum row).
Proof.
  induction row as [row IH] using length_induction. intros Hrow.
  pose proof (sum_nonneg row Hrow) as Hsum.
  apply value_le.
  - pose proof (bound_half 0 (sum row) ltac:(lia)) as H. simpl in H. lia.
  - intros part Hin. pose proof (kept_half part row Hrow Hin) as [Hpart Hhalf].
    specialize (IH part (kept_shorter part row Hin) Hpart).
    pose proof (bound_half (sum part) (sum row) Hhalf). lia.
Qed.

(** Where the search of a row may stop: no part of a sum of h or less brings more. *)
Theorem search_may_stop row part h best :
  no_negative row -> In part (kept row) -> sum part <= h -> 2 * h - ones h <= best ->
  sum part + value part <= best.
Proof.
  intros Hrow Hin Hh Hbest. pose proof (kept_half part row Hrow Hin) as [Hpart Hhalf].
  pose proof (value_bound part Hpart). pose proof (bound_rises (sum part) h ltac:(lia)). lia.
Qed.

(** n stones of 1 reach the bound. *)
Lemma sum_repeat n : sum (repeat 1 n) = Z.of_nat n.
Proof. induction n; [reflexivity|]. cbn [repeat sum]. lia. Qed.

(** Of n ones any h up to half may be kept. *)
Lemma halving h n :
  (1 <= h)%nat -> (2 * h <= n)%nat -> In (repeat 1 h) (kept (repeat 1 n)).
Proof.
  intros Hh Hn. apply kept_are_the_rule. exists (repeat 1 h), (repeat 1 (n - h)).
  rewrite <- repeat_app, !sum_repeat. replace (h + (n - h))%nat with n by lia.
  split; [reflexivity|]. split; [destruct h; [lia|easy]|].
  split; [destruct (n - h)%nat eqn:E; [lia|easy]|]. left. split; [reflexivity|lia].
Qed.

(** Ones can be halved exactly, again and again. *)
Theorem bound_is_met n : value (repeat 1 n) = Z.of_nat n - ones (Z.of_nat n).
Proof.
  induction n as [n IH] using (well_founded_induction lt_wf).
  apply Z.le_antisymm.
  { rewrite <- sum_repeat. apply value_bound, Forall_forall.
    intros x Hx. apply repeat_spec in Hx. lia. }
  destruct (Nat.le_gt_cases n 1) as [Hsmall|Hlarge].
  - destruct n as [|[|n]]; [reflexivity..|lia].
  - set (h := Nat.div2 n).
    assert (Hh : n = (2 * h)%nat \/ n = (2 * h + 1)%nat).
    { pose proof (Nat.div2_odd n) as E. fold h in E. destruct (Nat.odd n); simpl in E; lia. }
    pose proof (value_ge _ _ (halving h n ltac:(lia) ltac:(lia))) as H.
    rewrite IH, sum_repeat in H by lia.
    destruct Hh as [E|E]; rewrite E at 1 2.
    + rewrite Nat2Z.inj_mul. change (Z.of_nat 2) with 2. rewrite ones_double by lia. lia.
    + rewrite Nat2Z.inj_add, Nat2Z.inj_mul. change (Z.of_nat 2) with 2. change (Z.of_nat 1) with 1.
      rewrite ones_double_1 by lia. lia.
Qed.

(** ** The compact row: no zeros *)

Definition nonzero (row : list Z) : list Z := filter (fun x => negb (x =? 0)) row.

(** Zeros are left out on both sides of a split. *)
Lemma nonzero_app x y : nonzero (x ++ y) = nonzero x ++ nonzero y.
Proof. apply filter_app. Qed.

(** Zeros add nothing. *)
Lemma sum_nonzero row : sum (nonzero row) = sum row.
Proof.
  induction row as [|x row IH]; [reflexivity|]. simpl.
  destruct (Z.eqb_spec x 0); simpl; lia.
Qed.

(** What is left is not negative either. *)
Lemma no_negative_nonzero row : no_negative row -> no_negative (nonzero row).
Proof.
  intros H. apply Forall_forall. intros x Hx. apply filter_In in Hx as [Hx _].
  unfold no_negative in H. rewrite Forall_forall in H. auto.
Qed.

(** A split among the others comes from one of the whole row. *)
Lemma nonzero_split row l r :
  nonzero row = l ++ r -> l <> [] -> exists x y, row = x ++ y /\ nonzero x = l /\ nonzero y = r.
Proof.
  revert l. induction row as [|a row IH]; intros l H Hl; [now destruct l|].
  simpl in H. destruct (Z.eqb_spec a 0) as [Ha|Ha]; simpl in H.
  - destruct (IH l H Hl) as (x & y & -> & Hx & Hy). exists (a :: x), y.
    repeat split; [|exact Hy]. simpl. destruct (Z.eqb_spec a 0); [exact Hx|easy].
  - destruct l as [|b l]; [easy|]. injection H as -> H.
    destruct l as [|c l].
    + exists [b], row. simpl in *. destruct (Z.eqb_spec b 0); [easy|]. auto.
    + destruct (IH (c :: l) H ltac:(easy)) as (x & y & -> & Hx & Hy). exists (b :: x), y.
      repeat split; [|exact Hy]. simpl. destruct (Z.eqb_spec b 0); [easy|].
      simpl. now rewrite Hx.
Qed.

(** A sum of 0 is a row of zeros. *)
Lemma nonzero_nil row : no_negative row -> sum row = 0 -> nonzero row = [].
Proof.
  induction 1 as [|x row Hx Hrow IH]; intros H; [reflexivity|]. simpl in H.
  pose proof (sum_nonneg row Hrow). simpl.
  destruct (Z.eqb_spec x 0); [apply IH; lia|lia].
Qed.

(** By induction: both rows offer the same sums and the same rests, but for parts of zeros
    alone, which bring nothing. *)
Theorem without_zeros row : no_negative row -> value (nonzero row) = value row.
Proof.
  induction row as [row IH] using length_induction. intros Hrow.
  pose proof (no_negative_nonzero row Hrow) as Hrow'.
  apply Z.le_antisymm.
  - apply value_le; [now apply value_nonneg|]. intros part Hin.
    apply kept_are_the_rule in Hin as (l & r & Hsplit & Hl & Hr & H).
    destruct (nonzero_split row l r Hsplit Hl) as (x & y & -> & Hx & Hy).
    rewrite <- Hx, <- Hy, !sum_nonzero in H.
    assert (Hne : x <> [] /\ y <> []) by (split; intros ->; simpl in *; subst; easy).
    apply Forall_app in Hrow as [Hx0 Hy0].
    assert (Hlen : (length x < length (x ++ y))%nat /\ (length y < length (x ++ y))%nat)
      by (rewrite length_of_app; destruct x, y; simpl in *; try lia; easy).
    destruct H as [[-> H]|[-> H]]; rewrite sum_nonzero, IH by tauto;
      apply value_ge, kept_are_the_rule; exists x, y; tauto.
  - apply value_le; [now apply value_nonneg|]. intros part Hin.
    pose proof (kept_half part row Hrow Hin) as [Hpart Hhalf].
    rewrite <- (IH part (kept_shorter part row Hin) Hpart).
    destruct (Z.eq_dec (sum part) 0) as [E|E].
    { rewrite (nonzero_nil part Hpart E), E. change (value []) with 0.
      pose proof (value_nonneg _ Hrow'). lia. }
    rewrite <- (sum_nonzero part). apply value_ge.
    apply kept_are_the_rule in Hin as (l & r & -> & Hl & Hr & H). rewrite sum_app in *.
    apply kept_are_the_rule. exists (nonzero l), (nonzero r). rewrite nonzero_app, !sum_nonzero.
    split; [reflexivity|].
    assert (Hsums : sum l <> 0 /\ sum r <> 0) by (destruct H as [[-> H]|[-> H]]; lia).
    split; [intros Z0; apply (f_equal sum) in Z0; rewrite sum_nonzero in Z0; simpl in Z0; lia|].
    split; [intros Z0; apply (f_equal sum) in Z0; rewrite sum_nonzero in Z0; simpl in Z0; lia|].
    destruct H as [[-> H]|[-> H]]; auto.
Qed.

(** ** The unit: every value in multiples of it *)

(** The unit comes out of a sum. *)
Lemma sum_unit c row : sum (map (Z.mul c) row) = c * sum row.
Proof. induction row; simpl; lia. Qed.

(** And out of a maximum. *)
Lemma maximum_unit c l : 0 <= c -> maximum (map (Z.mul c) l) = c * maximum l.
Proof.
  intros Hc. induction l as [|x [|y l] IH]; [simpl; lia|reflexivity|].
  cbn [map] in *. rewrite (maximum_cons (c * x)), (maximum_cons x), IH by easy.
  now apply Z.mul_max_distr_nonneg_l.
Qed.

(** It changes no comparison. *)
Lemma kept_unit c row : 0 < c -> kept (map (Z.mul c) row) = map (map (Z.mul c)) (kept row).
Proof.
  intros Hc. unfold kept. rewrite length_of_map.
  induction (seq 1 (length row - 1)) as [|x places IH]; [reflexivity|].
  cbn [flat_map]. rewrite map_app, <- IH. f_equal.
  rewrite firstn_map, skipn_map, !sum_unit, map_app.
  assert (Hleb : forall a b, (c * a <=? c * b) = (a <=? b)).
  { intros a b. destruct (Z.leb_spec a b); [apply Z.leb_le|apply Z.leb_gt]; nia. }
  rewrite !Hleb.
  now destruct (sum (firstn x row) <=? sum (skipn x row)),
               (sum (skipn x row) <=? sum (firstn x row)).
Qed.

(** So it comes out of the value, by induction. *)
Theorem in_units c row : 0 < c -> value (map (Z.mul c) row) = c * value row.
Proof.
  intros Hc. induction row as [row IH] using length_induction.
  rewrite (recurrence row), recurrence, (kept_unit c row Hc), <- maximum_unit, !map_map by lia.
  f_equal. apply map_ext_in. intros part Hin.
  rewrite sum_unit, IH by now apply kept_shorter. lia.
Qed.

(** ** Branch and bound

    The parts are tried by descending sum, each asked only for what would lift the
    row above the best so far; the first part whose bound does not ends the row. *)

Fixpoint try_parts (ask : list Z -> Z -> Z) (need : Z)
    (parts : list (list Z)) (best rejected : Z) : Z :=
  match parts with
  | [] => if need <? best then best else rejected
  | part :: more =>
      let h := sum part in
      let limit := 2 * h - ones h in
      if (limit <=? best) || (h =? 0) then
        if need <? best then best else Z.max rejected limit
      else
        let rest := ask part (best - h) in
        if best <? h + rest then try_parts ask need more (h + rest) rejected
        else try_parts ask need more best (Z.max rejected (h + rest))
  end.

Fixpoint search (options : list Z -> list (list Z)) (n : nat) (row : list Z) (need : Z) : Z :=
  match n with
  | O => 0
  | S m => try_parts (search options m) need (options row) need 0
  end.

(** What it promises: the value if that is more than [need], else a bound that is not. *)
Definition answers (v : Z) (row : list Z) (need : Z) : Prop :=
  (need < value row -> v = value row) /\ (value row <= need -> value row <= v <= need).

(** The parts, those of greater sums first. *)
Definition by_sum (parts : list (list Z)) : Prop :=
  forall x part y other, parts = x ++ part :: y -> In other y -> sum other <= sum part.

(** By induction over the parts still to be tried: the best so far is a part's worth or the
    need, and what was rejected is bounded. *)
Lemma try_answers ask row need tried parts best rejected :
  no_negative row ->
  (forall part, In part (kept row) <-> In part (tried ++ parts)) ->
  by_sum parts ->
  (forall part need', In part (kept row) -> answers (ask part need') part need') ->
  (forall part, In part tried -> sum part + value part <= best) ->
  (need < best /\ (exists part, In part (kept row) /\ best = sum part + value part)
   \/ best = need /\ (forall part, In part tried -> sum part + value part <= rejected)
      /\ 0 <= rejected /\ (rejected <= need \/ rejected = 0)) ->
  answers (try_parts ask need parts best rejected) row need.
Proof.
  intros Hrow. revert tried best rejected.
  induction parts as [|part more IH]; intros tried best rejected Hall Hsum Hask Htried Hstate.
  - rewrite app_nil_r in Hall. cbn [try_parts]. pose proof (value_nonneg row Hrow).
    destruct Hstate as [(Hneed & part & Hin & ->)|(-> & Hrej & H0 & Hle)].
    + destruct (Z.ltb_spec need (sum part + value part)) as [_|]; [|lia].
      pose proof (value_ge row part Hin).
      assert (value row <= sum part + value part).
      { pose proof (kept_half part row Hrow Hin) as [Hp Hh]. pose proof (value_nonneg part Hp).
        apply value_le; [lia|]. intros p Hp'. now apply Htried, Hall. }
      split; lia.
    + rewrite Z.ltb_irrefl.
      assert (value row <= rejected) by (apply value_le; [lia|]; intros p Hp; now apply Hrej, Hall).
      split; lia.
  - assert (Hpart : In part (kept row))
      by (apply Hall, in_or_app; right; now left).
    pose proof (kept_half part row Hrow Hpart) as [Hpos Hhalf].
    pose proof (value_nonneg row Hrow) as HV0.
    cbn [try_parts]. cbn zeta.
    destruct ((2 * sum part - ones (sum part) <=? best) || (sum part =? 0)) eqn:Hstop.
    + assert (Hlater : forall p, In p (part :: more) ->
                sum p + value p <= 2 * sum part - ones (sum part)).
      { intros p Hp. apply (search_may_stop row p (sum part)); [exact Hrow| | |lia].
        - apply Hall, in_or_app. now right.
        - destruct Hp as [->|Hp]; [lia|]. exact (Hsum [] part more p eq_refl Hp). }
      assert (Hlimit : 2 * sum part - ones (sum part) <= best
                       \/ 2 * sum part - ones (sum part) = 0).
      { apply orb_prop in Hstop as [H|H]; [apply Z.leb_le in H; now left|].
        apply Z.eqb_eq in H. rewrite H. now right. }
      destruct Hstate as [(Hneed & q & Hin & Hbest)|(-> & Hrej & H0 & Hle)].
      * destruct (Z.ltb_spec need best) as [_|]; [|lia].
        pose proof (value_ge row q Hin).
        pose proof (kept_half q row Hrow Hin) as [Hq Hqh]. pose proof (value_nonneg q Hq).
        assert (value row <= best).
        { apply value_le; [lia|]. intros p Hp. apply Hall, in_app_or in Hp as [Hp|Hp]; [auto|].
          specialize (Hlater p Hp). lia. }
        split; lia.
      * rewrite Z.ltb_irrefl.
        assert (value row <= Z.max rejected (2 * sum part - ones (sum part))).
        { apply value_le; [lia|]. intros p Hp. apply Hall, in_app_or in Hp as [Hp|Hp].
          - specialize (Hrej p Hp). lia.
          - specialize (Hlater p Hp). lia. }
        split; lia.
    + apply orb_false_elim in Hstop as [Hstop _]. apply Z.leb_gt in Hstop.
      assert (Hall' : forall p, In p (kept row) <-> In p ((tried ++ [part]) ++ more))
        by (intros p; rewrite <- app_assoc; apply Hall).
      assert (Hsum' : by_sum more)
        by (intros x p y q -> Hq; exact (Hsum (part :: x) p y q eq_refl Hq)).
      destruct (Hask part (best - sum part) Hpart) as [Hmore Hless].
      set (rest := ask part (best - sum part)) in *. clearbody rest.
      destruct (Z.ltb_spec best (sum part + rest)) as [Hlift|Hno].
      * assert (Hexact : rest = value part).
        { destruct (Z.lt_ge_cases (best - sum part) (value part)); [auto|].
          specialize (Hless ltac:(lia)). lia. }
        rewrite Hexact in *.
        apply (IH (tried ++ [part])); try assumption.
        -- intros p Hp. apply in_app_or in Hp as [Hp|[<-|[]]]; [|lia].
           specialize (Htried p Hp). lia.
        -- left. split; [destruct Hstate as [[H _]|[H _]]; lia|]. now exists part.
      * assert (Hbound : value part <= rest).
        { destruct (Z.lt_ge_cases (best - sum part) (value part)) as [H|H]; [|apply Hless; lia].
          specialize (Hmore H). lia. }
        apply (IH (tried ++ [part])); try assumption.
        -- intros p Hp. apply in_app_or in Hp as [Hp|[<-|[]]]; [auto|lia].
        -- destruct Hstate as [H|(-> & Hrej & H0 & Hle)]; [left; exact H|right].
           split; [reflexivity|]. split; [|split; [lia|]].
           ++ intros p Hp. apply in_app_or in Hp as [Hp|[<-|[]]]; [|lia].
              specialize (Hrej p Hp). lia.
           ++ pose proof (value_nonneg part Hpos). lia.
Qed.

(** By induction over the length of the row. *)
Theorem search_answers options n row need :
  (forall row part, In part (options row) <-> In part (kept row)) ->
  (forall row, by_sum (options row)) ->
  no_negative row -> (length row <= n)%nat ->
  answers (search options n row need) row need.
Proof.
  intros Hoptions Hsorted. revert row need. induction n as [|n IH]; intros row need Hrow Hn.
  - destruct row; [|simpl in Hn; lia]. unfold answers. change (value []) with 0. simpl. lia.
  - cbn [search]. apply (try_answers _ _ _ []).
    + exact Hrow.
    + intros part. symmetry. apply Hoptions.
    + apply Hsorted.
    + intros part need' Hin. apply IH.
      * exact (proj1 (kept_half part row Hrow Hin)).
      * apply kept_shorter in Hin. lia.
    + easy.
    + right. repeat split; [easy|lia|now right].
Qed.

(** Asked for more than -1, it says what the row is worth. *)
Corollary search_value options row :
  (forall row part, In part (options row) <-> In part (kept row)) ->
  (forall row, by_sum (options row)) ->
  no_negative row -> search options (length row) row (-1) = value row.
Proof.
  intros H1 H2 Hrow. pose proof (value_nonneg row Hrow).
  apply (search_answers options (length row) row (-1) H1 H2 Hrow); lia.
Qed.

(** One such order. *)
Fixpoint insert_by_sum (part : list Z) (parts : list (list Z)) : list (list Z) :=
  match parts with
  | [] => [part]
  | p :: more => if sum p <=? sum part then part :: parts else p :: insert_by_sum part more
  end.

Definition kept_by_sum (row : list Z) : list (list Z) := fold_right insert_by_sum [] (kept row).

(** Inserting adds the part and nothing else. *)
Lemma in_insert_by_sum part parts p :
  In p (insert_by_sum part parts) <-> p = part \/ In p parts.
Proof.
  induction parts as [|q parts IH]; cbn [insert_by_sum].
  - simpl. intuition congruence.
  - destruct (sum q <=? sum part); simpl in *; rewrite ?IH; intuition congruence.
Qed.

(** In the order of sums: the first is the greatest, and the others are in that order. *)
Lemma by_sum_cons part parts :
  by_sum (part :: parts) <-> (forall p, In p parts -> sum p <= sum part) /\ by_sum parts.
Proof.
  split.
  - intros H. split; [exact (fun p => H [] part parts p eq_refl)|].
    intros x p y q -> Hq. exact (H (part :: x) p y q eq_refl Hq).
  - intros [H1 H2] x p y q Heq Hq. destruct x as [|a x]; injection Heq as -> ->; [auto|].
    exact (H2 x p y q eq_refl Hq).
Qed.

(** These are the parts of the rule. *)
Lemma kept_by_sum_options row part : In part (kept_by_sum row) <-> In part (kept row).
Proof.
  unfold kept_by_sum. induction (kept row) as [|p l IH]; [reflexivity|].
  cbn [fold_right]. rewrite in_insert_by_sum, IH. simpl. intuition congruence.
Qed.

(** And they are in that order. *)
Lemma kept_by_sum_sorted row : by_sum (kept_by_sum row).
Proof.
  unfold kept_by_sum. induction (kept row) as [|p l IH]; [intros [|] ? ? ? ?; easy|].
  cbn [fold_right]. revert IH. generalize (fold_right insert_by_sum [] l). clear l.
  induction l as [|q l IH]; intros H; cbn [insert_by_sum].
  - apply by_sum_cons. split; [easy|exact H].
  - apply by_sum_cons in H as H'. destruct H' as [Hq Hl].
    destruct (Z.leb_spec (sum q) (sum p)) as [Hle|Hgt].
    + apply by_sum_cons. split; [|exact H].
      intros r [<-|Hr]; [exact Hle|]. specialize (Hq r Hr). lia.
    + apply by_sum_cons. split; [|now apply IH].
      intros r Hr. apply in_insert_by_sum in Hr as [->|Hr]; [lia|auto].
Qed.

(** So with this order the search finds the value. *)
Theorem branch_and_bound_correct row :
  no_negative row -> search kept_by_sum (length row) row (-1) = value row.
Proof. apply search_value; [exact kept_by_sum_options|exact kept_by_sum_sorted]. Qed.
