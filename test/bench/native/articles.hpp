// The algorithms of the four articles as a C++ programmer would write them down, defects mended.
#pragma once
#include <algorithm>
#include <climits>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

using Row = std::vector<int>;

// Article 000: both halves copied and counted. 1 when Alice wins, -1 when Bob does.
inline int64_t sumGame(const std::string& num) {
  const size_t half = num.size() / 2;
  auto count = [](std::string&& part) {
    int sum = 0, marks = 0;
    for (char c : part) {
      if (c == '?') ++marks;
      else sum += c - '0';
    }
    return std::make_pair(sum, marks);
  };
  auto [n0, q0] = count(num.substr(0, half));
  auto [n1, q1] = count(num.substr(half));
  const bool alice = (q0 + q1) % 2 == 1 || 2 * (n0 - n1) != (q1 - q0) * 9;
  return alice ? 1 : -1;
}

// Article 002: a square table of interval sums and one of totals, here filled from the right.
inline int64_t stoneGameTables(const Row& piles) {
  const int n = static_cast<int>(piles.size());
  std::vector<Row> sum(n, Row(n, 0)), dp(n, Row(n, 0));
  for (int i = n - 1; i >= 0; i--) {
    sum[i][i] = dp[i][i] = piles[i];
    for (int j = i + 1; j < n; j++) {
      sum[i][j] = sum[i][j - 1] + piles[j];
      dp[i][j] = std::max(piles[i] + sum[i + 1][j] - dp[i + 1][j], piles[j] + sum[i][j - 1] - dp[i][j - 1]);
    }
  }
  return 2 * static_cast<int64_t>(dp[0][n - 1]) - sum[0][n - 1];
}

// Article 001's recurrence in the least that it needs: one row of differences instead of a table.
inline int64_t stoneGameRow(const Row& piles) {
  const int n = static_cast<int>(piles.size());
  Row row(piles);
  for (int l = n - 2; l >= 0; l--)
    for (int r = l + 1; r < n; r++) row[r] = std::max(piles[l] - row[r], piles[r] - row[r - 1]);
  return row[n - 1];
}

// Article 002: memoised search over (i, M), M up to n/2 + 1.
class StoneGameTwo {
 public:
  explicit StoneGameTwo(const Row& piles)
      : n(static_cast<int>(piles.size())), most(n / 2 + 1), suffix(n + 1, 0), memo(n, Row(most + 1, -1)) {
    for (int i = n - 1; i >= 0; i--) suffix[i] = suffix[i + 1] + piles[i];
  }
  int64_t difference() { return 2 * static_cast<int64_t>(search(0, 1)) - suffix[0]; }

 private:
  int search(int i, int m) {
    if (i >= n) return 0;
    if (2 * m >= n - i) return suffix[i];
    m = std::min(m, most);
    int& known = memo[i][m];
    if (known >= 0) return known;
    int least = INT_MAX;
    for (int x = 1; x <= 2 * m; x++) least = std::min(least, search(i + x, std::max(m, x)));
    return known = suffix[i] - least;
  }
  const int n, most;
  Row suffix;
  std::vector<Row> memo;
};

// Article 003: dp[l][player], what the first player still collects.
inline int64_t stoneGameThree(const Row& values) {
  const int n = static_cast<int>(values.size());
  std::vector<Row> dp(n, Row(2, INT_MIN));
  int sum = 0;
  for (int value : values) sum += value;
  for (int l = n - 1; l >= 0; l--) {
    int mine = INT_MIN, others = INT_MAX, score = 0;
    for (int j = 0; j < 3; j++) {
      if (l + j < n) score += values[l + j];
      mine = std::max(mine, l + j + 1 < n ? score + dp[l + j + 1][1] : score);
    }
    for (int j = 0; j < 3; j++) others = std::min(others, l + j + 1 < n ? dp[l + j + 1][0] : 0);
    dp[l][0] = mine;
    dp[l][1] = others;
  }
  return 2 * static_cast<int64_t>(dp[0][0]) - sum;
}
