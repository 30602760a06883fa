// The bosun's rules of thumb: bots/src/skull-queen has the same in the same order of sums, so that both come to the same numbers.
// Networks begin with them, see some of what they find, and are measured against them.
#pragma once
#include "hopes.h"
#include "round.h"

const int SEA = 2, WIDE = SPACES + 2 * SEA, FINER = 3, FINE = 9, STEPS_FAR = 12, FAR = STEPS_FAR * FINER;
const u32 UP_TWOS = 1 << 8, DOWN_TWOS = 1 << 5;

BOTH double inARow(double chance, int times) {
  double all = 1;
  for (int i = 0; i < times; i++) all *= chance;
  return all;
}
BOTH double smaller(double a, double b) { return a < b ? a : b; }
BOTH bool noneAbove(u32 numbers, int number) { return numbers >> (number + 1) == 0; }
BOTH bool noneBelow(u32 numbers, int number) { return (numbers & ((1u << number) - 1)) == 0; }

/// The cards as one seat sees them: by colour, then those without one, a bit for each number.
struct Table {
  u32 own[COLOURS + 1], unseen[COLOURS + 1], lies[COLOURS + 1];
  i8 highest[COLOURS], lowest[COLOURS];
  double share[COLOURS], holds[COLOURS];
  int held, toPlay;
};
BOTH void split(u64 set, u32 *into) {
  for (int colour = 0; colour < COLOURS; colour++) into[colour] = (u32)(set >> (12 * colour) & 0xFFF) << 1;
  into[NO_COLOUR] = (u32)(set >> MONKEY & 1) | (u32)(set >> MATE & 1) << 13;
}
HERE Table tableOf(const Game &s, int seat) {
  Table t;
  u64 all = 0, seen = s.centre | s.gone | s.aside | s.hands[seat];
  for (int card = 0; card < CARDS; card++) if (inUse(s.seats, card)) all |= bit(card);
  for (int i = 0; i < s.inTrick; i++) seen |= bit(s.trick[i]);
  split(s.hands[seat], t.own);
  split(all & ~seen, t.unseen);
  split(s.centre, t.lies);
  t.held = handSize(s.seats) - s.tricks;
  t.toPlay = perTrick(s) - s.inTrick - 1;
  for (int colour = 0; colour < COLOURS; colour++) t.highest[colour] = t.lowest[colour] = NOBODY;
  for (int i = 0; i < s.inTrick; i++) {
    const int colour = colourOf(s.trick[i]);
    t.lies[colour == NO_COLOUR ? s.led : colour] |= 1u << numberOf(s.trick[i]);
  }
  for (int i = 0; i < s.inTrick; i++) {
    const int own = colourOf(s.trick[i]), colour = own == NO_COLOUR ? s.led : own, number = numberOf(s.trick[i]);
    if (colour == NO_COLOUR) continue;
    if (noneAbove(t.lies[colour], number)) t.highest[colour] = seatAt(s, i);
    if (noneBelow(t.lies[colour], number)) t.lowest[colour] = seatAt(s, i);
  }
  int hidden = bits(t.unseen[NO_COLOUR]);
  for (int colour = 0; colour < COLOURS; colour++) hidden += bits(t.unseen[colour]);
  for (int colour = 0; colour < COLOURS; colour++) {
    t.share[colour] = hidden == 0 ? 0 : (double)bits(t.unseen[colour]) / hidden;
    t.holds[colour] = 1 - inARow(1 - t.share[colour], t.held);
  }
  return t;
}
BOTH double plays(const Table &t, int voids, int colour, int announced) {
  if (voids >> colour & 1) return 0;
  if (announced == NO_COLOUR) return t.share[colour];
  if (announced == colour) return t.holds[colour];
  const double free = voids >> announced & 1 ? 1 : 1 - t.holds[announced];
  return free * t.share[colour];
}
HERE double follows(const Game &s, const Table &t, int seat, int colour, int announced) {
  if (t.toPlay == 0) return 0;
  if (haunted(s)) return plays(t, s.voids[1 - seat], colour, announced);
  double sum = 0;
  for (int i = 1; i <= t.toPlay; i++) sum += plays(t, s.voids[(seat + i) % s.seats], colour, announced);
  return sum / t.toPlay;
}

