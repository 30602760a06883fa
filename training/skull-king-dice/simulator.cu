// The dice game for the learner: many rounds at once, and one to check against the engine.
#include "sim/sight.h"

/// Points are counted in fifties.
const float UNIT = 50;
/// The seat's points of the round, less so much of the others' mean.
HERE float stake(const Game &s, int seat, float spite) {
  int others = 0;
  for (int other = 0; other < s.seats; other++) others += other == seat ? 0 : pointsOf(s, other);
  return (pointsOf(s, seat) - spite * others / (s.seats - 1)) / UNIT;
}
/// Points of the round, whether the bid is made, whether the die takes its trick.
const int TELLS = 3;
HERE void tell(const Game &end, const Game &then, int seat, float *told) {
  told[0] = pointsOf(end, seat) / UNIT;
  told[1] = end.bids[seat] == end.won[seat];
  if (then.phase == ROLL) told[2] = end.takers[then.trick] == seat;
}

/// Nothing is known but what the network learns.
const bool LEANS = false;
BOTH void leanings(const Game &, float *) {}

#include "../learner/tables.h"

extern "C" {
// A round with these dice behind the screens, `KINDS` numbers a seat.
int dice_begin(Game *s, int seats, int round, int landlubber, int starter, const int *hands) {
  s->chance = 0;
  lay(*s, seats, round, landlubber, starter);
  for (int i = 0; i < seats * KINDS; i++) s->hands[i / KINDS][i % KINDS] = hands[i];
  return 0;
}
int dice_bid(Game *s, int tricks) {
  bid(*s, tricks);
  return 0;
}
int dice_roll(Game *s, int kind, int face) {
  roll(*s, kind, face);
  return 0;
}
// phase, turn, leader, trick, landed, led; then of each seat bid, won, bonus, voids, points, and its dice by kind.
int dice_state(const Game *s, int *out) {
  const int head[] = {s->phase, s->turn, s->leader, s->trick, s->landed, s->led};
  for (int value : head) *out++ = value;
  for (int seat = 0; seat < SEATS; seat++) {
    const int row[] = {s->bids[seat], s->won[seat], s->bonus[seat], s->voids[seat], pointsOf(*s, seat)};
    for (int value : row) *out++ = value;
    for (int kind = 0; kind < KINDS; kind++) *out++ = s->hands[seat][kind];
  }
  return 0;
}
}
