(** * Stone Game III: a window of k totals, and a monotone deque

    The player on turn takes the first one, two, ..., or k stones. *)

From Coq Require Import List ZArith Lia Bool.
Require Import Basics.
Import ListNotations.
Open Scope Z_scope.

(** The mover's points minus the other's, under best play of at most [n] moves. *)
Fixpoint value_within (k n : nat) (stones : list Z) : Z :=
  match n with
  | O => 0
  | S m =>
      maximum (map (fun x => sum (firstn x stones) - value_within k m (skipn x stones))
                   (seq 1 (Nat.min k (length stones))))
  end.

Definition value (k : nat) (stones : list Z) : Z := value_within k (length stones) stones.

Example leetcode_1 : value 3 [1; 2; 3; 7] = -1.  Proof. reflexivity. Qed.
Example leetcode_2 : value 3 [1; 2; 3; -9] = 15.  Proof. reflexivity. Qed.
Example leetcode_3 : value 3 [1; 2; 3; 6] = 0.  Proof. reflexivity. Qed.

(** ** The recurrence *)

(** What the mover collects from the row, from the row without its first stone,
    and so on: the sum of the row less the least of the next k. *)
Fixpoint totals (k : nat) (stones : list Z) : list Z :=
  match stones with
  | [] => [0]
  | _ :: rest => (sum stones - minimum (firstn k (totals k rest))) :: totals k rest
  end.

Definition total (k : nat) (stones : list Z) : Z := hd 0 (totals k stones).

(** A total for every stone, and one for none. *)
Lemma totals_length k stones : length (totals k stones) = S (length stones).
Proof. induction stones; simpl; auto. Qed.

(** The q totals from here on are those of the rows without 0, 1, ..., q - 1 stones. *)
Lemma window k q stones :
  firstn q (totals k stones) =
  map (fun x => total k (skipn x stones)) (seq 0 (Nat.min q (S (length stones)))).
Proof.
  revert q. induction stones as [|a rest IH]; intros q.
  - destruct q as [|[|q]]; reflexivity.
  - destruct q as [|q]; [reflexivity|].
    cbn [totals firstn length Nat.min seq map]. f_equal.
    rewrite IH, <- seq_shift, map_map. apply map_ext. reflexivity.
Qed.

(** The difference is twice the total less the sum, move by move. *)
Lemma value_within_total k n stones :
  (1 <= k)%nat -> (length stones <= n)%nat ->
  value_within k n stones = 2 * total k stones - sum stones.
Proof.
  intros Hk. revert stones. induction n as [|n IH]; intros stones Hn.
  - destruct stones; [reflexivity|simpl in Hn; lia].
  - destruct stones as [|a rest]; [simpl; now rewrite Nat.min_0_r|].
    cbn [value_within].
    rewrite (map_ext_in _ (fun x => sum (a :: rest) - 2 * total k (skipn x (a :: rest)))).
    2:{ intros x Hx. apply in_seq in Hx.
        rewrite IH by (rewrite length_of_skipn; cbn [length] in *; lia).
        pose proof (sum_split x (a :: rest)). lia. }
    rewrite maximum_of_rest by (destruct k; [lia|easy]).
    rewrite <- (map_map (fun x => total k (skipn x (a :: rest))) (fun x => 2 * x)).
    rewrite minimum_double. unfold total at 2. cbn [totals hd]. rewrite window.
    rewrite <- seq_shift, map_map. cbn [length skipn]. lia.
Qed.

(** LeetCode 1406, for any k. *)
Theorem recurrence k stones : (1 <= k)%nat -> value k stones = 2 * total k stones - sum stones.
Proof. intros H. now apply value_within_total. Qed.

(** Each total is the sum of some of the stones, so none is greater than all the
    values without their signs. *)
Inductive subset_sum : list Z -> Z -> Prop :=
| none : subset_sum [] 0
| with_it x stones t : subset_sum stones t -> subset_sum (x :: stones) (x + t)
| without_it x stones t : subset_sum stones t -> subset_sum (x :: stones) t.

