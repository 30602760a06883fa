// What a seat sees, as numbers: bots/src/skull-queen/encode.ts has the same. Players are counted from the seat on, colours by
// what they matter to it, so that their names do not.
#pragma once
#include "bosun.h"

const int NUMBERS = 14, STANDS = 2 * SPACES + 1;  // where a pirate stands: spaces of the front, of the back, overboard
enum ColourPlace {
  C_HAND, C_UNSEEN = C_HAND + 12, C_CENTRE = C_UNSEEN + 12, C_TRICK = C_CENTRE + 12, C_UP = C_TRICK + NUMBERS, C_DOWN = C_UP + SEATS + 1,
  C_STANDS = C_DOWN + SEATS + 1, C_VOIDS = C_STANDS + SEATS * STANDS, C_PLAYED = C_VOIDS + SEATS - 1, C_LED = C_PLAYED + SEATS - 1,
  C_PLACED, C_HELD, C_LEFT, C_PUSHES, C_LATER = C_PUSHES + 2, C_HOPE = C_LATER + 24, C_SPACES = C_HOPE + 3,
  COLOUR = C_SPACES + 2 * SPACES
};
enum Place {
  I_PHASE, I_SEATS = I_PHASE + 3, I_MIDDLE = I_SEATS + 5, I_CARDS, I_POSITION = I_CARDS + MOST_HELD, I_SIDE = I_POSITION + SEATS,
  I_POINTS = I_SIDE + 2, I_OWN = I_POINTS + SEATS, I_UNSEEN = I_OWN + 2, I_LAID = I_UNSEEN + 2, I_SHOWN = I_LAID + 2,
  I_NUMBER = I_SHOWN + (SEATS - 1) * (COLOURS + 1), I_GAIN = I_NUMBER + SEATS - 1, I_UP = I_GAIN + CARDS, I_DOWN = I_UP + CARDS,
  I_COLOURS = I_DOWN + CARDS, INPUTS = I_COLOURS + COLOURS * COLOUR
};
const int HIDDEN = (SEATS - 1) * (CARDS + COLOURS * STANDS) + CARDS + CARDS;

/// The colours in the order in which a seat thinks of them: the one announced, then by how many and which cards it holds.
struct Order {
  i8 colour[COLOURS], slot[COLOURS];
};
BOTH Order orderFor(const Game &s, int seat) {
  Order o;
  u64 key[COLOURS];
  for (int colour = 0; colour < COLOURS; colour++) {
    const u64 hand = s.hands[seat] >> (12 * colour) & 0xFFF, known = (s.gone | s.centre) >> (12 * colour) & 0xFFF;
    key[colour] = (u64)(s.led == colour) << 40 | (u64)countOf(hand) << 32 | hand << 16 | known;
  }
  for (int colour = 0; colour < COLOURS; colour++) {
    int slot = 0;
    for (int other = 0; other < COLOURS; other++) slot += key[other] > key[colour] || (key[other] == key[colour] && other < colour);
    o.slot[colour] = slot;
    o.colour[slot] = colour;
  }
  return o;
}
/// A card as the network counts it, and back.
BOTH int outputOf(const Order &o, int card) { return card < MONKEY ? o.slot[card / 12] * 12 + card % 12 : card; }
BOTH int cardAt(const Order &o, int output) { return output < MONKEY ? o.colour[output / 12] * 12 + output % 12 : output; }

BOTH u64 choices(const Game &s) {
  if (s.phase == SIDE) return 3ull << SIDES_AT;
  if (s.phase == PLACE) return 31ull << SPACES_AT;
  const u64 cards = playable(s, s.turn);
  const Order o = orderFor(s, s.turn);
  u64 outputs = cards & ~((1ull << MONKEY) - 1);
  for (int colour = 0; colour < COLOURS; colour++) outputs |= (cards >> (12 * colour) & 0xFFF) << (12 * o.slot[colour]);
  return outputs;
}
HERE void step(Game &s, int action) {
  if (s.phase == SIDE) chooseSide(s, action - SIDES_AT);
  else if (s.phase == PLACE) putPirate(s, action - SPACES_AT);
  else play(s, cardAt(orderFor(s, s.turn), action));
}
/// Goes on where there is nothing to choose.
HERE void apply(Game &s, int action) {
  step(s, action);
  while (s.phase != OVER) {
    const u64 left = choices(s);
    if (left & (left - 1)) return;
    int only = 0;
    while (!(left >> only & 1)) only++;
    step(s, only);
  }
}

