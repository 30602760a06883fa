// The mate: bots/src/queens-collection has the same in the same order of sums, so that both come to the same numbers. It weighs
// what may be done, by how its turn can end and by experience of what that leaves it with; networks begin with what it finds.
#pragma once
#include "experience.h"
#include "round.h"

// What is called from many places: a copy at each would be too much for the GPU's compiler.
#ifdef __CUDACC__
#define APART __host__ __device__ __noinline__
#else
#define APART static
#endif

// The layout of bots/src/queens-collection/outlook.ts.
const int MOST_HELD = 3, MOST_OFFERED = 2, MOST_KNOWN = 2, MOST_JOKERS = 3, MOST_CARDS = 9, MOST_LONELY = 6, MOST_COUNTED = 7,
          MOST_TAKEN = 3;
const int HELD = MOST_OFFERED + 1, KNOWN = MOST_KNOWN + 1, PAWN = (MOST_HELD + 1) * HELD * KNOWN, W_JOKERS = 4 * PAWN,
          W_OWN = W_JOKERS + (MOST_JOKERS + 1) * HELD * (MOST_JOKERS + 1), W_RIVALS = W_OWN + MOST_CARDS + 1,
          W_LONELY = W_RIVALS + MOST_CARDS + 1, W_PARTNER = W_LONELY + MOST_LONELY + 1, W_PARTNER_JOKERS = W_PARTNER + 4 * (MOST_HELD + 1),
          W_PARTNER_CARDS = W_PARTNER_JOKERS + MOST_JOKERS + 1, STAGE = W_PARTNER_CARDS + MOST_CARDS + 1, STAGES = 6,
          BOXES = MOST_COUNTED + 1;
const double COURAGE = 0.1;

BOTH int stageBegin(int stage) { return stage < 3 ? 3 * stage : stage == 3 ? 10 : stage == 4 ? 16 : 24; }
BOTH int members(Pile set) { return bits(set); }
static const double LEARNED[LEARNED_TABLES][LEARNED_EACH] = LEARNED_WEIGHTS;
#ifdef __CUDACC__
static __device__ const double LEARNED_THERE[LEARNED_TABLES][LEARNED_EACH] = LEARNED_WEIGHTS;
#endif
/// By two, three, four players and teams.
BOTH double learnedAt(int table, int at) {
#ifdef __CUDA_ARCH__
  return LEARNED_THERE[table][at];
#else
  return LEARNED[table][at];
#endif
}