/// How likely a card sends its player's pirate which way.
struct Drift {
  double up, upTwo, down, downTwo;
};
BOTH double longWay(u32 twos, u32 numbers, u32 unseen, double each, double beyond, int toPlay) {
  if (numbers & twos) return 1;
  if (!(unseen & twos) || beyond >= 1) return 0;
  return smaller(1, (toPlay * each) / (1 - beyond));
}
HERE Drift driftOf(int number, u32 numbers, bool alone, u32 unseen, int toPlay, double follows) {
  const int count = bits(unseen);
  const double each = count == 0 ? 0 : follows / count;
  const double higher = each * bits(unseen >> (number + 1)), lower = each * bits(unseen & ((1u << number) - 1));
  const double still = alone ? inARow(1 - higher - lower, toPlay) : 0;
  const double up = noneAbove(numbers, number) ? inARow(1 - higher, toPlay) - still : 0;
  const double down = noneBelow(numbers, number) ? inARow(1 - lower, toPlay) - still : 0;
  Drift d;
  d.upTwo = up <= 0 ? 0 : up * longWay(UP_TWOS, numbers, unseen & ((1u << number) - 1), each, higher, toPlay);
  d.up = up - d.upTwo;
  d.downTwo = down <= 0 ? 0 : down * longWay(DOWN_TWOS, numbers, unseen >> number << number, each, lower, toPlay);
  d.down = down - d.downTwo;
  return d;
}

/// How many spaces a card still in hand will push its pirate on average, whenever it is played.
HERE void expectedPush(int others, int number, u32 unseen, int held, double &up, double &down) {
  const u32 low = unseen & ((1u << number) - 1), high = unseen ^ low;
  const int above = bits(high), below = bits(low), count = above + below;
  up = down = 0;
  if (count == 0) return;
  const double follows = (1 - inARow(1 - smaller(1, (double)count / (held * others)), held)) * 0.9;
  const double each = follows / count, still = inARow(1 - follows, others);
  const double upFar = UP_TWOS >> number & 1 ? 1 : low & UP_TWOS ? smaller(1, (others * each) / (1 - each * above)) : 0;
  const double downFar = DOWN_TWOS >> number & 1 ? 1 : high & DOWN_TWOS ? smaller(1, (others * each) / (1 - each * below)) : 0;
  up = (inARow(1 - each * above, others) - still) * (1 + upFar);
  down = (inARow(1 - each * below, others) - still) * (1 + downFar);
}

BOTH float tenths(char letter) { return (float)((letter > 92 ? letter - 1 - 40 : letter - 40) / 10.0); }
/// What a pirate may hope for on a space: bots/src/skull-queen/plank.ts has these in a table.
struct Hopes {
  const char *known;
  int side, group, up, down;
  METHOD float learned(int u, int d, int space) const { return tenths(known[((group * (STEPS_FAR + 1) + u) * (STEPS_FAR + 1) + d) * SPACES + space]); }
  METHOD float at(int space) const {
    if (space < 0 || space >= SPACES) return 0;
    const int far = side == 1 ? down : up, near = side == 1 ? up : down, there = side == 1 ? SPACES - 1 - space : space;
    const int u = least(STEPS_FAR - 1, far / FINER), d = least(STEPS_FAR - 1, near / FINER);
    const double fu = (double)far / FINER - u, fd = (double)near / FINER - d;
    return (float)((1 - fu) * ((1 - fd) * learned(u, d, there) + fd * learned(u, d + 1, there)) +
                   fu * ((1 - fd) * learned(u + 1, d, there) + fd * learned(u + 1, d + 1, there)));
  }
  METHOD int best() const {
    int best = 0;
    for (int space = 1; space < SPACES; space++) if (at(space) > at(best)) best = space;
    return best;
  }
  /// What a card with this drift changes for a pirate on this space.
  METHOD double gain(const Drift &d, int space) const {
    return d.up * at(space - 1) + d.upTwo * at(space - 2) + d.down * at(space + 1) + d.downTwo * at(space + 2) -
           (d.up + d.upTwo + d.down + d.downTwo) * at(space);
  }
};
HERE Hopes hopesOf(const Game &s, int side, double up, double down, int held) {
  const int u = (int)floor(up * FINE + 0.5), d = (int)floor(down * FINE + 0.5);
  return {knownHopes(s.middle), side, held <= 1 ? 0 : held <= 3 ? 1 : held <= 5 ? 2 : held <= 8 ? 3 : 4, least(FAR, most(0, u)), least(FAR, most(0, d))};
}
/// The same as others see it, who do not know the cards.
BOTH float openHope(const Game &s, int side, int held, int space) {
  if (space < 0 || space >= SPACES) return 0;
  return tenths(openHopes(s.middle)[held * SPACES + (side == 1 ? SPACES - 1 - space : space)]);
}

