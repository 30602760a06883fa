// What the learner asks of very many games at once. One source for the GPU (nvcc) and for checks on a machine without one
// (g++ -x c++). A game's own file includes this last, after it has said what the game is:
//
//   struct Game { u64 chance; u16 others; i8 seats, turn; … };   `others`: seats that another network plays, as bits
//   const int SEATS, INPUTS, HIDDEN, ACTIONS, TELLS, SETUP;      at most 64 actions
//   void beginAny(Game &);                                       at any table, drawn by its chance
//   void begin(Game &, const int *setup);                        at the table that SETUP numbers describe
//   bool isOver(const Game &);
//   u64 choices(const Game &);                                   what the seat whose turn it is may do; two things at least
//   void apply(Game &, int action);                              and goes on until somebody has a choice, or all is over
//   float stake(const Game &, int seat, float spite);            what it came to, once over, less so much of what others have
//   void tell(const Game &end, const Game &then, int seat, float *told);   TELLS numbers to foretell of the action taken then
//   const bool LEANS; void leanings(const Game &, float *by);    how much rules of thumb are inclined to what may be done, if they
//                                                                are; what the network says is added to it
//   void look(const Game &, int seat, Row), reveal(…);           the network's inputs; what the critic sees besides
//
// Numbers of a row must be whole multiples of 1/16 below 16, so that they are the same in two bytes as in four.
#pragma once
#include "portable.h"

const int OUTPUTS = ACTIONS * (1 + TELLS);  // how much it is inclined to each action, then what it foretells of each
const int ROW = (INPUTS + 15) / 16 * 16, HIDDEN_ROW = (HIDDEN + 15) / 16 * 16;

/// Places of a row, for the GPU the upper two bytes of each number.
struct HalfRow {
  u16 *at;
  METHOD void put(int i, float value) const {
    u32 word;
    memcpy(&word, &value, 4);
    at[i] = (u16)(word >> 16);
  }
};
struct FloatRow {
  float *at;
  METHOD void put(int i, float value) const { at[i] = value; }
};

BOTH int lowestOf(u64 set) {
#ifdef __CUDA_ARCH__
  return __ffsll((long long)set) - 1;
#else
  return __builtin_ctzll(set);
#endif
}

/// How likely each choice is; among `count` in the order of their numbers.
struct Odds {
  int count;
  i8 action[MOST_CHOICES];
  float p[MOST_CHOICES];
};
HERE void weigh(const Game &s, const float *urges, float sharp, Odds &o) {
  float top = -1e30f, sum = 0, leaning[ACTIONS];
  if (LEANS) leanings(s, leaning);
  o.count = 0;
  for (u64 left = choices(s); left; left &= left - 1) {
    const int action = lowestOf(left);
    o.p[o.count] = urges[action] + (LEANS ? leaning[action] : 0);
    top = fmaxf(top, o.p[o.count]);
    o.action[o.count++] = action;
  }
  for (int i = 0; i < o.count; i++) sum += o.p[i] = expf(sharp * (o.p[i] - top));
  for (int i = 0; i < o.count; i++) o.p[i] /= sum;
}

/// How much better each decision of a table turned out than expected, over the same seat's next one; NAN where that is not
/// known, or another network decided. `games` are those before each step, one that is over among them.
HERE void credit(int steps, int tables, int i, const Game *games, const float *expected, float keep, float spite, float *gains,
                 float *told) {
  float next[SEATS], gain[SEATS];
  bool known[SEATS];
  const Game *end = 0;
  for (int seat = 0; seat < SEATS; seat++) {
    known[seat] = false;
    gain[seat] = 0;
  }
  for (int t = steps - 1; t >= 0; t--) {
    const u64 at = (u64)t * tables + i;
    const Game &s = games[at];
    gains[at] = NAN;
    for (int k = 0; k < TELLS; k++) told[at * TELLS + k] = NAN;
    if (isOver(s)) {
      end = &s;
      for (int seat = 0; seat < s.seats; seat++) { next[seat] = stake(s, seat, spite); gain[seat] = 0; known[seat] = true; }
      continue;
    }
    const int seat = s.turn;
    if (s.others >> seat & 1) continue;
    if (known[seat]) gains[at] = gain[seat] = next[seat] - expected[at] + keep * gain[seat];
    next[seat] = expected[at];
    known[seat] = true;
    if (end) tell(*end, s, seat, told + at * TELLS);
  }
}

