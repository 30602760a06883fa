// A round: its state, what may be done, and what happens then.
#pragma once

#include "chance.h"
#include "trick.h"

// ---- A round --------------------------------------------------------------------------------------------------------

struct Round {
  Cards hand[MOST_SEATS];    // Greybeard's is empty: his pile has an order
  Cards played[MOST_SEATS];  // by whom, Greybeard included
  Cards undealt;
  Cards shown;      // what Juanita showed, less what her player drew later
  Cards discarded;  // to Will
  short bonus[MOST_SEATS];
  i8 ghostPile[MOST_CARDS];  // from the top
  i8 drawNext[2];            // the top of the undealt cards, or NONE
  i8 bid[MOST_SEATS], won[MOST_SEATS], wager[MOST_SEATS], shot[MOST_SEATS];
  i8 voids[MOST_SEATS];   // bits of suits shown to lack
  i8 policy[MOST_SEATS];  // who decides here; for measuring only
  i8 order[MOST_SEATS];
  i8 allies[4];  // looter and taker, twice
  Trick trick;
  i8 seats, hands, dealt, options, phase, turn, leader, tricks, alliances;
  i8 willSeat, willDrew, willDiscarded, juanitaSeat, shotsIn;
};

BOTH bool ghostly(const Round &r) { return r.hands != r.seats; }
BOTH bool powers(const Round &r) { return (r.options & POWERS) != 0; }

BOTH Cards deckOf(int options) {
  Cards deck = {(1ull << 56) - 1, (1u << (KRAKEN - ESCAPE)) - 1};
  if (options & WITH_KRAKEN) add(deck, KRAKEN);
  if (options & WITH_WHALE) add(deck, WHALE);
  if (options & WITH_LOOT) deck.others |= LOOTS;
  return deck;
}

// A round without cards, asking for bids.
BOTH void begin(Round &r, int seats, int dealt, int options, int leader) {
  memset(&r, 0, sizeof(Round));
  r.seats = seats;
  r.hands = seats == 2 ? 3 : seats;
  r.dealt = dealt;
  r.options = options;
  r.leader = leader;
  for (int seat = 0; seat < MOST_SEATS; seat++) r.bid[seat] = r.shot[seat] = NONE;
  r.drawNext[0] = r.drawNext[1] = NONE;
  r.willSeat = r.juanitaSeat = NONE;
  clear(r.trick);
  r.phase = BID;
  r.turn = 0;
}
BOTH int takeAny(Cards &from, Chance &c) {
  int card = anyCard(from, c);
  drop(from, card);
  return card;
}
BOTH void stackUndealt(Round &r, Chance &c) {
  Cards left = r.undealt;
  for (int i = 0; i < 2; i++) r.drawNext[i] = left.numbers || left.others ? takeAny(left, c) : NONE;
}
BOTH void deal(Round &r, u64 seed, int seats, int dealt, int options, int leader) {
  begin(r, seats, dealt, options, leader);
  Chance c = chanceOf(seed);
  Cards deck = deckOf(options);
  for (int seat = 0; seat < seats; seat++)
    for (int i = 0; i < dealt; i++) add(r.hand[seat], takeAny(deck, c));
  if (ghostly(r))
    for (int i = 0; i < dealt; i++) r.ghostPile[i] = takeAny(deck, c);
  r.undealt = deck;
  if (options & POWERS) stackUndealt(r, c);
}

// ---- What may be done -----------------------------------------------------------------------------------------------

// A set of actions or outputs.
struct Choices {
  u64 low;
  u32 high;
};
BOTH void put(Choices &c, int action) {
  if (action < 64) c.low |= 1ull << action;
  else c.high |= 1u << (action - 64);
}
BOTH bool has(Choices c, int action) { return action < 64 ? c.low >> action & 1 : c.high >> (action - 64) & 1; }
BOTH int size(Choices c) { return bits(c.low) + bits(c.high); }
BOTH int nthOf(Choices c, int n) {
  int low = bits(c.low);
  return n < low ? nth(c.low, n) : 64 + nth(c.high, n - low);
}
// Takes the lowest out of a set that is not empty.
BOTH int takeLowest(Choices &c) {
  int at;
  if (c.low) { at = lowest(c.low); c.low &= c.low - 1; }
  else { at = 64 + lowest(c.high); c.high &= c.high - 1; }
  return at;
}

