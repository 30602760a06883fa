// What a seat sees, as numbers: bots/src/skull-king-dice/encode.ts has the same. Players are counted from the seat on.
#pragma once
#include "round.h"

const int TALL = 8;  // places of a number of dice: as many as it comes to are one
const int NEEDS = 11, PLAYER = 1 + (MOST_ROUNDS + 1) + NEEDS + 1 + 1 + 4 + KINDS + KINDS + 1;
enum Place {
  I_PHASE, I_SEATS, I_LUBBER = I_SEATS + 4, I_ROUND, I_LEFT = I_ROUND + MOST_ROUNDS, I_HAND = I_LEFT + MOST_ROUNDS,
  I_UNSEEN = I_HAND + KINDS * TALL, I_POSITION = I_UNSEEN + KINDS * TALL, I_LED = I_POSITION + SEATS, I_BEST = I_LED + 5,
  I_TAKER = I_BEST + 15, I_SKULLS = I_TAKER + SEATS, I_TAKES = I_SKULLS + BLACK, I_OVERBID = I_TAKES + KINDS, I_LATER,
  I_PLAYERS, INPUTS = I_PLAYERS + SEATS * PLAYER
};
const int BEHIND = KINDS * TALL + MOST_ROUNDS + 1, HIDDEN = (SEATS - 1) * BEHIND;

template <typename Row> BOTH void tally(const Row &row, int at, int count) {
  for (int i = 0; i < count; i++) row.put(at + i, 1);
}
/// Rows must be zero.
template <typename Row> HERE void look(const Game &s, int seat, const Row &row) {
  const bool bidding = s.phase == BID;
  row.put(I_PHASE, bidding);
  row.put(I_SEATS + s.seats - 3, 1);
  row.put(I_LUBBER, s.landlubber);
  row.put(I_ROUND + s.round - 1, 1);
  row.put(I_LEFT + diceLeft(s) - 1, 1);
  row.put(I_POSITION + (seat - s.leader + s.seats) % s.seats, 1);
  row.put(I_LED + (s.led == NONE ? 0 : s.led - BLACK + 1), 1);
  int how, best = NONE, taker = 0, bids = 0, later = 0;
  if (s.landed) {
    taker = judge(s, s.landed, &how);
    // Flags, a number, mermaid, pirate, Skull King, the mermaid over him.
    best = how == 5 ? 1 : how == 4 ? 1 + s.faces[taker] : 14 - how;
    row.put(I_TAKER + ((s.leader + taker - seat) % s.seats + s.seats) % s.seats, 1);
  } else best = 0;
  row.put(I_BEST + best, 1);
  for (int kind = 0; kind < BLACK; kind++) row.put(I_SKULLS + kind, skullsOf(s, kind) * 0.5f);
  Game then = s;
  for (int kind = 0; kind < KINDS; kind++) {
    int unseen = diceOf(kind) - s.hands[seat][kind], takes = 0;
    for (int other = 0; other < s.seats; other++) unseen -= s.shown[other][kind];
    tally(row, I_HAND + kind * TALL, s.hands[seat][kind]);
    tally(row, I_UNSEEN + kind * TALL, unseen);
    if (bidding || s.hands[seat][kind] == 0) continue;
    // On how many sides it would take the trick as it lies.
    then.kinds[s.landed] = kind;
    for (int side = 0; side < 6; side++) {
      then.faces[s.landed] = faceOf(kind, side);
      takes += judge(then, s.landed + 1, &how) == s.landed;
    }
    row.put(I_TAKES + kind, takes * 0.125f);
  }
  for (int far = 0; far < s.seats; far++) {
    const int other = (seat + far) % s.seats, at = I_PLAYERS + far * PLAYER;
    const bool rolled = (other - s.leader + s.seats) % s.seats < s.landed;
    int place = at;
    row.put(place++, 1);
    if (!bidding) {
      const int need = s.bids[other] - s.won[other];
      bids += s.bids[other];
      if (far && !rolled && need > 0) later += need;
      row.put(place + s.bids[other], 1);
      row.put(place + MOST_ROUNDS + 1 + (need < -2 ? 0 : need + 2), 1);
    }
    place += MOST_ROUNDS + 1 + NEEDS;
    row.put(place++, s.won[other] * 0.125f);
    row.put(place++, !bidding && !rolled);
    for (int colour = 0; colour < 4; colour++) row.put(place++, s.voids[other] >> (BLACK + colour) & 1);
    if (rolled) row.put(place + s.kinds[(other - s.leader + s.seats) % s.seats], 1);
    place += KINDS;
    for (int kind = 0; kind < KINDS; kind++) row.put(place++, s.shown[other][kind] * 0.25f);
    row.put(place, s.bonus[other] / 10 * 0.0625f);
  }
  row.put(I_OVERBID, bidding ? 0 : (bids - s.round) * 0.125f);
  row.put(I_LATER, later * 0.125f);
}
/// What is behind the other screens, and bids that are sealed.
template <typename Row> HERE void reveal(const Game &s, int seat, const Row &row) {
  for (int far = 1; far < s.seats; far++) {
    const int other = (seat + far) % s.seats, at = (far - 1) * BEHIND;
    for (int kind = 0; kind < KINDS; kind++) tally(row, at + kind * TALL, s.hands[other][kind]);
    if (s.phase == BID && s.bids[other] != NONE) row.put(at + KINDS * TALL + s.bids[other], 1);
  }
}
