// What a seat sees, as inputs of the network, and what its outputs stand for.
#pragma once

#include "round.h"

enum Input {
  I_HAND = 0, I_DEAD = I_HAND + 74, I_PLAY = I_DEAD + 74, I_TRICK = I_PLAY + 8 * KINDS, I_LED = I_TRICK + 7 * KINDS,
  I_VOID = I_LED + 6, I_WILLED = I_VOID + 28, I_LEGAL = I_WILLED + 8, I_WINS = I_LEGAL + ACTIONS, I_BID = I_WINS + KINDS,
  I_NEED = I_BID + 96, I_SHOT = I_NEED + 96, I_BONUS = I_SHOT + 16, I_WAGER = I_BONUS + 8, I_ALLY = I_WAGER + 8,
  I_ALLIES = I_ALLY + 8, I_REM = I_ALLIES + 8, I_N = I_REM + 10, I_POS = I_N + 10, I_SEATS = I_POS + 8, I_PHASE = I_SEATS + 7,
  I_BEST = I_PHASE + 7, I_OPTION = I_BEST + 10, I_MISC = I_OPTION + 7, INPUTS = I_MISC + 6, ROW = (INPUTS + 15) / 16 * 16
};
static_assert(INPUTS == 1695, "the inputs of the network");

// Where a seat's numbers go: a row of zeros, in the precision asked for.
BOTH u16 bfloat(float x) {
  u32 u;
  memcpy(&u, &x, 4);
  return (u16)((u + 0x7FFF + ((u >> 16) & 1)) >> 16);
}
struct HalfRow {
  u16 *row;
  HERE void operator()(int at, float x) { row[at] = bfloat(x); }
  HERE void operator()(int at) { row[at] = 0x3F80; }
};
struct FloatRow {
  float *row;
  HERE void operator()(int at, float x) { row[at] = x; }
  HERE void operator()(int at) { row[at] = 1; }
};

// The plain suits in an order of their own, so that a net need not learn each colour: slot[suit].
struct Suits {
  i8 slot[4];
};
BOTH Suits suitsFor(const Round &r, int me) {
  u64 seen = 0, key[3];
  Suits suits;
  for (int seat = 0; seat < r.hands; seat++) seen |= r.played[seat].numbers;
  for (int suit = 0; suit < 3; suit++) {
    u64 held = r.hand[me].numbers >> (14 * suit) & 0x3FFF;
    key[suit] = (u64)(r.trick.led == suit) << 60 | (u64)bits(held) << 40 | held << 20 | (seen >> (14 * suit) & 0x3FFF);
  }
  for (int suit = 0; suit < 3; suit++) {
    int rank = 0;
    for (int other = 0; other < 3; other++) rank += key[other] > key[suit] || (key[other] == key[suit] && other < suit);
    suits.slot[suit] = rank;
  }
  suits.slot[3] = 3;
  return suits;
}
BOTH int slotted(int kind, const Suits &suits) { return isNumber(kind) ? suits.slot[suitOf(kind)] * 14 + kind % 14 : kind; }

BOTH int relative(const Round &r, int seat, int me) {
  if (!ghostly(r)) return seat >= me ? seat - me : seat - me + r.seats;
  return seat == GHOST ? (int)GHOST : seat == me ? 0 : 1;
}
BOTH int absolute(const Round &r, int k, int me) {
  if (!ghostly(r)) return me + k < r.seats ? me + k : me + k - r.seats;
  return k == GHOST ? (int)GHOST : k == 0 ? me : 1 - me;
}

// The network's output for an action, and back.
BOTH int outputOf(const Round &r, int action, int me, const Suits &suits) {
  if (action >= A_LEAD && action < A_WAGER) return A_LEAD + relative(r, action - A_LEAD, me);
  return slotted(action, suits);
}
BOTH int actionOf(const Round &r, int output, int me, const Suits &suits) {
  if (output >= A_LEAD && output < A_WAGER) return A_LEAD + absolute(r, output - A_LEAD, me);
  if (output >= K_ESCAPE) return output;
  int slot = output / 14, suit = 3;
  for (int s = 0; s < 3; s++)
    if (suits.slot[s] == slot) suit = s;
  return suit * 14 + output % 14;
}
BOTH u64 slottedNumbers(u64 numbers, const Suits &suits) {
  u64 out = numbers & suitBits(3);
  for (int suit = 0; suit < 3; suit++) out |= (numbers >> (14 * suit) & 0x3FFF) << (14 * suits.slot[suit]);
  return out;
}
BOTH Choices legalOutputs(const Round &r, int me, const Suits &suits) {
  Choices c = legal(r, me);
  if (r.phase == PLAY || r.phase == P_WILL)
    c.low = (c.low & ~((1ull << 56) - 1)) | slottedNumbers(c.low & ((1ull << 56) - 1), suits);
  return c;  // Rosie may name every seat, from whichever one counts
}

