(** * Stone Game in linear time: fusing neighbours keeps the value

    Wherever three neighbours have the largest in the middle, a <= b >= c, they
    may be replaced by the single pile a - b + c. When none are left that can be
    fused, the row is a valley, and on a valley both take the larger end. *)

From Coq Require Import List ZArith Lia Sorted Permutation.
Require Import Basics Order StoneGame.
Import ListNotations.
Open Scope Z_scope.

(** ** Valleys *)

(** A valley falls and then rises; equal neighbours are allowed. *)
Definition valley (row : list Z) : Prop :=
  exists fall rise,
    row = fall ++ rise /\ descending fall /\ ascending rise.

(** No pile is a valley. *)
Lemma valley_nil : valley [].
Proof. exists [], []. repeat constructor. Qed.

(** One pile is a valley. *)
Lemma valley_one x : valley [x].
Proof. exists [], [x]. repeat constructor. Qed.

(** What a valley loses at an end leaves a valley. *)
Lemma valley_tail x m : valley (x :: m) -> valley m.
Proof.
  intros (fall & rise & Heq & Hfall & Hrise). destruct fall as [|f fall].
  - simpl in Heq. subst rise. apply StronglySorted_inv in Hrise as [Hrise _].
    exists [], m. repeat split; [constructor|assumption].
  - injection Heq as -> ->. apply StronglySorted_inv in Hfall as [Hfall _].
    exists fall, rise. auto.
Qed.

(** The same at the right end: the last pile is the end of the rise, or of the fall where
    nothing rises. *)
Lemma valley_init m y : valley (m ++ [y]) -> valley m.
Proof.
  intros (fall & rise & Heq & Hfall & Hrise).
  destruct rise as [|r rise _] using rev_ind.
  - rewrite app_nil_r in Heq. subst fall. apply sorted_init in Hfall as [Hfall _].
    exists m, []. repeat split; [now rewrite app_nil_r|assumption|constructor].
  - rewrite app_assoc in Heq. apply app_inj_tail in Heq as [-> ->].
    apply sorted_init in Hrise as [Hrise _]. exists fall, rise. auto.
Qed.

(** The greatest value of a valley is at an end. *)
Lemma valley_max x m y z : valley (x :: m ++ [y]) -> In z m -> z <= Z.max x y.
Proof.
  intros (fall & rise & Heq & Hfall & Hrise) Hz.
  assert (Hin : In z (fall ++ rise)).
  { rewrite <- Heq. right. apply in_or_app. now left. }
  apply in_app_or in Hin as [Hin|Hin].
  - destruct fall as [|f fall]; [easy|]. injection Heq as -> _.
    apply StronglySorted_inv in Hfall as [_ Hfall]. rewrite Forall_forall in Hfall.
    destruct Hin as [<-|Hin]; [lia|]. specialize (Hfall z Hin). lia.
  - destruct rise as [|r rise _] using rev_ind; [easy|].
    change (x :: m ++ [y]) with ((x :: m) ++ [y]) in Heq.
    rewrite app_assoc in Heq. apply app_inj_tail in Heq as [_ ->].
    apply sorted_init in Hrise as [_ Hrise].
    apply in_app_or in Hin as [Hin|[<-|[]]]; [|lia]. specialize (Hrise z Hin). lia.
Qed.

(** A pile put before a valley makes a valley, or a hill with the next two. *)
Lemma valley_cons x m :
  valley m -> (forall b c rest, m = b :: c :: rest -> ~ (x <= b /\ c <= b)) -> valley (x :: m).