BOTH void putKinds(Choices &c, u64 numbers, u32 others, bool withPowers, bool asFaces) {
  c.low |= numbers;
  if (others & ESCAPES) put(c, K_ESCAPE);
  if (withPowers) c.low |= (u64)((others & PIRATES) >> (ROSIE - ESCAPE)) << K_ROSIE;
  else if (others & PIRATES) put(c, K_ROSIE);
  if (others >> (TIGRESS - ESCAPE) & 1) { put(c, K_TIGRESS); if (asFaces) put(c, K_TIGRESS_ESCAPES); }
  if (others >> (KING - ESCAPE) & 1) put(c, K_KING);
  if (others & MERMAIDS) put(c, K_MERMAID);
  if (others >> (KRAKEN - ESCAPE) & 1) put(c, K_KRAKEN);
  if (others >> (WHALE - ESCAPE) & 1) put(c, K_WHALE);
  if (others & LOOTS) put(c, K_LOOT);
}

BOTH Choices legal(const Round &r, int seat) {
  Choices c = {0, 0};
  switch (r.phase) {
    case BID:
      for (int bid = 0; bid <= r.dealt; bid++) put(c, A_BID + bid);
      break;
    case SHOT:
      put(c, A_SHOT);
      put(c, A_SHOT + 1);
      break;
    case PLAY: {
      u64 numbers = r.hand[seat].numbers;
      if (r.trick.led >= 0 && (numbers & suitBits(r.trick.led))) numbers &= suitBits(r.trick.led);  // SK-11
      putKinds(c, numbers, r.hand[seat].others, powers(r), true);
      break;
    }
    case P_ROSIE:
      for (int other = 0; other < r.seats; other++) put(c, A_LEAD + other);
      break;
    case P_WILL:
      putKinds(c, r.hand[seat].numbers, r.hand[seat].others, true, false);
      break;
    case P_RASCAL:
      for (int i = 0; i < 3; i++) put(c, A_WAGER + i);
      break;
    case P_HARRY:
      for (int change = -1; change <= 1; change++)
        if (r.bid[seat] + change >= 0 && r.bid[seat] + change <= r.dealt) put(c, A_CHANGE + 1 + change);
      break;
  }
  return c;
}

// ---- What happens then ----------------------------------------------------------------------------------------------

BOTH void layFor(Round &r, int player, int card, int kind) {
  Trick &t = r.trick;
  add(r.played[player], card);
  if (kind == K_TIGRESS_ESCAPES) r.played[player].others |= TIGRESS_ESCAPED;
  if (isNumber(kind) && t.led >= 0 && suitOf(kind) != t.led && !(ghostly(r) && player == GHOST)) r.voids[player] |= 1 << t.led;
  lay(t, kind);
}
BOTH void ghostLays(Round &r) {
  int card = r.ghostPile[r.tricks];
  layFor(r, GHOST, card, card == TIGRESS ? K_TIGRESS_ESCAPES : kindOf(card, powers(r)));
}

// SK-8; with two players SK-36 and SK-37.
BOTH void startTrick(Round &r, int leader) {
  clear(r.trick);
  r.phase = PLAY;
  r.leader = leader;
  if (!ghostly(r)) {
    for (int i = 0; i < r.seats; i++) r.order[i] = leader + i < r.seats ? leader + i : leader + i - r.seats;
  } else if (leader == GHOST) {
    int first = r.order[0] == GHOST ? r.order[1] : r.order[0];
    r.order[0] = GHOST;
    r.order[1] = first;
    r.order[2] = 1 - first;
    ghostLays(r);
  } else {
    r.order[0] = leader;
    r.order[1] = GHOST;
    r.order[2] = 1 - leader;
  }
  r.turn = r.order[r.trick.count];
}
BOTH void nextTrick(Round &r, int leader) {
  if (r.tricks < r.dealt) startTrick(r, leader);
  else { clear(r.trick); r.leader = leader; r.phase = OVER; r.turn = NONE; }
}

// The power of the pirate that took the trick; true if its player now has something to decide. SK-29 to SK-34.
BOTH bool awaken(Round &r, int taker, int pirate) {
  r.turn = taker;
  if (pirate == K_HARRY) { r.phase = P_HARRY; return true; }
  if (r.tricks == r.dealt) return false;
  switch (pirate) {
    case K_ROSIE: r.phase = P_ROSIE; return true;
    case K_RASCAL: r.phase = P_RASCAL; return true;
    case K_JUANITA: r.juanitaSeat = taker; r.shown = r.undealt; return false;
    case K_WILL:
      r.willSeat = taker;
      for (int i = 0; i < 2 && r.drawNext[i] >= 0; i++) {
        int card = r.drawNext[i];
        drop(r.undealt, card);
        add(r.hand[taker], card);
        if (r.juanitaSeat == taker) drop(r.shown, card);
        r.willDrew++;
      }
      if (r.willDrew > 0) r.phase = P_WILL;
      return r.willDrew > 0;
  }
  return false;
}