/// What a turn leaves its player with, as rounds have taught.
struct Outlook {
  int table;
  bool teams;
  i8 known[COLOURS], shared[COLOURS];
  int knownJokers, rivalCards, sharedJokers, sharedCards;
  Pile hand, market, pawns;
  int standing, begun;
  int stage[MOST_TAKEN + 1];
  double share[MOST_TAKEN + 1], colours[MOST_TAKEN + 1][COLOURS], sums[MOST_TAKEN + 1];
};
BOTH double weightAt(const Outlook &o, int gone, int i) {
  const int at = o.stage[gone] * STAGE + i;
  return (1 - o.share[gone]) * learnedAt(o.table, at) + o.share[gone] * learnedAt(o.table, at + STAGE);
}
HERE void shareWith(Outlook &o, Pile hand) {
  for (int kind = 0; kind < COLOURS; kind++) o.shared[kind] = least(MOST_HELD, count(hand, kind));
  o.sharedJokers = least(MOST_JOKERS, count(hand, JOKER));
  o.sharedCards = least(MOST_CARDS, size(hand));
}
HERE void outlookOf(const Game &s, int seat, Outlook &o) {
  const int partner = s.teams ? partnerOf(seat) : seat;
  int rivals = 0, cards = 0;
  o.table = s.teams ? 3 : s.seats - 2;
  o.teams = s.teams;
  o.knownJokers = 0;
  for (int kind = 0; kind < COLOURS; kind++) o.known[kind] = 0;
  for (int other = 0; other < s.seats; other++) {
    if (other == seat || other == partner) continue;
    for (int kind = 0; kind < COLOURS; kind++) o.known[kind] = least(MOST_KNOWN, o.known[kind] + seenIn(s, other, kind));
    o.knownJokers += seenIn(s, other, JOKER);
    cards += size(s.hands[other]);
    rivals++;
  }
  o.knownJokers = least(MOST_JOKERS, o.knownJokers);
  o.rivalCards = least(MOST_CARDS, (2 * cards + rivals) / (2 * rivals));
  if (s.teams) shareWith(o, s.hands[partner]);
}
BOTH void lookFrom(Outlook &o, Pile hand, Pile market, Pile pawns) {
  o.hand = hand;
  o.market = market;
  o.pawns = pawns;
  o.standing = size(pawns);
  o.begun = 0;
}
BOTH double colourWorth(const Outlook &o, int gone, int kind, Pile hand, Pile market, Pile pawns) {
  const int held = least(MOST_HELD, count(hand, kind)), offered = least(MOST_OFFERED, count(market, kind));
  return weightAt(o, gone, count(pawns, kind) * PAWN + (held * HELD + offered) * KNOWN + o.known[kind]);
}
APART void beginWith(Outlook &o, int gone) {
  const int left = o.standing - gone;
  int stage = STAGES - 2;
  while (stageBegin(stage) > left) stage--;
  o.stage[gone] = stage;
  o.share[gone] = (double)(left - stageBegin(stage)) / (stageBegin(stage + 1) - stageBegin(stage));
  double sum = weightAt(o, gone, W_RIVALS + o.rivalCards);
  for (int kind = 0; kind < COLOURS; kind++) {
    const double colour = colourWorth(o, gone, kind, o.hand, o.market, o.pawns);
    o.colours[gone][kind] = colour;
    sum += colour;
  }
  o.sums[gone] = sum;
  o.begun |= 1 << gone;
}
APART double worthOf(Outlook &o, Pile hand, Pile market, Pile pawns) {
  const int cards = size(hand);
  if (lastBox(pawns)) return PER_CARD * cards;
  const int gone = o.standing - size(pawns);
  if (!(o.begun >> gone & 1)) beginWith(o, gone);
  double sum = o.sums[gone];
  for (Pile set = present((hand ^ o.hand) | (market ^ o.market) | (pawns ^ o.pawns)) & ANY_COLOUR; set; set &= set - 1) {
    const int kind = lowestKind(set);
    sum += colourWorth(o, gone, kind, hand, market, pawns) - o.colours[gone][kind];
  }
  const int jokers = least(MOST_JOKERS, count(hand, JOKER)), offered = least(MOST_OFFERED, count(market, JOKER));
  sum += weightAt(o, gone, W_JOKERS + (jokers * HELD + offered) * (MOST_JOKERS + 1) + o.knownJokers);
  sum += weightAt(o, gone, W_OWN + least(cards, MOST_CARDS));
  const Pile boxes = present(pawns);
  sum += weightAt(o, gone, W_LONELY + least(MOST_LONELY, members(boxes & ~doubled(pawns))));
  sum += learnedAt(o.table, STAGES * STAGE + members(boxes) * BOXES + least(cards, MOST_COUNTED));
  if (!o.teams) return sum;
  double together = weightAt(o, gone, W_PARTNER_JOKERS + o.sharedJokers);
  together += weightAt(o, gone, W_PARTNER_CARDS + o.sharedCards);
  for (int kind = 0; kind < COLOURS; kind++)
    together += weightAt(o, gone, W_PARTNER + count(pawns, kind) * (MOST_HELD + 1) + o.shared[kind]);
  return sum + together;
}

/// The colours as a seat counts them, so that their names do not matter: those in the market first.
struct Order {
  i8 colour[COLOURS], slot[KINDS];
};
HERE Order orderFor(const Game &s, int seat) {
  Order o;
  int key[COLOURS];
  const Pile own = s.hands[seat] + s.up, partner = partnersHand(s, seat);
  for (int colour = 0; colour < COLOURS; colour++) {
    int known = 0;
    for (int other = 0; other < s.seats; other++) if (isRival(s, seat, other)) known += seenIn(s, other, colour);
    key[colour] = count(s.market, colour) << 15 | count(own, colour) << 12 | count(s.pawns, colour) << 10 | count(partner, colour) << 7 |
                  known << 4 | count(s.discard, colour);
  }
  for (int colour = 0; colour < COLOURS; colour++) {
    int slot = 0;
    for (int other = 0; other < COLOURS; other++) slot += key[other] > key[colour] || (key[other] == key[colour] && other < colour);
    o.slot[colour] = slot;
    o.colour[slot] = colour;
  }
  o.slot[JOKER] = JOKER;
  return o;
}

