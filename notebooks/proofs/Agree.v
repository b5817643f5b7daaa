(** * What the running code is held against

    No theorems here. tie.ts writes positions and what the TypeScript rules, oracle and solvers say of
    them; the functions below say of each whether Coq computes the same, from the rules of the other
    files and from their algorithms. *)

From Coq Require Import List ZArith Bool.
Require Import Basics.
Require StoneGameIIColumns SumGame SumGameLine StoneGame Stack Thinning ReviewProgram StoneGameII StoneGameIII StoneGameIV StoneGameV StoneGameVI
        StoneGameVII StoneGameVIII StoneGameIX.
Import ListNotations.
Open Scope Z_scope.

Fixpoint same (x y : list Z) : bool :=
  match x, y with
  | [], [] => true
  | a :: x, b :: y => (a =? b) && same x y
  | _, _ => false
  end.

Fixpoint same_numbers (x y : list nat) : bool :=
  match x, y with
  | [], [] => true
  | a :: x, b :: y => Nat.eqb a b && same_numbers x y
  | _, _ => false
  end.

(** ** Any game

    Every move with the points that it scores and what it leaves, in the order of rules.ts; the value
    of a position by the rules; and whether the points of the moves to come count for the mover (1, the
    solo game) or for the other player (-1). Values are the mover's points minus the other's, 1 or -1
    in games without points. *)
Record game := {
  position : Type;
  moves : position -> list (Z * position);
  worth : position -> Z;
  next_mover : Z
}.

(** What the code says of a position. *)
Record said (g : game) := {
  of : position g;
  by_oracle : Z;
  by_methods : list Z;  (* each method of the catalogue *)
  of_moves : list Z;    (* what each move is worth *)
  line : list nat;      (* an optimal line, each move by its place among all *)
  played : list nat;    (* some other line *)
  along : list Z        (* the value before each of its moves, and after the last *)
}.

Section AnyGame.

Variable g : game.