BOTH void endTrick(Round &r) {
  const Trick t = r.trick;
  Verdict v = judge(t);
  int ghost = ghostly(r) ? (int)GHOST : (int)NONE, leads = v.position;
  if (v.rule == 14) leads = r.options & WOULD_HAVE_WON ? duel(t).position : (v.position + 1) % r.hands;
  if (!v.taken && r.order[leads] == ghost) leads = (leads + 1) % r.hands;
  int next = r.order[leads];
  r.tricks++;
  clear(r.trick);
  if (v.taken && next != ghost) {
    r.won[next]++;
    r.bonus[next] += captured(t, v);
    if (v.rule != 15)
      for (int i = 0; i < r.hands; i++) {
        int looter = r.order[i];
        if (t.faces[i] != K_LOOT || looter == next || looter == ghost) continue;
        r.allies[r.alliances * 2] = looter;
        r.allies[r.alliances * 2 + 1] = next;
        r.alliances++;
      }
    if (powers(r) && v.rule == 18) {
      r.leader = next;
      if (awaken(r, next, t.faces[leads])) return;
    }
  }
  nextTrick(r, next);
}

BOTH void play(Round &r, int kind) {
  int seat = r.turn, card;
  if (isNumber(kind)) card = kind;
  else card = ESCAPE + lowest(r.hand[seat].others & copies(kind, powers(r)));
  drop(r.hand[seat], card);
  layFor(r, seat, card, kind);
  if (r.trick.count < r.hands && ghostly(r) && r.order[r.trick.count] == GHOST) ghostLays(r);
  if (r.trick.count == r.hands) endTrick(r);
  else r.turn = r.order[r.trick.count];
}

// The acting seat's action, which must be legal.
BOTH void apply(Round &r, int action) {
  int seat = r.turn;
  switch (r.phase) {
    case BID:
      r.bid[seat] = action - A_BID;
      if (++r.turn < r.seats) return;
      r.turn = 0;
      if (r.options & CANNONBALL) r.phase = SHOT;
      else startTrick(r, r.leader);
      return;
    case SHOT:
      r.shot[seat] = action - A_SHOT;
      if (++r.turn < r.seats) return;
      r.shotsIn = 1;
      startTrick(r, r.leader);
      return;
    case PLAY: play(r, action); return;
    case P_ROSIE: r.leader = action - A_LEAD; break;
    case P_WILL: {
      int card = isNumber(action) ? action : ESCAPE + lowest(r.hand[seat].others & copies(action, true));
      drop(r.hand[seat], card);
      add(r.discarded, card);
      if (++r.willDiscarded < r.willDrew) return;
      break;
    }
    case P_RASCAL: r.wager[seat] = (action - A_WAGER) * 10; break;
    case P_HARRY: r.bid[seat] += action - A_CHANGE - 1; break;
    default: return;
  }
  nextTrick(r, r.leader);
}

// SK-25 to SK-28 and SK-32.
BOTH int pointsFor(int options, int dealt, int bid, int won, int bonus, int alliances, int wager, bool cannonball) {
  if (bid == won) {
    int extra = bonus + alliances * 20 + wager;
    if (options & RASCAL_SCORING) return (cannonball ? 15 : 10) * dealt + extra;
    return (bid == 0 ? 10 * dealt : 20 * won) + extra;
  }
  int off = bid > won ? bid - won : won - bid;
  if (options & RASCAL_SCORING) return (cannonball || off > 1 ? 0 : (10 * dealt + bonus) / 2) - wager;
  return (bid == 0 ? -10 * dealt : -10 * off) - wager;
}
BOTH int points(const Round &r, int seat) {
  int alliances = 0;
  for (int i = 0; i < r.alliances; i++) {
    int looter = r.allies[i * 2], taker = r.allies[i * 2 + 1];
    if (looter != seat && taker != seat) continue;
    if (r.bid[looter] == r.won[looter] && r.bid[taker] == r.won[taker]) alliances++;
  }
  return pointsFor(r.options, r.dealt, r.bid[seat], r.won[seat], r.bonus[seat], alliances, r.wager[seat], r.shot[seat] == 1);
}