Proof.
  intros (fall & rise & -> & Hfall & Hrise) Hhill.
  destruct fall as [|f fall].
  - exists [x], rise. repeat split; [repeat constructor|assumption].
  - destruct (Z.le_gt_cases f x) as [Hx|Hx].
    + exists (x :: f :: fall), rise. repeat split; [|assumption].
      constructor; [assumption|]. apply StronglySorted_inv in Hfall as [_ Hfall].
      constructor; [lia|]. eapply Forall_impl; [|exact Hfall]. simpl. lia.
    + destruct fall as [|g fall].
      * destruct rise as [|r rise].
        -- exists [], [x; f]. repeat split; [constructor|].
           repeat constructor. lia.
        -- assert (f < r) by (specialize (Hhill f r rise eq_refl); lia).
           assert (Hf : Forall (Z.le f) (r :: rise)).
           { apply StronglySorted_inv in Hrise as [_ Hrise]. constructor; [lia|].
             eapply Forall_impl; [|exact Hrise]. simpl. lia. }
           exists [], (x :: f :: r :: rise). repeat split; [constructor|].
           constructor; [now constructor|]. constructor; [lia|].
           eapply Forall_impl; [|exact Hf]. simpl. lia.
      * exfalso. apply (Hhill f g (fall ++ rise) eq_refl).
        apply StronglySorted_inv in Hfall as [_ Hfall]. inversion Hfall. lia.
Qed.

(** Every row has a hill or is a valley. *)
Lemma hill_or_valley row :
  (exists x a b c y, row = x ++ a :: b :: c :: y /\ a <= b /\ c <= b) \/ valley row.
Proof.
  induction row as [|p row [(x & a & b & c & y & -> & Ha & Hc)|IH]].
  - right. apply valley_nil.
  - left. exists (p :: x), a, b, c, y. auto.
  - destruct row as [|b [|c row]].
    + right. apply valley_one.
    + right. apply valley_cons; [assumption|]. easy.
    + destruct (Z_le_dec p b), (Z_le_dec c b).
      1: { left. exists [], p, b, c, row. auto. }
      all: right; apply valley_cons; [assumption|]; intros b' c' rest Heq;
        injection Heq as <- <- <-; lia.
Qed.

(** ** On a valley, taking the larger end is best

    Let x be the larger end, y the other and u m w what is between. To take y is
    worth y - V(x u m w) = y - x + V(u m w), as x is still the larger end. So the
    claim is V(u m w) + V(u m w y) <= 2x - y. If y >= u, then V(u m w y) is
    y - V(u m w), and the sum is y. Otherwise u is the larger end of both rows,
    and the sum is 2u less V(m w) + V(m w y), which is at least y. *)

(** By induction over the number of piles, as said above. *)
Lemma larger_end_is_best x m y :
  valley (x :: m ++ [y]) ->
  (y <= x -> value (x :: m ++ [y]) = x - value (m ++ [y])) /\
  (x <= y -> value (x :: m ++ [y]) = y - value (x :: m)).
Proof.
  remember (length m) as n eqn:Hn. revert x m y Hn.
  induction n as [n IH] using lt_wf_ind. intros x m y Hn Hv.
  rewrite value_ends.
  destruct m as [|u m].
  { simpl. rewrite !value_one. lia. }
  destruct m as [|w m _] using rev_ind.
  { pose proof (valley_max _ _ _ u Hv ltac:(simpl; auto)).
    simpl. rewrite !value_two. lia. }
  (* the row is x u m w y *)
  assert (Hu := valley_max _ _ _ u Hv ltac:(simpl; auto)).
  assert (Hw := valley_max _ _ _ w Hv ltac:(simpl; right; apply in_or_app; simpl; auto)).
  assert (Hvl : valley (x :: (u :: m) ++ [w])).
  { apply (valley_init _ y). exact Hv. }
  assert (Hvr : valley (u :: (m ++ [w]) ++ [y])) by exact (valley_tail _ _ Hv).
  assert (Hvm : valley (u :: m ++ [w])) by exact (valley_tail _ _ Hvl).
  assert (Huw := valley_max _ _ _ u Hvl ltac:(simpl; auto)).
  assert (Hwu := valley_max _ _ _ w Hvr ltac:(apply in_or_app; simpl; auto)).
  destruct (IH (length (u :: m)) ltac:(subst; lengths) x (u :: m) w eq_refl Hvl) as [L1 L2].
  destruct (IH (length (m ++ [w])) ltac:(subst; lengths) u (m ++ [w]) y eq_refl Hvr) as [R1 R2].
  destruct (IH (length m) ltac:(subst; lengths) u m w eq_refl Hvm) as [M1 M2].
  pose proof (value_first x (u :: m)).
  pose proof (value_last (m ++ [w]) y).
  simpl in *. lia.
