// Skull for many tables at once, and what its players see, do and learn from.
//
// One source for the GPU (nvcc) and for checks on a machine without one (g++ -x c++). A table is one struct Game; a Python
// program keeps arrays of them and calls these functions through ctypes. With nvcc all pointers are to the GPU's memory.

#include "sim/learn.h"
#include "sim/worlds.h"

/// Which table a game is played at: four people most often, now and then any other; `anyone` is the rule of the last skull.
HERE void anyTable(Game &s) {
  const int u = below(s.chance, 100);
  int seats, each = 1;
  if (u < 45) seats = 4;
  else if (u < 58) seats = 3;
  else if (u < 68) seats = 5;
  else if (u < 75) seats = 6;
  else if (u < 84) seats = 7 + below(s.chance, 6);
  else { each = 2; seats = u < 91 ? 2 : u < 95 ? 3 : 4 + below(s.chance, 3); }
  startGame(s, seats, each, below(s.chance, 4) == 0, -1);
}
/// Each of the seats by another network every other time, but not all of them.
HERE void mixSeats(Game &s) {
  s.others = (u16)draw(s.chance) & ((1u << s.seats) - 1);
  if (s.others == (1u << s.seats) - 1) s.others = 0;
}

extern "C" {

int skull_sizes(int *out) {
  const int sizes[] = {(int)sizeof(Game), OWN, OWN_ROW, OTHER, OTHER_ROW, OTHERS, OUTPUTS, GUESSES, MOST_CHOICES, (int)sizeof(Wishes)};
  for (int i = 0; i < 10; i++) out[i] = sizes[i];
  return 0;
}
// Games at any table, or at one of so many seats. From `mixed` on some seats are another network's.
int skull_start(void *stream, int count, Game *games, int seats, int gangs, int anyone, int first, int mixed, u64 seed) {
  return forEach(stream, count, BODY {
    Game &s = games[i];
    s.chance = mix(seed + i);
    if (seats == 0) anyTable(s);
    else startGame(s, seats, gangs, anyone, first);
    s.others = 0;
    if (i >= mixed) mixSeats(s);
    goOn(s);
  });
}
// What the asked see; rows must be zero. `index` names the games, or is null.
int skull_look(void *stream, int count, const Game *games, const int *index, float *own, float *others) {
  return forEach(stream, count, BODY {
    const Game &s = games[index ? index[i] : i];
    if (s.phase != OVER) look(s, s.turn, own + (u64)i * OWN_ROW, others + (u64)i * OTHERS * OTHER_ROW, 0);
  });
}
// Everybody acts who is asked, but for seat `hero`, if there is one, where it has something to say. The outputs from
// `mixed` on are given twice, the second for seats that another network plays. Where `again` a game that ended begins anew.
int skull_act(void *stream, int count, Game *games, const float *out, const float *guesses, const float *out2, const float *guesses2,
              int mixed, int hero, int again, short *acts, float *logps, i8 *ended) {
  return forEach(stream, count, BODY {
    Game &s = games[i];
    if (ended) ended[i] = 0;
    if (s.phase == OVER) return;
    const bool other = i >= mixed && (s.others >> seatOf(s, s.turn) & 1);
    const float *o = other ? out2 + (u64)(i - mixed) * OUTPUTS : out + (u64)i * OUTPUTS;
    const float *guess = other ? guesses2 + (u64)(i - mixed) * OTHERS * GUESSES : guesses + (u64)i * OTHERS * GUESSES;
    int act;
    float logp = 0;
    if (s.phase == ATTEMPT) act = bestTurn(s, guess);
    else {
      if (hero >= 0 && seatOf(s, s.turn) == hero) return;
      Choice c;
      choices(s, o, false, c);
      softmax(c);
      float rest = unit(s.chance);
      int at = 0;
      while (at < c.n - 1 && rest >= c.p[at]) rest -= c.p[at++];
      act = c.act[at];
      logp = logf(fmaxf(c.p[at], 1e-9f));
    }
    if (acts) { acts[i] = act; logps[i] = logp; }
    apply(s, act);
    goOn(s);
    if (s.phase != OVER) return;
    if (ended) ended[i] = s.winner + 1;
    if (!again) return;
    const bool mixing = i >= mixed;
    anyTable(s);
    s.others = 0;
    if (mixing) mixSeats(s);
    goOn(s);
  });
}
int skull_advantages(void *stream, int tables, int steps, const Game *games, const float *value, const i8 *ended, float keep, float *adv,
                     float *ret) {
  return forEach(stream, tables, BODY { advantages(steps, tables, i, games, value, ended, keep, adv, ret); });
}
// The gradients must be zero, and so must `seen`, 5 numbers a decision.
int skull_wanted(void *stream, int count, const int *index, const Game *games, const short *acts, const float *logps, const float *adv,
                 const float *ret, const float *out, const float *guesses, const float *anchor, float entropy, float pull, float guessing,
                 float winning, float clip, float *dout, float *dguess, float *seen) {
  return forEach(stream, count, BODY {
    const int at = index[i];
    wanted(games[at], acts[at], logps[at], adv[at], ret[at], out + (u64)i * OUTPUTS, guesses + (u64)i * OTHERS * GUESSES,
           anchor ? anchor + (u64)i * OUTPUTS : 0, Wishes{entropy, pull, guessing, winning, clip}, dout + (u64)i * OUTPUTS,
           dguess + (u64)i * OTHERS * GUESSES, seen + (u64)i * 5);
  });
}
// 5 numbers a game: phase, seat asked, winner, number of choices, gang asked. `acts` gets the choices, 20 a game.
int skull_state(void *stream, int count, const Game *games, int freely, int *state, short *acts) {
  return forEach(stream, count, BODY {
    const Game &s = games[i];
    int *row = state + i * 5;
    row[0] = s.phase;
    row[1] = s.phase == OVER ? -1 : seatOf(s, s.turn);
    row[2] = s.winner;
    row[3] = 0;
    row[4] = s.turn;
    if (s.phase == OVER || s.phase == ATTEMPT) return;
    const float none[OUTPUTS] = {0};
    Choice c;
    choices(s, none, freely, c);
    row[3] = c.n;
    for (int k = 0; k < c.n; k++) acts[i * MOST_CHOICES + k] = c.act[k];
  });
}
// Does the given act in each game.
int skull_force(void *stream, int count, Game *games, const short *acts) {
  return forEach(stream, count, BODY {
    apply(games[i], acts[i]);
    goOn(games[i]);
  });
}
// Says which seats another network plays, as bits.
int skull_seat(void *stream, int count, Game *games, int others) {
  return forEach(stream, count, BODY { games[i].others = others; });
}
// A world of game source[i], number world[i] of those it holds possible, with act[i] done in it.
int skull_venture(void *stream, int count, const Game *games, const int *source, const int *world, const short *act, const float *guesses,
                  u64 seed, Game *to) {
  return forEach(stream, count, BODY {
    to[i] = games[source[i]];
    venture(to[i], act[i], guesses + (u64)source[i] * OTHERS * GUESSES, seed + (u64)source[i] * 1000003ull + world[i]);
  });
}

// One game in this machine's own memory, for checks.

int skull_begin(Game *s, int seats, int gangs, int anyone, int first, u64 seed) {
  s->chance = mix(seed);
  startGame(*s, seats, gangs, anyone, first);
  s->others = 0;
  return 0;
}
// Who is asked, also where there is nothing to choose: phase, gang, winner.
int skull_ready(Game *s, int *state) {
  if (s->phase == PLACE) nextToPlace(*s);
  state[0] = s->phase;
  state[1] = s->turn;
  state[2] = s->winner;
  return 0;
}
// How likely the next disc of each other gang is a flower, and which of them is turned.
int skull_turns(Game *s, const float *guesses, float *chances) {
  int k = 0;
  for (int away = 1; away < s->gangs; away++) {
    const int o = (s->turn + away) % s->gangs;
    if (!in(*s, o)) continue;
    chances[k] = s->turned[o] < s->pile[o] ? 1 - skullNext(guesses + GUESSES * k, s->pile[o], s->turned[o]) : -1;
    k++;
  }
  return bestTurn(*s, guesses);
}
int skull_apply(Game *s, int act) {
  apply(*s, act);
  return 0;
}
int skull_gone(const Game *s, int gang) { return s->skull[gang] == GONE; }
}
