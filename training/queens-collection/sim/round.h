// One round of The Queen's Collection, everyone for themselves or two against two. Rule numbers (QC-n) are those of the rules page.
#pragma once
#include "../../learner/portable.h"

enum Phase { TURN_UP, CHOOSE, TAKE, SWAP, PARTNER, SHUFFLE_TO_TURN_UP, SHUFFLE_TO_REFILL, OVER };
const int SEATS = 4, COLOURS = 8, KINDS = 9, JOKER = 8, CARDS = 38, MARKET = 3, MOST_REVEALED = 5, MOST_STEPS = 3, STALL_TURNS = 5;
const int PER_BOX = 3, PER_PAWN = 2, PER_CARD = -1;

// The engine's numbers of actions: games/src/queens-collection/actions.ts.
const int REVEAL_CARD = 0, STOP = 1, DONE = 2, SKIP = 3, PAIR = 4, PAIR_MARKET_JOKER = PAIR + COLOURS,
          PAIR_HAND_JOKER = PAIR_MARKET_JOKER + COLOURS, PAIR_JOKERS = PAIR_HAND_JOKER + COLOURS, PAIR_TWINS = PAIR_JOKERS + COLOURS,
          PAIR_TWINS_JOKER = PAIR_TWINS + COLOURS * COLOURS, SWAP_CARDS = PAIR_TWINS_JOKER + COLOURS * COLOURS,
          SWAP_PARTNER = SWAP_CARDS + KINDS * KINDS;

/// Cards or pawns as counts by kind, three bits each.
typedef u32 Pile;
const Pile LOWEST = 0111111111, ANY_COLOUR = 011111111;
BOTH Pile one(int kind) { return 1u << (3 * kind); }
BOTH int count(Pile pile, int kind) { return pile >> (3 * kind) & 7; }
BOTH Pile present(Pile pile) { return (pile | pile >> 1 | pile >> 2) & LOWEST; }
BOTH Pile doubled(Pile pile) { return (pile >> 1 | pile >> 2) & LOWEST; }
BOTH int size(Pile pile) { return (int)(((pile & 0707070707u) + (pile >> 3 & 07070707u)) % 63); }
BOTH int lowestKind(Pile set) {
#ifdef __CUDA_ARCH__
  return (__ffs((int)set) - 1) / 3;
#else
  return __builtin_ctz(set) / 3;
#endif
}
BOTH int copiesOf(int kind) { return kind == JOKER ? 6 : 4; }

/// What the network may answer: to turn up a card, no more, no more pairs or swaps; pairs with each colour of the market, with one
/// of the colour, a joker or twins; with the market's joker by one of each colour, by a joker for each colour, or by twins; the best
/// swaps with the market and with the partner.
const int MET = 3, SWAPS = 8;
enum Answer {
  A_REVEAL, A_STOP, A_DONE, A_PAIR, A_JOKER = A_PAIR + MET, A_TWINS = A_JOKER + MET, A_OWN = A_TWINS + MET, A_JOKERS = A_OWN + COLOURS,
  A_TWINS_JOKER = A_JOKERS + COLOURS, A_SWAP, A_PARTNER = A_SWAP + SWAPS, ACTIONS = A_PARTNER + SWAPS
};
const int MOST_CHOICES = ACTIONS, NO_DEED = -1;

struct Game {
  u64 chance;
  Pile hands[SEATS];
  Pile market, discard, removed, pawns, up, gained, given;
  u16 others;  // seats that another network plays, as bits
  i8 seats, turn;
  i8 teams, phase, stall, reshuffles, top, end, revealed, steps, took;
  i8 boxes[SEATS], taken[SEATS];  // boxes and pawns taken
  i8 reserve[CARDS];
  /// What all saw come to a hand and go from it since the team's last swap in secret, and how many must have been there then.
  i8 net[SEATS][KINDS], need[SEATS][KINDS];
  /// What the mate would weigh of the seat whose turn it is: the engine's action and its worth for each answer.
  u64 open;
  short deed[ACTIONS];
  float worth[ACTIONS];
};