template <class Row> BOTH void writeThermometer(Row &row, int at, int count) {
  for (int i = 0; i < count; i++) row(at + i);
}
// A set of cards: 74 inputs.
template <class Row> BOTH void writeCards(Row &row, int at, Cards set, bool withPowers, const Suits &suits) {
  u64 numbers = slottedNumbers(set.numbers, suits);
  for (; numbers; numbers &= numbers - 1) row(at + lowest(numbers));
  u32 others = set.others;
  writeThermometer(row, at + 56, bits(others & ESCAPES));
  if (withPowers) {
    for (u32 named = (others & PIRATES) >> (ROSIE - ESCAPE); named; named &= named - 1) row(at + 61 + lowest(named));
  } else writeThermometer(row, at + 61, bits(others & PIRATES));
  if (others >> (TIGRESS - ESCAPE) & 1) row(at + 66);
  if (others >> (KING - ESCAPE) & 1) row(at + 67);
  writeThermometer(row, at + 68, bits(others & MERMAIDS));
  if (others >> (KRAKEN - ESCAPE) & 1) row(at + 70);
  if (others >> (WHALE - ESCAPE) & 1) row(at + 71);
  writeThermometer(row, at + 72, bits(others & LOOTS));
}
// What a seat has played, by kind: 69 inputs.
template <class Row> BOTH void writePlayed(Row &row, int at, Cards set, bool withPowers, const Suits &suits) {
  u64 numbers = slottedNumbers(set.numbers, suits);
  for (; numbers; numbers &= numbers - 1) row(at + lowest(numbers));
  u32 others = set.others;
  if (others & ESCAPES) row(at + K_ESCAPE, 0.5f * bits(others & ESCAPES));
  if (withPowers) {
    for (u32 named = (others & PIRATES) >> (ROSIE - ESCAPE); named; named &= named - 1) row(at + K_ROSIE + lowest(named));
  } else if (others & PIRATES) row(at + K_ROSIE, 0.5f * bits(others & PIRATES));
  if (others >> (TIGRESS - ESCAPE) & 1) row(at + (others & TIGRESS_ESCAPED ? K_TIGRESS_ESCAPES : K_TIGRESS));
  if (others >> (KING - ESCAPE) & 1) row(at + K_KING);
  if (others & MERMAIDS) row(at + K_MERMAID, (float)bits(others & MERMAIDS));
  if (others >> (KRAKEN - ESCAPE) & 1) row(at + K_KRAKEN);
  if (others >> (WHALE - ESCAPE) & 1) row(at + K_WHALE);
  if (others & LOOTS) row(at + K_LOOT, (float)bits(others & LOOTS));
}

// So many of the bits of a group, from the lowest; which of alike cards it is makes no difference.
BOTH u32 someOf(u32 group, int count) {
  u32 out = 0;
  for (; count > 0; count--) { u32 bit = group & (~group + 1); out |= bit; group &= ~bit; }
  return out;
}
// Cards that `me` knows to be in nobody's hand and not played. Of alike cards nobody knows which one was played.
BOTH Cards deadFor(const Round &r, int me) {
  Cards mine = r.willSeat == me ? r.discarded : none();
  if (r.juanitaSeat != me) return mine;
  Cards seen = r.hand[me];
  u32 groups[3] = {ESCAPES, MERMAIDS, LOOTS};
  int gone[3];
  for (int g = 0; g < 3; g++) gone[g] = bits(r.hand[me].others & groups[g]) + bits(mine.others & groups[g]);
  for (int seat = 0; seat < r.hands; seat++) {
    seen.numbers |= r.played[seat].numbers;
    seen.others |= r.played[seat].others;
    for (int g = 0; g < 3; g++) gone[g] += bits(r.played[seat].others & groups[g]);
  }
  Cards dead = mine;
  dead.numbers |= r.shown.numbers & ~seen.numbers;
  u32 alike = ESCAPES | MERMAIDS | LOOTS;
  dead.others |= r.shown.others & ~seen.others & ~alike & 0x3FFFF;
  dead.others &= ~alike;
  for (int g = 0; g < 3; g++) {
    int shown = bits(r.shown.others & groups[g]), left = bits(groups[g]) - gone[g];
    int count = bits(mine.others & groups[g]) + (shown < left ? shown : left);
    dead.others |= someOf(groups[g], count);
  }
  return dead;
}

