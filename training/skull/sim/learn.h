// What was played, as what is wanted of the outputs.
#pragma once
#include "choice.h"

/// Advantages of one table's decisions, each over the same seat's next one; `ended` is one more than the winner where a
/// game ended. A seat's last decision before the end of the record has none.
HERE void advantages(int steps, int tables, int i, const Game *games, const float *value, const i8 *ended, float keep, float *adv,
                     float *ret) {
  float next[G], gain[G];
  bool known[G];
  for (int seat = 0; seat < G; seat++) known[seat] = false;
  for (int t = steps - 1; t >= 0; t--) {
    const u64 at = (u64)t * tables + i;
    const Game &s = games[at];
    if (ended[at])
      for (int seat = 0; seat < G; seat++) { next[seat] = seat == ended[at] - 1; gain[seat] = 0; known[seat] = true; }
    adv[at] = NAN;
    ret[at] = 0;
    const int seat = seatOf(s, s.turn);
    if (s.phase == ATTEMPT || (s.others >> seat & 1)) continue;
    if (known[seat]) {
      gain[seat] = next[seat] - value[at] + keep * gain[seat];
      adv[at] = gain[seat];
      ret[at] = value[at] + gain[seat];
    } else gain[seat] = 0;
    next[seat] = value[at];
    known[seat] = true;
  }
}

struct Wishes { float entropy, pull, guessing, winning, clip; };

/// The gradient of the loss by the outputs and by the guesses. `anchor` are the outputs of the network that it is pulled
/// towards, or null. In `seen`: entropy, how far from the anchor, whether clipped, loss of the guesses and their number.
HERE void wanted(const Game &s, int act, float logp, float adv, float ret, const float *out, const float *guesses, const float *anchor,
                 Wishes w, float *dout, float *dguess, float *seen) {
  const int g = s.turn;
  if (s.phase != ATTEMPT && adv == adv) {
    Choice c, a;
    choices(s, out, false, c);
    softmax(c);
    if (anchor) { choices(s, anchor, false, a); softmax(a); }
    int at = 0;
    while (at < c.n - 1 && c.act[at] != act) at++;
    const float ratio = expf(logf(fmaxf(c.p[at], 1e-9f)) - logp);
    const bool cut = adv > 0 ? ratio > 1 + w.clip : ratio < 1 - w.clip;
    float entropy = 0, apart = 0, d[MOST_CHOICES];
    for (int i = 0; i < c.n; i++) {
      const float l = logf(fmaxf(c.p[i], 1e-9f));
      entropy -= c.p[i] * l;
      if (anchor) apart += c.p[i] * (l - logf(fmaxf(a.p[i], 1e-9f)));
    }
    for (int i = 0; i < c.n; i++) {
      const float l = logf(fmaxf(c.p[i], 1e-9f));
      d[i] = cut ? 0 : -adv * ratio * ((i == at) - c.p[i]);
      d[i] += w.entropy * c.p[i] * (l + entropy);
      if (anchor) d[i] += w.pull * c.p[i] * (l - logf(fmaxf(a.p[i], 1e-9f)) - apart);
    }
    scatter(s, c, d, dout);
    dout[VALUE] = w.winning * (1 / (1 + expf(-out[VALUE])) - ret);
    seen[0] = entropy; seen[1] = apart; seen[2] = cut;
  }
  if (s.phase != ATTEMPT && s.phase != BID && s.phase != ADD) return;
  int k = 0;
  for (int away = 1; away < s.gangs; away++) {
    const int o = (g + away) % s.gangs;
    if (!in(s, o)) continue;
    const float *guess = guesses + GUESSES * k;
    float *dg = dguess + GUESSES * k++;
    if (seatOf(s, o) == seatOf(s, g) || s.turned[o] == s.pile[o]) continue;
    const int truth = s.skull[o] < 0 ? 0 : s.pile[o] - s.skull[o];
    float top = guess[0], sum = 0, p[GUESSES];
    for (int j = 1; j < GUESSES; j++) top = guess[j] > top ? guess[j] : top;
    for (int j = 0; j < GUESSES; j++) {
      const bool open = j == 0 || (j > s.turned[o] && j <= s.pile[o]);
      sum += p[j] = open ? expf(guess[j] - top) : 0;
    }
    for (int j = 0; j < GUESSES; j++) if (p[j] > 0) dg[j] = w.guessing * (p[j] / sum - (j == truth));
    seen[3] -= logf(fmaxf(p[truth] / sum, 1e-9f));
    seen[4] += 1;
  }
}