BOTH int partnerOf(int seat) { return seat ^ 2; }
BOTH bool isRival(const Game &s, int seat, int other) { return other != seat && !(s.teams && other == partnerOf(seat)); }
BOTH int seenIn(const Game &s, int seat, int kind) { return s.need[seat][kind] + s.net[seat][kind]; }
BOTH bool canDraw(const Game &s) { return s.top < s.end || s.discard; }
BOTH Pile partnersHand(const Game &s, int seat) { return s.teams ? s.hands[partnerOf(seat)] : 0; }
BOTH bool mustSkip(const Game &s, int seat) { return !s.hands[seat] || (!s.market && !partnersHand(s, seat)); }
BOTH bool isOver(const Game &s) { return s.phase == OVER; }
BOTH bool lastBox(Pile pawns) {
  const Pile boxes = present(pawns);
  return !(boxes & (boxes - 1));
}
BOTH bool stepIsOver(int made, Pile own, Pile others) { return made == MOST_STEPS || !own || !others; }
BOTH int takenBy(const Game &s, int seat) { return PER_BOX * s.boxes[seat] + PER_PAWN * s.taken[seat]; }
BOTH int pointsOf(const Game &s, int seat) { return takenBy(s, seat) + PER_CARD * size(s.hands[seat]); }

BOTH void spend(Game &s, int seat, int kind) {
  const int net = --s.net[seat][kind];
  if (-net > s.need[seat][kind]) s.need[seat][kind] = -net;
}
BOTH void startTurn(Game &s, int seat) {
  s.turn = seat;
  s.phase = TURN_UP;
  s.revealed = s.steps = s.took = 0;
}
BOTH void join(Game &s) {
  s.hands[s.turn] += s.up;
  for (int kind = 0; kind < KINDS; kind++) s.net[s.turn][kind] += count(s.up, kind);
  s.up = 0;
  s.phase = CHOOSE;
}
/// QC-3.
BOTH void turnUp(Game &s) {
  const int card = s.reserve[s.top++];
  s.revealed++;
  if (card != JOKER && count(s.up, card)) {
    s.discard += s.up + one(card);
    s.up = 0;
    s.phase = CHOOSE;
    return;
  }
  s.up += one(card);
  if (s.revealed == MOST_REVEALED) join(s);
}
/// QC-8; waits where the discard is to be shuffled.
HERE void refill(Game &s) {
  for (int n = size(s.market); n < MARKET; n++) {
    if (s.top == s.end) {
      if (!s.discard) break;
      s.phase = SHUFFLE_TO_REFILL;
      return;
    }
    s.market += one(s.reserve[s.top++]);
  }
  startTurn(s, s.turn + 1 == s.seats ? 0 : s.turn + 1);
}
/// QC-9.
HERE void endTurn(Game &s) {
  s.gained = s.given = 0;
  s.stall = s.took ? 0 : s.stall + 1;
  if (lastBox(s.pawns) || s.stall >= STALL_TURNS * s.seats) s.phase = OVER;
  else refill(s);
}
HERE void endSwaps(Game &s) {
  for (int kind = 0; kind < KINDS; kind++) s.net[s.turn][kind] += count(s.gained, kind);
  endTurn(s);
}

