(** * Stone Game in linear time: an optimal line

    Every value of the valley is that of a block of neighbouring piles. It is
    optimal to take the block at the larger end from its outer side to its last
    pile, and then the block at the larger end of what remains. *)

From Coq Require Import List ZArith Lia Bool Sorted.
Require Import Basics Order StoneGame Fusion Stack.
Import ListNotations.
Open Scope Z_scope.

(** ** Blocks *)

(** A block of value f is a single pile, or three blocks that were fused. *)
Inductive block : Z -> list Z -> Prop :=
| single p : block p [p]
| fused a b c A B C :
    block a A -> block b B -> block c C -> a <= b -> c <= b ->
    block (a - b + c) (A ++ B ++ C).

(** A row cut into blocks. *)
Inductive blocks : list Z -> list Z -> Prop :=
| no_block : blocks [] []
| one_more f B values row :
    block f B -> blocks values row -> blocks (f :: values) (B ++ row).

(** A block may be replaced by its value: its three parts first, by induction, then the three
    values by fusion. *)
Lemma block_value f B : block f B -> forall x y, value (x ++ B ++ y) = value (x ++ [f] ++ y).
Proof.
  induction 1 as [p|a b c A B C _ IHA _ IHB _ IHC Ha Hc]; intros x y; [reflexivity|].
  rewrite <- !app_assoc. rewrite IHA.
  rewrite (app_assoc x [a]), IHB, (app_assoc _ [b]), IHC. rewrite <- !app_assoc.
  apply (fusion_preserves_value x y a b c Ha Hc).
Qed.

(** Block after block, from the left. *)
Lemma blocks_value values row : blocks values row -> forall x, value (x ++ row) = value (x ++ values).
Proof.
  induction 1 as [|f B values row HB _ IH]; intros x; [reflexivity|].
  rewrite (block_value f B HB), app_assoc, IH, <- app_assoc. reflexivity.
Qed.

(** A block read from the right is a block of the same value, as a - b + c = c - b + a. *)
Lemma block_rev f B : block f B -> block f (rev B).
Proof.
  induction 1 as [p|a b c A B C _ IHA _ IHB _ IHC Ha Hc]; [constructor|].
  rewrite !rev_app_distr, <- app_assoc.
  replace (a - b + c) with (c - b + a) by lia. now constructor.
Qed.

(** Two rows cut into blocks, one after the other. *)
Lemma blocks_app u x v y : blocks u x -> blocks v y -> blocks (u ++ v) (x ++ y).
Proof.
  induction 1 as [|f B u x HB _ IH]; intros Hv; [exact Hv|].
  simpl. rewrite <- app_assoc. constructor; auto.
Qed.

(** A block is a row of one block. *)
Lemma blocks_one f B : block f B -> blocks [f] B.
Proof. intros H. rewrite <- (app_nil_r B). repeat constructor. exact H. Qed.

(** A row cut into blocks, read from the right. *)
Lemma blocks_rev values row : blocks values row -> blocks (rev values) (rev row).
Proof.
  induction 1 as [|f B values row HB _ IH]; [constructor|].
  simpl. rewrite rev_app_distr. apply blocks_app; [exact IH|].
  apply blocks_one, block_rev, HB.
Qed.

(** A cut between values is a cut between blocks. *)
Lemma blocks_split u v row :
  blocks (u ++ v) row -> exists x y, row = x ++ y /\ blocks u x /\ blocks v y.
Proof.
  revert row. induction u as [|f u IH]; simpl; intros row H.
  - exists [], row. repeat split; [constructor|assumption].
  - inversion H; subst. destruct (IH _ H4) as (x & y & -> & Hx & Hy).
    exists (B ++ x), y. rewrite app_assoc. repeat split; [now constructor|assumption].
Qed.

(** A row of one block is that block. *)
Lemma blocks_one_inv f row : blocks [f] row -> block f row.
Proof. intros H. inversion H; subst. inversion H4; subst. now rewrite app_nil_r. Qed.

(** The stack leaves the values of blocks. *)
Lemma push_blocks pile stack row B :
  blocks (rev stack) row -> block pile B -> blocks (rev (push pile stack)) (row ++ B).
Proof.
  remember (length stack) as n eqn:Hn. revert pile stack row B Hn.
  induction n as [n IH] using lt_wf_ind. intros pile stack row B Hn Hrow HB.
  assert (Hpushed : blocks (rev (pile :: stack)) (row ++ B)).
  { simpl. apply blocks_app; [assumption|]. now apply blocks_one. }
  destruct stack as [|b [|a stack]]; [exact Hpushed..|]. cbn [push].
  destruct (Z.leb_spec a b), (Z.leb_spec pile b); cbn [andb]; try exact Hpushed.
  simpl in Hrow.
  apply blocks_split in Hrow as (xa & xb & -> & Hxa & Hxb).
  apply blocks_split in Hxa as (x & ya & -> & Hx & Hya).
  apply blocks_one_inv in Hxb, Hya.
  rewrite <- !app_assoc. apply (IH (length stack)); [subst; simpl; lia|reflexivity|assumption|].
  now constructor.
