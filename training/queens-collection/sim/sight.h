// What a seat sees, as numbers: bots/src/queens-collection/encode.ts has the same. Players are counted from the seat on, colours
// by what they matter to it, so that their names do not.
#pragma once
#include "mate.h"

const int MOST_SIZE = 12, MOST_PAWNS = 24, COPIES = 4, SEEN_COPIES = 3, JOKERS = 6, SEEN_JOKERS = 4, CARDS_AHEAD = 10;
enum ColourPlace {
  C_PAWNS, C_OWN = C_PAWNS + 3, C_UP = C_OWN + COPIES, C_MARKET, C_GAINED = C_MARKET + MARKET, C_GIVEN, C_PARTNER,
  C_KNOWN = C_PARTNER + COPIES, C_UNSEEN = C_KNOWN + (SEATS - 1) * SEEN_COPIES, C_DISCARD = C_UNSEEN + COPIES, COLOUR = C_DISCARD + COPIES
};
enum Place {
  I_TABLE, I_PHASE = I_TABLE + 4, I_REVEALED = I_PHASE + 5, I_STEPS = I_REVEALED + MOST_REVEALED, I_PAWNS = I_STEPS + MOST_STEPS,
  I_BOXES = I_PAWNS + MOST_PAWNS + 1, I_LONELY = I_BOXES + COLOURS + 1, I_HELD = I_LONELY + COLOURS + 1, I_SIZES = I_HELD + MOST_SIZE,
  I_STALL = I_SIZES + (SEATS - 1) * MOST_SIZE, I_RESERVE, I_DISCARD, I_RESHUFFLED, I_POINTS, I_SAFE = I_POINTS + SEATS,
  I_JOKERS, I_JOKERS_UP = I_JOKERS + JOKERS, I_JOKERS_LIE = I_JOKERS_UP + MARKET, I_JOKERS_SHARED = I_JOKERS_LIE + MARKET,
  I_JOKERS_KNOWN = I_JOKERS_SHARED + JOKERS, I_JOKERS_UNSEEN = I_JOKERS_KNOWN + (SEATS - 1) * SEEN_JOKERS, I_JOKERS_GONE, I_BEST,
  I_OPEN, I_BEHIND = I_OPEN + ACTIONS, I_TWINS = I_BEHIND + ACTIONS, 
  I_FREE = I_TWINS + MET * COLOURS, I_GIVE = I_FREE + 2 * COLOURS, I_GET = I_GIVE + 2 * SWAPS * KINDS, I_COLOURS = I_GET + 2 * SWAPS * KINDS,
  INPUTS = I_COLOURS + COLOURS * COLOUR
};
const int HIDDEN = (SEATS - 1) * (COLOURS * COPIES + JOKERS) + CARDS_AHEAD * KINDS;

template <typename Row> BOTH void upTo(const Row &row, int at, int number, int most) {
  for (int i = 0; i < number && i < most; i++) row.put(at + i, 1);
}
/// What the mate finds, as a whole multiple of 1/16 below 8.
BOTH float found(double value) {
  const double whole = floor(value * 16 + 0.5) / 16;
  return (float)(whole > 7.9375 ? 7.9375 : whole < -7.9375 ? -7.9375 : whole);
}