struct Pair {
  int kind, paid, market, colour;
};
BOTH Pair pairOf(int action) {
  const int from = action - PAIR, colour = from % COLOURS, group = from / COLOURS;
  Pair p = {colour, 1, colour, colour};
  if (group == 1) p.market = JOKER;
  else if (group == 2) p.kind = JOKER;
  else if (group == 3) p.kind = p.market = JOKER;
  else if (group >= 4) {
    p.kind = (group - 4) % COLOURS;
    p.paid = 2;
    if (group >= 4 + COLOURS) p.market = JOKER;
  }
  return p;
}
/// QC-5, QC-6.
HERE void take(Game &s, int action) {
  const int seat = s.turn;
  const Pair p = pairOf(action);
  const Pile cards = p.paid * one(p.kind) + one(p.market);
  s.hands[seat] -= p.paid * one(p.kind);
  s.market -= one(p.market);
  for (int i = 0; i < p.paid; i++) spend(s, seat, p.kind);
  const int standing = count(s.pawns, p.colour);
  if (standing == 0) s.removed += cards;
  else {
    s.discard += cards;
    s.pawns -= one(p.colour);
    s.taken[seat]++;
    s.took = 1;
    if (standing == 1) s.boxes[seat]++;
  }
  s.phase = TAKE;
  if (stepIsOver(++s.steps, s.hands[seat], s.market)) endTurn(s);
}
/// QC-7.
HERE void swapWithMarket(Game &s, int swap) {
  const int seat = s.turn, kind = swap / KINDS;
  const Pile own = one(kind), other = one(swap % KINDS);
  s.hands[seat] += other - own;
  s.market += own - other;
  s.gained += other;
  s.given += own;
  spend(s, seat, kind);
  s.phase = SWAP;
  if (stepIsOver(++s.steps, s.hands[seat] - s.gained, s.market - s.given)) endSwaps(s);
}
/// QC-12: what was known of both hands is so no longer.
HERE void swapWithPartner(Game &s, int swap) {
  const int seat = s.turn, partner = partnerOf(seat);
  const Pile own = one(swap / KINDS), other = one(swap % KINDS);
  s.hands[seat] += other - own;
  s.hands[partner] += own - other;
  s.gained += other;
  s.given += own;
  if (s.steps == 0)
    for (int kind = 0; kind < KINDS; kind++)
      s.net[seat][kind] = s.need[seat][kind] = s.net[partner][kind] = s.need[partner][kind] = 0;
  s.phase = PARTNER;
  if (stepIsOver(++s.steps, s.hands[seat] - s.gained, s.hands[partner] - s.given)) endTurn(s);
}

/// Does what the engine's action says; where it then waits for the discard to be shuffled, so does this.
HERE void act(Game &s, int action) {
  if (action >= SWAP_PARTNER) swapWithPartner(s, action - SWAP_PARTNER);
  else if (action >= SWAP_CARDS) swapWithMarket(s, action - SWAP_CARDS);
  else if (action >= PAIR) take(s, action);
  else if (action == REVEAL_CARD) {
    if (s.top < s.end) turnUp(s);
    else s.phase = SHUFFLE_TO_TURN_UP;
  } else if (action == STOP) join(s);
  else if (action == DONE && s.phase == SWAP) endSwaps(s);
  else endTurn(s);
}
BOTH bool waits(const Game &s) { return s.phase == SHUFFLE_TO_TURN_UP || s.phase == SHUFFLE_TO_REFILL; }
/// Goes on with the reserve that has come of the discard.
HERE void goOn(Game &s) {
  s.discard = 0;
  s.reshuffles++;
  s.top = 0;
  if (s.phase == SHUFFLE_TO_REFILL) refill(s);
  else {
    s.phase = TURN_UP;
    turnUp(s);
  }
}
HERE void reshuffle(Game &s) {
  int n = 0;
  for (int kind = 0; kind < KINDS; kind++)
    for (int k = count(s.discard, kind); k > 0; k--) s.reserve[n++] = kind;
  s.end = n;
  for (int i = 0; i < n - 1; i++) {
    const int at = i + below(s.chance, n - i);
    const i8 card = s.reserve[at];
    s.reserve[at] = s.reserve[i];
    s.reserve[i] = card;
  }
  goOn(s);
}

/// A round before anybody has cards.
HERE void clear(Game &s, int seats, int teams, int first) {
  const u64 chance = s.chance;
  memset(&s, 0, sizeof s);
  s.chance = chance;
  s.seats = seats;
  s.teams = teams;
  s.turn = first;
  s.end = CARDS;
  for (int colour = 0; colour < COLOURS; colour++) s.pawns += 3 * one(colour);
}
/// QC-2, once the reserve lies there.
HERE void deal(Game &s) {
  for (int seat = 0; seat < s.seats; seat++)
    for (int n = 0; n < 2; n++) s.hands[seat] += one(s.reserve[s.top++]);
  for (int n = 0; n < MARKET; n++) s.market += one(s.reserve[s.top++]);
  startTurn(s, s.turn);
}
