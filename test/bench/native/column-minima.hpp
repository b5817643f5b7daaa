// The algorithm of functions/games/stone-game-ii/column-minima.ts (its proof is there) with an array for each role, the
// natural way in C++, where an access checks nothing.
#pragma once
#include <algorithm>
#include <cstdint>
#include <cstring>
#include <memory>
#include <vector>

using Row = std::vector<int>;

class ColumnMinima {
  // calloc, as in the engine: untouched pages cost nothing
  struct Free { void operator()(int32_t* p) const { free(p); } };
  using Cells = std::unique_ptr<int32_t[], Free>;
  static Cells cells(size_t n) { return Cells(static_cast<int32_t*>(calloc(std::max<size_t>(n, 1), 4))); }
  static constexpr int32_t none = INT32_MAX;

 public:
  static int64_t difference(const Row& piles, int m) {
    const int n = static_cast<int>(piles.size());
    Cells suffix = cells(n + 1), free = cells(n + 1);
    for (int i = n - 1, least = 0; i >= 0; i--) {
      suffix[i] = suffix[i + 1] + piles[i];
      free[i] = suffix[i] - least;
      least = std::min(least, free[i]);
    }
    const std::vector<int> first = firstPiles(n, m);
    std::vector<int64_t> bases(first.size() + 1);
    int64_t size = 0;
    for (int M = m; M < static_cast<int>(first.size()); M++) {
      bases[M] = size - first[M];
      size += n - 2 * M - first[M];
    }
    Cells table = cells(size);
    if (size > 0) fill(n, m, suffix.get(), free.get(), first, bases, table.get());
    const int64_t total = 2 * m >= n ? free[0] : table[bases[m]];
    return 2 * total - suffix[0];
  }

 private:
  static std::vector<int> firstPiles(int n, int m) {
    std::vector<int> first(std::min(m, n) + n / 2 + 2, 0);
    int M = m;
    for (; 2 * M < n; M++) {
      const int lo = M == m ? 0 : M + first[std::max(m, (M + 1) / 2)];
      if (lo >= n - 2 * M) break;
      first[M] = lo;
    }
    first.resize(2 * m < n ? M : 0);
    return first;
  }

  static void fill(int n, int m, const int32_t* suffix, const int32_t* free, const std::vector<int>& first,
                   const std::vector<int64_t>& bases, int32_t* table) {
    const int top = static_cast<int>(first.size()) - 1;
    std::vector<Cells> ranges;
    std::vector<const int32_t*> rows{free};
    for (int width = 1; 2 * width <= 2 * top; width *= 2) {
      ranges.push_back(cells(n + 1));
      int32_t* row = ranges.back().get();
      const int32_t* below = rows.back();
      for (int i = 0; i + 2 * width <= n + 1; i++) row[i] = std::min(below[i], below[i + width]);
      rows.push_back(row);
    }
    std::vector<uint8_t> log(2 * top + 2, 0);
    for (int i = 2; i <= 2 * top + 1; i++) log[i] = log[i >> 1] + 1;
    Cells above = cells(n), since = cells(n), outside = cells(n), ahead = cells(top), prefixes = cells(0);
    std::fill_n(above.get(), n, none);
    std::fill_n(since.get(), n, none);
    std::vector<int64_t> prefixBases;

    for (int M = top; M >= m; M--) {
      const int lo = first[M], end = n - 2 * M;
      const int64_t base = bases[M];
      const int inner = std::max(lo, n - 6 * M);
      for (int i = inner; i < end; i++) {
        const int a = std::max(i + M + 1, i + (n - i + 2) / 3), b = i + 2 * M, k = log[b - a + 1];
        int32_t least = std::min(rows[k][a], rows[k][b - (1 << k) + 1]);
        least = std::min(least, above[i]);
        outside[i] = std::min(least, since[i]);
      }
      if (lo < inner) {
        const int64_t shift = prefixBases[2 * M];
        for (int i = lo; i < inner; i++) outside[i] = std::min(since[i], prefixes[shift + i]);
      }

      int32_t least = free[end];
      for (int k = 0; k < M; k++) ahead[k] = least = std::min(least, free[end + k]);
      for (int stop = end; stop > lo;) {
        const int start = std::max(lo, stop - M);
        int32_t running = none;
        for (int i = stop - 1; i >= start; i--) {
          int32_t best = std::min(ahead[i + M - stop], running);
          best = std::min(best, outside[i]);
          const int32_t value = suffix[i] - best;
          table[base + i] = value;
          running = std::min(running, value);
        }
        stop = start;
        if (stop > lo) {
          int32_t beginning = none;
          for (int k = 0; k < M; k++) ahead[k] = beginning = std::min(beginning, table[base + stop + k]);
        }
      }

      if (M == m) break;  // no column follows that would look at its diagonals
      if ((M & (M - 1)) != 0) {
        for (int i = lo; i < end; i++) since[i - M] = std::min(since[i - M], table[base + i]);
      } else {
        const int last = std::min(2 * M - 1, top);
        prefixBases.assign(2 * M, 0);
        int64_t size = 0;
        for (int X = M; X <= last; X += 2) {
          prefixBases[X] = size - (first[X] - X);
          size += n - 2 * X - first[X];
        }
        prefixes = cells(size);
        std::fill_n(above.get(), n, none);
        std::fill_n(since.get(), n, none);
        for (int X = M; X <= last; X++) {
          const int from = first[X] - X, to = n - 3 * X;
          const int64_t column = bases[X] + X;
          for (int i = from; i < to; i++) above[i] = std::min(above[i], table[column + i]);
          if (X % 2 == 0)
            for (int i = from; i < to; i++) prefixes[prefixBases[X] + i] = above[i];
        }
      }
    }
  }
};
