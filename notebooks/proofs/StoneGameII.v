(** * Stone Game II: columns of minima

    The player on turn takes the first X piles, X at most 2M. Then M becomes the
    greater of M and X. *)

From Coq Require Import List ZArith Lia.
Require Import Basics.
Require StoneGameIII.
Import ListNotations.
Open Scope Z_scope.

(** The mover's points minus the other's, under best play of at most [n] moves. *)
Fixpoint value_within (n M : nat) (piles : list Z) : Z :=
  match n with
  | O => 0
  | S n' =>
      maximum (map (fun X => sum (firstn X piles) - value_within n' (Nat.max M X) (skipn X piles))
                   (seq 1 (Nat.min (2 * M) (length piles))))
  end.

Definition value (M : nat) (piles : list Z) : Z := value_within (length piles) M piles.

(** LeetCode asks for Alice's stones, 10 of 26 and 104 of 205. *)
Example leetcode_1 : value 1 [2; 7; 9; 4; 4] = 10 - 16.  Proof. reflexivity. Qed.
Example leetcode_2 : value 1 [1; 2; 3; 4; 5; 100] = 104 - 11.  Proof. reflexivity. Qed.

(** ** The recurrence for what the mover still collects *)

Fixpoint collects (n M : nat) (piles : list Z) : Z :=
  match n, piles with
  | S n', _ :: _ =>
      sum piles
      - minimum (map (fun X => collects n' (Nat.max M X) (skipn X piles))
                     (seq 1 (Nat.min (2 * M) (length piles))))
  | _, _ => 0
  end.

Definition g (M : nat) (piles : list Z) : Z := collects (length piles) M piles.

Example leetcode_1_stones : g 1 [2; 7; 9; 4; 4] = 10.  Proof. reflexivity. Qed.
Example leetcode_2_stones : g 1 [1; 2; 3; 4; 5; 100] = 104.  Proof. reflexivity. Qed.

(** More moves than piles change nothing. *)
Lemma collects_enough n M piles : (length piles <= n)%nat -> collects n M piles = g M piles.
Proof.
  unfold g. remember (length piles) as len eqn:Hlen. revert n M piles Hlen.
  induction len as [len IH] using (well_founded_induction lt_wf). intros n M piles -> Hn.
  destruct piles as [|p rest]; [destruct n; reflexivity|].
  destruct n as [|n]; [simpl in Hn; lia|].
  cbn [collects length]. f_equal. f_equal. apply map_ext_in. intros X HX. apply in_seq in HX.
  assert (Hskip : length (skipn X (p :: rest)) = (S (length rest) - X)%nat)
    by (rewrite length_of_skipn; reflexivity).
  rewrite (IH (S (length rest) - X)%nat) by (cbn [length] in *; lia).
  symmetry. apply (IH (S (length rest) - X)%nat); cbn [length] in *; lia.
Qed.

(** The recurrence, every X. *)
Theorem recurrence M piles :
  piles <> [] ->
  g M piles = sum piles
              - minimum (map (fun X => g (Nat.max M X) (skipn X piles))
                             (seq 1 (Nat.min (2 * M) (length piles)))).
Proof.
  intros H. destruct piles as [|p rest]; [easy|]. unfold g at 1. cbn [collects length].
  f_equal. f_equal. apply map_ext_in. intros X HX. apply in_seq in HX.
  apply collects_enough. rewrite length_of_skipn. cbn [length]. lia.
Qed.

(** What is not collected goes to the other: the difference is twice the stones less their sum,
    move by move. *)
Lemma value_within_collects n M piles :
  (1 <= M)%nat -> (length piles <= n)%nat -> value_within n M piles = 2 * collects n M piles - sum piles.
Proof.
  revert M piles. induction n as [|n IH]; intros M piles HM Hn.
  - destruct piles; [reflexivity|simpl in Hn; lia].
  - destruct piles as [|p rest]; [simpl; now rewrite Nat.min_0_r|].
    cbn [value_within collects].
    rewrite (map_ext_in _ (fun X => sum (p :: rest)
                                    - 2 * collects n (Nat.max M X) (skipn X (p :: rest)))).
    2:{ intros X HX. apply in_seq in HX.
        rewrite IH by (rewrite ?length_of_skipn; cbn [length] in *; lia).
        pose proof (sum_split X (p :: rest)). lia. }
    rewrite maximum_of_rest by (destruct M; [lia|]; simpl; now rewrite Nat.add_succ_r).
    rewrite <- (map_map (fun X => collects n (Nat.max M X) (skipn X (p :: rest))) (fun x => 2 * x)).
    rewrite minimum_double. lia.
Qed.

(** The recurrence is about the game. *)
Theorem value_by_stones M piles : (1 <= M)%nat -> value M piles = 2 * g M piles - sum piles.
Proof. intros H. now apply value_within_collects. Qed.

(** ** 1. Where 2M reaches the end, M no longer matters *)

(** Everything may be taken now, and at every later move: so it is Stone Game III with no limit
    that matters. *)
Theorem free M piles k :
  (length piles <= 2 * M)%nat -> (length piles <= k)%nat -> value M piles = StoneGameIII.value k piles.
Proof.
  intros HM Hk. unfold value, StoneGameIII.value.
  assert (H : forall n M piles, (length piles <= 2 * M)%nat -> (length piles <= k)%nat ->
              value_within n M piles = StoneGameIII.value_within k n piles).
  { clear. induction n as [|n IH]; intros M piles HM Hk; [reflexivity|].
    cbn [value_within StoneGameIII.value_within]. rewrite !Nat.min_r by lia.
    f_equal. apply map_ext_in. intros X _. f_equal.
    apply IH; rewrite length_of_skipn; lia. }
  now apply H.
Qed.

(** U(i) = S(i) - min over j > i of U(j), the least so far carried along. *)
Fixpoint free_and_least (piles : list Z) : Z * Z :=
  match piles with
  | [] => (0, 0)
  | _ :: rest =>
      let least := snd (free_and_least rest) in
      let U := sum piles - least in
      (U, Z.min least U)
  end.

(** Carried along are the first total and the least of all. *)
Lemma free_and_least_totals k piles :
  (length piles <= k)%nat ->
  free_and_least piles = (StoneGameIII.total k piles, minimum (StoneGameIII.totals k piles)).
Proof.
  induction piles as [|p rest IH]; intros Hk; [reflexivity|].
  cbn [free_and_least]. cbn [length] in Hk. rewrite IH by lia. cbn [snd].
  unfold StoneGameIII.total. cbn [StoneGameIII.totals hd].
  rewrite firstn_all2 by (rewrite StoneGameIII.totals_length; lia).
  rewrite minimum_cons.
  - f_equal. lia.
  - intros E. apply (f_equal (@length Z)) in E. now rewrite StoneGameIII.totals_length in E.
Qed.

(** So one running minimum gives all of them. *)
Theorem free_recurrence M piles :
  (1 <= M)%nat -> (length piles <= 2 * M)%nat -> g M piles = fst (free_and_least piles).
Proof.
  intros HM H. pose proof (value_by_stones M piles HM) as HV.
  rewrite (free M piles (2 * M)) in HV by lia.
  rewrite StoneGameIII.recurrence in HV by lia.
  rewrite (free_and_least_totals (2 * M)) by lia. cbn [fst]. lia.
Qed.

(** With no pile below 0, everything is taken at once; with such piles it need not be. *)
Corollary take_everything M piles :
  (1 <= M)%nat -> (length piles <= 2 * M)%nat -> Forall (Z.le 0) piles -> g M piles = sum piles.
Proof.
  intros HM H Hpos. rewrite free_recurrence by assumption. clear HM H M.
  assert (Hboth : free_and_least piles = (sum piles, 0) /\ 0 <= sum piles).
  { induction Hpos as [|p rest Hp _ [IH IHpos]]; [split; [reflexivity|simpl; lia]|].
    cbn [free_and_least sum]. rewrite IH. cbn [snd]. split; [f_equal; lia|lia]. }
  destruct Hboth as [-> _]. reflexivity.
Qed.

Example not_everything : g 2 [3; -5; 1] = 3 /\ sum [3; -5; 1] = -1.
Proof. split; reflexivity. Qed.

(** So it is after a move of X piles, once X is a third of what there was. *)
Corollary free_on_the_diagonal X piles :
  (1 <= X)%nat -> (length piles <= 3 * X)%nat ->
  g X (skipn X piles) = fst (free_and_least (skipn X piles)).
Proof. intros HX H. apply free_recurrence; [exact HX|]. rewrite length_of_skipn. lia. Qed.

(** ** 2. A great M comes late *)

(** Play from M = m at pile 0 can come to pile i with M. *)
Inductive reached (m : nat) : nat -> nat -> Prop :=
| at_start : reached m 0 m
| after_move i M X :
    reached m i M -> (1 <= X <= 2 * M)%nat -> reached m (i + X) (Nat.max M X).

(** A move that raises M by d takes more than M piles: 2d at least, as M at most doubles. *)
Theorem great_M_comes_late m i M : reached m i M -> (2 * (M - m) <= i)%nat.
Proof. induction 1; lia. Qed.

(** No move lowers M. *)
Lemma M_only_grows m i M : reached m i M -> (m <= M)%nat.
Proof. induction 1; lia. Qed.

(** lo(M) = M + lo(ceil(M / 2)), and 0 up to m: the first pile at which M can occur. *)
Fixpoint lo (fuel m M : nat) : nat :=
  match fuel with
  | O => 0
  | S fuel => if (M <=? m)%nat then 0 else (M + lo fuel m (Nat.div2 (S M)))%nat
  end.

(** Half of M, rounded up. *)
Lemma half_up M : (M <= 2 * Nat.div2 (S M) <= S M)%nat.
Proof.
  pose proof (Nat.div2_odd (S M)) as H. destruct (Nat.odd (S M)); simpl in *; lia.
Qed.

(** A greater M has a greater half. *)
Lemma lo_rises fuel m M M' : (M <= M')%nat -> (lo fuel m M <= lo fuel m M')%nat.
Proof.
  revert M M'. induction fuel as [|fuel IH]; intros M M' H; [reflexivity|]. cbn [lo].
  destruct (Nat.leb_spec M m), (Nat.leb_spec M' m); try lia.
  assert (Hhalf : (Nat.div2 (S M) <= Nat.div2 (S M'))%nat)
    by (pose proof (half_up M); pose proof (half_up M'); lia).
  specialize (IH _ _ Hhalf). lia.
Qed.

(** More fuel never lowers it. *)
Lemma lo_step fuel m M : (lo fuel m M <= lo (S fuel) m M)%nat.
Proof.
  revert M. induction fuel as [|fuel IH]; intros M; [simpl; lia|].
  change (lo (S (S fuel)) m M)
    with (if (M <=? m)%nat then O else (M + lo (S fuel) m (Nat.div2 (S M)))%nat).
  cbn [lo]. destruct (M <=? m)%nat; [lia|]. specialize (IH (Nat.div2 (S M))). cbn [lo] in IH. lia.
Qed.

(** By induction over the moves: one that makes M = X began with X/2 or more, and took X. *)
Theorem not_before_lo fuel m i M : reached m i M -> (lo fuel m M <= i)%nat.
Proof.
  intros H. revert fuel. induction H as [|i M X H IH HX]; intros fuel.
  - destruct fuel; cbn [lo]; [lia|]. rewrite Nat.leb_refl. lia.
  - destruct (Nat.le_gt_cases X M) as [Hle|Hgt].
    + rewrite Nat.max_l by exact Hle. specialize (IH fuel). lia.
    + rewrite Nat.max_r by lia. destruct fuel as [|fuel]; cbn [lo]; [lia|].
      destruct (Nat.leb_spec X m); [lia|].
      assert (Hhalf : (Nat.div2 (S X) <= M)%nat) by (pose proof (half_up X); lia).
      apply (lo_rises fuel m) in Hhalf. specialize (IH fuel). lia.
Qed.

(** And from there on it can. *)
Lemma single_piles m i M k : (1 <= M)%nat -> reached m i M -> reached m (i + k) M.
Proof.
  intros HM H. induction k as [|k IH]; [now rewrite Nat.add_0_r|].
  replace (i + S k)%nat with (i + k + 1)%nat by lia.
  replace M with (Nat.max M 1) by lia. apply after_move; [exact IH|lia].
Qed.

(** By induction: to half of M first, then M piles at once, then single piles. *)
Theorem from_lo_on m M i :
  (1 <= m <= M)%nat -> (lo M m M <= i)%nat -> reached m i M.
Proof.
  intros HM Hi. replace i with (lo M m M + (i - lo M m M))%nat by lia.
  apply single_piles; [lia|]. clear i Hi.
  assert (H : forall fuel, (M <= fuel)%nat -> reached m (lo fuel m M) M).
  { revert HM. induction M as [M IH] using (well_founded_induction lt_wf). intros HM fuel Hfuel.
    destruct fuel as [|fuel]; [lia|]. cbn [lo].
    destruct (Nat.leb_spec M m) as [Hle|Hgt].
    { replace M with m by lia. constructor. }
    pose proof (half_up M). set (h := Nat.div2 (S M)) in *. clearbody h.
    rewrite Nat.add_comm. destruct (Nat.le_gt_cases h m) as [Hsmall|Hlarge].
    - assert (E : lo fuel m h = O)
        by (destruct fuel; [reflexivity|]; cbn [lo]; now destruct (Nat.leb_spec h m); [|lia]).
      rewrite E. replace M with (Nat.max m M) at 2 by lia.
      apply after_move; [constructor|lia].
    - replace M with (Nat.max h M) at 2 by lia.
      apply after_move; [apply IH; lia|lia]. }
  apply H. lia.
Qed.

(** M plus twice what half of M, rounded up, is above m. *)
Lemma lo_late fuel m M : (1 <= m)%nat -> (M <= fuel)%nat -> (2 * (M - m) <= lo fuel m M)%nat.
Proof.
  intros Hm. revert M. induction fuel as [|fuel IH]; intros M HM; [lia|]. cbn [lo].
  destruct (Nat.leb_spec M m) as [|Hgt]; [lia|].
  pose proof (half_up M). specialize (IH (Nat.div2 (S M)) ltac:(lia)). lia.
Qed.

(** From M = 1 on: no earlier than pile 2M - 2, and there exactly if M is a power of two. *)
Theorem lo_exact fuel M :
  (1 <= M <= fuel)%nat -> (lo fuel 1 M = 2 * M - 2 <-> exists k, M = 2 ^ k)%nat.
Proof.
  revert M. induction fuel as [|fuel IH]; intros M HM; [lia|]. cbn [lo].
  destruct (Nat.leb_spec M 1) as [Hle|Hgt].
  { assert (M = 1)%nat as -> by lia. split; [now exists O|reflexivity]. }
  pose proof (half_up M) as Hh. set (h := Nat.div2 (S M)) in *. clearbody h.
  pose proof (lo_late fuel 1 h ltac:(lia) ltac:(lia)) as Hlate.
  specialize (IH h ltac:(lia)).
  assert (M = 2 * h \/ M = 2 * h - 1)%nat as [E|E] by lia.
  - transitivity (lo fuel 1 h = 2 * h - 2)%nat; [lia|]. rewrite IH. split; intros [k Hk].
    + exists (S k). cbn [Nat.pow]. lia.
    + destruct k as [|k]; cbn [Nat.pow] in Hk; [lia|]. exists k. lia.
  - split; [lia|]. intros [k Hk]. destruct k as [|k]; cbn [Nat.pow] in Hk; lia.
Qed.

(** Where a pile is left, M is at most half of the row, rounded up. *)
Corollary half_of_the_row n i M : reached 1 i M -> (i < n)%nat -> (2 * M <= n + 1)%nat.
Proof. intros H. apply great_M_comes_late in H. lia. Qed.

(** With none left M can pass it, in rows of 2, 6, 14, ... piles only. *)
Corollary past_half n i M :
  reached 1 i M -> (i <= n)%nat -> (n + 1 < 2 * M)%nat -> exists k, (n + 2 = 2 ^ S k)%nat.
Proof.
  intros H Hi HM. pose proof (M_only_grows _ _ _ H). apply (not_before_lo M) in H.
  pose proof (lo_late M 1 M ltac:(lia) ltac:(lia)).
  destruct (proj1 (lo_exact M M ltac:(lia)) ltac:(lia)) as [k Hk].
  exists k. cbn [Nat.pow]. lia.
Qed.

(** A cell is held when it can be reached and M matters there: no column from
    (n + 2m) / 4 on has one. *)
Corollary last_column m i M n : reached m i M -> (i + 2 * M < n)%nat -> (4 * M < n + 2 * m)%nat.
Proof. intros H. apply great_M_comes_late in H. lia. Qed.

(** Column m + d has t - 4d cells at most, t = n - 2m: together (t + 2)^2 / 8. *)
Fixpoint cells (t : nat) : nat :=
  match t with
  | S (S (S (S less))) => t + cells less
  | _ => t
  end.

(** The cells of a column begin no earlier than 2 (M - m) and end where everything may be taken.
    *)
Lemma column_cells m M n i :
  reached m i M -> (i + 2 * M < n)%nat ->
  (2 * (M - m) <= i < 2 * (M - m) + (n - 2 * m - 4 * (M - m)))%nat.
Proof. intros H Hi. pose proof (M_only_grows _ _ _ H). apply great_M_comes_late in H. lia. Qed.

(** By induction, four piles fewer at a time. *)
Theorem cells_held t : (8 * cells t <= (t + 2) * (t + 2))%nat.
Proof.
  induction t as [t IH] using (well_founded_induction lt_wf).
  destruct t as [|[|[|[|t]]]]; [simpl; lia..|].
  change (cells (S (S (S (S t))))) with (S (S (S (S t))) + cells t)%nat.
  specialize (IH t ltac:(lia)). nia.
Qed.

(** ** 3. The moves that keep M, and those on the diagonal *)

(** The moves up to M keep M; those above it set M to what is taken. *)
Theorem column_and_diagonal M piles :
  (1 <= M)%nat -> (2 * M < length piles)%nat ->
  g M piles = sum piles
              - Z.min (minimum (map (fun X => g M (skipn X piles)) (seq 1 M)))
                      (minimum (map (fun X => g X (skipn X piles)) (seq (S M) M))).
Proof.
  intros HM Hlen. rewrite recurrence by (intros ->; simpl in Hlen; lia).
  rewrite Nat.min_l by lia. replace (2 * M)%nat with (M + M)%nat by lia.
  rewrite seq_app, map_app.
  rewrite minimum_app by (destruct M; [lia|easy]).
  f_equal. f_equal; f_equal; apply map_ext_in; intros X HX; apply in_seq in HX;
    f_equal; lia.
Qed.

(** Each window on a diagonal holds exactly one power of two: two running minima
    that meet there make the minimum. *)
Theorem one_mark M : (1 <= M)%nat -> exists! p, (M < p <= 2 * M /\ exists k, p = 2 ^ k)%nat.
Proof.
  intros HM. destruct (Nat.log2_spec (2 * M) ltac:(lia)) as [Hlow Hhigh].
  exists (2 ^ Nat.log2 (2 * M))%nat. split.
  - rewrite Nat.pow_succ_r' in Hhigh. split; [lia|]. now exists (Nat.log2 (2 * M)).
  - intros p [Hp [k ->]]. f_equal. symmetry.
    rewrite Nat.pow_succ_r' in Hhigh.
    destruct (Nat.lt_trichotomy k (Nat.log2 (2 * M))) as [H|[H|H]]; [exfalso|exact H|exfalso].
    + apply (Nat.pow_le_mono_r 2) in H; [|lia]. rewrite Nat.pow_succ_r' in H. lia.
    + apply (Nat.pow_le_mono_r 2) in H; [|lia]. rewrite Nat.pow_succ_r' in H. lia.
Qed.

(** Cut before p, the window is the end of one piece and the beginning of another. *)
Theorem two_pieces M p (cell : nat -> Z) :
  (S M < p)%nat -> (p <= 2 * M)%nat ->
  minimum (map cell (seq (S M) M))
  = Z.min (minimum (map cell (seq (S M) (p - S M)))) (minimum (map cell (seq p (2 * M + 1 - p)))).
Proof.
  intros H1 H2. replace M with ((p - S M) + (2 * M + 1 - p))%nat at 2 by lia.
  rewrite seq_app, map_app. replace (S M + (p - S M))%nat with p by lia.
  apply minimum_app.
  - destruct (p - S M)%nat eqn:E; [lia|easy].
  - destruct (2 * M + 1 - p)%nat eqn:E; [lia|easy].
Qed.
