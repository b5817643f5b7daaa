/** Why each known misconception is wrong: a part of the English catalogue. Each sentence names the rule and its fault. */
export const misconceptionsInEnglish = {
  // several games
  "not-greedy": () =>
    "Taking the most points at once looks only one move ahead: it does not see what that leaves for the opponent.",
  "not-greedy-alone": () =>
    "Taking the most points at once looks only one move ahead: it does not see how little can be made of what is left.",
  "not-the-movers": () =>
    "These are the mover's points minus the other player's; a difference is Alice's points minus Bob's, whoever moves.",
  "zero-is-unknown": () =>
    "A cell starts at 0, which means that it is not computed yet; kept as a value, that 0 hides every value below it.",

  // Sum Game
  "may-be-odd": () =>
    "The number of question marks may be odd; then Alice writes the last digit, and at most one of the digits makes the halves equal.",
  "fewer-marks-ahead": () =>
    "For Bob to win, the half with fewer question marks must be ahead, because the other one gains more from its marks; this rule has it the other way round.",
  "marks-cancel": () =>
    "Question marks in different halves cancel out: what counts is how many more there are in one half, not how many there are in both.",
  "multiplied-not-divided": () =>
    "Half the greatest digit is multiplied by how many more question marks one half has, not divided by it.",

  // Stone Game
  "even-and-odd": () =>
    "An even number of piles with an odd sum makes a win certain, whatever the piles; with an even number and an even sum the game can be tied, and with an odd number of piles it can be lost.",
  "not-only-the-next": () =>
    "Uncovering as small a pile as possible ignores the pile that is taken, and every pile behind the one uncovered.",
  "not-filled-yet": () =>
    "Filled from the first row on, each cell of the table reads the row below it before anything is written there.",
  "base-overwritten": () =>
    "The value of a single pile is overwritten by 0, so whoever takes the last pile of an odd number gets nothing for it.",

  // Stone Game II
  "two-m-counts": () => "The loop over X ends before 2m, but taking exactly 2m piles is allowed.",
  "m-never-falls": () =>
    "Only an X greater than m becomes the new m; this rule lets m fall after a smaller one.",
  "m-matters": () =>
    "The memo has one entry for each first pile, but the same piles are worth different amounts with different m.",

  // Stone Game III
  "ties-exist": () => "A difference of 0 is neither a win nor a loss: equal points are a tie.",
  "adds-to-the-wrong-player": () =>
    "The stones that the opponent takes are added to the player's points, as if the player had taken them.",

  // Stone Game IV
  "not-only-squares": () =>
    "Taking every stone at once is not the only way to win: leaving a number from which the opponent loses is enough.",
  "pattern-ends": () =>
    "Up to 22 the losing numbers are those that are 0 or 2 modulo 5, but the pattern ends there: 25 wins, and 34 is the next one that loses.",
  "largest-square": () =>
    "Taking the largest square looks only one move ahead: it may leave a number from which the opponent wins.",

  // Stone Game V
  "only-an-upper-bound": () =>
    "A sum minus the number of ones in its binary form is exact for stones that are all 1; for other rows it is only an upper bound.",
  "either-half": () => "Where both parts have the same sum, Alice may keep either one, not just the left.",

  // Stone Game VI
  "denying-counts": () =>
    "Taking a stone also denies the opponent its value to them, so its own value alone does not rank the stones: the sum of both does.",
  "earning-counts": () =>
    "Taking a stone also earns its own value, so what it is worth to the opponent does not rank the stones: the sum of both does.",
  "values-add-up": () =>
    "Taking a stone earns one value and denies the other, so the two are added; their difference ranks a stone that both want last.",

  // Stone Game VII
  "rest-scores": () =>
    "A move scores the stones that remain, not the one that it removes, which is Stone Game's rule.",

  // Stone Game VIII
  "sentinel-is-a-value": () =>
    "The search for the maximum starts at -1, as if no value could be lower, but the sum of a merge can be.",
  "merges-two": () => "A merge takes two stones or more; this rule lets a player take a single one.",

  // Stone Game IX
  "zeros-pass-the-turn": () =>
    "A stone that is 0 modulo 3 passes the turn to the opponent, so whether there is an even or an odd number of them matters.",
  "three-more": () =>
    "With an odd number of stones that are 0 modulo 3, Alice wins only if one other remainder has at least three more stones than the other; two are not enough.",
  "bob-wins-at-the-end": () => "Where no stone is left Bob wins, even if it is his turn and he cannot move.",
};
