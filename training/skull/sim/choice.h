// What may be done, as choices over the outputs of the network.
#pragma once
#include "sight.h"

// Where the outputs stand: bots/src/skull/places.ts has the same.
const int LOW = 3, HIGH = 9, MINE = 15, LOSING = 23, VALUE = 25, OUTPUTS = 26, GUESSES = 5, NUMBERS = 6, MOST_CHOICES = 20;

struct Choice { int n; int act[MOST_CHOICES]; float p[MOST_CHOICES]; };

BOTH int slotMine(int n, int pile) { return MINE + most(-3, least(n - pile, 4)) + 3; }
BOTH bool mayBidAll(const Game &s, int g) {
  const int sis = sisterOf(s, g);
  return s.skull[g] < 0 && !(sis >= 0 && in(s, sis) && s.skull[sis] >= 0);
}
BOTH void put(Choice &c, int act, float logit) { c.act[c.n] = act; c.p[c.n++] = logit; }

/// The choices of the gang whose turn it is, with what the outputs say of each. `freely` leaves out no legal bid of the
/// whole table.
HERE void choices(const Game &s, const float *o, bool freely, Choice &c) {
  const int g = s.turn;
  c.n = 0;
  if (s.phase == LOSS) { put(c, FLOWER, o[LOSING]); put(c, SKULL, o[LOSING + 1]); return; }
  if (s.phase == BID) put(c, PASS, o[2]);
  else {
    if (flowersInHand(s, g) > 0) put(c, FLOWER, o[0]);
    if (s.skull[g] == HAND) put(c, SKULL, o[1]);
  }
  if (s.phase != ADD && s.phase != BID) return;
  const int highest = freely || mayBidAll(s, g) ? s.table : s.table - 1;
  for (int n = s.bid + 1; n <= highest; n++) {
    const int lo = n - s.bid - 1, hi = s.table - n;
    if (lo >= NUMBERS && hi >= NUMBERS) continue;
    put(c, NUMBER + n, (lo < NUMBERS ? o[LOW + lo] : 0) + (hi < NUMBERS ? o[HIGH + hi] : 0) + o[slotMine(n, s.pile[g])]);
  }
}
HERE void softmax(Choice &c) {
  float top = c.p[0], sum = 0;
  for (int i = 1; i < c.n; i++) top = c.p[i] > top ? c.p[i] : top;
  for (int i = 0; i < c.n; i++) sum += c.p[i] = expf(c.p[i] - top);
  for (int i = 0; i < c.n; i++) c.p[i] /= sum;
}
/// Adds what is wanted of each choice to what is wanted of the outputs.
HERE void scatter(const Game &s, const Choice &c, const float *d, float *out) {
  for (int i = 0; i < c.n; i++) {
    const int act = c.act[i];
    if (s.phase == LOSS) out[LOSING + act] += d[i];
    else if (act < NUMBER) out[act] += d[i];
    else {
      const int n = act - NUMBER, lo = n - s.bid - 1, hi = s.table - n;
      if (lo < NUMBERS) out[LOW + lo] += d[i];
      if (hi < NUMBERS) out[HIGH + hi] += d[i];
      out[slotMine(n, s.pile[s.turn])] += d[i];
    }
  }
}
/// How likely the next disc of a pile is a skull, of a gang whose skull is guessed at.
HERE float skullNext(const float *guess, int height, int up) {
  float top = guess[0], sum, at;
  for (int d = up; d < height; d++) top = guess[1 + d] > top ? guess[1 + d] : top;
  sum = expf(guess[0] - top);
  at = expf(guess[1 + up] - top);
  for (int d = up; d < height; d++) sum += expf(guess[1 + d] - top);
  return at / sum;
}
/// Whose disc to turn: the likeliest flower, any of those alike.
HERE int bestTurn(Game &s, const float *guesses) {
  const int ch = s.turn;
  int best = -1, alike = 0, k = 0;
  float safest = -1;
  for (int away = 1; away < s.gangs; away++) {
    const int o = (ch + away) % s.gangs;
    if (!in(s, o)) continue;
    const float *guess = guesses + GUESSES * k++;
    if (s.turned[o] == s.pile[o]) continue;
    const float chance = seatOf(s, o) == seatOf(s, ch) ? (s.skull[o] == s.pile[o] - 1 - s.turned[o] ? 0.0f : 1.0f)
                                                       : 1 - skullNext(guess, s.pile[o], s.turned[o]);
    if (chance > safest + 1e-6f) { safest = chance; best = o; alike = 1; }
    else if (chance > safest - 1e-6f && below(s.chance, ++alike) == 0) best = o;
  }
  return TURN + best;
}
/// Goes on where there is nothing to choose, until somebody has a choice or the game is over.
HERE void goOn(Game &s) {
  for (;;) {
    if (s.phase == OVER) return;
    if (s.phase == PLACE) nextToPlace(s);
    if (s.phase == LEAD && s.forced >= 0) { const int act = s.forced; s.forced = -1; apply(s, act); continue; }
    const int g = s.turn;
    int only = -1, n = 0;
    switch (s.phase) {
      case LOSS: return;
      case ATTEMPT:
        for (int o = 0; o < s.gangs; o++) if (in(s, o) && o != g && s.turned[o] < s.pile[o]) { only = TURN + o; n++; }
        break;
      case BID: return;  // passing and raising are both there, but for a gang that may not say the last number
      default:
        if (flowersInHand(s, g) > 0) { only = FLOWER; n++; }
        if (s.skull[g] == HAND) { only = SKULL; n++; }
        if (s.phase == ADD) n = 2;  // some number can always be said
    }
    if (n > 1) return;
    apply(s, only);
  }
}