BOTH double loss(const Game &s, const Table &t, int seat, int colour, int by) {
  const int space = s.pirates[seat][colour];
  if (space < 0) return 0;
  return (double)openHope(s, s.side[seat], t.held - 1, space) - openHope(s, s.side[seat], t.held - 1, space + by);
}
HERE double losses(const Game &s, const Table &t, int colour, u32 numbers, int high, int low) {
  if (!(numbers & (numbers - 1))) return 0;
  double points = 0;
  if (high != NOBODY) points += loss(s, t, high, colour, numbers & UP_TWOS ? -2 : -1);
  if (low != NOBODY) points += loss(s, t, low, colour, numbers & DOWN_TWOS ? 2 : 1);
  return points;
}
/// What a card that makes these numbers of those that lie in its colour costs the others.
HERE double harm(const Game &s, const Table &t, int colour, int number, u32 numbers) {
  if (haunted(s)) return 0;
  const int high = t.highest[colour], low = t.lowest[colour];
  if (high == NOBODY && low == NOBODY) return 0;
  const int highStays = noneAbove(numbers, number) ? NOBODY : high, lowStays = noneBelow(numbers, number) ? NOBODY : low;
  const u32 lies = t.lies[colour] | (s.led == NO_COLOUR ? t.lies[NO_COLOUR] : 0);
  const double points = losses(s, t, colour, numbers, highStays, lowStays);
  return ((points - losses(s, t, colour, lies, high, low)) * 0.96 * inARow(0.6, t.toPlay)) / (s.seats - 1);
}

