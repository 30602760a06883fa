// The Queen's Collection for the learner: many rounds at once, and one to check against the engine.
#include "sim/sight.h"

/// Points are counted in tens.
const float UNIT = 10;
/// The points of the seat's side, less so much of the mean of the others.
HERE float stake(const Game &s, int seat, float spite) {
  int own = 0, others = 0;
  for (int other = 0; other < s.seats; other++) {
    if (isRival(s, seat, other)) others += pointsOf(s, other);
    else own += pointsOf(s, other);
  }
  return (own - spite * others / (s.teams ? 1 : s.seats - 1)) / UNIT;
}
/// How far its side is ahead.
const int TELLS = 1;
HERE void tell(const Game &end, const Game &, int seat, float *told) { told[0] = stake(end, seat, 1); }

/// Inclined as the mate is, unless the network says otherwise.
const bool LEANS = true;

#include "../learner/tables.h"

extern "C" {
// A round with these cards: all as they lie in the reserve, from which they are dealt.
int collection_begin(Game *s, int seats, int teams, int first, const int *cards) {
  s->chance = 0;
  clear(*s, seats, teams, first);
  for (int i = 0; i < CARDS; i++) s->reserve[i] = cards[i];
  deal(*s);
  return 0;
}
int collection_act(Game *s, int action) {
  act(*s, action);
  return 0;
}
// The reserve that came of the discard.
int collection_shuffled(Game *s, const int *cards, int count) {
  s->end = count;
  for (int i = 0; i < count; i++) s->reserve[i] = cards[i];
  goOn(*s);
  return 0;
}
// Lets the mate weigh what may be done, and tells the engine's action for each answer.
int collection_consider(Game *s, int *deeds) {
  consider(*s);
  for (int i = 0; i < ACTIONS; i++) deeds[i] = s->deed[i];
  return 0;
}
// phase, turn, stall, reshuffles, revealed, steps, took, cards in the reserve; market, discard, removed, pawns, cards turned up, gained,
// given; of each seat hand, boxes, pawns, points, then by kind what is known of it; then the reserve.
int collection_state(const Game *s, int *out) {
  const int head[] = {s->phase, s->turn, s->stall, s->reshuffles, s->revealed, s->steps, s->took, s->end - s->top};
  for (int value : head) *out++ = value;
  const Pile piles[] = {s->market, s->discard, s->removed, s->pawns, s->up, s->gained, s->given};
  for (Pile pile : piles) *out++ = (int)pile;
  for (int seat = 0; seat < SEATS; seat++) {
    *out++ = (int)s->hands[seat];
    *out++ = s->boxes[seat];
    *out++ = s->taken[seat];
    *out++ = pointsOf(*s, seat);
    for (int kind = 0; kind < KINDS; kind++) *out++ = seenIn(*s, seat, kind);
  }
  for (int i = s->top; i < s->end; i++) *out++ = s->reserve[i];
  return 0;
}
}
