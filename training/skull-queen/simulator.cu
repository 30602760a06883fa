// Skull Queen for the learner: many rounds at once, and one to check against the engine.
#include "sim/sight.h"

/// Points are counted in tens.
const float UNIT = 10;
/// The seat's points of the round, less so much of the others' mean.
HERE float stake(const Game &s, int seat, float spite) {
  int others = 0;
  for (int other = 0; other < s.seats; other++) others += other == seat ? 0 : pointsOf(s, other);
  return (pointsOf(s, seat) - spite * others / (s.seats - 1)) / UNIT;
}
/// How far it is ahead, its points, and the share of its pirates that stay aboard.
const int TELLS = 3;
HERE void tell(const Game &end, const Game &, int seat, float *told) {
  told[0] = stake(end, seat, 1);
  told[1] = pointsOf(end, seat) / UNIT;
  told[2] = aboard(end, seat) / 4.0f;
}

/// Inclined as the bosun is, unless the network says otherwise.
const bool LEANS = true;

#include "../learner/tables.h"

extern "C" {
// A round with these cards, by their numbers: the hands one after another, then the ghost's pile or the centre.
int queen_begin(Game *s, int seats, int middle, int dealer, const int *cards, int count) {
  s->chance = 0;
  clear(*s, seats, middle, dealer);
  const int held = handSize(seats);
  for (int i = 0; i < count; i++) {
    if (i < seats * held) s->hands[i / held] |= bit(cards[i]);
    else if (haunted(*s)) s->pile[i - seats * held] = cards[i];
    else layInCentre(*s, cards[i]);
  }
  return 0;
}
// How far a seat's own placement is, as the engine lets all place at once: 0 a side is chosen, else the colours placed plus 1.
int queen_placing(Game *s, int seat, int step, int side, const int *pirates) {
  s->turn = seat;
  s->phase = step == 0 ? SIDE : PLACE;
  s->colour = step == 0 ? 0 : step - 1;
  s->side[seat] = side;
  for (int colour = 0; colour < COLOURS; colour++) s->pirates[seat][colour] = pirates[colour];
  return 0;
}
int queen_opened(Game *s) {
  s->phase = PLAY;
  openTrick(*s);
  return 0;
}
int queen_turn(Game *s, int seat) {
  s->turn = seat;
  return 0;
}
int queen_play(Game *s, int card) {
  play(*s, card);
  return 0;
}
// The output for a card that a seat holds.
int queen_output(const Game *s, int seat, int card) { return outputOf(orderFor(*s, seat), card); }
// phase, turn, leader, tricks, led, cards in the trick and these; then of each seat side, pirates, voids, points; then where each
// card is: in hand 0 to 5, 6 the centre, 7 gone, 8 aside, none of these -1.
int queen_state(const Game *s, int *out) {
  const int head[] = {s->phase, s->turn, s->leader, s->tricks, s->led, s->inTrick};
  for (int value : head) *out++ = value;
  for (int i = 0; i < SEATS; i++) *out++ = i < s->inTrick ? s->trick[i] : (int)NONE;
  for (int seat = 0; seat < SEATS; seat++) {
    *out++ = s->side[seat];
    for (int colour = 0; colour < COLOURS; colour++) *out++ = s->pirates[seat][colour];
    *out++ = s->voids[seat];
    *out++ = seat < s->seats ? pointsOf(*s, seat) : 0;
  }
  for (int card = 0; card < CARDS; card++) {
    int where = NONE;
    for (int seat = 0; seat < SEATS; seat++) if (s->hands[seat] >> card & 1) where = seat;
    if (s->centre >> card & 1) where = 6;
    if (s->gone >> card & 1) where = 7;
    if (s->aside >> card & 1) where = 8;
    *out++ = where;
  }
  return 0;
}
}
