(** * Stone Game in linear time: the program of fuse.ts

    Before the stack, parts of the row are thinned out by passes that look at every second peak, and
    every value is kept with the place where its block of piles starts. *)

From Coq Require Import List ZArith Lia Bool.
Require Import Basics Order StoneGame Fusion Stack Line.
Import ListNotations.
Open Scope Z_scope.

(** ** Values with the places where their blocks start *)

Definition entry : Type := Z * nat.

(** A row cut into blocks, the first of which starts at place s. *)
Inductive cut : nat -> list entry -> list Z -> Prop :=
| cut_none s : cut s [] []
| cut_more s f B entries row :
    block f B -> cut (s + length B) entries row -> cut s ((f, s) :: entries) (B ++ row).

(** Forgetting the places leaves a row cut into blocks. *)
Lemma cut_blocks s entries row : cut s entries row -> blocks (map fst entries) row.
Proof. induction 1; simpl; constructor; auto. Qed.

(** A cut between entries is a cut of the row. *)
Lemma cut_split u v s row :
  cut s (u ++ v) row ->
  exists x y, row = x ++ y /\ cut s u x /\ cut (s + length x) v y.
Proof.
  revert s row. induction u as [|[f q] u IH]; simpl; intros s row H.
  - exists [], row. simpl. rewrite Nat.add_0_r. repeat split; [constructor|exact H].
  - inversion H as [|? ? B ? rest HB Hrest]; subst.
    destruct (IH _ _ Hrest) as (x & y & -> & Hx & Hy).
    exists (B ++ x), y. rewrite length_of_app, app_assoc, Nat.add_assoc.
    repeat split; [now constructor|exact Hy].
Qed.

(** And two cuts one after the other are one. *)
Lemma cut_app u v s x y : cut s u x -> cut (s + length x) v y -> cut s (u ++ v) (x ++ y).
Proof.
  induction 1 as [s|s f B u x HB _ IH]; intros Hv; simpl in *.
  - now rewrite Nat.add_0_r in Hv.
  - rewrite <- app_assoc. constructor; [exact HB|]. apply IH.
    now rewrite length_of_app, Nat.add_assoc in Hv.
Qed.

(** Three neighbours that are a hill are one block, which starts where the first did. *)
Lemma cut_fuse a b c p q r s entries row :
  cut s ((a, p) :: (b, q) :: (c, r) :: entries) row -> a <= b -> c <= b ->
  cut s ((a - b + c, p) :: entries) row.
Proof.
  intros H Ha Hc.
  inversion H as [|? ? A ? row1 HA H1]; subst.
  inversion H1 as [|? ? B ? row2 HB H2]; subst.
  inversion H2 as [|? ? C ? row3 HC H3]; subst.
  replace (A ++ B ++ C ++ row3) with ((A ++ B ++ C) ++ row3) by now rewrite <- !app_assoc.
  constructor; [now constructor|].
  rewrite !length_of_app. rewrite !Nat.add_assoc. exact H3.
Qed.

(** The same somewhere in the row. *)
Lemma cut_fuse_inside u a b c p q r s entries row :
  cut s (u ++ (a, p) :: (b, q) :: (c, r) :: entries) row -> a <= b -> c <= b ->
  cut s (u ++ (a - b + c, p) :: entries) row.
Proof.
  intros H Ha Hc. apply cut_split in H as (x & y & -> & Hu & Hv).
  apply cut_app; [exact Hu|]. eapply cut_fuse; eassumption.
Qed.

(** ** A pass

    [top] is the last value kept, the next two are compared with it: either all three become one, or
    the first two are kept and the third is the new top. *)
Fixpoint thin_from (top : entry) (entries : list entry) : list entry :=
  match entries with
  | b :: c :: rest =>
      if (fst top <=? fst b) && (fst c <=? fst b)
      then thin_from (fst top - fst b + fst c, snd top) rest
      else top :: b :: thin_from c rest
  | _ => top :: entries
  end.

Definition thin (entries : list entry) : list entry :=
  match entries with [] => [] | top :: rest => thin_from top rest end.

(** Every second pass skips the first value, so that the other peaks get their turn. *)
Definition thin_skipping (entries : list entry) : list entry :=
  match entries with [] => [] | first :: rest => first :: thin rest end.

Example a_pass : map fst (thin (map (fun v => (v, O)) [1; 3; 2; 5; 4; 6; 9])) = [-1; 6; 9].
Proof. reflexivity. Qed.

(** A pass keeps the cut: by induction, two entries at a time. *)
Lemma thin_from_keeps u top entries s row :
  cut s (u ++ top :: entries) row -> cut s (u ++ thin_from top entries) row.