(** If t is the sum of some of the stones, what is left is the sum of the others. *)
Lemma the_others stones t : subset_sum stones t -> subset_sum stones (sum stones - t).
Proof.
  induction 1 as [|x stones t _ IH|x stones t _ IH]; [constructor|..]; cbn [sum].
  - replace (x + sum stones - (x + t)) with (sum stones - t) by lia. now constructor.
  - replace (x + sum stones - t) with (x + (sum stones - t)) by lia. now constructor.
Qed.

(** The mover gets this stone and what the other does not get of the rest. *)
Theorem total_is_subset_sum k stones : (1 <= k)%nat -> subset_sum stones (total k stones).
Proof.
  intros Hk.
  assert (H : forall stones t, In t (totals k stones) -> subset_sum stones t).
  { clear stones. induction stones as [|x rest IH]; intros t H.
    - destruct H as [<-|[]]. constructor.
    - cbn [totals] in H. destruct H as [<-|H]; [|constructor; now apply IH].
      apply the_others. constructor. apply IH.
      rewrite <- (firstn_skipn k (totals k rest)) at 2.
      apply in_or_app. left. apply minimum_in.
      destruct k; [lia|]. destruct (totals (S k) rest) eqn:E; [|easy].
      apply (f_equal (@length Z)) in E. now rewrite totals_length in E. }
  apply H. unfold total. destruct stones; left; reflexivity.
Qed.

Fixpoint below_0 (stones : list Z) : Z :=
  match stones with [] => 0 | x :: rest => Z.min 0 x + below_0 rest end.

Fixpoint above_0 (stones : list Z) : Z :=
  match stones with [] => 0 | x :: rest => Z.max 0 x + above_0 rest end.

(** No sum is less than that of all negative stones, or greater than that of all positive ones.
    *)
Lemma subset_sum_bounds stones t : subset_sum stones t -> below_0 stones <= t <= above_0 stones.
Proof. induction 1; cbn [below_0 above_0]; lia. Qed.

(** Both together make the sum without signs. *)
Lemma sum_abs stones :
  sum (map Z.abs stones) = above_0 stones - below_0 stones /\
  below_0 stones <= 0 <= above_0 stones.
Proof. induction stones; cbn [map sum below_0 above_0]; lia. Qed.

(** So a total lies between them. *)
Theorem total_bound k stones :
  (1 <= k)%nat -> Z.abs (total k stones) <= sum (map Z.abs stones).
Proof.
  intros H. apply (total_is_subset_sum k stones), subset_sum_bounds in H.
  destruct (sum_abs stones) as [-> ?]. lia.
Qed.

(** Nor is the difference of two. *)
Theorem totals_differ stones t t' :
  subset_sum stones t -> subset_sum stones t' -> Z.abs (t - t') <= sum (map Z.abs stones).
Proof.
  intros H H'. apply subset_sum_bounds in H, H'. destruct (sum_abs stones) as [-> _]. lia.
Qed.

(** ** The deque

    Totals with their places (how many stones there are from there on), the
    nearest first. A total leaves at the far end when it is out of reach, and at
    the near end when a total comes that is not greater and stays longer. *)

Fixpoint pop (t : Z) (deque : list (nat * Z)) : list (nat * Z) :=
  match deque with
  | [] => []
  | e :: rest => if t <=? snd e then pop t rest else deque
  end.

Definition far_end (deque : list (nat * Z)) : nat * Z := last deque (O, 0).

Definition forget (k now : nat) (deque : list (nat * Z)) : list (nat * Z) :=
  if (fst (far_end deque) + k <? now)%nat then removelast deque else deque.

Fixpoint roll (k : nat) (stones : list Z) : list (nat * Z) :=
  match stones with
  | [] => [(O, 0)]
  | _ :: rest =>
      let now := length stones in
      let deque := forget k now (roll k rest) in
      let t := sum stones - snd (far_end deque) in
      (now, t) :: pop t deque
  end.