struct Wishes {
  float entropy, pull, telling, clip;
};

/// The gradient of the loss by the outputs. `anchor` are the outputs of a network that it is pulled towards, or null. In `seen`:
/// entropy, whether cut, how far from the policy that played, and the squared error of what was foretold.
HERE void wanted(const Game &s, int taken, float logp, float gain, const float *told, const float *out, const float *anchor, Wishes w,
                 float *d, float *seen) {
  if (isOver(s) || gain != gain) return;
  Odds o, a;
  weigh(s, out, 1, o);
  if (anchor) weigh(s, anchor, 1, a);
  int at = 0;
  while (at < o.count - 1 && o.action[at] != taken) at++;
  float entropy = 0, apart = 0;
  for (int i = 0; i < o.count; i++) {
    const float l = logf(fmaxf(o.p[i], 1e-9f));
    entropy -= o.p[i] * l;
    if (anchor) apart += o.p[i] * (l - logf(fmaxf(a.p[i], 1e-9f)));
  }
  const float ratio = expf(fminf(logf(fmaxf(o.p[at], 1e-9f)) - logp, 10.0f));
  const bool cut = gain > 0 ? ratio > 1 + w.clip : ratio < 1 - w.clip;
  for (int i = 0; i < o.count; i++) {
    const float l = logf(fmaxf(o.p[i], 1e-9f));
    float wish = cut ? 0 : -gain * ratio * ((i == at) - o.p[i]);
    wish += w.entropy * o.p[i] * (l + entropy);
    if (anchor) wish += w.pull * o.p[i] * (l - logf(fmaxf(a.p[i], 1e-9f)) - apart);
    d[o.action[i]] = wish;
  }
  // What is seldom done is learned from as if it were done more often.
  const float seldom = fminf(1 / (o.count * expf(logp)), 8.0f);
  for (int k = 0; k < TELLS; k++) {
    if (told[k] != told[k]) continue;
    const int place = ACTIONS * (1 + k) + taken;
    const float off = out[place] - told[k];
    d[place] = w.telling * seldom * off;
    seen[3 + k] = off * off;
  }
  seen[0] = entropy;
  seen[1] = cut;
  seen[2] = 0.5f * (fminf(ratio, 3.0f) - 1) * (fminf(ratio, 3.0f) - 1);
}
const int SEEN = 3 + TELLS;

/// Each of the seats by another network every other time, but not all of them.
HERE void mixSeats(Game &s) {
  s.others = (u16)draw(s.chance) & ((1u << s.seats) - 1);
  if (s.others == (1u << s.seats) - 1) s.others = 0;
}