/// Notes what the mate thinks of an action: the best it thinks of any with the same answer, and of swaps the best of all.
struct Notes {
  Game *s;
  Order order;
};
BOTH int answerOf(const Notes &n, int action) {
  if (action == REVEAL_CARD) return A_REVEAL;
  if (action == STOP) return A_STOP;
  if (action < PAIR) return A_DONE;
  const Pair p = pairOf(action);
  if (p.market == JOKER) return p.paid == 2 ? A_TWINS_JOKER : (p.kind == JOKER ? A_JOKERS : A_OWN) + n.order.slot[p.colour];
  return (p.paid == 2 ? A_TWINS : p.kind == JOKER ? A_JOKER : A_PAIR) + n.order.slot[p.market];
}
BOTH void put(Game &s, int answer, int action, double worth) {
  s.deed[answer] = action;
  s.worth[answer] = (float)worth;
  s.open |= 1ull << answer;
}
APART void noteSwap(Game &s, int from, int action, float worth) {
  int at = from + SWAPS;
  while (at > from && (!(s.open >> (at - 1) & 1) || worth > s.worth[at - 1])) at--;
  if (at == from + SWAPS) return;
  for (int i = from + SWAPS - 1; i > at; i--) {
    if (!(s.open >> (i - 1) & 1)) continue;
    put(s, i, s.deed[i - 1], s.worth[i - 1]);
  }
  put(s, at, action, worth);
}
HERE void note(Notes *n, int action, double worth) {
  if (!n) return;
  Game &s = *n->s;
  if (action >= SWAP_CARDS) {
    noteSwap(s, action >= SWAP_PARTNER ? A_PARTNER : A_SWAP, action, (float)worth);
    return;
  }
  const int answer = answerOf(*n, action);
  if (!(s.open >> answer & 1) || (float)worth > s.worth[answer]) put(s, answer, action, worth);
}

const int NO_PAIR = -1;
/// The best way found to take pawns in this turn, and what the hand as it is promises. The thorough ask what is better left, and
/// the broad what else a joker may begin with.
struct Taking {
  Outlook *outlook;
  Notes *notes;
  bool thorough, broad, found;
  double value, idle;
};
BOTH int lowestOf(Pile set) { return set ? lowestKind(set) : NO_PAIR; }
BOTH int favourite(Pile pawns, Pile among) {
  const Pile standing = present(pawns) & among, several = doubled(pawns), lonely = standing & ~several;
  if (lonely) return lowestKind(lonely);
  const Pile full = standing & several & pawns;
  return full ? lowestKind(full) : lowestOf(standing);
}
BOTH int favouriteHeld(Pile hand, Pile pawns) {
  const Pile held = present(hand) & ANY_COLOUR, singles = held & ~doubled(hand);
  const int lonely = favourite(pawns, held);
  if (lonely < 0) return lowestOf(held);
  const int single = favourite(pawns, singles);
  return count(pawns, lonely) == 1 || single < 0 ? lonely : single;
}
BOTH int spareTwins(Pile hand, Pile rest, Pile pawns) {
  const Pile twins = doubled(hand) & ANY_COLOUR, dead = twins & ~present(pawns);
  if (dead) return lowestKind(dead);
  const Pile unwanted = twins & ~present(rest);
  return lowestOf(unwanted ? unwanted : twins);
}
/// So many cards of the market are still to be met, or left.
template <int CARDS_LEFT> APART void searchWays(Taking &t, Pile hand, Pile market, Pile left, Pile pawns, int first, int points);
template <int CARDS_LEFT>
HERE void makePair(Taking &t, int pair, Pile hand, Pile rest, Pile left, Pile pawns, int first, int points) {
  const Pair p = pairOf(pair);
  const int standing = count(pawns, p.colour), gain = standing == 0 ? 0 : standing == 1 ? PER_PAWN + PER_BOX : PER_PAWN;
  searchWays<CARDS_LEFT>(t, hand - p.paid * one(p.kind), rest, left - one(p.market), standing > 0 ? pawns - one(p.colour) : pawns,
                         first == NO_PAIR ? pair : first, points + gain);
}
template <int CARDS_LEFT>
HERE void meet(Taking &t, int card, Pile hand, Pile rest, Pile left, Pile pawns, int first, int points) {
  if (count(hand, card)) {
    makePair<CARDS_LEFT>(t, PAIR + card, hand, rest, left, pawns, first, points);
    if (!t.thorough && count(pawns, card)) return;
  }
  searchWays<CARDS_LEFT>(t, hand, rest, left, pawns, first, points);
  if (count(hand, JOKER)) makePair<CARDS_LEFT>(t, PAIR_HAND_JOKER + card, hand, rest, left, pawns, first, points);
  const int twin = spareTwins(hand, rest, pawns);
  if (twin >= 0) makePair<CARDS_LEFT>(t, PAIR_TWINS + twin * COLOURS + card, hand, rest, left, pawns, first, points);
}
template <int CARDS_LEFT> HERE void meetJoker(Taking &t, Pile hand, Pile rest, Pile left, Pile pawns, int first, int points) {
  searchWays<CARDS_LEFT>(t, hand, rest, left, pawns, first, points);
  const bool all = t.broad && first == NO_PAIR;
  const int own = favouriteHeld(hand, pawns);
  if (own >= 0)
    for (Pile set = all ? present(hand) & ANY_COLOUR : one(own); set; set &= set - 1)
      makePair<CARDS_LEFT>(t, PAIR_MARKET_JOKER + lowestKind(set), hand, rest, left, pawns, first, points);
  const int named = favourite(pawns, ANY_COLOUR);
  if (named < 0) return;
  if (count(hand, JOKER))
    for (Pile set = all ? present(pawns) : one(named); set; set &= set - 1)
      makePair<CARDS_LEFT>(t, PAIR_JOKERS + lowestKind(set), hand, rest, left, pawns, first, points);
  const int twin = spareTwins(hand, rest, pawns);
  if (twin >= 0) makePair<CARDS_LEFT>(t, PAIR_TWINS_JOKER + twin * COLOURS + named, hand, rest, left, pawns, first, points);
}
template <int CARDS_LEFT> APART void searchWays(Taking &t, Pile hand, Pile market, Pile left, Pile pawns, int first, int points) {
  if constexpr (CARDS_LEFT > 0) {
    if (market && hand) {
      const int card = lowestKind(present(market));
      if (card == JOKER) meetJoker<CARDS_LEFT - 1>(t, hand, market - one(card), left, pawns, first, points);
      else meet<CARDS_LEFT - 1>(t, card, hand, market - one(card), left, pawns, first, points);
      return;
    }
  }
  if (first == NO_PAIR) return;
  const double value = points + worthOf(*t.outlook, hand, left, pawns);
  note(t.notes, first, value);
  if (t.found && value <= t.value) return;
  t.found = true;
  t.value = value;
}
HERE Taking taking(Outlook &o, bool thorough, Notes *notes, Pile hand, Pile market, Pile pawns) {
  Taking t = {&o, notes, thorough, notes != 0, false, 0, worthOf(o, hand, market, pawns)};
  searchWays<MARKET>(t, hand, market, market, pawns, NO_PAIR, 0);
  return t;
}