Qed.

(** Pile after pile: each is a block, and the stack joins three blocks to one where it fuses. *)
Theorem stack_keeps_blocks row : blocks (fuse row) row.
Proof.
  unfold fuse.
  assert (H : forall row stack before, blocks (rev stack) before ->
    blocks (rev (fold_left (fun s pile => push pile s) row stack)) (before ++ row)).
  { clear row. induction row as [|pile row IH]; intros stack before H; simpl.
    - now rewrite app_nil_r.
    - replace (before ++ pile :: row) with ((before ++ [pile]) ++ row)
        by now rewrite <- app_assoc.
      apply IH. apply push_blocks; [assumption|constructor]. }
  apply (H row [] []). constructor.
Qed.

(** In whatever order hills are fused: once a valley is left, it gives the value. *)
Theorem any_order_of_fusing values row :
  blocks values row -> valley values -> value row = read (length values) values.
Proof.
  intros Hrow Hv. rewrite read_valley by assumption. exact (blocks_value values row Hrow []).
Qed.

(** ** What is left of a block *)

(** What a line that takes these piles one by one, and then what is worth v to
    the player then on turn, is worth. *)
Definition chain (piles : list Z) (v : Z) : Z := fold_right Z.sub v piles.

(** A chain of two parts begins with the first. *)
Lemma chain_app x y v : chain (x ++ y) v = chain x (chain y v).
Proof. apply fold_right_app. Qed.

(** A block brings its value, whichever player begins it. *)
Lemma block_chain f B : block f B -> forall v, chain B v = f - v.
Proof.
  induction 1 as [p|a b c A B C _ IHA _ IHB _ IHC _ _]; intros v; [reflexivity|].
  rewrite !chain_app, IHA, IHB, IHC. lia.
Qed.

