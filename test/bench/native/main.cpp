// native <algorithm> <n> <low> <high> <seed> <runs>: makes the input, runs, prints the result and nanoseconds of
// processor time for each run.
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <map>

#include "articles.hpp"
#include "column-minima.hpp"
#include "random.hpp"
#include "textbook.hpp"

// of this process, as on the other side
static double processorTime() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return 1e9 * static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec);
}

int main(int argc, char** argv) {
  if (argc != 7) return 2;
  const std::string algorithm = argv[1];
  const int n = atoi(argv[2]), low = atoi(argv[3]), high = atoi(argv[4]), runs = atoi(argv[6]);
  Random random(static_cast<uint32_t>(strtoul(argv[5], nullptr, 10)));
  const bool number = algorithm == "stone-game-iv";
  const Row row = number ? Row() : random.integers(n, low, high);
  const Row second = algorithm == "stone-game-vi" ? random.integers(n, low, high) : Row();
  std::string text;
  if (algorithm == "sum-game")
    for (int digit : row) text += "0123456789?"[digit];

  const std::map<std::string, std::function<int64_t()>> algorithms = {
      {"sum-game", [&] { return sumGame(text); }},
      {"stone-game-tables", [&] { return stoneGameTables(row); }},
      {"stone-game-row", [&] { return stoneGameRow(row); }},
      {"stone-game-ii", [&] { return StoneGameTwo(row).difference(); }},
      {"stone-game-ii-column-minima", [&] { return ColumnMinima::difference(row, 1); }},
      {"stone-game-iii", [&] { return stoneGameThree(row); }},
      {"stone-game-iv", [&] { return stoneGameFour(n); }},
      {"stone-game-v", [&] { return stoneGameFive(row); }},
      {"stone-game-vi", [&] { return stoneGameSix(row, second); }},
      {"stone-game-vii-row", [&] { return stoneGameSevenRow(row); }},
      {"stone-game-viii", [&] { return stoneGameEight(row); }},
      {"stone-game-ix", [&] { return stoneGameNine(row); }},
  };
  const auto found = algorithms.find(algorithm);
  if (found == algorithms.end()) return 2;
  for (int run = 0; run < runs; run++) {
    const double start = processorTime();
    const volatile int64_t result = found->second();
    const double took = processorTime() - start;
    if (run == 0) printf("%lld\n", static_cast<long long>(result));
    printf("%.0f\n", took);
  }
}