/// What the next card can be, for all the seat knows; tells how many there are.
HERE int countUnseen(const Game &s, int seat, i8 *unseen) {
  if (s.top == s.end) {
    for (int kind = 0; kind < KINDS; kind++) unseen[kind] = count(s.discard, kind);
    return size(s.discard);
  }
  for (int kind = 0; kind < KINDS; kind++) unseen[kind] = 0;
  if (s.reshuffles > 0) {
    for (int i = s.top; i < s.end; i++) unseen[s.reserve[i]]++;
    return s.end - s.top;
  }
  int cards = 0;
  for (int kind = 0; kind < KINDS; kind++) {
    int left = copiesOf(kind) - count(s.market, kind) - count(s.discard, kind) - count(s.removed, kind) - count(s.up, kind);
    for (int other = 0; other < s.seats; other++) {
      const bool open = other == seat || (s.teams && other == partnerOf(seat));
      left -= open ? count(s.hands[other], kind) : seenIn(s, other, kind);
    }
    unseen[kind] = left;
    cards += left;
  }
  return cards;
}
HERE double handWorth(const Game &s, Outlook &o, Pile hand) {
  const Taking t = taking(o, false, 0, hand, s.market, s.pawns);
  return !t.found || t.idle > t.value ? t.idle : t.value;
}
const int MOST_STANDING = 3, EARLY = 16, EARLY_CARDS = 2;
HERE void gamble(Game &s, int seat, Outlook &o) {
  if (!canDraw(s)) return put(s, A_STOP, STOP, 0);
  if (s.revealed < EARLY_CARDS && size(s.pawns) > EARLY) return put(s, A_REVEAL, REVEAL_CARD, 0);
  const Pile held = s.hands[seat] + s.up;
  const double clash = s.up ? handWorth(s, o, s.hands[seat]) : 0;
  i8 unseen[KINDS];
  const int cards = countUnseen(s, seat, unseen);
  double sum = 0, alike[(MOST_STANDING + 1) * (MOST_KNOWN + 1)];
  u32 known = 0;
  for (int kind = 0; kind < KINDS; kind++) {
    if (unseen[kind] == 0) continue;
    if (count(s.up, kind) && kind != JOKER) sum += unseen[kind] * clash;
    else if (count(held + s.market, kind) || kind == JOKER) sum += unseen[kind] * handWorth(s, o, held + one(kind));
    else {
      const int like = count(s.pawns, kind) * (MOST_KNOWN + 1) + o.known[kind];
      if (!(known >> like & 1)) alike[like] = handWorth(s, o, held + one(kind));
      known |= 1u << like;
      sum += unseen[kind] * alike[like];
    }
  }
  put(s, A_REVEAL, REVEAL_CARD, sum / cards + COURAGE);
  put(s, A_STOP, STOP, handWorth(s, o, held));
}
/// The swaps that leave the best positions, as if each were the last of this turn.
HERE void swapping(Game &s, int seat, Outlook &o, Notes *notes) {
  const bool first = s.phase == CHOOSE;
  const Pile hand = s.hands[seat], gained = first ? 0 : s.gained, given = first ? 0 : s.given;
  if (!first) note(notes, DONE, worthOf(o, hand, s.market, s.pawns));
  const Pile own = present(hand - gained);
  if (s.phase != PARTNER) {
    for (Pile mine = own; mine; mine &= mine - 1)
      for (Pile theirs = present(s.market - given); theirs; theirs &= theirs - 1) {
        const int give = lowestKind(mine), get = lowestKind(theirs);
        const Pile move = one(get) - one(give);
        note(notes, SWAP_CARDS + give * KINDS + get, worthOf(o, hand + move, s.market - move, s.pawns));
      }
  }
  if (!s.teams || s.phase == SWAP) return;
  const Pile partner = s.hands[partnerOf(seat)];
  for (Pile mine = own; mine; mine &= mine - 1)
    for (Pile theirs = present(partner - given); theirs; theirs &= theirs - 1) {
      const int give = lowestKind(mine), get = lowestKind(theirs);
      const Pile move = one(get) - one(give);
      shareWith(o, partner - move);
      note(notes, SWAP_PARTNER + give * KINDS + get, worthOf(o, hand + move, s.market, s.pawns));
    }
  shareWith(o, partner);
}
/// What the seat whose turn it is would weigh as a mate; alone where there is nothing to weigh.
APART void consider(Game &s) {
  const int seat = s.turn;
  s.open = 0;
  for (int i = 0; i < ACTIONS; i++) {
    s.deed[i] = NO_DEED;
    s.worth[i] = 0;
  }
  Outlook o;
  outlookOf(s, seat, o);
  lookFrom(o, s.hands[seat] + s.up, s.market, s.pawns);
  Notes notes = {&s, orderFor(s, seat)};
  if (s.phase == TURN_UP) return gamble(s, seat, o);
  if (s.phase == CHOOSE && mustSkip(s, seat)) return put(s, A_DONE, SKIP, 0);
  if (s.phase == CHOOSE || s.phase == TAKE) {
    const Taking t = taking(o, true, &notes, s.hands[seat], s.market, s.pawns);
    if (s.phase == TAKE) put(s, A_DONE, DONE, t.idle);
  }
  if (s.phase != TAKE) swapping(s, seat, o, &notes);
}

