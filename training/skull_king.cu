// One round of Skull King and what a seat sees of it, as numbers for a network.
//
// One source for the GPU (nvcc) and for checks on a machine without one (g++ -x c++). A round is one struct Round; a
// Python program keeps arrays of them and calls the functions at the end of this file through ctypes. Blanks are left
// out; all other options and 2 to 8 seats are in. Rule numbers (SK-n) are those of the rules page.

#include "skull_king/players.h"

// With nvcc all pointers are to the GPU's memory, but for the last group.

extern "C" {

int sk_sizes(int *out) {
  out[0] = sizeof(Round);
  out[1] = INPUTS;
  out[2] = ROW;
  out[3] = ACTIONS;
  out[4] = I_LEGAL;
  out[5] = HIDDEN_ROW;
  return 0;
}
// `policy` (a seat's, 8 a round) and `deals` (equal numbers deal equal cards) may be null.
int sk_deal(void *stream, int count, Round *rounds, const int *seats, const int *dealt, const int *options, const int *leader,
            const i8 *policy, const int *deals, u64 seed) {
  return forEach(stream, count, BODY {
    deal(rounds[i], seed + (u64)(deals ? deals[i] : i) * 1000003ull, seats[i], dealt[i], options[i], leader[i]);
    if (policy) for (int seat = 0; seat < MOST_SEATS; seat++) rounds[i].policy[seat] = policy[i * MOST_SEATS + seat];
  });
}
// Rows must be zero; those of finished rounds stay so.
int sk_observe(void *stream, int count, const Round *rounds, u16 *rows, int width) {
  return forEach(stream, count, BODY {
    if (rounds[i].phase != OVER) observe(rounds[i], rounds[i].turn, HalfRow{rows + (u64)i * width});
  });
}
int sk_reveal(void *stream, int count, const Round *rounds, u16 *rows, int width) {
  return forEach(stream, count, BODY {
    if (rounds[i].phase != OVER) reveal(rounds[i], rounds[i].turn, HalfRow{rows + (u64)i * width});
  });
}
// Rivals sit in one round of `every`, the last of each so many, and their values are those of these rounds only.
int sk_step(void *stream, int count, Round *rounds, const float *values, const float *rival, int every, const int *flat, float epsilon,
            float sharp, u64 seed, int *outputs, int *seats, float *logps) {
  return forEach(stream, count, BODY {
    step(rounds[i], values ? values + (u64)i * ACTIONS : 0, rival ? rival + (u64)(i / every) * ACTIONS : 0, flat ? flat[i] : 0, epsilon,
         sharp, seed + (u64)i * 7919ull, outputs ? outputs + i : 0, seats ? seats + i : 0, logps ? logps + i : 0);
  });
}
int sk_credit(void *stream, int count, const Round *rounds, int steps, const int *starts, const int *counts, const int *seats,
              const float *expected, float unitPoints, float keep, float *gains) {
  return forEach(stream, count, BODY { credit(rounds[i], i, steps, starts, counts, seats, expected, unitPoints, keep, gains); });
}
// `rows` are inputs of so many decisions, `out` and `gradient` (zeros) the network's outputs for them.
int sk_wanted(void *stream, int count, const u16 *rows, int width, const int *taken, const float *logps, const float *scaled,
              const float *gains, const float *results, const float *out, float sharp, float entropy, float worth, float clip,
              float *gradient, float *seen) {
  const Wishes wishes = {sharp, entropy, worth, clip};
  return forEach(stream, count, BODY {
    wanted(rows + (u64)i * width + I_LEGAL, taken[i], logps[i], scaled[i], gains[i], results[i], out + (u64)i * OUTPUTS, wishes,
           gradient + (u64)i * OUTPUTS, seen + (u64)i * 5);
  });
}
// Points, bid, tricks and bonus of 8 seats a round.
int sk_result(void *stream, int count, const Round *rounds, int *out) {
  return forEach(stream, count, BODY {
    for (int seat = 0; seat < rounds[i].seats; seat++) {
      int *row = out + ((u64)i * MOST_SEATS + seat) * 4;
      row[0] = points(rounds[i], seat);
      row[1] = rounds[i].bid[seat];
      row[2] = rounds[i].won[seat];
      row[3] = rounds[i].bonus[seat];
    }
  });
}
int sk_flat(void *stream, int count, const Round *rounds, int budget, u64 seed, int *out) {
  (void)stream;
#ifdef __CUDACC__
  if (count > 0) flatChoices<<<count, 128, 0, (cudaStream_t)stream>>>(rounds, budget, seed, out);
  return (int)cudaGetLastError();
#else
  for (int i = 0; i < count; i++) flatChoice(rounds[i], budget, mix(seed + i), out + i);
  return 0;
#endif
}

// One round in this machine's own memory, for checks.

// `pile` as the engine deals it: the hands, Greybeard's, the undealt cards from the top.
int sk_begin(Round *r, int seats, int dealt, int options, int leader, const int *pile, int count) {
  begin(*r, seats, dealt, options, leader);
  int at = 0;
  for (int seat = 0; seat < seats; seat++)
    for (int i = 0; i < dealt; i++) add(r->hand[seat], pile[at++]);
  if (ghostly(*r))
    for (int i = 0; i < dealt && i < MOST_CARDS; i++) r->ghostPile[i] = pile[at++];
  for (int i = 0; i < 2 && at + i < count; i++) r->drawNext[i] = pile[at + i];
  while (at < count) add(r->undealt, pile[at++]);
  return 0;
}
int sk_apply(Round *r, int action) {
  apply(*r, action);
  return 0;
}
// What `seat` would be asked next to the one whose turn it is; bids and shots are given at once.
int sk_turn(Round *r, int seat) {
  r->turn = seat;
  return 0;
}
// 1 for each legal action; in `outputs`, if given, the network's output for it.
int sk_legal(const Round *r, int seat, int *actions, int *outputs) {
  Choices choices = legal(*r, seat);
  const Suits suits = suitsFor(*r, seat);
  for (int action = 0; action < ACTIONS; action++) {
    actions[action] = has(choices, action);
    if (outputs) outputs[action] = actions[action] ? outputOf(*r, action, seat, suits) : (int)NONE;
  }
  return 0;
}
int sk_inputs(const Round *r, int seat, float *row) {
  observe(*r, seat, FloatRow{row});
  return 0;
}
// phase, turn, leader, tricks, led, trick's length and 8 faces, 4 allies and their number; then 8 seats' hand size, bid,
// won, bonus, wager, shot, voids, points; then 8 hands and the undealt as counts of 74 cards.
int sk_state(const Round *r, int *out) {
  *out++ = r->phase;
  *out++ = r->turn;
  *out++ = r->leader;
  *out++ = r->tricks;
  *out++ = r->trick.led;
  *out++ = r->trick.count;
  for (int i = 0; i < MOST_SEATS; i++) *out++ = i < r->trick.count ? r->trick.faces[i] : (int)NONE;
  *out++ = r->alliances;
  for (int i = 0; i < 4; i++) *out++ = r->allies[i];
  for (int seat = 0; seat < MOST_SEATS; seat++) {
    *out++ = size(r->hand[seat]);
    *out++ = r->bid[seat];
    *out++ = r->won[seat];
    *out++ = r->bonus[seat];
    *out++ = r->wager[seat];
    *out++ = r->shot[seat];
    *out++ = r->voids[seat];
    *out++ = seat < r->seats ? points(*r, seat) : 0;
  }
  for (int seat = 0; seat <= MOST_SEATS; seat++)
    for (int card = 0; card < CARDS; card++) *out++ = has(seat < MOST_SEATS ? r->hand[seat] : r->undealt, card);
  return 0;
}
}
