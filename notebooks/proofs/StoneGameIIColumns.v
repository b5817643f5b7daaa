(** * Stone Game II: the program of fill.ts

    Columns by descending M, each from its last cell up. Every minimum that a cell asks for is made of
    two running minima that meet at a mark: in the column every M-th cell is one, on the diagonals the
    powers of two. *)

From Coq Require Import List ZArith Lia Bool.
Require Import Basics StoneGameII.
Import ListNotations.
Open Scope Z_scope.

(** ** Running minima *)

(** The lesser of two of which there may be none yet. *)
Definition lesser (x y : option Z) : option Z :=
  match x, y with
  | Some a, Some b => Some (Z.min a b)
  | Some a, None => Some a
  | None, y => y
  end.

Definition least (l : list Z) : option Z :=
  match l with [] => None | _ => Some (minimum l) end.

(** A running minimum goes on with one more number at the near end. *)
Lemma least_cons x l : least (x :: l) = lesser (least l) (Some x).
Proof. destruct l as [|y l]; [reflexivity|]. cbn [least lesser]. rewrite minimum_cons by easy. f_equal. lia. Qed.

(** Two pieces that meet make the minimum of both. *)
Lemma least_app x y : least (x ++ y) = lesser (least x) (least y).
Proof.
  induction x as [|a x IH]; [reflexivity|]. cbn [app]. rewrite !least_cons, IH.
  destruct (least x), (least y); cbn [lesser]; try reflexivity; f_equal; lia.
Qed.

(** ** Windows of a column

    Cells come in from the last up. Of the block that is being filled its minimum is kept, of the
    block before the minima of all its beginnings. *)

Record running := {
  cells : list Z;           (* those so far, the nearest first *)
  count : nat;              (* how many of them are in the block being filled *)
  here : option Z;          (* and their minimum *)
  ahead : list (option Z)   (* of 0, 1, 2, ... cells of the block before *)
}.

(** The minima of all beginnings. *)
Definition beginnings (l : list Z) : list (option Z) :=
  map (fun k => least (firstn k l)) (seq 0 (S (length l))).

Definition empty : running := {| cells := []; count := 0; here := None; ahead := [] |}.