Proof.
  remember (length entries) as n eqn:Hn. revert u top entries Hn.
  induction n as [n IH] using (well_founded_induction lt_wf). intros u [a p] entries Hn H.
  destruct entries as [|[b q] [|[c r] rest]]; [exact H..|]. cbn [thin_from fst snd].
  destruct (Z.leb_spec a b), (Z.leb_spec c b); cbn [andb].
  1: { apply (IH (length rest)); [subst; simpl; lia|reflexivity|].
       eapply cut_fuse_inside; eassumption. }
  all: specialize (IH (length rest) ltac:(subst; simpl; lia) (u ++ [(a, p); (b, q)]) (c, r) rest eq_refl).
  all: rewrite <- !app_assoc in IH; exact (IH H).
Qed.

Theorem pass_keeps_blocks s entries row :
  cut s entries row -> cut s (thin entries) row /\ cut s (thin_skipping entries) row.
Proof.
  intros H. split.
  - destruct entries as [|top rest]; [exact H|]. apply (thin_from_keeps []). exact H.
  - destruct entries as [|first [|top rest]]; [exact H..|]. apply (thin_from_keeps [first]). exact H.
Qed.

(** ** The stack with places, its top first *)

Fixpoint push_at (pile : entry) (stack : list entry) : list entry :=
  match stack with
  | b :: a :: rest =>
      if (fst a <=? fst b) && (fst pile <=? fst b)
      then push_at (fst a - fst b + fst pile, snd a) rest
      else pile :: stack
  | _ => pile :: stack
  end.

(** Without the places it is the stack of Stack.v. *)
Lemma push_at_push pile stack : map fst (push_at pile stack) = push (fst pile) (map fst stack).
Proof.
  remember (length stack) as n eqn:Hn. revert pile stack Hn.
  induction n as [n IH] using (well_founded_induction lt_wf). intros pile stack Hn.
  destruct stack as [|b [|a stack]]; [reflexivity..|]. cbn [push_at map push].
  destruct ((fst a <=? fst b) && (fst pile <=? fst b)); [|reflexivity].
  apply (IH (length stack)); [subst; simpl; lia|reflexivity].
Qed.

(** Pushing one more value keeps the cut, with the values still to come behind it. *)
Lemma push_at_keeps pile stack later s row :
  cut s (rev stack ++ pile :: later) row -> cut s (rev (push_at pile stack) ++ later) row.
Proof.
  remember (length stack) as n eqn:Hn. revert pile stack Hn.
  induction n as [n IH] using (well_founded_induction lt_wf). intros [c r] stack Hn H.
  assert (Hpushed : cut s (rev ((c, r) :: stack) ++ later) row)
    by (simpl; rewrite <- app_assoc; exact H).
  destruct stack as [|[b q] [|[a p] stack]]; [exact Hpushed..|]. cbn [push_at fst snd].
  destruct (Z.leb_spec a b), (Z.leb_spec c b); cbn [andb]; try exact Hpushed.
  apply (IH (length stack)); [subst; simpl; lia|reflexivity|].
  simpl in H. rewrite <- !app_assoc in H. simpl in H.
  eapply cut_fuse_inside; eassumption.
Qed.

Definition push_all (entries stack : list entry) : list entry :=
  fold_left (fun stack pile => push_at pile stack) entries stack.

(** So does pushing all of a part. *)
Lemma push_all_keeps entries stack later s row :
  cut s (rev stack ++ entries ++ later) row -> cut s (rev (push_all entries stack) ++ later) row.
Proof.
  revert stack. induction entries as [|pile entries IH]; intros stack H; [exact H|].
  apply IH. apply push_at_keeps. exact H.
Qed.

(** And the stack stays a valley. *)
Lemma push_all_valley entries stack :
  valley (map fst stack) -> valley (map fst (push_all entries stack)).
Proof.
  revert stack. induction entries as [|pile entries IH]; intros stack H; [exact H|].
  apply IH. rewrite push_at_push. now apply push_keeps_valley.
Qed.

(** ** The program

    The row comes in parts. Each is thinned out by some passes, and what is left of it is pushed. *)

Inductive pass := plain | skipping.

Definition run (how : pass) : list entry -> list entry :=
  match how with plain => thin | skipping => thin_skipping end.

Definition thinned (passes : list pass) (entries : list entry) : list entry :=
  fold_left (fun e how => run how e) passes entries.

(** Piles from place s on, each its own block. *)
Fixpoint placed_from (s : nat) (piles : list Z) : list entry :=
  match piles with [] => [] | p :: rest => (p, s) :: placed_from (S s) rest end.

Fixpoint fuse_parts (s : nat) (parts : list (list Z * list pass)) (stack : list entry) : list entry :=
  match parts with
  | [] => stack
  | (piles, passes) :: more =>
      fuse_parts (s + length piles) more (push_all (thinned passes (placed_from s piles)) stack)
  end.

Definition fuse_program (parts : list (list Z * list pass)) : list entry :=
  rev (fuse_parts 0 parts []).