template <typename Row> BOTH void stands(const Game &s, const Row &row, int at, int seat, int colour) {
  const int space = s.pirates[seat][colour];
  if (space >= 0) row.put(at + s.side[seat] * SPACES + space, 1);
  else if (space == OVERBOARD) row.put(at + 2 * SPACES, 1);
}
template <typename Row> BOTH void numbers(const Row &row, int at, u64 set, int count) {
  for (int i = 0; i < count; i++) if (set >> i & 1) row.put(at + i, 1);
}
/// What the bosun finds, as a whole multiple of 1/16 below 8.
BOTH float found(double value) {
  const double whole = floor(value * 16 + 0.5) / 16;
  return (float)(whole > 7.9375 ? 7.9375 : whole < -7.9375 ? -7.9375 : whole);
}
BOTH int farOf(const Game &s, int seat, int other) { return (other - seat + s.seats) % s.seats; }

/// What the bosun knows besides: how far its cards will push each pirate, what these may hope for, and what each card does now.
template <typename Row> HERE void lookAsBosun(const Game &s, int seat, const Row &row) {
  const Order o = orderFor(s, seat);
  Thumb t;
  foresee(s, seat, t);
  for (int slot = 0; slot < COLOURS; slot++) {
    const int colour = o.colour[slot], at = I_COLOURS + slot * COLOUR, space = s.pirates[seat][colour];
    row.put(at + C_PUSHES, found(t.up[colour] / 2));
    row.put(at + C_PUSHES + 1, found(t.down[colour] / 2));
    for (int i = 0; i < 12; i++) {
      row.put(at + C_LATER + i, found(t.ups[colour][i + 1]));
      row.put(at + C_LATER + 12 + i, found(t.downs[colour][i + 1]));
    }
    if (s.phase != PLAY) {
      for (int side = 0; side < 2; side++) {
        const Hopes hopes = hopesOf(s, side, t.up[colour], t.down[colour], t.table.held);
        for (int i = 0; i < SPACES; i++) row.put(at + C_SPACES + side * SPACES + i, found(hopes.at(i) / 2));
      }
    } else if (space >= 0) {
      for (int i = -1; i <= 1; i++) row.put(at + C_HOPE + i + 1, found(t.hopes[colour].at(space + i) / 2));
    }
  }
  if (s.phase != PLAY) return;
  for (u64 left = playable(s, seat), card = 0; left; left >>= 1, card++) {
    if (!(left & 1)) continue;
    Drift d;
    const int output = outputOf(o, (int)card);
    row.put(I_GAIN + output, found(gainOf(s, t, seat, (int)card, d)));
    row.put(I_UP + output, found(d.up + 2 * d.upTwo));
    row.put(I_DOWN + output, found(d.down + 2 * d.downTwo));
  }
}
/// Rows must be zero.
template <typename Row> HERE void look(const Game &s, int seat, const Row &row) {
  const bool placing = s.phase != PLAY;
  const Order o = orderFor(s, seat);
  u64 trick = 0, unseen = 0;
  for (int i = 0; i < s.inTrick; i++) trick |= bit(s.trick[i]);
  const u64 seen = s.hands[seat] | s.centre | s.gone | s.aside | trick;
  for (int card = 0; card < CARDS; card++) if (inUse(s.seats, card) && !(seen >> card & 1)) unseen |= bit(card);
  row.put(I_PHASE + s.phase, 1);
  row.put(I_SEATS + s.seats - 2, 1);
  row.put(I_MIDDLE, s.middle == 4);
  row.put(I_CARDS + countOf(s.hands[seat]) - 1, 1);
  row.put(I_POSITION + farOf(s, s.leader, seat), 1);
  if (s.side[seat] != NONE) row.put(I_SIDE + s.side[seat], 1);
  for (int far = 0; far < s.seats; far++) if (!placing) row.put(I_POINTS + far, pointsOf(s, (seat + far) % s.seats) * 0.0625f);
  numbers(row, I_OWN, s.hands[seat] >> MONKEY, 2);
  numbers(row, I_UNSEEN, unseen >> MONKEY, 2);
  numbers(row, I_LAID, trick >> MONKEY, 2);
  for (int i = 0; i < s.inTrick; i++) {
    const int player = seatAt(s, i), colour = colourOf(s.trick[i]);
    if (player == NOBODY || player == seat) continue;
    const int far = farOf(s, seat, player) - 1;
    row.put(I_SHOWN + far * (COLOURS + 1) + (colour == NO_COLOUR ? COLOURS : o.slot[colour]), 1);
    row.put(I_NUMBER + far, numberOf(s.trick[i]) * 0.0625f);
  }
  for (int slot = 0; slot < COLOURS; slot++) {
    const int colour = o.colour[slot], at = I_COLOURS + slot * COLOUR;
    numbers(row, at + C_HAND, s.hands[seat] >> (12 * colour), 12);
    numbers(row, at + C_UNSEEN, unseen >> (12 * colour), 12);
    numbers(row, at + C_CENTRE, s.centre >> (12 * colour), 12);
    if (!placing) {
      const u32 there = numbersOf(s, colour);
      numbers(row, at + C_TRICK, there, NUMBERS);
      if (there & (there - 1)) {
        const int up = seatAt(s, placeOf(s, cardOf(colour, topOf(there)))), down = seatAt(s, placeOf(s, cardOf(colour, lowOf(there))));
        row.put(at + C_UP + (up == NOBODY ? SEATS : farOf(s, seat, up)), 1);
        row.put(at + C_DOWN + (down == NOBODY ? SEATS : farOf(s, seat, down)), 1);
      }
    }
    for (int far = 0; far < s.seats; far++) {
      const int other = (seat + far) % s.seats;
      if (!placing || far == 0) stands(s, row, at + C_STANDS + far * STANDS, other, colour);
      if (far == 0) continue;
      row.put(at + C_VOIDS + far - 1, s.voids[other] >> colour & 1);
      row.put(at + C_PLAYED + far - 1, countOf(s.played[other] & suit(colour)) * 0.125f);
    }
    row.put(at + C_LED, s.led == colour);
    row.put(at + C_PLACED, s.phase == PLACE && s.colour == colour);
    row.put(at + C_HELD, countOf(s.hands[seat] & suit(colour)) * 0.125f);
    row.put(at + C_LEFT, countOf(unseen & suit(colour)) * 0.125f);
  }
  lookAsBosun(s, seat, row);
}
/// How much the bosun is inclined to everything that the seat whose turn it is may do: the network says what else there is to it.
const double A_POINT = 6;
HERE void leanings(const Game &s, float *by) {
  Thumb t;
  foresee(s, s.turn, t);
  if (s.phase == SIDE) {
    for (int side = 0; side < 2; side++) by[SIDES_AT + side] = (float)(A_POINT * sideHopes(s, t, side));
  } else if (s.phase == PLACE) {
    for (int space = 0; space < SPACES; space++) by[SPACES_AT + space] = (float)(A_POINT * t.hopes[s.colour].at(space));
  } else {
    const Order o = orderFor(s, s.turn);
    for (u64 left = playable(s, s.turn), card = 0; left; left >>= 1, card++) {
      Drift d;
      if (left & 1) by[outputOf(o, (int)card)] = (float)(A_POINT * gainOf(s, t, s.turn, (int)card, d));
    }
  }
}
/// The others' hands and what they have sealed, and the ghost's pile.
template <typename Row> HERE void reveal(const Game &s, int seat, const Row &row) {
  const Order o = orderFor(s, seat);
  for (int far = 1; far < s.seats; far++) {
    const int other = (seat + far) % s.seats, at = (far - 1) * (CARDS + COLOURS * STANDS);
    for (u64 left = s.hands[other], card = 0; left; left >>= 1, card++) if (left & 1) row.put(at + outputOf(o, (int)card), 1);
    if (s.phase != PLAY)
      for (int slot = 0; slot < COLOURS; slot++) stands(s, row, at + CARDS + slot * STANDS, other, o.colour[slot]);
  }
  const int at = (SEATS - 1) * (CARDS + COLOURS * STANDS);
  if (!haunted(s)) return;
  for (int i = s.tricks + 1; i < handSize(2); i++) row.put(at + outputOf(o, s.pile[i]), 1);
  if (s.sealed[1 - seat] != NONE) row.put(at + CARDS + outputOf(o, s.sealed[1 - seat]), 1);
}
