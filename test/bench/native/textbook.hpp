// The usual published algorithms of the games that the articles do not treat.
#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <vector>

using Row = std::vector<int>;

// IV: n wins when some square leads to a losing number.
inline int64_t stoneGameFour(int n) {
  std::vector<char> wins(n + 1, 0);
  for (int i = 1; i <= n; i++)
    for (int k = 1; k * k <= i && !wins[i]; k++) wins[i] = !wins[i - k * k];
  return wins[n] ? 1 : -1;
}

// V: every split of every interval.
inline int64_t stoneGameFive(const Row& stones) {
  const int n = static_cast<int>(stones.size());
  std::vector<int64_t> prefix(n + 1, 0);
  for (int i = 0; i < n; i++) prefix[i + 1] = prefix[i] + stones[i];
  std::vector<std::vector<int64_t>> dp(n, std::vector<int64_t>(n, 0));
  for (int l = n - 2; l >= 0; l--)
    for (int r = l + 1; r < n; r++) {
      int64_t best = 0;
      for (int k = l; k < r; k++) {
        const int64_t left = prefix[k + 1] - prefix[l], right = prefix[r + 1] - prefix[k + 1];
        if (left <= right) best = std::max(best, left + dp[l][k]);
        if (right <= left) best = std::max(best, right + dp[k + 1][r]);
      }
      dp[l][r] = best;
    }
  return n == 0 ? 0 : dp[0][n - 1];
}

// VI: sort by the sum of both values, take in turn.
inline int64_t stoneGameSix(const Row& alice, const Row& bob) {
  std::vector<int> order(alice.size());
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(), [&](int i, int j) { return alice[i] + bob[i] > alice[j] + bob[j]; });
  int64_t difference = 0;
  for (size_t k = 0; k < order.size(); k++) difference += k % 2 == 0 ? alice[order[k]] : -bob[order[k]];
  return difference;
}

// VII: the interval DP on differences, one row of it.
inline int64_t stoneGameSevenRow(const Row& stones) {
  const int n = static_cast<int>(stones.size());
  Row prefix(n + 1, 0), row(n, 0);
  for (int i = 0; i < n; i++) prefix[i + 1] = prefix[i] + stones[i];
  for (int l = n - 2; l >= 0; l--) {
    row[l] = 0;
    for (int r = l + 1; r < n; r++)
      row[r] = std::max(prefix[r + 1] - prefix[l + 1] - row[r], prefix[r] - prefix[l] - row[r - 1]);
  }
  return n == 0 ? 0 : row[n - 1];
}

// VIII: the table over prefix sums.
inline int64_t stoneGameEight(const Row& stones) {
  const int n = static_cast<int>(stones.size());
  std::vector<int64_t> prefix(n + 1, 0), dp(n + 1, 0);
  for (int i = 0; i < n; i++) prefix[i + 1] = prefix[i] + stones[i];
  dp[n] = prefix[n];
  for (int i = n - 1; i >= 2; i--) dp[i] = std::max(dp[i + 1], prefix[i] - dp[i + 1]);
  return dp[2];
}

// IX: the closed form on the three counts.
inline int64_t stoneGameNine(const Row& stones) {
  std::array<int64_t, 3> count{};
  for (int stone : stones) count[stone % 3]++;
  const bool even = count[0] % 2 == 0;
  const bool alice = even ? count[1] > 0 && count[2] > 0 : std::abs(count[1] - count[2]) > 2;
  return alice ? 1 : -1;
}
