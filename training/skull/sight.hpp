// What a gang's person sees, as numbers.
#pragma once
#include <cmath>
#include <cstring>
#include "game.hpp"

const int CTX = 56, OPP = 26, EMB = 24, H1 = 64, H2 = 48, OUT = 26, BH = 24, BOUT = 5;
const int LOW = 3, HIGH = 9, MINE = 15, LOSE = 23, VALUE = 25;

struct Seen { float ctx[CTX]; int n; int who[G]; float opp[G][OPP]; };

static inline float cap(float x, float m) { return x < m ? x : m; }

void look(const Game& s, int g, Seen& f) {
  memset(f.ctx, 0, sizeof f.ctx);
  float* c = f.ctx;
  const bool sealed = s.phase == PLACE;
  const int sis = s.sister(g), alive = s.aliveCount(), T = sealed ? 0 : s.table, B = s.bid, pile = s.pile[g];
  c[s.phase] = 1;                                                   // 0..5
  c[6 + s.discs[g] - 1] = 1;                                        // 6..9
  c[10] = s.made[g];
  c[11 + (s.skull[g] == GONE ? 0 : s.skull[g] == HAND ? 1 : 2)] = 1; // 11..13
  if (s.skull[g] >= 0) c[14 + pile - 1 - s.skull[g]] = 1;            // 14..17
  c[18 + pile] = 1;                                                 // 18..22
  c[23] = s.flowersInHand(g) / 3.0f;
  c[24] = T / (4.0f * alive);
  c[25] = T / 16.0f;
  if (T > 0) c[26] = (float)B / T;
  c[27] = B / 16.0f;
  c[28] = cap((T - B) / 8.0f, 1.5f);
  c[29] = cap(std::max(0, B - pile) / 8.0f, 1.5f);
  c[30 + std::min(alive, 6) - 2] = 1;                               // 30..34
  c[35] = alive / 12.0f;
  int active = 0, winners = 0;
  for (int o = 0; o < s.gangs; o++) {
    if (!s.in(o) || s.seatOf(o) == s.seatOf(g)) continue;
    if (!(s.passed >> o & 1)) { active++; if (s.made[o]) winners++; }
  }
  c[36] = (float)active / alive;
  c[37 + std::min(active, 3)] = 1;                                  // 37..40
  c[41] = (float)winners / alive;
  c[42] = s.bidder >= 0 && s.seatOf(s.bidder) != s.seatOf(g) && s.made[s.bidder];
  c[43] = s.bidder >= 0 && s.seatOf(s.bidder) == s.seatOf(g);
  c[44] = s.first == g;
  if (sis >= 0 && s.in(sis)) {
    c[45] = 1;
    c[46] = s.skull[sis] >= 0;
    c[47] = s.skull[sis] >= 0 && s.skull[sis] == s.pile[sis] - 1;
    c[48] = s.skull[sis] != GONE;
    c[49] = s.made[sis];
    c[50] = s.passed >> sis & 1;
    c[51] = s.discs[sis] / 4.0f;
  }
  c[52] = s.bid >= 1 && s.bid < pile;  // the bid could be met from the own pile
  c[53] = s.skull[g] >= 0 && T > 0 && s.bid < pile - 1 - s.skull[g];  // one more is safe under the own flowers
  c[54] = s.each == 2;
  c[55] = 1;
  f.n = 0;
  const int next = s.after(g);
  for (int k = 1; k < s.gangs; k++) {
    const int o = (g + k) % s.gangs;
    if (!s.in(o)) continue;
    const bool own = s.seatOf(o) == s.seatOf(g);
    const int height = sealed && !own ? 0 : s.pile[o];
    float* p = f.opp[f.n];
    memset(p, 0, OPP * sizeof(float));
    f.who[f.n++] = o;
    p[s.discs[o] - 1] = 1;  // 0..3
    p[4] = s.made[o];
    p[5] = own ? (s.skull[o] != GONE) : (float)s.odds[o];
    p[6 + height] = 1;      // 6..10
    p[11] = s.turned[o] / 4.0f;
    p[12] = s.passed >> o & 1;
    p[13] = s.bidder == o;
    p[14] = T > 0 ? (float)s.lastBid[o] / T : 0;
    p[15] = std::min(s.bidsOf[o], 3) / 3.0f;
    p[16] = s.opener == o;
    p[17] = (float)k / s.gangs;
    p[18] = next == o;
    p[19] = own;
    p[20] = s.first == o;
    p[21] = !sealed && s.pile[o] == s.discs[o];
    p[22] = cap(s.stepOf[o] / 4.0f, 1.5f);
    p[23] = s.lastBid[o] > 0 ? cap((s.lastBid[o] - height) / 4.0f, 1.5f) : 0;
    p[24] = own && s.skull[o] >= 0;
    p[25] = 1;
  }
}
