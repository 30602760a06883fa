// What may be done, as choices over the outputs of the network.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstring>
#include "network.hpp"

enum Act { FLOWER, SKULL, PASS, NUMBER };  // NUMBER + n is a bid of n
struct Ask { int kind, B, T, pile; bool flower, skull, all; };  // all: a bid of the whole table is allowed
struct Choice { int n; int act[64]; float logit[64]; };

static inline int slotMine(int n, int pile) { return MINE + std::clamp(n - pile, -3, 4) + 3; }

void choices(const Ask& a, const float* o, Choice& c) {
  c.n = 0;
  auto put = [&](int act, float l) { c.act[c.n] = act; c.logit[c.n++] = l; };
  if (a.kind == LOSS) { put(FLOWER, o[LOSE]); put(SKULL, o[LOSE + 1]); return; }
  if (a.kind != BID) { if (a.flower) put(FLOWER, o[0]); if (a.skull) put(SKULL, o[1]); }
  if (a.kind == BID) put(PASS, o[2]);
  if (a.kind == ADD || a.kind == BID)
    for (int n = a.B + 1; n <= a.T - (a.all ? 0 : 1); n++) {
      const int lo = n - a.B - 1, hi = a.T - n;
      if (lo > 5 && hi > 5) continue;
      put(NUMBER + n, (lo <= 5 ? o[LOW + lo] : 0) + (hi <= 5 ? o[HIGH + hi] : 0) + o[slotMine(n, a.pile)]);
    }
}
void scatter(const Ask& a, const Choice& c, const float* dl, float* d) {
  for (int i = 0; i < c.n; i++) {
    const int act = c.act[i];
    if (a.kind == LOSS) d[LOSE + act] += dl[i];
    else if (act < NUMBER) d[act] += dl[i];
    else {
      const int n = act - NUMBER, lo = n - a.B - 1, hi = a.T - n;
      if (lo <= 5) d[LOW + lo] += dl[i];
      if (hi <= 5) d[HIGH + hi] += dl[i];
      d[slotMine(n, a.pile)] += dl[i];
    }
  }
}
static inline void softmax(const float* l, int n, float* p) {
  float m = l[0], s = 0;
  for (int i = 1; i < n; i++) m = std::max(m, l[i]);
  for (int i = 0; i < n; i++) s += p[i] = std::exp(l[i] - m);
  for (int i = 0; i < n; i++) p[i] /= s;
}

Ask askOf(const Game& s, int g) {
  const int sis = s.sister(g);
  Ask a;
  a.kind = s.phase; a.B = s.bid; a.T = s.table; a.pile = s.pile[g];
  a.skull = s.skull[g] == HAND;
  a.flower = s.flowersInHand(g) > 0;
  a.all = s.skull[g] < 0 && !(sis >= 0 && s.in(sis) && s.skull[sis] >= 0);
  return a;
}