extern "C" {

int tables_sizes(int *out) {
  const int sizes[] = {(int)sizeof(Game), INPUTS, ROW, HIDDEN_ROW, ACTIONS, TELLS, SEATS, SETUP, SEEN};
  for (int i = 0; i < 9; i++) out[i] = sizes[i];
  return 0;
}
// Games at the tables that `setups` describe, or at any. From `mixed` on some seats are another network's. Games of one number
// in `deals` have the same chance.
int tables_begin(void *stream, int count, Game *games, const int *setups, const int *deals, int mixed, u64 seed) {
  return forEach(stream, count, BODY {
    Game &s = games[i];
    s.chance = mix(seed + (u64)(deals ? deals[i] : i) * 1000003ull);
    if (setups) begin(s, setups + (u64)i * SETUP);
    else beginAny(s);
    s.others = 0;
    if (i >= mixed) mixSeats(s);
  });
}
// What those see whose turn it is; rows must be zero, and those of games that are over stay so. `index` names the games, or is
// null, and so may `hidden` be.
int tables_look(void *stream, int count, const Game *games, const int *index, u16 *rows, u16 *hidden) {
  return forEach(stream, count, BODY {
    const Game &s = games[index ? index[i] : i];
    if (isOver(s)) return;
    look(s, s.turn, HalfRow{rows + (u64)i * ROW});
    if (hidden) reveal(s, s.turn, HalfRow{hidden + (u64)i * HIDDEN_ROW});
  });
}
// Everybody acts whose turn it is, the more decidedly the greater `sharp`, and now and then anyhow; the outputs from `mixed` on
// are given twice, the second for seats that another network plays. With `again` a game that is over begins anew instead.
int tables_act(void *stream, int count, Game *games, const float *out, const float *others, int mixed, float sharp, float otherSharp,
               float epsilon, int again, short *acts, float *logps) {
  return forEach(stream, count, BODY {
    Game &s = games[i];
    if (acts) { acts[i] = -1; logps[i] = 0; }
    if (isOver(s)) {
      if (!again) return;
      beginAny(s);
      s.others = 0;
      if (i >= mixed) mixSeats(s);
      return;
    }
    const bool other = i >= mixed && (s.others >> s.turn & 1);
    Odds o;
    weigh(s, other ? others + (u64)(i - mixed) * OUTPUTS : out + (u64)i * OUTPUTS, other ? otherSharp : sharp, o);
    if (epsilon > 0 && !other)
      for (int k = 0; k < o.count; k++) o.p[k] = (1 - epsilon) * o.p[k] + epsilon / o.count;
    float rest = unit(s.chance);
    int at = 0;
    while (at < o.count - 1 && rest >= o.p[at]) rest -= o.p[at++];
    if (acts) { acts[i] = o.action[at]; logps[i] = logf(fmaxf(o.p[at], 1e-9f)); }
    apply(s, o.action[at]);
  });
}
int tables_credit(void *stream, int tables, int steps, const Game *games, const float *expected, float keep, float spite,
                  float *gains, float *told) {
  return forEach(stream, tables, BODY { credit(steps, tables, i, games, expected, keep, spite, gains, told); });
}
// The gradient must be zero, and so must `seen`.
int tables_wanted(void *stream, int count, const int *index, const Game *games, const short *acts, const float *logps, const float *gains,
                  const float *told, const float *out, const float *anchor, float entropy, float pull, float telling, float clip,
                  float *gradient, float *seen) {
  const Wishes wishes = {entropy, pull, telling, clip};
  return forEach(stream, count, BODY {
    const int at = index[i];
    wanted(games[at], acts[at], logps[at], gains[at], told + (u64)at * TELLS, out + (u64)i * OUTPUTS,
           anchor ? anchor + (u64)i * OUTPUTS : 0, wishes, gradient + (u64)i * OUTPUTS, seen + (u64)i * SEEN);
  });
}
// Says which seats another network plays, as bits.
int tables_seat(void *stream, int count, Game *games, const int *others) {
  return forEach(stream, count, BODY { games[i].others = (u16)others[i]; });
}
// Whose turn it is, and the seats that another network plays, as bits.
int tables_turns(void *stream, int count, const Game *games, int *turns, int *others) {
  return forEach(stream, count, BODY {
    turns[i] = games[i].turn;
    others[i] = games[i].others;
  });
}
// Whether each game is over, and then how far ahead of the others' mean it left each seat.
int tables_stakes(void *stream, int count, const Game *games, int *over, float *stakes) {
  return forEach(stream, count, BODY {
    over[i] = isOver(games[i]);
    for (int seat = 0; seat < SEATS; seat++) stakes[(u64)i * SEATS + seat] = over[i] && seat < games[i].seats ? stake(games[i], seat, 1) : 0;
  });
}

// One game in this machine's own memory, for checks.

// Bits of what the seat whose turn it is may do; none once it is over.
u64 game_choices(const Game *s) { return isOver(*s) ? 0 : choices(*s); }
int game_inputs(const Game *s, int seat, float *row) {
  look(*s, seat, FloatRow{row});
  return 0;
}
// How much rules of thumb are inclined to the outputs of what may be done; by must be zero.
int game_leanings(const Game *s, float *by) {
  if (LEANS) leanings(*s, by);
  return 0;
}
}
