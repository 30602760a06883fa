// One round of the dice game. Rule numbers (SD-n) are those of the rules page.
#pragma once
#include "../../learner/portable.h"

enum Kind { SKULL_KING, PIRATE, MERMAID, BLACK, BLUE, RED, YELLOW, KINDS };
enum Phase { BID, ROLL, OVER };
const int SEATS = 6, MOST_ROUNDS = 8, FLAG = 0, SKULL = 10, NONE = -1;
// Bids, then kinds to roll.
const int ACTIONS = MOST_ROUNDS + 1 + KINDS, ROLLS = MOST_ROUNDS + 1, MOST_CHOICES = 9;

struct Game {
  u64 chance;
  u16 others;  // seats that another network plays, as bits
  i8 seats, turn;
  i8 phase, landlubber, round, starter, leader, trick, landed, led;
  i8 bids[SEATS], won[SEATS], voids[SEATS], hands[SEATS][KINDS], shown[SEATS][KINDS];
  i8 kinds[SEATS], faces[SEATS];  // of the trick that is played, in order
  i8 takers[MOST_ROUNDS];
  short bonus[SEATS];
};

/// How many dice of a kind there are, and what a side of it shows: SD-1.
BOTH int diceOf(int kind) {
  const i8 counts[KINDS] = {1, 3, 2, 7, 7, 8, 8};
  return counts[kind];
}
BOTH int faceOf(int kind, int side) {
  if (kind < BLACK) return side < 4 ? SKULL : FLAG;
  if (kind == YELLOW) return side < 3 ? FLAG : side < 5 ? 1 : 7;
  return (kind == BLACK ? 5 : kind == BLUE ? 3 : 1) + side / 2;
}
BOTH int roundsFor(int seats) { return seats < 5 ? 8 : seats == 5 ? 7 : 6; }
BOTH int diceLeft(const Game &s) { return s.round - s.trick; }

/// Who takes what lies there, by its place in the trick, and in `how` by which step of SD-7.
BOTH int judge(const Game &s, int count, int *how) {
  int king = NONE, pirate = NONE, mermaid = NONE, best = NONE, highest = FLAG;
  for (int i = 0; i < count; i++) {
    const int kind = s.kinds[i], face = s.faces[i];
    if (face == SKULL) { if (kind == SKULL_KING) king = i; else if (kind == PIRATE) pirate = i; else mermaid = i; }
    else if (face != FLAG && face >= highest) { highest = face; best = i; }
  }
  *how = king >= 0 && mermaid >= 0 ? 0 : king >= 0 ? 1 : pirate >= 0 ? 2 : mermaid >= 0 ? 3 : best >= 0 ? 4 : 5;
  return *how == 0 || *how == 3 ? mermaid : *how == 1 ? king : *how == 2 ? pirate : *how == 4 ? best : 0;
}
/// SD-10: what the trick's skulls of a kind bring, if the bid holds.
BOTH int skullsOf(const Game &s, int kind) {
  int count = 0;
  for (int i = 0; i < s.landed; i++) count += s.kinds[i] == kind && s.faces[i] == SKULL;
  return count;
}
BOTH int pointsOf(const Game &s, int seat) {
  const int bid = s.bids[seat], won = s.won[seat], off = bid > won ? bid - won : won - bid;
  if (bid == 0) return won == 0 ? 10 * s.round : -10 * s.round;
  if (off == 0) return 20 * won + (s.landlubber ? 0 : s.bonus[seat]);
  return s.landlubber ? 0 : -10 * off;
}
BOTH bool isOver(const Game &s) { return s.phase == OVER; }

/// The kinds that a seat may roll, as bits: SD-6.
BOTH u32 playable(const Game &s, int seat) {
  u32 held = 0;
  for (int kind = 0; kind < KINDS; kind++) held |= (u32)(s.hands[seat][kind] > 0) << kind;
  return s.led != NONE && (held >> s.led & 1) ? held & (((1u << BLACK) - 1) | 1u << s.led) : held;
}
BOTH u64 choices(const Game &s) {
  return s.phase == BID ? (1ull << (s.round + 1)) - 1 : (u64)playable(s, s.turn) << ROLLS;
}

BOTH void bid(Game &s, int tricks) {
  s.bids[s.turn] = tricks;
  if (++s.turn < s.seats) return;
  s.phase = ROLL;
  s.turn = s.leader;
}
HERE void endTrick(Game &s) {
  int how;
  const int taker = (s.leader + judge(s, s.seats, &how)) % s.seats;
  s.won[taker]++;
  if (!s.landlubber) s.bonus[taker] += how == 0 ? 50 * skullsOf(s, SKULL_KING) : how == 1 ? 30 * skullsOf(s, PIRATE) : 0;
  s.takers[s.trick] = s.leader = s.turn = taker;
  s.landed = 0;
  s.led = NONE;
  if (++s.trick == s.round) s.phase = OVER;
}
/// The seat whose turn it is rolls a die, which shows this face.
HERE void roll(Game &s, int kind, int face) {
  const int seat = s.turn;
  s.hands[seat][kind]--;
  s.shown[seat][kind]++;
  if (kind >= BLACK) {
    if (s.led == NONE) s.led = kind;
    else if (kind != s.led) s.voids[seat] |= 1 << s.led;
  }
  s.kinds[s.landed] = kind;
  s.faces[s.landed++] = face;
  if (s.landed == s.seats) endTrick(s);
  else s.turn = (seat + 1) % s.seats;
}
BOTH void step(Game &s, int action) {
  if (s.phase == BID) bid(s, action);
  else roll(s, action - ROLLS, faceOf(action - ROLLS, below(s.chance, 6)));
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

/// A table before anybody has dice.
HERE void lay(Game &s, int seats, int round, int landlubber, int starter) {
  const u64 chance = s.chance;
  memset(&s, 0, sizeof s);
  s.chance = chance;
  s.seats = seats; s.round = round; s.landlubber = landlubber; s.starter = s.leader = starter; s.led = NONE;
  for (int seat = 0; seat < SEATS; seat++) s.bids[seat] = NONE;
}
/// Seats, round, scoring, who starts; below 0 for any.
const int SETUP = 4;
HERE void begin(Game &s, const int *setup) {
  lay(s, setup[0], setup[1], setup[2], setup[3] < 0 ? below(s.chance, setup[0]) : setup[3]);
  i8 bag[KINDS];
  int left = 0;
  for (int kind = 0; kind < KINDS; kind++) left += bag[kind] = diceOf(kind);
  for (int i = 0; i < s.seats * s.round; i++) {
    int at = below(s.chance, left--), kind = 0;
    while (at >= bag[kind]) at -= bag[kind++];
    bag[kind]--;
    s.hands[i / s.round][kind]++;
  }
}
/// Four people most often, each round as often as another, landlubber scoring at one table in four.
HERE void beginAny(Game &s) {
  const int u = below(s.chance, 100), seats = u < 40 ? 4 : u < 62 ? 3 : u < 81 ? 5 : 6;
  const int setup[SETUP] = {seats, 1 + below(s.chance, roundsFor(seats)), below(s.chance, 4) == 0, NONE};
  begin(s, setup);
}