/// What the bosun knows of each colour and each card.
struct Thumb {
  Table table;
  double up[COLOURS], down[COLOURS], ups[COLOURS][14], downs[COLOURS][14];
  Hopes hopes[COLOURS];
};
HERE void foresee(const Game &s, int seat, Thumb &t) {
  t.table = tableOf(s, seat);
  for (int colour = 0; colour < COLOURS; colour++) {
    t.up[colour] = t.down[colour] = 0;
    for (int number = 0; number < 14; number++) {
      t.ups[colour][number] = t.downs[colour][number] = 0;
      if (!(t.table.own[colour] >> number & 1)) continue;
      expectedPush(perTrick(s) - 1, number, t.table.unseen[colour], t.table.held, t.ups[colour][number], t.downs[colour][number]);
      t.up[colour] += t.ups[colour][number];
      t.down[colour] += t.downs[colour][number];
    }
    t.hopes[colour] = hopesOf(s, s.side[seat], t.up[colour], t.down[colour], t.table.held);
  }
}
BOTH u32 numbersWith(const Game &s, const Table &t, int colour, int number) {
  return t.lies[colour] | 1u << number | (s.led == NO_COLOUR ? t.lies[NO_COLOUR] : 0);
}
HERE Drift driftNow(const Game &s, const Table &t, int seat, int colour, int number, u32 numbers) {
  // SQ-14: a ghost without colour binds nobody, and waits for that of the player after the dealer.
  const bool free = haunted(s) && s.led == NO_COLOUR;
  const int announced = free ? NO_COLOUR : s.led == NO_COLOUR ? colour : s.led;
  const bool alone = !(numbers & (numbers - 1)) || (free && seat != s.leader);
  const u32 unseen = t.unseen[colour] | (announced == colour ? t.unseen[NO_COLOUR] : 0);
  return driftOf(number, numbers, alone, unseen, t.toPlay, follows(s, t, seat, colour, announced));
}
BOTH double overboardBy(const Drift &d, int space) {
  const double up = space == 0 ? d.up + d.upTwo : space == 1 ? d.upTwo : 0;
  const int left = SPACES - 1 - space;
  return up + (left == 0 ? d.down + d.downTwo : left == 1 ? d.downTwo : 0);
}
BOTH double ofDrift(const Drift &d, const Hopes &hopes, int space) { return 0.75 * hopes.gain(d, space) - 1.67 * overboardBy(d, space); }
HERE double somewhere(const Game &s, const Thumb &t, int seat, bool up, double chosen) {
  const Drift d = {up ? 1.0 : 0.0, 0, up ? 0.0 : 1.0, 0};
  double top = -1e30, sum = 0;
  for (int colour = 0; colour < COLOURS; colour++) {
    const int space = s.pirates[seat][colour];
    const double gain = space < 0 ? 0 : t.hopes[colour].gain(d, space);
    if (gain > top) top = gain;
    sum += gain;
  }
  return top * chosen + (sum / COLOURS) * (1 - chosen);
}
/// What a card that may be played is worth to the bosun, and where it may push its pirate now.
HERE double gainOf(const Game &s, const Thumb &t, int seat, int card, Drift &d) {
  const int number = numberOf(card), held = t.table.held, own = colourOf(card);
  d = {0, 0, 0, 0};
  if (own == NO_COLOUR) {
    const double share = held / 12.0;
    double gain = number == 0 ? 0.63 - 1.9 * share : 0.12 - 1.3 * share;
    gain -= ((s.inTrick == 0 ? 0.39 : 0.24) * number) / 13;
    if (held > 1) gain -= 0.41 * somewhere(s, t, seat, number > 0, 0.6);
    if (s.led == NO_COLOUR) return gain + somewhere(s, t, seat, number > 0, 0);
    const u32 numbers = numbersWith(s, t.table, s.led, number);
    gain += harm(s, t.table, s.led, number, numbers);
    const int space = s.pirates[seat][s.led];
    if (space < 0) return gain;
    d = driftNow(s, t.table, seat, s.led, number, numbers);
    return gain + ofDrift(d, t.hopes[s.led], space);
  }
  const u32 numbers = numbersWith(s, t.table, own, number);
  double gain = harm(s, t.table, own, number, numbers);
  const int space = s.pirates[seat][own], count = bits(t.table.own[own]);
  if (space >= 0) {
    d = driftNow(s, t.table, seat, own, number, numbers);
    const Hopes without = hopesOf(s, s.side[seat], t.up[own] - t.ups[own][number], t.down[own] - t.downs[own][number], held);
    gain += ofDrift(d, without, space);
    gain += 0.75 * ((double)without.at(space) - t.hopes[own].at(space));
  }
  if (number == 8) gain += 0.39;
  else if (number == 5) gain += 0.27;
  if (count == 1) gain += (0.5 * held) / 12;
  if (s.inTrick == 0) gain += (1.6 * count) / held - (0.39 * number) / 13;
  else gain -= (0.24 * number) / 13;
  if (s.led != NO_COLOUR && s.led != own) gain += ((s.side[seat] == 0 ? -number : number) * 0.41) / 13;
  return gain - (0.55 * count) / held;
}
/// What the side promises with each pirate where it is best.
HERE double sideHopes(const Game &s, const Thumb &t, int side) {
  double sum = 0;
  for (int colour = 0; colour < COLOURS; colour++) {
    const Hopes hopes = hopesOf(s, side, t.up[colour], t.down[colour], t.table.held);
    sum += hopes.at(hopes.best());
  }
  return sum;
}