// Everything `me` may know, in the order of the encoding.
template <class Row> BOTH void observe(const Round &r, int me, Row row) {
  const Suits suits = suitsFor(r, me);
  const Trick &trick = r.trick;
  const bool named = powers(r), bidding = r.phase == BID, playing = r.phase == PLAY;
  const int left = r.dealt - r.tricks;
  int bids = 0, needs = 0;

  writeCards(row, I_HAND, r.hand[me], named, suits);
  if (named) writeCards(row, I_DEAD, deadFor(r, me), true, suits);

  for (int k = 0; k < r.hands; k++) {
    int seat = absolute(r, k, me);
    writePlayed(row, I_PLAY + k * KINDS, r.played[seat], named, suits);
    if (seat >= r.seats) continue;
    if (k > 0)
      for (int suit = 0; suit < 4; suit++)
        if (r.voids[seat] >> suit & 1) row(I_VOID + (k - 1) * 4 + suits.slot[suit]);
    if (r.willSeat == seat && r.willDrew > 0) row(I_WILLED + k);
    if (bidding) row(I_BID + k * 12 + 11);
    else {
      int need = r.bid[seat] - r.won[seat];
      row(I_BID + k * 12 + r.bid[seat]);
      row(I_NEED + k * 12 + (need < 0 ? 0 : need + 1));
      bids += r.bid[seat];
      if (need > 0) needs += need;
    }
    if (r.shotsIn) row(I_SHOT + k * 2 + r.shot[seat]);
    if (r.bonus[seat]) row(I_BONUS + k, r.bonus[seat] * 0.02f);
    if (r.wager[seat]) row(I_WAGER + k, r.wager[seat] / 20.0f);
    int withMe = 0, withAny = 0;
    for (int i = 0; i < r.alliances; i++) {
      int looter = r.allies[i * 2], taker = r.allies[i * 2 + 1];
      if (looter != seat && taker != seat) continue;
      withAny++;
      if (k > 0 && (looter == me || taker == me)) withMe++;
    }
    if (withMe) row(I_ALLY + k, (float)withMe);
    if (withAny) row(I_ALLIES + k, (float)withAny);
  }

  for (int i = 0; i < trick.count; i++) row(I_TRICK + i * KINDS + slotted(trick.faces[i], suits));
  row(I_LED + (trick.led == UNSETTLED ? 0 : trick.led == NO_SUIT ? 1 : 2 + suits.slot[trick.led]));

  Choices choices = legalOutputs(r, me, suits);
  while (choices.low || choices.high) {
    int output = takeLowest(choices);
    row(I_LEGAL + output);
    if (!playing) continue;
    Trick ended = trick;
    lay(ended, actionOf(r, output, me, suits));
    Verdict v = judge(ended);
    if (v.taken && v.position == trick.count) row(I_WINS + output);
  }

  if (left > 0) row(I_REM + left - 1);
  row(I_N + r.dealt - 1);
  if (playing) row(I_POS + trick.count);
  else if (r.phase <= SHOT) {
    int behind = me >= r.leader ? me - r.leader : me - r.leader + r.seats;
    row(I_POS + (ghostly(r) && behind == 1 ? 2 : behind));
  }
  row(I_SEATS + r.seats - 2);
  row(I_PHASE + r.phase);
  if (playing) {
    int best = 8;
    if (trick.count > 0) {
      Verdict v = judge(trick);
      best = v.taken ? relative(r, r.order[v.position], me) : 9;
    }
    row(I_BEST + best);
  }
  for (int i = 0; i < 7; i++)
    if (r.options >> i & 1 && (i < 6 || r.options & WITH_KRAKEN)) row(I_OPTION + i);

  int fourteen = fourteens(trick);
  if (fourteen) row(I_MISC, fourteen * 0.05f);
  if (!bidding) {
    if (bids != r.dealt) row(I_MISC + 1, (bids - r.dealt) * 0.2f);
    if (needs != left) row(I_MISC + 2, (needs - left) * 0.2f);
  }
  row(I_MISC + 3, size(r.undealt) / 70.0f);
  for (int i = 0; i < trick.count; i++) {
    if (trick.faces[i] == K_KRAKEN) row(I_MISC + 4);
    if (trick.faces[i] == K_WHALE) row(I_MISC + 5);
  }
}