Qed.

(** Two piles b >= c before a row matter by b - c at most, if it all is a valley. *)
Lemma pair_lemma b c m :
  valley (b :: c :: m) -> c <= b -> value m - (b - c) <= value (b :: c :: m) <= value m + (b - c).
Proof.
  remember (length m) as n eqn:Hn. revert b c m Hn.
  induction n as [n IH] using lt_wf_ind. intros b c m Hn Hv Hbc.
  destruct m as [|x m].
  { rewrite value_two, value_nil. lia. }
  destruct m as [|y m _] using rev_ind.
  { pose proof (value_ends b [c] x) as H. simpl in H. rewrite H, !value_two, value_one. lia. }
  (* the row is b c x m y *)
  assert (Hvl : valley (b :: c :: x :: m)) by (apply (valley_init _ y); exact Hv).
  assert (Hvr : valley (c :: x :: m ++ [y])) by exact (valley_tail _ _ Hv).
  assert (Hvm : valley (x :: m ++ [y])) by exact (valley_tail _ _ Hvr).
  pose proof (value_ends b (c :: x :: m) y) as E1.
  pose proof (value_ends x m y) as E2.
  pose proof (value_first c (x :: m ++ [y])) as F.
  pose proof (IH (length (x :: m)) ltac:(subst; lengths) b c (x :: m) eq_refl Hvl Hbc) as I1.
  destruct (larger_end_is_best x m y Hvm) as [_ G].
  assert (Hx := valley_max c (x :: m) y x Hvr ltac:(simpl; auto)).
  destruct (Z.le_gt_cases x c) as [Hxc|Hxc].
  - pose proof (IH (length (m ++ [y])) ltac:(subst; lengths) c x (m ++ [y]) eq_refl Hvr Hxc).
    simpl in *. lia.
  - simpl in *. lia.
Qed.

(** ** Fusion

    By induction over the number of piles. With piles on both sides of a, b, c
    the same two moves lead to shorter rows. With none, V(a b c) = a - b + c.
    There remains the row a b c m y, to be compared with f m y, f = a - b + c
    (the right end is its mirror image). Taking y is worth y - V(f m) in both.

    Not more: after a the other may take b, so a is worth a - b + V(c m y) at
    most. If c is best there, that is f - V(m y), what f is worth in f m y. If y
    is, it is y - V(c m) - (b - a), and V(f m) <= V(c m) + (c - f): y is worth as
    much in f m y.

    Not less: it is to be shown that a is worth f - V(m y), or that
    V(b c m y) <= b - c + V(m y). A hill inside b c m may be fused first, in both
    rows; so let b c m be a valley. In b c m y, b is worth b - V(c m y), and
    V(c m y) >= c - V(m y). And y is worth y - V(b c m); as b c m is a valley,
    that is y - V(m) + (b - c) at most, and V(m y) >= y - V(m). *)

(** The hard case, given that fusing keeps the value of shorter rows. *)
Lemma fusion_at_the_left_end a b c m y :
  (forall u v a b c, (length u + length v <= length m)%nat -> a <= b -> c <= b ->
     value (u ++ a :: b :: c :: v) = value (u ++ (a - b + c) :: v)) ->
  a <= b -> c <= b ->
  value (a :: b :: c :: m ++ [y]) = value ((a - b + c) :: m ++ [y]).