Example roll_3 : roll 3 [2; 3; 7] = [(3%nat, 12); (2%nat, 10); (1%nat, 7); (0%nat, 0)].
Proof. reflexivity. Qed.
Example roll_4 : roll 3 [1; 2; 3; 7] = [(4%nat, 6)].  Proof. reflexivity. Qed.

(** What the deque holds of a window: the totals less than all nearer ones. *)
Fixpoint stairs (w : list (nat * Z)) : list (nat * Z) :=
  match w with
  | [] => []
  | e :: rest => e :: pop (snd e) (stairs rest)
  end.

(** Popping adds nothing. *)
Lemma pop_in t e deque : In e (pop t deque) -> In e deque.
Proof.
  induction deque as [|d deque IH]; [easy|]. cbn [pop].
  destruct (t <=? snd d); [right; auto|easy].
Qed.

(** The stairs are made of the window. *)
Lemma stairs_in e w : In e (stairs w) -> In e w.
Proof.
  induction w as [|d w IH]; [easy|]. cbn [stairs]. intros [->|H]; [now left|].
  right. apply IH. now apply pop_in in H.
Qed.

(** What is not less than t goes. *)
Lemma pop_all t deque : (forall e, In e deque -> t <= snd e) -> pop t deque = [].
Proof.
  induction deque as [|d deque IH]; intros H; [reflexivity|]. cbn [pop].
  destruct (Z.leb_spec t (snd d)) as [_|Hlt].
  - apply IH. intros e He. apply H. now right.
  - specialize (H d (or_introl eq_refl)). lia.
Qed.

(** A least total at the far end outlives every pop of greater ones. *)
Lemma pop_snoc t deque e : snd e < t -> pop t (deque ++ [e]) = pop t deque ++ [e].
Proof.
  intros He. induction deque as [|d deque IH]; cbn [app pop].
  - destruct (Z.leb_spec t (snd e)); [lia|reflexivity].
  - destruct (t <=? snd d); [apply IH|reflexivity].
Qed.

(** One more at the far end stays exactly if it is less than all nearer ones. *)
Lemma stairs_snoc w e :
  stairs (w ++ [e]) = if forallb (fun d => snd e <? snd d) w then stairs w ++ [e] else stairs w.
Proof.
  induction w as [|d w IH]; [reflexivity|].
  cbn [app stairs forallb]. rewrite IH.
  destruct (forallb (fun d => snd e <? snd d) w) eqn:Hall; [|now rewrite andb_false_r].
  rewrite andb_true_r. destruct (Z.ltb_spec (snd e) (snd d)) as [Hlt|Hge].
  - now rewrite pop_snoc by exact Hlt.
  - rewrite forallb_forall in Hall. rewrite !pop_all; [reflexivity|..].
    + intros x Hx. apply stairs_in, Hall, Z.ltb_lt in Hx. lia.
    + intros x Hx. apply in_app_or in Hx as [Hx|[<-|[]]]; [|lia].
      apply stairs_in, Hall, Z.ltb_lt in Hx. lia.
Qed.

(** The far end holds the least of the window. *)
Lemma far_end_least w : w <> [] -> snd (far_end (stairs w)) = minimum (map snd w).
Proof.
  induction w as [|e [|d w] IH] using rev_ind; intros H; [easy|reflexivity|].
  specialize (IH ltac:(easy)). symmetry.
  rewrite map_app, minimum_app by easy. rewrite <- IH. cbn [map minimum].
  rewrite stairs_snoc.
  destruct (forallb (fun x => snd e <? snd x) (d :: w)) eqn:Hall.
  - unfold far_end at 2. rewrite last_last. rewrite forallb_forall in Hall.
    assert (In (minimum (map snd (d :: w))) (map snd (d :: w))) as Hin
      by (now apply minimum_in).
    apply in_map_iff in Hin as (x & Hx & Hin). apply Hall, Z.ltb_lt in Hin. lia.
  - assert (Hle : exists x, In x (d :: w) /\ snd x <= snd e).
    { clear IH H. induction (d :: w) as [|x l IHl]; [easy|]. cbn [forallb] in Hall.
      destruct (Z.ltb_spec (snd e) (snd x)) as [_|Hx].
      - destruct (IHl Hall) as (y & Hy & Hle). exists y. split; [now right|exact Hle].
      - exists x. split; [now left|exact Hx]. }
    destruct Hle as (x & Hx & Hle).
    apply (in_map snd), minimum_le in Hx. lia.