BOTH u64 choices(const Game &s) { return s.open; }
/// Goes on until somebody has a choice.
HERE void settle(Game &s) {
  for (;;) {
    if (s.phase == OVER) return;
    if (waits(s)) {
      reshuffle(s);
      continue;
    }
    consider(s);
    if (s.open & (s.open - 1)) return;
    int only = 0;
    while (!(s.open >> only & 1)) only++;
    act(s, s.deed[only]);
  }
}
HERE void apply(Game &s, int answer) {
  act(s, s.deed[answer]);
  settle(s);
}

/// Seats, whether in teams, who goes first; below 0 for anybody.
const int SETUP = 3;
HERE void begin(Game &s, const int *setup) {
  clear(s, setup[0], setup[1], setup[2] < 0 ? below(s.chance, setup[0]) : setup[2]);
  int n = 0;
  for (int kind = 0; kind < KINDS; kind++)
    for (int k = copiesOf(kind); k > 0; k--) s.reserve[n++] = kind;
  for (int i = 0; i < CARDS - 1; i++) {
    const int at = i + below(s.chance, CARDS - i);
    const i8 card = s.reserve[at];
    s.reserve[at] = s.reserve[i];
    s.reserve[i] = card;
  }
  deal(s);
  settle(s);
}
HERE void beginAny(Game &s) {
  const int u = below(s.chance, 100);
  const int setup[SETUP] = {u < 27 ? 2 : u < 53 ? 3 : 4, u >= 77, -1};
  begin(s, setup);
}
