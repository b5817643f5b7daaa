// The generator of ../../kit/random.ts, number for number.
#pragma once
#include <cstdint>
#include <vector>

struct Random {
  uint32_t state;
  explicit Random(uint32_t seed) : state(seed ? seed : 1) {}
  uint32_t next() {
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    return state;
  }
  std::vector<int> integers(size_t n, int low, int high) {
    std::vector<int> values(n);
    const uint32_t span = static_cast<uint32_t>(high - low + 1);
    for (auto& value : values) value = low + static_cast<int>(next() % span);
    return values;
  }
};