Proof.
  intros IH Ha Hc.
  destruct (hill_or_valley (b :: c :: m)) as [(u & p & q & r & v & Heq & Hp & Hr)|Hv].
  - (* a hill inside may be fused first, in both rows *)
    assert (Hlen : (length u + length v + 1 = length m)%nat).
    { apply (f_equal (@length Z)) in Heq. lengths. }
    assert (Hinside : value (a :: b :: c :: m ++ [y]) = value (a :: u ++ (p - q + r) :: v ++ [y])).
    { pose proof (value_ends a (b :: c :: m) y) as E1.
      pose proof (value_ends a (u ++ (p - q + r) :: v) y) as E2.
      rewrite Heq in E1.
      pose proof (IH (a :: u) v p q r ltac:(lengths) Hp Hr) as I1.
      pose proof (IH u (v ++ [y]) p q r ltac:(lengths) Hp Hr) as I2.
      change (a :: b :: c :: m ++ [y]) with (a :: (b :: c :: m) ++ [y]). rewrite Heq.
      repeat (rewrite <- app_assoc in * || simpl in * ). lia. }
    rewrite Hinside. clear Hinside.
    destruct u as [|u1 [|u2 u]]; simpl in Heq; injection Heq as <- <- ->.
    + (* b, c and the next: b = c *)
      simpl. replace (b - c + r) with r by lia.
      replace (a - b + c) with a by lia. reflexivity.
    + (* c and the next two *)
      simpl.
      pose proof (IH [] (v ++ [y]) a b (c - q + r)) as I1.
      pose proof (IH [] (v ++ [y]) (a - b + c) q r) as I2.
      simpl in I1, I2. rewrite I1, I2 by lengths. f_equal. f_equal. lia.
    + (* all of it in m *)
      simpl.
      pose proof (IH [] (u ++ (p - q + r) :: v ++ [y]) a b c) as I1.
      pose proof (IH ((a - b + c) :: u) (v ++ [y]) p q r) as I2.
      simpl in I1, I2. rewrite I1 by lengths. rewrite <- app_assoc. simpl.
      rewrite I2 by lengths. reflexivity.
  - (* no hill inside: b c m is a valley *)
    pose proof (value_ends a (b :: c :: m) y) as E1.
    pose proof (value_ends (a - b + c) m y) as E2.
    pose proof (IH [] m a b c) as I1.
    pose proof (value_ends b (c :: m) y) as E3.
    pose proof (value_ends c m y) as E4.
    pose proof (pair_lemma b c m Hv Hc) as P.
    pose proof (value_does_not_jump (a - b + c) c m) as L.
    pose proof (value_last m y) as F1.
    simpl in *. specialize (I1 ltac:(lia) Ha Hc). lia.
Qed.

(** Fusion, anywhere in a row: with piles on both sides, at either end, or alone. *)
Theorem fusion_preserves_value x y a b c :
  a <= b -> c <= b ->
  value (x ++ [a; b; c] ++ y) = value (x ++ [a - b + c] ++ y).
Proof.
  simpl. remember (length x + length y)%nat as n eqn:Hn. revert x y a b c Hn.
  induction n as [n IH] using lt_wf_ind. intros x y a b c Hn Ha Hc.
  destruct x as [|p x]; destruct y as [|q y _] using rev_ind.
  - (* the three alone *)
    simpl. pose proof (value_ends a [b] c) as E. simpl in E. rewrite E, !value_two, value_one. lia.
  - (* at the left end *)
    simpl. apply fusion_at_the_left_end; auto. intros u v a' b' c' Hlen.
    apply (IH (length u + length v)%nat); [subst; lengths|reflexivity].
  - (* at the right end: the mirror image *)
    rewrite <- (value_rev ((p :: x) ++ [a; b; c])), <- (value_rev ((p :: x) ++ [a - b + c])).
    rewrite !rev_app_distr. simpl.
    replace (a - b + c) with (c - b + a) by lia.
    apply fusion_at_the_left_end; auto. intros u v a' b' c' Hlen.
    apply (IH (length u + length v)%nat); [subst; lengths|reflexivity].
  - (* inside *)
    pose proof (value_ends p (x ++ a :: b :: c :: y) q) as E1.
    pose proof (value_ends p (x ++ (a - b + c) :: y) q) as E2.
    pose proof (IH (length x + length (y ++ [q]))%nat ltac:(subst; lengths)
      x (y ++ [q]) a b c eq_refl Ha Hc) as I1.
    pose proof (IH (length (p :: x) + length y)%nat ltac:(subst; lengths)
      (p :: x) y a b c eq_refl Ha Hc) as I2.
    repeat (rewrite <- app_assoc in * || simpl in * ). lia.
Qed.
