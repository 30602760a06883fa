// The rules of Skull as the trainer plays them, and its chance.
#pragma once
#include <cstdint>

struct Rng {
  uint64_t s;
  explicit Rng(uint64_t seed) : s(seed * 0x9e3779b97f4a7c15ull + 0x1234567) { for (int i = 0; i < 8; i++) next(); }
  uint64_t next() {
    s += 0x9e3779b97f4a7c15ull;
    uint64_t z = s;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
  }
  int below(int n) { return (int)((next() >> 32) * (uint64_t)n >> 32); }
  float uniform() { return (next() >> 40) * (1.0f / (1 << 24)); }
};

enum Phase { PLACE, LEAD, ADD, BID, LOSS, ATTEMPT, OVER };
const int GONE = -2, HAND = -1, G = 12;

struct Game {
  int seats, each, gangs, phase, first, turn, table, bid, bidder, opener, challenger, owner, winner, round;
  uint32_t alive, passed;
  int discs[G], skull[G], pile[G], turned[G], made[G], lastBid[G], bidsOf[G], stepOf[G];
  double odds[G];
  bool in(int g) const { return alive >> g & 1; }
  int seatOf(int g) const { return g % seats; }
  int sister(int g) const { return each == 2 ? (g + seats) % gangs : -1; }
  int aliveCount() const { return __builtin_popcount(alive); }
  int flowersInHand(int g) const { return discs[g] - (skull[g] != GONE) - (pile[g] - (skull[g] >= 0)); }
  void start(int s, int e, Rng& r) {
    seats = s; each = e; gangs = s * e; alive = (1u << gangs) - 1; winner = -1; round = 0;
    for (int g = 0; g < gangs; g++) { discs[g] = 4; skull[g] = HAND; made[g] = 0; odds[g] = 1; pile[g] = turned[g] = 0; }
    begin(r.below(gangs));
  }
  void begin(int f) {
    round++;
    first = f; turn = -1; phase = PLACE; table = bid = 0; bidder = opener = challenger = owner = -1; passed = 0;
    for (int g = 0; g < gangs; g++) { pile[g] = turned[g] = lastBid[g] = bidsOf[g] = stepOf[g] = 0; if (skull[g] >= 0) skull[g] = HAND; }
  }
  int after(int g) const {
    uint32_t asked = alive & ~passed;
    for (int k = 1; k <= gangs; k++) { int o = (g + k) % gangs; if (asked >> o & 1) return o; }
    return g;
  }
  void lay(int g, bool sk) { if (sk) skull[g] = pile[g]; pile[g]++; table++; }
  static double held(int size, int placed) { return placed < size ? 1.0 / (1 << placed) : 0; }
  bool shown(int g) const { return skull[g] >= 0 && skull[g] >= pile[g] - turned[g]; }
  void collect() {
    for (int g = 0; g < gangs; g++) {
      if (!in(g)) continue;
      if (shown(g)) odds[g] = 1;
      else if (turned[g]) {
        double unseen = odds[g] * (1 - held(discs[g], pile[g] - turned[g]) + held(discs[g], pile[g]));
        odds[g] = unseen / (unseen + 1 - odds[g]);
      }
    }
  }
};