(** Some piles taken off the left side of a block, what is left of it fuses into
    values that do not rise and are not below the block's. *)
Definition falls_to (f : Z) (rest values : list Z) : Prop :=
  values <> [] /\ descending values /\ Forall (fun u => u >= f) values /\
  (forall x y, value (x ++ rest ++ y) = value (x ++ values ++ y)) /\
  (forall v, chain rest v = chain values v).

(** What falls to g falls to anything below g. *)
Lemma falls_to_lower f g rest values :
  f <= g -> falls_to g rest values -> falls_to f rest values.
Proof.
  intros Hfg (H1 & H2 & H3 & H4 & H5). repeat split; auto.
  eapply Forall_impl; [|exact H3]. simpl. lia.
Qed.

(** One more block of value f after what falls to f. *)
Lemma falls_to_snoc f g rest values C :
  falls_to g rest values -> block f C -> f <= g -> falls_to f (rest ++ C) (values ++ [f]).
Proof.
  intros (H1 & H2 & H3 & H4 & H5) HC Hfg. repeat split.
  - now destruct values.
  - apply sorted_snoc; [assumption|]. eapply Forall_impl; [|exact H3]. simpl. lia.
  - apply Forall_app. split; [|repeat constructor; lia].
    eapply Forall_impl; [|exact H3]. simpl. lia.
  - intros x y. rewrite <- !app_assoc, H4, app_assoc, (block_value f C HC), <- app_assoc. reflexivity.
  - intros v. rewrite !chain_app, H5, (block_chain f C HC). reflexivity.
Qed.

(** By induction over the block: what is left of its first third falls to a, then b and c follow
    as they are or make a hill with the last of it; what is left of the second or third falls to
    c or b, and both are a or more, or do not fall below the block's value. *)
Lemma rest_of_block f B :
  block f B -> forall taken rest, B = taken ++ rest -> rest <> [] ->
  exists values, falls_to f rest values.
Proof.
  induction 1 as [p|a b c A B C HA IHA HB IHB HC IHC Ha Hc]; intros taken rest Heq Hrest.
  - exists [p]. destruct taken as [|t taken].
    + simpl in Heq. subst rest. split; [easy|]. split; [repeat constructor|].
      split; [constructor; [lia|constructor]|]. easy.
    + injection Heq as _ Heq. symmetry in Heq. apply app_eq_nil in Heq as [_ ->]. easy.
  - (* the rest begins in the first block, or after it *)
    assert (Hcases : (exists l, A = taken ++ l /\ l <> [] /\ rest = l ++ B ++ C)
                     \/ exists l, B ++ C = l ++ rest).
    { apply app_eq_app in Heq as [l [[H1 H2]|[H1 H2]]]; [|right; eauto].
      destruct l as [|z l]; [right; exists []; now rewrite H2|].
      left. exists (z :: l). repeat split; [exact H1|easy|exact H2]. }
    destruct Hcases as [(l & HAl & Hl & ->)|(l & Hl)].
    + destruct (IHA _ _ HAl Hl) as (values & Hvalues).
      assert (Hvalues' := Hvalues). destruct Hvalues' as (H1 & H2 & H3 & H4 & H5).
      destruct values as [|u values _] using rev_ind; [easy|]. clear H1.
      assert (Hu : a <= u).
      { apply Forall_app in H3 as [_ H3]. inversion H3; lia. }
      apply sorted_init in H2 as [H2 Hvu].
      destruct (Z.le_gt_cases b u) as [Hbu|Hbu].
      * (* b and c go on falling *)
        exists ((values ++ [u]) ++ [b] ++ [c]).
        assert (Hb : falls_to b (l ++ B) ((values ++ [u]) ++ [b])).
        { apply falls_to_snoc with (g := b); [|assumption|lia].
          destruct Hvalues as (G1 & G2 & _ & G4 & G5). repeat split; auto.
          apply Forall_app. split; [|repeat constructor; lia].
          apply Forall_forall. intros z Hz. specialize (Hvu z Hz). lia. }
        apply falls_to_lower with (g := c); [lia|].
        replace (l ++ B ++ C) with ((l ++ B) ++ C) by now rewrite <- app_assoc.
        rewrite app_assoc. apply falls_to_snoc with (g := b); assumption.
      * (* u, b, c are a hill *)
        exists (values ++ [u - b + c]). repeat split.
        -- now destruct values.
        -- apply sorted_snoc; [assumption|]. apply Forall_forall.
           intros z Hz. specialize (Hvu z Hz). lia.
        -- apply Forall_app. split; [|repeat constructor; lia].
           apply Forall_forall. intros z Hz. specialize (Hvu z Hz). lia.
        -- intros x y.
           replace (x ++ (l ++ B ++ C) ++ y) with (x ++ l ++ B ++ C ++ y)
             by now rewrite <- !app_assoc.
           rewrite H4, <- !app_assoc, app_assoc, app_assoc.
           rewrite (block_value b B HB), app_assoc, (block_value c C HC).
           rewrite <- !app_assoc.
           rewrite (app_assoc x values), (app_assoc x values). simpl.
           apply (fusion_preserves_value (x ++ values) y u b c); lia.
        -- intros v. rewrite !chain_app, H5, (block_chain b B HB), (block_chain c C HC).
           rewrite chain_app. f_equal. unfold chain. simpl. lia.
    + assert (Hcases : (exists l', B = l ++ l' /\ l' <> [] /\ rest = l' ++ C)
                       \/ exists l', C = l' ++ rest).
      { apply app_eq_app in Hl as [l' [[H1 H2]|[H1 H2]]]; [|right; eauto].
        destruct l' as [|z l']; [right; exists []; now rewrite H2|].
        left. exists (z :: l'). repeat split; [exact H1|easy|exact H2]. }
      destruct Hcases as [(l' & HB' & Hl' & ->)|(l' & HC')].
      * destruct (IHB _ _ HB' Hl') as (values & Hvalues).
        exists (values ++ [c]). apply falls_to_lower with (g := c); [lia|].
        apply falls_to_snoc with (g := b); assumption.
      * destruct (IHC _ _ HC' Hrest) as (values & Hvalues).
        exists values. apply falls_to_lower with (g := c); [lia|assumption].
Qed.

(** ** The line *)

(** The greatest value at the left end is the larger end. *)
Lemma value_greatest_first u m :
  valley (u :: m) -> Forall (fun z => z <= u) m -> value (u :: m) = u - value m.
Proof.
  intros Hv Hm. destruct m as [|y m _] using rev_ind.
  - rewrite value_one, value_nil. lia.
  - apply larger_end_is_best; [assumption|]. apply Forall_app in Hm as [_ Hm]. now inversion Hm.
Qed.

(** Values that fall to f and then a valley that is nowhere above f are a valley. *)
Lemma falling_valley f falling values :
  descending falling -> Forall (fun u => u >= f) falling ->
  valley values -> Forall (fun w => w <= f) values -> valley (falling ++ values).
Proof.
  intros Hsorted Hf (fall & rise & -> & Hfall & Hrise) Hw.
  exists (falling ++ fall), rise. rewrite <- app_assoc. repeat split; [|assumption].
  apply Forall_app in Hw as [Hw _].
  induction falling as [|u falling IH]; [assumption|].
  apply StronglySorted_inv in Hsorted as [Hsorted Hu]. inversion Hf; subst.
  simpl. constructor; [now apply IH|]. apply Forall_app. split; [assumption|].
  eapply Forall_impl; [|exact Hw]. simpl. lia.
Qed.

(** There the falling values are taken first, one by one. *)
Lemma value_falling f falling values :
  descending falling -> Forall (fun u => u >= f) falling ->
  valley values -> Forall (fun w => w <= f) values ->
  value (falling ++ values) = chain falling (value values).
Proof.
  intros Hsorted Hf Hv Hw. induction falling as [|u falling IH]; [reflexivity|].
  assert (Hvalley := falling_valley f _ _ Hsorted Hf Hv Hw).
  apply StronglySorted_inv in Hsorted as [Hsorted Hu]. inversion Hf; subst.
  simpl. rewrite value_greatest_first; [rewrite IH; auto|exact Hvalley|].
  apply Forall_app. split; eapply Forall_impl; [|exact Hu| |exact Hw]; simpl; lia.
Qed.

(** What is left of the block at the larger end, here the left one, and then the
    rest of the row: every pile of the block is taken. *)
Lemma value_rest_of_block f B taken rest values row :
  block f B -> B = taken ++ rest ->
  blocks values row -> valley values -> Forall (fun w => w <= f) values ->
  value (rest ++ row) = chain rest (value row).
Proof.
  intros HB Heq Hrow Hv Hw. destruct rest as [|p rest]; [reflexivity|].
  destruct (rest_of_block f B HB taken (p :: rest) Heq ltac:(easy))
    as (falling & _ & Hsorted & Hf & HV & Hchain).
  rewrite (blocks_value values row Hrow).
  pose proof (HV [] values) as HV'. simpl in HV'. simpl app. rewrite HV'.
  rewrite (value_falling f) by assumption.
  rewrite <- Hchain. pose proof (blocks_value values row Hrow []) as HR. simpl in HR.
  now rewrite HR.
Qed.

(** Once the block at the larger end is begun from its outer side, its next pile
    is a best move, down to the last. *)
Theorem line_from_left f B taken p rest values row :
  block f B -> B = taken ++ p :: rest ->
  blocks values row -> valley values -> Forall (fun w => w <= f) values ->
  value ((p :: rest) ++ row) = p - value (rest ++ row).
Proof.
  intros HB Heq Hrow Hv Hw.
  rewrite (value_rest_of_block f B taken (p :: rest) values row) by assumption.
  rewrite (value_rest_of_block f B (taken ++ [p]) rest values row); auto.
  now rewrite <- app_assoc.
Qed.

(** The mirror image. *)
Theorem line_from_right f B taken p rest values row :
  block f B -> B = rest ++ p :: taken ->
  blocks values row -> valley values -> Forall (fun w => w <= f) values ->
  value (row ++ rest ++ [p]) = p - value (row ++ rest).
Proof.
  intros HB -> Hrow Hv Hw.
  pose proof (line_from_left f (rev (rest ++ p :: taken)) (rev taken) p (rev rest) (rev values) (rev row)) as H.
  rewrite <- (value_rev (row ++ rest ++ [p])), <- (value_rev (row ++ rest)).
  rewrite !rev_app_distr. simpl rev. simpl app in *. apply H.
  - now apply block_rev in HB.
  - rewrite rev_app_distr. simpl. now rewrite <- app_assoc.
  - now apply blocks_rev.
  - now apply valley_rev.
  - now apply Forall_rev.
Qed.

(** The first pile of the whole line: the outer pile of the block at the larger
    end of what [fuse] returns. *)
Corollary first_move f values p rest :
  fuse (p :: rest) = f :: values -> last (f :: values) 0 <= f ->
  value (p :: rest) = p - value rest.
Proof.
  intros Hfuse Hlast.
  pose proof (stack_keeps_blocks (p :: rest)) as Hblocks.
  pose proof (stack_leaves_valley (p :: rest)) as Hv. rewrite Hfuse in *.
  inversion Hblocks as [|f' B values' row HB Hrow Hf' HBrow]; subst.
  destruct B as [|b B].
  { apply block_chain with (v := 0) in HB as HB0. simpl in HB0.
    apply block_chain with (v := 1) in HB as HB1. simpl in HB1. lia. }
  injection HBrow as -> <-.
  apply (line_from_left f (p :: B) [] p B values row); auto.
  - now apply valley_tail in Hv.
  - destruct values as [|w values _] using rev_ind; [constructor|].
    change (f :: values ++ [w]) with ((f :: values) ++ [w]) in Hlast.
    rewrite last_last in Hlast. apply Forall_app. split; [|repeat constructor; assumption].
    apply Forall_forall. intros z Hz. pose proof (valley_max f values w z Hv Hz). lia.
Qed.
