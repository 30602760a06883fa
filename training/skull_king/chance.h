// A generator of chance, and cards drawn by it.
#pragma once

#include "cards.h"

BOTH u64 mix(u64 z) {
  z += 0x9E3779B97F4A7C15ull;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
  return z ^ (z >> 31);
}
struct Chance {
  u64 state;
};
BOTH Chance chanceOf(u64 seed) { return Chance{mix(seed)}; }
BOTH u32 draw(Chance &c) {
  c.state = c.state * 6364136223846793005ull + 1442695040888963407ull;
  u32 x = (u32)(((c.state >> 18) ^ c.state) >> 27), turn = (u32)(c.state >> 59);
  return (x >> turn) | (x << ((32 - turn) & 31));
}
BOTH int below(Chance &c, int n) { return (int)(((u64)draw(c) * (u64)n) >> 32); }
BOTH float unit(Chance &c) { return ((float)(draw(c) >> 8) + 0.5f) * (1.0f / 16777216.0f); }

// The index of the n-th set bit.
BOTH int nth(u64 set, int n) {
  u32 word = (u32)set;
  int at = 0, count = bits(word);
  if (n >= count) { n -= count; word = (u32)(set >> 32); at = 32; }
  for (int width = 16; width; width >>= 1) {
    count = bits(word & ((1u << width) - 1));
    if (n >= count) { n -= count; word >>= width; at += width; }
  }
  return at;
}
// Any card of a set that is not empty.
BOTH int anyCard(Cards set, Chance &c) {
  int numbers = bits(set.numbers), n = below(c, numbers + bits(set.others));
  return n < numbers ? nth(set.numbers, n) : ESCAPE + nth(set.others, n - numbers);
}