/// What each answer does, and what the mate thinks of it.
template <typename Row> HERE void lookAtAnswers(const Game &s, const Order &o, const Row &row) {
  float best = -1e30f;
  for (int i = 0; i < ACTIONS; i++) if (s.open >> i & 1) best = fmaxf(best, s.worth[i]);
  row.put(I_BEST, found(best / 4));
  for (int i = 0; i < ACTIONS; i++) {
    if (!(s.open >> i & 1)) continue;
    row.put(I_OPEN + i, 1);
    row.put(I_BEHIND + i, found(s.worth[i] - best));
    if (i >= A_SWAP) {
      const int swap = s.deed[i] - (i >= A_PARTNER ? SWAP_PARTNER : SWAP_CARDS);
      row.put(I_GIVE + (i - A_SWAP) * KINDS + o.slot[swap / KINDS], 1);
      row.put(I_GET + (i - A_SWAP) * KINDS + o.slot[swap % KINDS], 1);
    } else if (i == A_TWINS_JOKER) {
      const Pair p = pairOf(s.deed[i]);
      row.put(I_FREE + o.slot[p.kind], 1);
      row.put(I_FREE + COLOURS + o.slot[p.colour], 1);
    } else if (i >= A_TWINS && i < A_OWN) row.put(I_TWINS + (i - A_TWINS) * COLOURS + o.slot[pairOf(s.deed[i]).kind], 1);
  }
}
/// Rows must be zero.
template <typename Row> HERE void look(const Game &s, int seat, const Row &row) {
  const Order o = orderFor(s, seat);
  const Pile own = s.hands[seat] + s.up, boxes = present(s.pawns), partner = partnersHand(s, seat);
  i8 unseen[KINDS];
  const int cards = countUnseen(s, seat, unseen);
  row.put(I_TABLE + (s.teams ? 3 : s.seats - 2), 1);
  row.put(I_PHASE + s.phase, 1);
  if (s.phase == TURN_UP) row.put(I_REVEALED + s.revealed, 1);
  row.put(I_STEPS + s.steps, 1);
  row.put(I_PAWNS + size(s.pawns), 1);
  row.put(I_BOXES + members(boxes), 1);
  row.put(I_LONELY + members(boxes & ~doubled(s.pawns)), 1);
  row.put(I_HELD + least(size(own), MOST_SIZE - 1), 1);
  row.put(I_STALL, s.stall * 0.0625f);
  row.put(I_RESERVE, (s.end - s.top) * 0.0625f);
  row.put(I_DISCARD, size(s.discard) * 0.0625f);
  row.put(I_RESHUFFLED, s.reshuffles > 0);
  if (s.phase == TURN_UP) {
    int safe = 0;
    for (int kind = 0; kind < KINDS; kind++) if (kind == JOKER || !count(s.up, kind)) safe += unseen[kind];
    if (cards) row.put(I_SAFE, found((double)safe / cards));
  }
  upTo(row, I_JOKERS, count(own, JOKER), JOKERS);
  upTo(row, I_JOKERS_UP, count(s.up, JOKER), MARKET);
  upTo(row, I_JOKERS_LIE, count(s.market, JOKER), MARKET);
  upTo(row, I_JOKERS_SHARED, count(partner, JOKER), JOKERS);
  row.put(I_JOKERS_UNSEEN, unseen[JOKER] * 0.125f);
  row.put(I_JOKERS_GONE, count(s.discard, JOKER) * 0.125f);
  for (int far = 0; far < s.seats; far++) {
    const int other = (seat + far) % s.seats;
    row.put(I_POINTS + far, takenBy(s, other) * 0.0625f);
    if (far == 0) continue;
    row.put(I_SIZES + (far - 1) * MOST_SIZE + least(size(s.hands[other]), MOST_SIZE - 1), 1);
    if (isRival(s, seat, other)) upTo(row, I_JOKERS_KNOWN + (far - 1) * SEEN_JOKERS, seenIn(s, other, JOKER), SEEN_JOKERS);
  }
  lookAtAnswers(s, o, row);
  for (int slot = 0; slot < COLOURS; slot++) {
    const int colour = o.colour[slot], at = I_COLOURS + slot * COLOUR, standing = count(s.pawns, colour);
    if (standing) row.put(at + C_PAWNS + standing - 1, 1);
    upTo(row, at + C_OWN, count(own, colour), COPIES);
    upTo(row, at + C_UP, count(s.up, colour), 1);
    upTo(row, at + C_MARKET, count(s.market, colour), MARKET);
    upTo(row, at + C_GAINED, count(s.gained, colour), 1);
    upTo(row, at + C_GIVEN, count(s.given, colour), 1);
    upTo(row, at + C_PARTNER, count(partner, colour), COPIES);
    upTo(row, at + C_UNSEEN, unseen[colour], COPIES);
    upTo(row, at + C_DISCARD, count(s.discard, colour), COPIES);
    for (int far = 1; far < s.seats; far++) {
      const int other = (seat + far) % s.seats;
      if (isRival(s, seat, other)) upTo(row, at + C_KNOWN + (far - 1) * SEEN_COPIES, seenIn(s, other, colour), SEEN_COPIES);
    }
  }
}
/// How much the mate is inclined to each answer: the network says what else there is to it.
const float A_POINT = 6;
HERE void leanings(const Game &s, float *by) {
  for (int i = 0; i < ACTIONS; i++) if (s.open >> i & 1) by[i] = A_POINT * s.worth[i];
}
/// The others' hands and the next cards of the reserve.
template <typename Row> HERE void reveal(const Game &s, int seat, const Row &row) {
  const Order o = orderFor(s, seat);
  for (int far = 1; far < s.seats; far++) {
    const int at = (far - 1) * (COLOURS * COPIES + JOKERS);
    const Pile hand = s.hands[(seat + far) % s.seats];
    for (int slot = 0; slot < COLOURS; slot++) upTo(row, at + slot * COPIES, count(hand, o.colour[slot]), COPIES);
    upTo(row, at + COLOURS * COPIES, count(hand, JOKER), JOKERS);
  }
  for (int i = 0; i < CARDS_AHEAD && s.top + i < s.end; i++)
    row.put((SEATS - 1) * (COLOURS * COPIES + JOKERS) + i * KINDS + o.slot[s.reserve[s.top + i]], 1);
}