Definition enter (M : nat) (v : Z) (r : running) : running :=
  let cells' := v :: cells r in
  if (S (count r) =? M)%nat
  then {| cells := cells'; count := 0; here := None; ahead := beginnings (firstn M cells') |}
  else {| cells := cells'; count := S (count r); here := lesser (here r) (Some v); ahead := ahead r |}.

(** The least of the M nearest cells. *)
Definition window (M : nat) (r : running) : option Z :=
  lesser (here r) (nth (M - count r) (ahead r) None).

(** What is kept is what is said. *)
Definition kept (M : nat) (r : running) : Prop :=
  (count r < M)%nat /\ here r = least (firstn (count r) (cells r)) /\
  ((length (cells r) < M)%nat -> count r = length (cells r)) /\
  ((M <= length (cells r))%nat ->
   ahead r = beginnings (firstn M (skipn (count r) (cells r))) /\
   (count r + M <= length (cells r))%nat).

(** At first nothing is. *)
Lemma empty_kept M : (1 <= M)%nat -> kept M empty.
Proof. intros H. unfold kept. cbn. repeat split; intros; lia. Qed.

(** One more cell continues its block or completes it. *)
Lemma enter_kept M v r : kept M r -> kept M (enter M v r).
Proof.
  intros (Hc & Hh & Hs & Ha). unfold enter, kept. destruct (Nat.eqb_spec (S (count r)) M) as [HM|HM];
    cbn [count here ahead cells length].
  - split; [lia|]. split; [reflexivity|]. split; [|intros H; split; [reflexivity|lia]].
    intros H. exfalso. destruct (Nat.le_gt_cases M (length (cells r))) as [H'|H'].
    + lia.
    + specialize (Hs H'). lia.
  - split; [lia|]. split; [cbn [firstn]; now rewrite least_cons, Hh|].
    destruct (Nat.le_gt_cases M (length (cells r))) as [H|H].
    + destruct (Ha H) as [H1 H2]. split; [lia|]. intros _. cbn [skipn]. split; [exact H1|lia].
    + specialize (Hs H). split; [lia|]. intros H'. exfalso. lia.
Qed.

(** Of a list cut at k the beginning of the second part goes on with the first. *)
Lemma firstn_skipn_app {A} k m (l : list A) : firstn k l ++ firstn m (skipn k l) = firstn (k + m) l.
Proof.
  revert l. induction k as [|k IH]; intros l; [reflexivity|].
  destruct l as [|x l]; [cbn; now rewrite firstn_nil|]. cbn. now rewrite IH.
Qed.

(** A beginning of a beginning. *)
Lemma firstn_of_firstn {A} i j (l : list A) : (i <= j)%nat -> firstn i (firstn j l) = firstn i l.
Proof. intros H. rewrite firstn_firstn. now rewrite Nat.min_l. Qed.

(** The beginnings, looked up. *)
Lemma nth_beginnings k l : (k <= length l)%nat -> nth k (beginnings l) None = least (firstn k l).
Proof.
  intros H. unfold beginnings.
  rewrite (nth_indep _ None (least (firstn 0 l))) by (rewrite length_of_map, length_of_seq; lia).
  rewrite (map_nth (fun k => least (firstn k l))), seq_nth by lia. reflexivity.
Qed.

(** So the window is the minimum of the M nearest cells, in one comparison. *)
Theorem window_correct M r :
  kept M r -> (M <= length (cells r))%nat -> window M r = least (firstn M (cells r)).
Proof.
  intros (Hc & Hh & _ & Ha) HM. destruct (Ha HM) as [H1 H2]. unfold window.
  rewrite Hh, H1, nth_beginnings.
  - rewrite firstn_of_firstn by lia. rewrite <- least_app, firstn_skipn_app.
    now replace (count r + (M - count r))%nat with M by lia.
  - rewrite length_of_firstn, length_of_skipn. lia.
Qed.

(** ** A column

    [jump] says the least of the diagonal of a pile. From the last pile up, a cell is U where 2M
    reaches the end and else what is left less the least of window and jump. *)

Section Game.

Variable piles : list Z.
Let n := length piles.

(** The cells by the rules: what the mover collects from pile i on. *)
Definition cell (M i : nat) : Z := g M (skipn i piles).

Definition suffix (i : nat) : Z := sum (skipn i piles).
Definition U (i : nat) : Z := fst (free_and_least (skipn i piles)).

Definition value_or_0 (x : option Z) : Z := match x with Some v => v | None => 0 end.

(** The column after k cells, those of the piles n, n - 1, ..., n - k + 1. *)
Fixpoint climb (M : nat) (jump : nat -> option Z) (k : nat) : running :=
  match k with
  | O => empty
  | S k =>
      let r := climb M jump k in
      let i := (n - k)%nat in
      let v := if (k <=? 2 * M)%nat then U i
               else suffix i - value_or_0 (lesser (window M r) (jump i)) in
      enter M v r
  end.

(** What is asked of the diagonals: the moves from M + 1 to 2M piles. *)
Definition diagonal (M i : nat) : option Z :=
  least (map (fun X => cell X (i + X)) (seq (S M) M)).

(** Dropping i piles, and then x. *)
Lemma skipn_twice x i : skipn x (skipn i piles) = skipn (i + x) piles.
Proof.
  clear n. revert i. induction piles as [|p rest IH]; intros i; [now rewrite !skipn_nil|].
  destruct i as [|i]; [reflexivity|]. cbn [skipn Nat.add]. apply IH.
Qed.

(** A column of cells from pile i on. *)
Definition column_from (M i len : nat) : list Z := map (cell M) (seq i len).

(** Counting from i or counting from 0 and adding i. *)
Lemma map_seq_shift {A} (f : nat -> A) i a len :
  map (fun X => f (i + X)%nat) (seq a len) = map f (seq (i + a) len).
Proof.
  revert a. induction len as [|len IH]; intros a; [reflexivity|]. cbn [seq map]. f_equal.
  rewrite IH. now rewrite Nat.add_succ_r.
Qed.

(** A list that is not empty has a least. *)
Lemma least_some l : l <> [] -> least l = Some (minimum l).
Proof. now destruct l. Qed.

(** A held cell is what is left less the least of column and diagonal. *)
Lemma held_cell M i :
  (1 <= M)%nat -> (i + 2 * M < n)%nat ->
  cell M i = suffix i - value_or_0 (lesser (least (column_from M (S i) M)) (diagonal M i)).
Proof.
  intros HM Hi. unfold cell at 1.
  rewrite column_and_diagonal by (rewrite ?length_of_skipn; fold n; lia).
  unfold suffix. f_equal. unfold column_from, diagonal.
  rewrite !least_some by (destruct M; [lia|easy]). cbn [lesser value_or_0].
  f_equal; f_equal.
  - replace (S i) with (i + 1)%nat by lia. rewrite <- (map_seq_shift (cell M)).
    apply map_ext. intros X. unfold cell. now rewrite skipn_twice.
  - apply map_ext. intros X. unfold cell. now rewrite skipn_twice.
Qed.

(** A free cell is U. *)
Lemma free_cell M i : (1 <= M)%nat -> (n <= i + 2 * M)%nat -> cell M i = U i.
Proof.
  intros HM Hi. apply free_recurrence; [exact HM|]. rewrite length_of_skipn. fold n. lia.
Qed.

Lemma climb_length M jump k : length (cells (climb M jump k)) = k.
Proof.
  induction k as [|k IH]; [reflexivity|]. cbn [climb]. unfold enter.
  destruct (_ =? _)%nat; cbn [cells length]; now rewrite IH.
Qed.

Lemma climb_kept M jump k : (1 <= M)%nat -> kept M (climb M jump k).
Proof. intros HM. induction k as [|k IH]; [now apply empty_kept|]. now apply enter_kept. Qed.

(** Entering a cell puts it in front. *)
Lemma enter_cells M v r : cells (enter M v r) = v :: cells r.
Proof. unfold enter. now destruct (_ =? _)%nat. Qed.

(** The column is right if the diagonals were said right. *)
Theorem climb_correct M jump k :
  (1 <= M)%nat -> (forall i, (i + 2 * M < n)%nat -> jump i = diagonal M i) ->
  (k <= S n)%nat -> cells (climb M jump k) = column_from M (S n - k) k.
Proof.
  intros HM Hjump. induction k as [|k IH]; intros Hk; [reflexivity|].
  specialize (IH ltac:(lia)). cbn [climb]. rewrite enter_cells, IH.
  unfold column_from. replace (S n - S k)%nat with (n - k)%nat by lia. cbn [seq map].
  replace (S (n - k))%nat with (S n - k)%nat by lia. f_equal.
  destruct (Nat.leb_spec k (2 * M)) as [Hfree|Hheld].
  - symmetry. apply free_cell; lia.
  - rewrite (held_cell M (n - k)) by lia. f_equal. f_equal. rewrite Hjump by lia. f_equal.
    rewrite window_correct by (rewrite ?climb_length; auto using climb_kept; lia).
    rewrite IH. unfold column_from. rewrite firstn_map. f_equal. f_equal.
    replace (S (n - k))%nat with (S n - k)%nat by lia.
    replace k with (M + (k - M))%nat at 2 by lia. rewrite seq_app, firstn_app, length_of_seq, Nat.sub_diag.
    cbn [firstn]. rewrite app_nil_r. apply firstn_all2. rewrite length_of_seq. lia.
Qed.

(** ** The diagonals

    Columns come in by descending M, the newest first. [near] is the minimum of a diagonal over the
    columns up to the mark, [far] over those from the mark on, up to each column. *)

(** One number for each pile. *)
Definition for_piles {A} (f : nat -> A) : list A := map f (seq 0 (S n)).

Lemma nth_for_piles {A} (f : nat -> A) i d : (i <= n)%nat -> nth i (for_piles f) d = f i.
Proof.
  intros H. unfold for_piles. rewrite (nth_indep _ d (f O)) by (rewrite length_of_map, length_of_seq; lia).
  rewrite map_nth, seq_nth by lia. reflexivity.
Qed.

Record sweeping := {
  columns : list (list Z);        (* of M + 1, M + 2, ... *)
  near : list (option Z);         (* by pile *)
  far : list (list (option Z))    (* of the mark and the columns after it, by pile *)
}.

(** A column joins minima on the diagonals: cell i + M of it lies on that of pile i. *)
Definition join (M : nat) (column : list Z) (minima : list (option Z)) : list (option Z) :=
  for_piles (fun i => lesser (nth i minima None) (nth_error column (i + M))).

(** At a mark: the minima up to each of the columns that are there. *)
Fixpoint start_block (M : nat) (columns : list (list Z)) (minima : list (option Z)) :
    list (list (option Z)) :=
  match columns with
  | [] => []
  | column :: more =>
      let minima' := join M column minima in minima' :: start_block (S M) more minima'
  end.

Definition none : list (option Z) := for_piles (fun _ => None).

(** The greatest power of two in a window, and its only one. *)
Definition mark (M : nat) : nat := (2 ^ Nat.log2 (2 * M))%nat.

(** Column M. *)
Definition step (M : nat) (s : sweeping) : sweeping :=
  let jump i := lesser (nth i (near s) None) (nth i (nth (2 * M - mark M) (far s) []) None) in
  let column := cells (climb M jump (S n)) in
  let columns' := column :: columns s in
  if (M =? 2 ^ Nat.log2 M)%nat
  then {| columns := columns'; near := none; far := start_block M (firstn M columns') none |}
  else {| columns := columns'; near := join M column (near s); far := far s |}.

(** The columns n, n - 1, ..., n - k + 1. *)
Fixpoint sweep (k : nat) : sweeping :=
  match k with
  | O => {| columns := []; near := none; far := [] |}
  | S k => step (n - k) (sweep k)
  end.

(** A whole column by the rules. *)
Definition whole (M : nat) : list Z := column_from M 0 (S n).

(** The minimum of the diagonal of pile i over [len] columns from X on. *)
Definition part (i X len : nat) : option Z := least (map (fun X => cell X (i + X)) (seq X len)).

(** A cell of a column. *)
Lemma nth_whole M i : (i <= n)%nat -> nth_error (whole M) i = Some (cell M i).
Proof.
  intros H. unfold whole, column_from. apply map_nth_error.
  rewrite (nth_error_nth' _ O) by (rewrite length_of_seq; lia). now rewrite seq_nth by lia.
Qed.

(** Joining lowers the minimum of every diagonal that has a cell in the column. *)
Lemma nth_join M minima i :
  (i + M <= n)%nat -> nth i (join M (whole M) minima) None = lesser (nth i minima None) (Some (cell M (i + M))).
Proof. intros H. unfold join. rewrite nth_for_piles by lia. now rewrite nth_whole by lia. Qed.

(** Some columns from X on. *)
Definition wholes (X len : nat) : list (list Z) := map whole (seq X len).

(** The minima of a block, column after column. *)
Lemma start_block_correct p X len minima :
  (p <= X)%nat -> (forall i, (i + X <= n)%nat -> nth i minima None = part i p (X - p)) ->
  forall j i, (j < len)%nat -> (i + X + j <= n)%nat ->
  nth i (nth j (start_block X (wholes X len) minima) []) None = part i p (S (X + j - p)).
Proof.
  revert X minima. induction len as [|len IH]; intros X minima Hp Hmin j i Hj Hi; [lia|].
  unfold wholes. cbn [seq map start_block]. fold (wholes (S X) len).
  assert (Hjoined : forall i, (i + X <= n)%nat ->
            nth i (join X (whole X) minima) None = part i p (S (X - p))).
  { intros i' Hi'. rewrite nth_join by lia. rewrite Hmin by lia. unfold part.
    rewrite seq_S, map_app, least_app. cbn [map least minimum].
    now replace (p + (X - p))%nat with X by lia. }
  destruct j as [|j]; cbn [nth].
  - rewrite Hjoined by lia. now rewrite Nat.add_0_r.
  - rewrite (IH (S X)); [f_equal; lia|lia| |lia|lia].
    intros i' Hi'. rewrite Hjoined by lia. f_equal. lia.
Qed.

(** The mark of column M lies between M and 2M. *)
Lemma mark_in_window M : (1 <= M)%nat -> (M < mark M <= 2 * M)%nat.
Proof.
  intros H. unfold mark. destruct (Nat.log2_spec (2 * M) ltac:(lia)) as [H1 H2].
  rewrite Nat.pow_succ_r' in H2. lia.
Qed.

(** A column that is a power of two is the mark of the next one; else the mark stays. *)
Lemma mark_at_power M : (2 <= M)%nat -> (M = 2 ^ Nat.log2 M)%nat -> mark (M - 1) = M.
Proof.
  intros HM E. unfold mark. rewrite E at 2. f_equal. apply Nat.log2_unique; [lia|].
  rewrite Nat.pow_succ_r', <- E. lia.
Qed.

Lemma mark_stays M : (2 <= M)%nat -> (M <> 2 ^ Nat.log2 M)%nat -> mark (M - 1) = mark M.
Proof.
  intros HM E. pose proof (mark_in_window M ltac:(lia)) as Hp. unfold mark in *.
  set (k := Nat.log2 (2 * M)) in *. f_equal. apply Nat.log2_unique; [lia|].
  rewrite Nat.pow_succ_r'. assert (Hk : exists h, k = S h).
  { destruct k as [|h]; [simpl in Hp; lia|]. now exists h. }
  destruct Hk as [h Hk]. rewrite Hk in *. rewrite !Nat.pow_succ_r' in *.
  assert (2 ^ h <> M)%nat; [|lia].
  intros Eh. apply E. rewrite <- Eh at 2. now rewrite Nat.log2_pow2, Eh by lia.
Qed.

(** What is known before column M: the columns after it, and the minima of its diagonals. *)
Definition known (M : nat) (s : sweeping) : Prop :=
  columns s = wholes (S M) (n - M) /\
  ((mark M <= n)%nat ->
   (forall i, (i + mark M <= n)%nat -> nth i (near s) None = part i (S M) (mark M - S M)) /\
   (forall j i, (j < mark M)%nat -> (i + mark M + j <= n)%nat ->
      nth i (nth j (far s) []) None = part i (mark M) (S j))).

(** So what the two minima say of a held cell is the least of its diagonal, and the column is right. *)
Lemma column_correct M s :
  (1 <= M)%nat -> known M s ->
  cells (climb M (fun i => lesser (nth i (near s) None)
                                  (nth i (nth (2 * M - mark M) (far s) []) None)) (S n)) = whole M.
Proof.
  intros HM (_ & H). rewrite climb_correct; [now rewrite Nat.sub_diag|exact HM| |lia].
  intros i Hi. pose proof (mark_in_window M HM) as Hp. destruct H as [Hnear Hfar]; [lia|].
  rewrite Hnear, Hfar by lia. unfold part, diagonal.
  rewrite <- least_app, <- map_app. f_equal. f_equal.
  replace (seq (S M) M) with (seq (S M) ((mark M - S M) + S (2 * M - mark M))) by (f_equal; lia).
  rewrite seq_app. f_equal. f_equal. lia.
Qed.

(** One column more. *)
Lemma step_known M s :
  (2 <= M <= n)%nat -> known M s -> known (M - 1) (step M s).
Proof.
  intros HM Hknown. pose proof (column_correct M s ltac:(lia) Hknown) as Hcolumn.
  destruct Hknown as (Hcolumns & H). unfold step. cbv beta zeta. rewrite Hcolumn.
  assert (Hnew : whole M :: columns s = wholes (S (M - 1)) (n - (M - 1))).
  { rewrite Hcolumns. unfold wholes. replace (n - (M - 1))%nat with (S (n - M)) by lia.
    replace (S (M - 1)) with M by lia. reflexivity. }
  destruct (Nat.eqb_spec M (2 ^ Nat.log2 M)) as [E|E]; unfold known; cbn [columns near far];
    (split; [exact Hnew|]).
  - rewrite (mark_at_power M ltac:(lia) E). intros _. split.
    + intros i Hi. unfold none. rewrite nth_for_piles by lia.
      replace (M - S (M - 1))%nat with O by lia. reflexivity.
    + intros j i Hj Hi. rewrite Hnew. unfold wholes. rewrite firstn_map.
      replace (S (M - 1)) with M by lia.
      assert (Hfirst : firstn M (seq M (n - (M - 1))) = seq M (Nat.min M (n - (M - 1)))).
      { destruct (Nat.le_ge_cases M (n - (M - 1))) as [Hle|Hge].
        - rewrite Nat.min_l by exact Hle. replace (n - (M - 1))%nat with (M + (n - (M - 1) - M))%nat by lia.
          rewrite seq_app, firstn_app, length_of_seq, Nat.sub_diag. cbn [firstn].
          rewrite app_nil_r. apply firstn_all2. rewrite length_of_seq. lia.
        - rewrite Nat.min_r by exact Hge. apply firstn_all2. rewrite length_of_seq. lia. }
      rewrite Hfirst. fold (wholes M (Nat.min M (n - (M - 1)))).
      rewrite (start_block_correct M M); [f_equal; lia|lia| |lia|lia].
      intros i' Hi'. unfold none. rewrite nth_for_piles by lia. rewrite Nat.sub_diag. reflexivity.
  - rewrite (mark_stays M ltac:(lia) E). intros Hp. destruct (H Hp) as [Hnear Hfar].
    pose proof (mark_in_window M ltac:(lia)) as Hw. split; [|exact Hfar].
    intros i Hi. rewrite nth_join by lia. rewrite Hnear by lia. unfold part.
    replace (S (M - 1)) with M by lia. replace (mark M - M)%nat with (S (mark M - S M)) by lia.
    cbn [seq map]. now rewrite least_cons.
Qed.

(** Down to column M + 1. *)
Lemma sweep_known k : (k < n)%nat -> known (n - k) (sweep k).
Proof.
  induction k as [|k IH]; intros Hk.
  - split; cbn [sweep columns]; [now rewrite Nat.sub_0_r, Nat.sub_diag|].
    intros H. pose proof (mark_in_window (n - 0) ltac:(lia)). lia.
  - cbn [sweep]. replace (n - S k)%nat with (n - k - 1)%nat by lia.
    apply step_known; [lia|]. apply IH. lia.
Qed.

(** The columns m, m + 1, ..., n hold what the mover collects in every position. *)
Theorem sweep_correct m :
  (1 <= m <= n)%nat -> columns (sweep (S (n - m))) = wholes m (S (n - m)).
Proof.
  intros Hm. pose proof (sweep_known (n - m) ltac:(lia)) as H.
  replace (n - (n - m))%nat with m in H by lia.
  cbn [sweep]. replace (n - (n - m))%nat with m by lia.
  pose proof (column_correct m (sweep (n - m)) ltac:(lia) H) as Hcolumn. destruct H as (Hcolumns & _).
  unfold step. cbv beta zeta. rewrite Hcolumn.
  destruct (m =? 2 ^ Nat.log2 m)%nat; cbn [columns]; rewrite Hcolumns; reflexivity.
Qed.

(** So its first cell is what the mover collects from all piles. *)
Theorem columns_correct m :
  (1 <= m <= n)%nat -> nth 0 (nth 0 (columns (sweep (S (n - m)))) []) 0 = g m piles.
Proof. intros Hm. rewrite sweep_correct by exact Hm. reflexivity. Qed.

(** ** The free part of a diagonal

    Where it has left the held cells a diagonal runs through U. Row k of a table holds the minima of
    2^k cells from each place on; any range is two of them, which may overlap. *)

Fixpoint ranges (k i : nat) : Z :=
  match k with
  | O => U i
  | S k => Z.min (ranges k i) (ranges k (i + 2 ^ k))
  end.

(** Each row joins two ranges of the row before. *)
Lemma ranges_least k i : Some (ranges k i) = least (map U (seq i (2 ^ k))).
Proof.
  revert i. induction k as [|k IH]; intros i; [reflexivity|].
  replace (2 ^ S k)%nat with (2 ^ k + 2 ^ k)%nat by (cbn [Nat.pow]; lia).
  rewrite seq_app, map_app, least_app, <- !IH. reflexivity.
Qed.

(** What two ranges share counts once. *)
Lemma lesser_shared a b c : lesser (lesser a b) (lesser b c) = lesser a (lesser b c).
Proof. destruct a, b, c; cbn [lesser]; try reflexivity; f_equal; lia. Qed.

(** So two that cover a range have its least. *)
Lemma overlap f i len width :
  (width <= len <= 2 * width)%nat ->
  least (map f (seq i len))
  = lesser (least (map f (seq i width))) (least (map f (seq (i + len - width) width))).
Proof.
  intros H.
  replace len with ((len - width) + ((2 * width - len) + (len - width)))%nat at 1 by lia.
  rewrite seq_app, map_app, least_app, seq_app, map_app, least_app.
  replace (seq i width) with (seq i ((len - width) + (2 * width - len))) by (f_equal; lia).
  replace (seq (i + len - width) width)
    with (seq (i + len - width) ((2 * width - len) + (len - width))) by (f_equal; lia).
  rewrite !seq_app, !map_app, !least_app.
  replace (i + len - width)%nat with (i + (len - width))%nat by lia.
  symmetry. apply lesser_shared.
Qed.

(** From the first column on whose cell is free, two looks make the minimum of any part. *)
Theorem free_part_correct i X len :
  (1 <= X)%nat -> (n <= i + 3 * X)%nat -> (1 <= len)%nat ->
  let k := Nat.log2 len in
  part i X len = Some (Z.min (ranges k (i + X)) (ranges k (i + X + len - 2 ^ k))).
Proof.
  intros HX Hfree Hlen. cbn zeta. unfold part.
  rewrite (map_ext_in _ (fun x => U (i + x))).
  2:{ intros x Hx. apply in_seq in Hx. apply free_cell; lia. }
  rewrite map_seq_shift. pose proof (Nat.log2_spec len ltac:(lia)) as Hk.
  rewrite Nat.pow_succ_r' in Hk.
  rewrite (overlap U (i + X) len (2 ^ Nat.log2 len)) by lia.
  rewrite <- !ranges_least. reflexivity.
Qed.

End Game.

(** LeetCode's examples, by columns. *)
Example leetcode_1 : nth 0 (nth 0 (columns (sweep [2; 7; 9; 4; 4] 5)) []) 0 = 10.
Proof. vm_compute. reflexivity. Qed.
Example leetcode_2 : nth 0 (nth 0 (columns (sweep [1; 2; 3; 4; 5; 100] 6)) []) 0 = 104.
Proof. vm_compute. reflexivity. Qed.