Definition worths (p : position g) : list Z :=
  map (fun '(points, rest) => points + next_mover g * worth g rest) (moves g p).

(** Every move of the line attains the value, and the line ends where the game ends. *)
Fixpoint is_optimal (line : list nat) (p : position g) : bool :=
  match line with
  | [] => match moves g p with [] => true | _ => false end
  | k :: more =>
      match nth_error (moves g p) k with
      | None => false
      | Some (points, rest) =>
          (points + next_mover g * worth g rest =? worth g p) && is_optimal more rest
      end
  end.

Fixpoint values_along (line : list nat) (p : position g) : list Z :=
  worth g p ::
  match line with
  | [] => []
  | k :: more =>
      match nth_error (moves g p) k with
      | None => []
      | Some (_, rest) => values_along more rest
      end
  end.

Definition agrees (s : said g) : bool :=
  let p := of g s in
  let v := worth g p in
  (by_oracle g s =? v)
  && forallb (Z.eqb v) (by_methods g s)
  && same (of_moves g s) (worths p)
  && match moves g p with [] => true | _ => maximum (worths p) =? v end
  && is_optimal (line g s) p
  && same (along g s) (values_along (played g s) p).

End AnyGame.

Definition win (b : bool) : Z := if b then 1 else -1.

(** ** The games *)

Definition sum_game : game := {|
  position := nat * player * list SumGame.cell;
  moves := fun '(K, mover, row) =>
    map (fun after => (0, (K, other mover, after))) (SumGame.moves K row);
  worth := fun '(K, mover, row) =>
    win (Bool.eqb (SumGame.bob_wins K mover row) (StoneGameIX.is_bob mover));
  next_mover := -1 |}.

(** Of a single pile the left end is taken. *)
Definition ends (points : Z -> list Z -> Z) (row : list Z) : list (Z * list Z) :=
  match row with
  | [] => []
  | [x] => [(points x [], [])]
  | x :: rest => [(points x rest, rest); (points (last row 0) (removelast row), removelast row)]
  end.

Definition stone_game : game := {|
  position := list Z;
  moves := ends (fun pile _ => pile);
  worth := StoneGame.value;
  next_mover := -1 |}.

Definition stone_game_vii : game := {|
  position := list Z;
  moves := ends (fun _ rest => sum rest);
  worth := StoneGameVII.value;
  next_mover := -1 |}.

Definition stone_game_ii : game := {|
  position := nat * list Z;
  moves := fun '(M, piles) =>
    map (fun X => (sum (firstn X piles), (Nat.max M X, skipn X piles)))
        (seq 1 (Nat.min (2 * M) (List.length piles)));
  worth := fun '(M, piles) => StoneGameII.value M piles;
  next_mover := -1 |}.

Definition stone_game_iii : game := {|
  position := nat * list Z;
  moves := fun '(K, stones) =>
    map (fun x => (sum (firstn x stones), (K, skipn x stones)))
        (seq 1 (Nat.min K (List.length stones)));
  worth := fun '(K, stones) => StoneGameIII.value K stones;
  next_mover := -1 |}.

Definition stone_game_iv : game := {|
  position := nat;
  moves := fun n => map (fun k => (0, (n - k * k)%nat)) (seq 1 (Nat.sqrt n));
  worth := fun n => win (StoneGameIV.mover_wins n);
  next_mover := -1 |}.

Definition stone_game_v : game := {|
  position := list Z;
  moves := fun row => map (fun part => (sum part, part)) (StoneGameV.kept row);
  worth := StoneGameV.value;
  next_mover := 1 |}.

Definition stone_game_vi : game := {|
  position := player * list (Z * Z);
  moves := fun '(mover, stones) =>
    map (fun '(s, rest) => (StoneGameVI.points mover s, (other mover, rest))) (picks stones);
  worth := fun '(mover, stones) => StoneGameVI.value mover stones;
  next_mover := -1 |}.

Definition stone_game_viii : game := {|
  position := list Z;
  moves := fun stones =>
    map (fun x => (sum (firstn x stones), sum (firstn x stones) :: skipn x stones))
        (seq 2 (List.length stones - 1));
  worth := StoneGameVIII.value;
  next_mover := -1 |}.

(** Where the last removal has lost, the player on turn has won. *)
Definition stone_game_ix : game := {|
  position := bool * player * Z * list Z;
  moves := fun '(lost, mover, removed, stones) =>
    if lost : bool then [] else
    map (fun '(s, rest) => (0, ((removed + s) mod 3 =? 0, other mover, removed + s, rest)))
        (picks stones);
  worth := fun '(lost, mover, removed, stones) =>
    win (lost || StoneGameIX.mover_wins mover removed stones);
  next_mover := -1 |}.

(** ** The algorithms *)

(** winnerOf and excessOf of sum-game/excess.ts *)
Definition formula (c : nat * player * list SumGame.cell * Z * bool) : bool :=
  let '(K, mover, row, excess, bob) := c in
  (SumGame.balance K row =? excess) && Bool.eqb (SumGame.bob_wins_by_formula K mover row) bob.

(** the line of sum-game/formula.ts *)
Definition writing (c : nat * player * list SumGame.cell * list Z) : bool :=
  let '(K, mover, row, digits) := c in same (SumGameLine.line K mover [] row) digits.

(** fuse and valueOfRow of stone-game: the values of the valley, and where their blocks start *)
Definition fusing (c : list Z * list Z * list nat * Z) : bool :=
  let '(row, valley, starts, v) := c in
  let fused := Thinning.fuse_program (Thinning.parts_of (List.length row) row) in
  same (Stack.fuse row) valley && same (map fst fused) valley
  && same_numbers (map snd fused) starts && (Stack.value_of_row row =? v).

(** the cells of stone-game-ii/column-minima.ts: for some M and i what is collected there *)
Definition filling (c : nat * list Z * list (nat * nat * Z)) : bool :=
  let '(m, piles, asked) := c in
  let n := List.length piles in
  let columns := StoneGameIIColumns.columns (StoneGameIIColumns.sweep piles (S (n - m))) in
  forallb (fun '(M, i, g) => nth i (nth (M - m) columns []) 0 =? g) asked.

(** the totals of stone-game-iii/rolling.ts *)
Definition rolling (c : nat * list Z * list Z) : bool :=
  let '(K, stones, totals) := c in
  same (map (fun i => snd (hd (O, 0) (StoneGameIII.roll K (skipn i stones))))
            (seq 0 (S (List.length stones)))) totals.

(** losingNumbers of stone-game-iv/sieve.ts *)
Definition sieving (c : nat * list nat) : bool :=
  let '(n, losing) := c in same_numbers (rev (StoneGameIV.sieve (S n))) losing.

(** Search.value of stone-game-v/search.ts on the row that compact-row.ts leaves: asked for more than
    [need] it says the value if it is more, and else a bound that is not. *)
Definition searching (c : list Z * list Z * Z * Z * Z) : bool :=
  let '(row, compact, unit, need, answer) := c in
  let v := StoneGameV.search StoneGameV.kept_by_sum (List.length compact) compact (-1) in
  same (StoneGameV.nonzero row) (map (Z.mul unit) compact)
  && (if need <? v then answer =? v else (v <=? answer) && (answer <=? need)).

(** the running maximum of stone-game-viii/suffix-max.ts *)
Definition merging (c : Z * list Z * Z) : bool :=
  let '(first, rest, v) := c in
  StoneGameVIII.running_maximum (StoneGameVIII.prefix_sums first rest) =? v.

(** safeRemovals and winnerOf of stone-game-ix/remainders.ts, once a stone has been removed *)
Definition removing (c : player * Z * list Z * Z * bool) : bool :=
  let '(mover, removed, stones, safe, wins) := c in
  (StoneGameIX.safe_removals (removed mod 3) stones =? safe)
  && Bool.eqb (StoneGameIX.wins_under_way mover (removed mod 3) stones) wins.

Definition wrong {A} (agrees : A -> bool) (cases : list A) : list A :=
  filter (fun c => negb (agrees c)) cases.