(** Those of fuse.ts: a part of 1024 piles is thinned out again, skipping one and not in turn, up to
    five times and as long as a pass takes an eighth off it. *)
Fixpoint passes_again (fuel : nat) (how : pass) (before : nat) (entries : list entry) : list pass :=
  match fuel with
  | O => []
  | S fuel =>
      if (length entries <? before - before / 8)%nat
      then how :: passes_again fuel (match how with plain => skipping | skipping => plain end)
                               (length entries) (run how entries)
      else []
  end.

Definition passes_of (piles : list Z) : list pass :=
  plain :: passes_again 5 skipping (length piles) (thin (placed_from 0 piles)).

Definition part_size : nat := 1024.

Fixpoint parts_of (fuel : nat) (piles : list Z) : list (list Z * list pass) :=
  match fuel, piles with
  | S fuel, _ :: _ =>
      let part := firstn part_size piles in
      (part, passes_of part) :: parts_of fuel (skipn part_size piles)
  | _, _ => []
  end.

(** The program on parts of four piles, two passes each. *)
Example program :
  fuse_program [([9; 6; 8; 7], [plain; skipping]); ([9; 5; 2; 4], [plain; skipping]); ([1; 3; 6], [plain])]
  = [(9, 0%nat); (1, 1%nat); (-1, 6%nat); (3, 9%nat); (6, 10%nat)].
Proof. reflexivity. Qed.

(** Each pile is a block of one. *)
Lemma placed_from_cut s piles : cut s (placed_from s piles) piles.
Proof.
  revert s. induction piles as [|p piles IH]; intros s; [constructor|].
  change (p :: piles) with ([p] ++ piles). simpl placed_from. constructor; [constructor|].
  simpl. rewrite Nat.add_1_r. apply IH.
Qed.

(** However many passes, of either kind. *)
Lemma thinned_cut passes s entries row :
  cut s entries row -> cut s (thinned passes entries) row.
Proof.
  revert entries. induction passes as [|how passes IH]; intros entries H; [exact H|].
  apply IH. destruct (pass_keeps_blocks s entries row H). now destruct how.
Qed.

(** Part after part. *)
Lemma fuse_parts_keeps parts before stack :
  cut 0 (rev stack) before -> valley (map fst stack) ->
  let stack' := fuse_parts (length before) parts stack in
  cut 0 (rev stack') (before ++ flat_map fst parts) /\ valley (map fst stack').
Proof.
  revert before stack. induction parts as [|[piles passes] parts IH]; intros before stack Hcut Hv;
    cbn [fuse_parts flat_map fst].
  - rewrite app_nil_r. now split.
  - rewrite <- length_of_app, app_assoc. apply IH.
    + rewrite <- (app_nil_r (rev (push_all _ stack))). apply push_all_keeps. rewrite app_nil_r.
      apply cut_app; [exact Hcut|]. apply thinned_cut, placed_from_cut.
    + now apply push_all_valley.
Qed.

(** Whatever the parts and the passes: the program leaves a valley, and each of its values is that of
    the block of piles that starts where the program says. *)
Theorem program_correct parts :
  cut 0 (fuse_program parts) (flat_map fst parts) /\ valley (map fst (fuse_program parts)).
Proof.
  unfold fuse_program. destruct (fuse_parts_keeps parts [] []) as [H1 H2]; [constructor|apply valley_nil|].
  split; [exact H1|]. rewrite map_rev. now apply valley_rev.
Qed.

(** So reading it with two fingers gives the value of the row. *)
Theorem program_value parts :
  let values := map fst (fuse_program parts) in
  read (length values) values = value (flat_map fst parts).
Proof.
  cbn zeta. destruct (program_correct parts) as [Hcut Hv]. symmetry.
  apply any_order_of_fusing; [exact (cut_blocks _ _ _ Hcut)|exact Hv].
Qed.

(** The parts are the row. *)
Lemma parts_of_row fuel row :
  (length row <= fuel)%nat -> flat_map fst (parts_of fuel row) = row.
Proof.
  assert (Hsize : (1 <= part_size)%nat) by (unfold part_size; apply Nat.leb_le; reflexivity).
  revert row. induction fuel as [|fuel IH]; intros row Hfuel.
  - destruct row; [reflexivity|simpl in Hfuel; lia].
  - destruct row as [|p row]; [reflexivity|]. cbn [parts_of]. cbn zeta. cbn [flat_map fst].
    rewrite IH; [apply firstn_skipn|].
    rewrite length_of_skipn. cbn [length] in *. lia.
Qed.

(** fuse.ts with its own parts and passes. *)
Theorem fuse_correct row :
  let values := map fst (fuse_program (parts_of (length row) row)) in
  valley values /\ read (length values) values = value row.
Proof.
  cbn zeta. destruct (program_correct (parts_of (length row) row)) as [_ Hv].
  split; [exact Hv|]. rewrite program_value. now rewrite parts_of_row.
Qed.