Qed.

(** The totals with their places. *)
Fixpoint placed (ts : list Z) : list (nat * Z) :=
  match ts with [] => [] | t :: rest => (length rest, t) :: placed rest end.

(** Without their places they are the totals again. *)
Lemma placed_snd ts : map snd (placed ts) = ts.
Proof. induction ts; simpl; congruence. Qed.

(** A place for every total. *)
Lemma placed_length ts : length (placed ts) = length ts.
Proof. induction ts; simpl; congruence. Qed.

(** One of the first m is not far away. *)
Lemma placed_in q t ts m :
  In (q, t) (firstn m (placed ts)) -> (length ts <= q + m)%nat.
Proof.
  revert m. induction ts as [|x ts IH]; intros [|m]; simpl; try easy; try lia.
  intros [H|H]; [injection H as <- _; lia|]. apply IH in H. lia.
Qed.

(** Forgetting what is out of reach leaves the window. *)
Lemma forget_window k ts :
  (1 <= k)%nat ->
  forget k (length ts) (stairs (firstn (S k) (placed ts))) = stairs (firstn k (placed ts)).
Proof.
  intros Hk.
  assert (Hnear : forall w, (forall e, In e w -> (length ts <= fst e + k)%nat) -> w <> [] ->
            forget k (length ts) (stairs w) = stairs w).
  { intros w Hw Hne. unfold forget.
    assert (Hin : In (far_end (stairs w)) (stairs w)).
    { destruct w as [|e w]; [easy|]. cbn [stairs]. unfold far_end.
      destruct (@exists_last _ (e :: pop (snd e) (stairs w)) ltac:(easy)) as (l & z & ->).
      rewrite last_last. apply in_or_app. right. now left. }
    apply stairs_in, Hw in Hin.
    destruct (Nat.ltb_spec (fst (far_end (stairs w)) + k) (length ts)); [lia|reflexivity]. }
  destruct (Nat.le_gt_cases (length ts) k) as [Hshort|Hlong].
  - rewrite !firstn_all2 by (rewrite placed_length; lia).
    destruct ts as [|t ts]; [unfold forget; simpl; now destruct (k <? 0)%nat|].
    apply Hnear; [|easy]. intros [q t'] Hin.
    rewrite <- (firstn_all2 (n := k) (placed (t :: ts))) in Hin
      by (rewrite placed_length; lia).
    now apply placed_in in Hin.
  - assert (Hsplit : exists e, firstn (S k) (placed ts) = firstn k (placed ts) ++ [e]
                               /\ (fst e + S k = length ts)%nat).
    { clear Hnear Hk. revert k Hlong.
      induction ts as [|t ts IH]; intros k Hlong; [simpl in Hlong; lia|].
      destruct k as [|k].
      - exists (length ts, t). simpl. split; [reflexivity|lia].
      - destruct (IH k ltac:(simpl in Hlong; lia)) as (e & He & Hp).
        exists e. cbn [placed length]. split; [|lia].
        change (firstn (S (S k)) ((length ts, t) :: placed ts))
          with ((length ts, t) :: firstn (S k) (placed ts)).
        rewrite He. reflexivity. }
    destruct Hsplit as (e & -> & He). rewrite stairs_snoc.
    destruct (forallb (fun d => snd e <? snd d) (firstn k (placed ts))).
    + unfold forget, far_end. rewrite last_last, removelast_last.
      destruct (Nat.ltb_spec (fst e + k) (length ts)); [reflexivity|lia].
    + apply Hnear.
      * intros [q t] Hin. now apply placed_in in Hin.
      * destruct k; [lia|]. destruct ts; [simpl in Hlong; lia|easy].
Qed.

(** The deque is what the window makes of it, so its totals are right. *)
Lemma roll_stairs k stones :
  (1 <= k)%nat -> roll k stones = stairs (firstn (S k) (placed (totals k stones))).
Proof.
  intros Hk. induction stones as [|a rest IH]; [destruct k; [lia|reflexivity]|].
  cbn [roll totals placed]. rewrite IH.
  replace (length (a :: rest)) with (length (totals k rest)) by apply totals_length.
  rewrite forget_window by exact Hk.
  rewrite far_end_least.
  2:{ destruct k; [lia|]. destruct (totals (S k) rest) eqn:E; [|easy].
      apply (f_equal (@length Z)) in E. now rewrite totals_length in E. }
  rewrite <- firstn_map, placed_snd. reflexivity.
Qed.

(** Its nearest total is the one just computed. *)
Theorem deque_correct k stones :
  (1 <= k)%nat -> snd (hd (O, 0) (roll k stones)) = total k stones.
Proof.
  intros Hk. rewrite roll_stairs by exact Hk. unfold total.
  destruct stones; reflexivity.
Qed.

(** ** At most two looks a stone, whatever k is *)

(** How many totals are looked at to let one in. *)
Fixpoint looks (t : Z) (deque : list (nat * Z)) : nat :=
  match deque with
  | [] => O
  | e :: rest => if t <=? snd e then S (looks t rest) else 1%nat
  end.

Fixpoint all_looks (k : nat) (stones : list Z) : nat :=
  match stones with
  | [] => O
  | _ :: rest =>
      let deque := forget k (length stones) (roll k rest) in
      (looks (sum stones - snd (far_end deque)) deque + all_looks k rest)%nat
  end.

(** Every look but one takes a total away. *)
Lemma looks_pop t deque : (looks t deque + length (pop t deque) <= S (length deque))%nat.
Proof.
  induction deque as [|e deque IH]; [simpl; lia|]. cbn [looks pop].
  destruct (t <=? snd e); cbn [length]; lia.
Qed.

(** Forgetting takes one away at most. *)
Lemma forget_length k now deque : (length (forget k now deque) <= length deque)%nat.
Proof.
  unfold forget. destruct (fst (far_end deque) + k <? now)%nat; [|lia].
  destruct deque as [|e deque _] using rev_ind; [easy|].
  rewrite removelast_last, length_of_app. lia.
Qed.

(** Looks and what is still held are paid for by two a stone. *)
Lemma all_looks_cost k stones :
  (all_looks k stones + length (roll k stones) <= 2 * length stones + 1)%nat.
Proof.
  induction stones as [|a rest IH]; [simpl; lia|].
  cbn [all_looks roll]. cbn zeta. remember (length (a :: rest)) as now eqn:Hnow.
  set (deque := forget k now (roll k rest)).
  pose proof (looks_pop (sum (a :: rest) - snd (far_end deque)) deque) as H.
  pose proof (forget_length k now (roll k rest)) as Hf. fold deque in Hf.
  cbn [length] in *. lia.
Qed.

(** And something is held in the end. *)
Theorem deque_linear k stones : (all_looks k stones <= 2 * length stones)%nat.
Proof.
  pose proof (all_looks_cost k stones) as H.
  destruct stones as [|a rest]; [simpl; lia|].
  change (length (roll k (a :: rest)))
    with (S (length (pop (sum (a :: rest)
                          - snd (far_end (forget k (length (a :: rest)) (roll k rest))))
                         (forget k (length (a :: rest)) (roll k rest))))) in H.
  lia.
Qed.
