// What a gang's person sees, as numbers: bots/src/skull/encode.ts has the same.
#pragma once
#include "game.h"

// The last inputs of another gang are the truth about its skull, for the critic alone. Widths are padded for the GPU.
const int OWN = 57, OWN_ROW = 60, OTHER = 26, OTHER_ROW = 32, OTHERS = 11;

BOTH float cap(float x, float m) { return x < m ? x : m; }

/// Both rows must be zero. `who` may be null; the number of the others is the answer.
HERE int look(const Game &s, int g, float *c, float *rows, int *who) {
  const bool sealed = s.phase == PLACE;
  const int sis = sisterOf(s, g), alive = bits(s.alive), T = sealed ? 0 : s.table, B = s.bid, pile = s.pile[g];
  c[s.phase] = 1;
  c[6 + s.discs[g] - 1] = 1;
  c[10] = s.made[g];
  c[11 + (s.skull[g] == GONE ? 0 : s.skull[g] == HAND ? 1 : 2)] = 1;
  if (s.skull[g] >= 0) c[14 + pile - 1 - s.skull[g]] = 1;
  c[18 + pile] = 1;
  c[23] = flowersInHand(s, g) / 3.0f;
  c[24] = T / (4.0f * alive);
  c[25] = T / 16.0f;
  if (T > 0) c[26] = (float)B / T;
  c[27] = B / 16.0f;
  c[28] = cap((T - B) / 8.0f, 1.5f);
  c[29] = cap(most(0, B - pile) / 8.0f, 1.5f);
  c[30 + least(alive, 6) - 2] = 1;
  c[35] = alive / 12.0f;
  int active = 0, winners = 0;
  for (int o = 0; o < s.gangs; o++) {
    if (!in(s, o) || seatOf(s, o) == seatOf(s, g) || (s.passed >> o & 1)) continue;
    active++;
    if (s.made[o]) winners++;
  }
  c[36] = (float)active / alive;
  c[37 + least(active, 3)] = 1;
  c[41] = (float)winners / alive;
  c[42] = s.bidder >= 0 && seatOf(s, s.bidder) != seatOf(s, g) && s.made[s.bidder];
  c[43] = s.bidder >= 0 && seatOf(s, s.bidder) == seatOf(s, g);
  c[44] = s.first == g;
  if (sis >= 0 && in(s, sis)) {
    c[45] = 1;
    c[46] = s.skull[sis] >= 0;
    c[47] = s.skull[sis] >= 0 && s.skull[sis] == s.pile[sis] - 1;
    c[48] = s.skull[sis] != GONE;
    c[49] = s.made[sis];
    c[50] = s.passed >> sis & 1;
    c[51] = s.discs[sis] / 4.0f;
  }
  c[52] = B >= 1 && B < pile;
  c[53] = s.skull[g] >= 0 && T > 0 && B < pile - 1 - s.skull[g];
  c[54] = s.each == 2;
  c[55] = 1;
  c[56] = s.anyone;
  int n = 0;
  const int next = after(s, g);
  for (int k = 1; k < s.gangs; k++) {
    const int o = (g + k) % s.gangs;
    if (!in(s, o)) continue;
    const bool own = seatOf(s, o) == seatOf(s, g);
    const int height = sealed && !own ? 0 : s.pile[o];
    float *p = rows + n * OTHER_ROW;
    if (who) who[n] = o;
    n++;
    p[s.discs[o] - 1] = 1;
    p[4] = s.made[o];
    p[5] = own ? (float)(s.skull[o] != GONE) : s.odds[o];
    p[6 + height] = 1;
    p[11] = s.turned[o] / 4.0f;
    p[12] = s.passed >> o & 1;
    p[13] = s.bidder == o;
    p[14] = T > 0 ? (float)s.lastBid[o] / T : 0;
    p[15] = least(s.bidsOf[o], 3) / 3.0f;
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
    // Sealed discs of this very moment are nobody's yet.
    p[26 + (s.skull[o] == GONE ? 0 : s.skull[o] == HAND || sealed ? 1 : 1 + s.pile[o] - s.skull[o])] = 1;
  }
  return n;
}
