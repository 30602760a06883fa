// One round of Skull King and what a seat sees of it, as numbers for a network.
//
// One source for the GPU (nvcc) and for checks on a machine without one (g++ -x c++). A round is one struct Round; a
// Python program keeps arrays of them and calls the functions at the end of this file through ctypes. Blanks are left
// out; all other options and 2 to 8 seats are in. Rule numbers (SK-n) are those of the rules page.

#include <cstdint>
#include <cmath>
#include <cstring>

#ifdef __CUDACC__
#include <cuda_runtime.h>
#define HERE __host__ __device__
#define BOTH __host__ __device__ __forceinline__
#else
#define HERE
#define BOTH static inline
#endif

typedef uint64_t u64;
typedef uint32_t u32;
typedef uint16_t u16;
typedef int8_t i8;

#ifdef __CUDA_ARCH__
BOTH int bits(u64 set) { return __popcll(set); }
BOTH int lowest(u64 set) { return __ffsll((long long)set) - 1; }
#else
BOTH int bits(u64 set) { return __builtin_popcountll(set); }
BOTH int lowest(u64 set) { return __builtin_ctzll(set); }
#endif

// ---- Cards, kinds, actions ------------------------------------------------------------------------------------------

// A card is a piece of cardboard: 56 numbers (suit * 14 + value - 1), then the others, numbered like the engine's.
enum Card { ESCAPE = 56, ROSIE = 61, WILL, RASCAL, JUANITA, HARRY, TIGRESS, KING, MERMAID, KRAKEN = 70, WHALE, LOOT, CARDS = 74 };

// A kind is a face on the table; alike cards are one kind.
enum Kind {
  K_ESCAPE = 56, K_ROSIE, K_WILL, K_RASCAL, K_JUANITA, K_HARRY, K_TIGRESS, K_KING, K_MERMAID, K_KRAKEN, K_WHALE, K_LOOT,
  K_TIGRESS_ESCAPES, KINDS
};
enum { BLACK = 3, MOST_SEATS = 8, MOST_CARDS = 10, GHOST = 2, NONE = -1 };

// Actions, and outputs of the network. For an action suits and seats are real, for an output they are as `me` sees them.
enum Action { A_BID = KINDS, A_SHOT = A_BID + 11, A_LEAD = A_SHOT + 2, A_WAGER = A_LEAD + 8, A_CHANGE = A_WAGER + 3, ACTIONS = A_CHANGE + 3 };
static_assert(KINDS == 69 && ACTIONS == 96, "the outputs of the network");

enum Phase { BID, SHOT, PLAY, P_ROSIE, P_WILL, P_RASCAL, P_HARRY, OVER };
enum Led { UNSETTLED = -2, NO_SUIT = -1 };

enum Option { RASCAL_SCORING = 1, CANNONBALL = 2, WITH_KRAKEN = 4, WITH_WHALE = 8, WITH_LOOT = 16, POWERS = 32, WOULD_HAVE_WON = 64 };

// A set of cards: bits of the numbers, and bits of the others.
struct Cards {
  u64 numbers;
  u32 others;
};
static const u32 ESCAPES = 0x1F, PIRATES = 0x3E0, MERMAIDS = 0x3000, LOOTS = 0x30000;
// Beside the cards' own bits, in what a seat has played: Tigress was an escape.
static const u32 TIGRESS_ESCAPED = 1u << 18;

BOTH Cards none() { return Cards{0, 0}; }
BOTH int size(Cards set) { return bits(set.numbers) + bits(set.others & 0x3FFFF); }
BOTH bool has(Cards set, int card) { return card < ESCAPE ? set.numbers >> card & 1 : set.others >> (card - ESCAPE) & 1; }
BOTH void add(Cards &set, int card) {
  if (card < ESCAPE) set.numbers |= 1ull << card;
  else set.others |= 1u << (card - ESCAPE);
}
BOTH void drop(Cards &set, int card) {
  if (card < ESCAPE) set.numbers &= ~(1ull << card);
  else set.others &= ~(1u << (card - ESCAPE));
}
BOTH u64 suitBits(int suit) { return 0x3FFFull << (14 * suit); }

// The bits of the other cards that a kind stands for; without powers all named pirates are one kind.
BOTH u32 copies(int kind, bool powers) {
  switch (kind) {
    case K_ESCAPE: return ESCAPES;
    case K_ROSIE: return powers ? 1u << (ROSIE - ESCAPE) : PIRATES;
    case K_TIGRESS: case K_TIGRESS_ESCAPES: return 1u << (TIGRESS - ESCAPE);
    case K_KING: return 1u << (KING - ESCAPE);
    case K_MERMAID: return MERMAIDS;
    case K_KRAKEN: return 1u << (KRAKEN - ESCAPE);
    case K_WHALE: return 1u << (WHALE - ESCAPE);
    case K_LOOT: return LOOTS;
  }
  return powers ? 1u << (ROSIE - ESCAPE + kind - K_ROSIE) : 0;
}
BOTH int kindOf(int card, bool powers) {
  if (card < ESCAPE) return card;
  if (card < ROSIE) return K_ESCAPE;
  if (card <= HARRY) return powers ? K_ROSIE + card - ROSIE : K_ROSIE;
  if (card <= KING) return K_TIGRESS + card - TIGRESS;
  if (card < KRAKEN) return K_MERMAID;
  return card < LOOT ? K_KRAKEN + card - KRAKEN : K_LOOT;
}

// ---- Chance ---------------------------------------------------------------------------------------------------------

BOTH u64 mix(u64 z) {
  z += 0x9E3779B97F4A7C15ull;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
  return z ^ (z >> 31);
}
struct Chance {
  u64 state;
};
BOTH Chance chanceOf(u64 seed) { return Chance{mix(seed)}; }
BOTH u32 draw(Chance &c) {
  c.state = c.state * 6364136223846793005ull + 1442695040888963407ull;
  u32 x = (u32)(((c.state >> 18) ^ c.state) >> 27), turn = (u32)(c.state >> 59);
  return (x >> turn) | (x << ((32 - turn) & 31));
}
BOTH int below(Chance &c, int n) { return (int)(((u64)draw(c) * (u64)n) >> 32); }
BOTH float unit(Chance &c) { return ((float)(draw(c) >> 8) + 0.5f) * (1.0f / 16777216.0f); }

// The index of the n-th set bit.
BOTH int nth(u64 set, int n) {
  u32 word = (u32)set;
  int at = 0, count = bits(word);
  if (n >= count) { n -= count; word = (u32)(set >> 32); at = 32; }
  for (int width = 16; width; width >>= 1) {
    count = bits(word & ((1u << width) - 1));
    if (n >= count) { n -= count; word >>= width; at += width; }
  }
  return at;
}
// Any card of a set that is not empty.
BOTH int anyCard(Cards set, Chance &c) {
  int numbers = bits(set.numbers), n = below(c, numbers + bits(set.others));
  return n < numbers ? nth(set.numbers, n) : ESCAPE + nth(set.others, n - numbers);
}

// ---- A trick --------------------------------------------------------------------------------------------------------

// The faces of a trick in order, and the positions that matter for who takes it.
struct Trick {
  i8 faces[MOST_SEATS];
  i8 count;
  i8 led;      // UNSETTLED, NO_SUIT or a suit: what must be followed. SK-10
  i8 duelLed;  // the same as if kraken and whale had not been played
  i8 first, king, mermaid, pirate, black, follower, highest, leviathan;  // positions, or NONE
};
struct Verdict {
  i8 rule, position;
  bool taken;
};

BOTH void clear(Trick &t) {
  t.count = 0;
  t.led = t.duelLed = UNSETTLED;
  t.first = t.king = t.mermaid = t.pirate = t.black = t.follower = t.highest = t.leviathan = NONE;
}
BOTH bool isNumber(int kind) { return kind < K_ESCAPE; }
BOTH bool isPirate(int kind) { return kind >= K_ROSIE && kind <= K_TIGRESS; }
BOTH bool isLeviathan(int kind) { return kind == K_KRAKEN || kind == K_WHALE; }
BOTH int suitOf(int kind) { return kind / 14; }
BOTH int valueOf(int kind) { return kind % 14 + 1; }
BOTH int ledBy(int kind) {
  if (isNumber(kind)) return suitOf(kind);
  return kind == K_ESCAPE || kind == K_TIGRESS_ESCAPES || kind == K_LOOT ? UNSETTLED : NO_SUIT;
}
BOTH bool higher(const Trick &t, int kind, int position) { return position < 0 || valueOf(kind) > valueOf(t.faces[position]); }

BOTH void lay(Trick &t, int kind) {
  int at = t.count++;
  t.faces[at] = kind;
  if (t.led == UNSETTLED) t.led = ledBy(kind);
  if (isLeviathan(kind)) { t.leviathan = at; return; }
  if (t.first < 0) t.first = at;
  if (t.duelLed == UNSETTLED) t.duelLed = ledBy(kind);
  if (isNumber(kind)) {
    if (higher(t, kind, t.highest)) t.highest = at;
    if (suitOf(kind) == BLACK) { if (higher(t, kind, t.black)) t.black = at; }
    else if (suitOf(kind) == t.duelLed && higher(t, kind, t.follower)) t.follower = at;
  } else if (isPirate(kind)) { if (t.pirate < 0) t.pirate = at; }
  else if (kind == K_MERMAID) { if (t.mermaid < 0) t.mermaid = at; }
  else if (kind == K_KING) t.king = at;
}

BOTH Verdict duel(const Trick &t) {
  if (t.king >= 0) return t.mermaid >= 0 ? Verdict{16, t.mermaid, true} : Verdict{17, t.king, true};
  if (t.pirate >= 0) return Verdict{18, t.pirate, true};
  if (t.mermaid >= 0) return Verdict{19, t.mermaid, true};
  if (t.black >= 0) return Verdict{20, t.black, true};
  if (t.follower >= 0) return Verdict{21, t.follower, true};
  return Verdict{22, t.first, true};
}
// SK-13 to SK-22.
BOTH Verdict judge(const Trick &t) {
  if (t.leviathan < 0) return duel(t);
  if (t.faces[t.leviathan] == K_KRAKEN) return Verdict{14, t.leviathan, false};
  return t.highest < 0 ? Verdict{15, t.leviathan, false} : Verdict{15, t.highest, true};
}
// SK-23.
BOTH int fourteens(const Trick &t) {
  int bonus = 0;
  for (int i = 0; i < t.count; i++)
    if (isNumber(t.faces[i]) && valueOf(t.faces[i]) == 14) bonus += suitOf(t.faces[i]) == BLACK ? 20 : 10;
  return bonus;
}
// SK-24.
BOTH int captured(const Trick &t, Verdict v) {
  int bonus = fourteens(t);
  for (int i = 0; i < t.count; i++) {
    int kind = t.faces[i];
    if (v.rule == 18 && kind == K_MERMAID) bonus += 20;
    if (v.rule == 17 && isPirate(kind)) bonus += 30;
    if (v.rule == 16 && kind == K_KING) bonus += 40;
  }
  return bonus;
}

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

// ---- What a seat sees -----------------------------------------------------------------------------------------------

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

// ---- Who decides ----------------------------------------------------------------------------------------------------

enum Policy { NETWORK, RIVAL_NETWORK, FLAT, RANDOM };

BOTH int randomAction(const Round &r, Chance &c) {
  Choices choices = legal(r, r.turn);
  if (r.phase != PLAY) return nthOf(choices, below(c, size(choices)));
  const u64 numbers = (1ull << 56) - 1;
  int card = anyCard(Cards{choices.low & numbers, r.hand[r.turn].others}, c);
  return card == TIGRESS && draw(c) >> 31 ? (int)K_TIGRESS_ESCAPES : kindOf(card, powers(r));
}

// The legal output of the greatest value, or now and then any legal one.
BOTH int chooseOutput(Choices choices, const float *values, float epsilon, Chance &c) {
  if (epsilon > 0 && unit(c) < epsilon) return nthOf(choices, below(c, size(choices)));
  int best = NONE;
  while (choices.low || choices.high) {
    int output = takeLowest(choices);
    if (best < 0 || values[output] > values[best]) best = output;
  }
  return best;
}

// One decision of the acting seat. Tells the output taken and the seat, both NONE if the round is over.
BOTH void step(Round &r, const float *values, const float *rival, int flat, float epsilon, u64 seed, int *output, int *seat) {
  if (r.phase == OVER) {
    if (output) *output = 0;
    if (seat) *seat = NONE;
    return;
  }
  Chance c = chanceOf(seed);
  int me = r.turn, action;
  const Suits suits = suitsFor(r, me);
  if (r.policy[me] == FLAT) action = flat;
  else if (r.policy[me] == RANDOM) action = randomAction(r, c);
  else action = actionOf(r, chooseOutput(legalOutputs(r, me, suits), r.policy[me] == NETWORK ? values : rival, epsilon, c), me, suits);
  if (output) *output = outputOf(r, action, me, suits);
  if (seat) *seat = me;
  apply(r, action);
}

// ---- Flat Monte Carlo, the opponent to measure by -------------------------------------------------------------------

// Deals what `me` cannot see anew, in agreement with the sizes of hands and the voids shown.
BOTH void imagine(Round &r, int me, Chance &c) {
  Cards unseen = deckOf(r.options);
  Cards mine = r.willSeat == me ? r.discarded : none();
  unseen.numbers &= ~(r.hand[me].numbers | mine.numbers);
  unseen.others &= ~(r.hand[me].others | mine.others);
  for (int seat = 0; seat < r.hands; seat++) {
    unseen.numbers &= ~r.played[seat].numbers;
    unseen.others &= ~r.played[seat].others;
  }
  int start = below(c, r.seats);
  for (int k = 0; k < r.seats; k++) {
    int seat = (start + k) % r.seats;
    if (seat == me) continue;
    int count = size(r.hand[seat]);
    u64 possible = ~0ull;
    if (seat != r.willSeat)
      for (int suit = 0; suit < 4; suit++)
        if (r.voids[seat] >> suit & 1) possible &= ~suitBits(suit);
    r.hand[seat] = none();
    for (; count > 0; count--) {
      Cards from = {unseen.numbers & possible, unseen.others};
      int card = anyCard(from.numbers || from.others ? from : unseen, c);
      drop(unseen, card);
      add(r.hand[seat], card);
    }
  }
  if (ghostly(r))
    for (int i = size(r.played[GHOST]); i < r.dealt; i++) r.ghostPile[i] = takeAny(unseen, c);
  r.undealt = unseen;
  if (powers(r) && r.drawNext[0] >= 0) stackUndealt(r, c);
}
BOTH void finish(Round &r, Chance &c) {
  while (r.phase != OVER) apply(r, randomAction(r, c));
}
// The points of `me` after an action and chance play, in one imagined world.
BOTH int playout(const Round &r, int action, u64 world, u64 luck) {
  Round x = r;
  int me = r.turn;
  Chance c = chanceOf(world), d = chanceOf(luck);
  imagine(x, me, c);
  apply(x, action);
  finish(x, d);
  return points(x, me);
}
// The tricks and the bonus `me` gets by chance play from the deal.
BOTH void playoutForBid(const Round &r, u64 world, int &won, int &bonus) {
  Round x = r;
  int me = r.turn;
  Chance c = chanceOf(world);
  imagine(x, me, c);
  for (int seat = 0; seat < x.seats; seat++) x.bid[seat] = x.shot[seat] = 0;
  startTrick(x, x.leader);
  finish(x, c);
  won = x.won[me];
  bonus = x.bonus[me];
}
BOTH int bestBid(const Round &r, const int *times, const int *bonus) {
  int best = 0;
  double most = -1e30;
  for (int bid = 0; bid <= r.dealt; bid++) {
    double sum = 0;
    for (int won = 0; won <= r.dealt; won++) {
      sum += (double)times[won] * pointsFor(r.options, r.dealt, bid, won, 0, 0, 0, false);
      if (won == bid) sum += bonus[won];
      else if (r.options & RASCAL_SCORING && (won == bid + 1 || won == bid - 1)) sum += bonus[won] / 2.0;
    }
    if (sum > most) { most = sum; best = bid; }
  }
  return best;
}
enum { MOST_CHOICES = 16 };

#ifdef __CUDACC__
// One block a round; `budget` playouts shared by the legal actions, the same worlds for all of them.
__global__ void flatChoices(const Round *rounds, int budget, u64 seed, int *out) {
  const Round &r = rounds[blockIdx.x];
  if (r.phase == OVER || r.policy[r.turn] != FLAT) return;
  __shared__ int actions[MOST_CHOICES], sums[MOST_CHOICES], counts[MOST_CHOICES], many;
  if (threadIdx.x < MOST_CHOICES) sums[threadIdx.x] = counts[threadIdx.x] = 0;
  if (threadIdx.x == 0) {
    Choices choices = legal(r, r.turn);
    for (many = 0; choices.low || choices.high; many++) actions[many] = takeLowest(choices);
  }
  __syncthreads();
  u64 own = mix(seed + blockIdx.x);
  if (r.phase == BID) {
    for (int i = threadIdx.x; i < budget; i += blockDim.x) {
      int won, bonus;
      playoutForBid(r, own + i, won, bonus);
      atomicAdd(&counts[won], 1);
      atomicAdd(&sums[won], bonus);
    }
    __syncthreads();
    if (threadIdx.x == 0) out[blockIdx.x] = A_BID + bestBid(r, counts, sums);
    return;
  }
  int worlds = max(1, (budget + many / 2) / many);
  if (many > 1)
    for (int i = threadIdx.x; i < worlds * many; i += blockDim.x) {
      int world = i / many, a = i % many;
      atomicAdd(&sums[a], playout(r, actions[a], own + world, own + 7919ull * (i + 1)));
    }
  __syncthreads();
  if (threadIdx.x == 0) {
    int best = 0;
    for (int a = 1; a < many; a++)
      if (sums[a] > sums[best]) best = a;
    out[blockIdx.x] = actions[best];
  }
}
template <class Body> __global__ void each(int count, Body body) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) body(i);
}
template <class Body> int forEach(void *stream, int count, Body body) {
  if (count > 0) each<<<(count + 127) / 128, 128, 0, (cudaStream_t)stream>>>(count, body);
  return (int)cudaGetLastError();
}
#define BODY [=] __host__ __device__(int i)
#else
static void flatChoice(const Round &r, int budget, u64 own, int *out) {
  if (r.phase == OVER || r.policy[r.turn] != FLAT) return;
  int actions[MOST_CHOICES], sums[MOST_CHOICES] = {0}, counts[MOST_CHOICES] = {0}, many = 0, best = 0;
  if (r.phase == BID) {
    for (int i = 0; i < budget; i++) {
      int won, bonus;
      playoutForBid(r, own + i, won, bonus);
      counts[won]++;
      sums[won] += bonus;
    }
    *out = A_BID + bestBid(r, counts, sums);
    return;
  }
  for (Choices choices = legal(r, r.turn); choices.low || choices.high; many++) actions[many] = takeLowest(choices);
  int worlds = (budget + many / 2) / many;
  if (worlds < 1) worlds = 1;
  for (int i = 0; many > 1 && i < worlds * many; i++)
    sums[i % many] += playout(r, actions[i % many], own + i / many, own + 7919ull * (i + 1));
  for (int a = 1; a < many; a++)
    if (sums[a] > sums[best]) best = a;
  *out = actions[best];
}
template <class Body> int forEach(void *, int count, Body body) {
  for (int i = 0; i < count; i++) body(i);
  return 0;
}
#define BODY [=](int i)
#endif

// ---- Called from Python ---------------------------------------------------------------------------------------------
// With nvcc all pointers are to the GPU's memory, but for the last group.

extern "C" {

int sk_sizes(int *out) {
  out[0] = sizeof(Round);
  out[1] = INPUTS;
  out[2] = ROW;
  out[3] = ACTIONS;
  out[4] = I_LEGAL;
  return 0;
}
// `policy` (a seat's, 8 a round) and `deals` (equal numbers deal equal cards) may be null.
int sk_deal(void *stream, int count, Round *rounds, const int *seats, const int *dealt, const int *options, const int *leader,
            const i8 *policy, const int *deals, u64 seed) {
  return forEach(stream, count, BODY {
    deal(rounds[i], seed + (u64)(deals ? deals[i] : i) * 1000003ull, seats[i], dealt[i], options[i], leader[i]);
    if (policy) for (int seat = 0; seat < MOST_SEATS; seat++) rounds[i].policy[seat] = policy[i * MOST_SEATS + seat];
  });
}
// Rows must be zero; those of finished rounds stay so.
int sk_observe(void *stream, int count, const Round *rounds, u16 *rows, int width) {
  return forEach(stream, count, BODY {
    if (rounds[i].phase != OVER) observe(rounds[i], rounds[i].turn, HalfRow{rows + (u64)i * width});
  });
}
int sk_step(void *stream, int count, Round *rounds, const float *values, const float *rival, const int *flat, float epsilon, u64 seed,
            int *outputs, int *seats) {
  return forEach(stream, count, BODY {
    step(rounds[i], values ? values + (u64)i * ACTIONS : 0, rival ? rival + (u64)i * ACTIONS : 0, flat ? flat[i] : 0, epsilon,
         seed + (u64)i * 7919ull, outputs ? outputs + i : 0, seats ? seats + i : 0);
  });
}
// Points, bid, tricks and bonus of 8 seats a round.
int sk_result(void *stream, int count, const Round *rounds, int *out) {
  return forEach(stream, count, BODY {
    for (int seat = 0; seat < rounds[i].seats; seat++) {
      int *row = out + ((u64)i * MOST_SEATS + seat) * 4;
      row[0] = points(rounds[i], seat);
      row[1] = rounds[i].bid[seat];
      row[2] = rounds[i].won[seat];
      row[3] = rounds[i].bonus[seat];
    }
  });
}
int sk_flat(void *stream, int count, const Round *rounds, int budget, u64 seed, int *out) {
  (void)stream;
#ifdef __CUDACC__
  if (count > 0) flatChoices<<<count, 128, 0, (cudaStream_t)stream>>>(rounds, budget, seed, out);
  return (int)cudaGetLastError();
#else
  for (int i = 0; i < count; i++) flatChoice(rounds[i], budget, mix(seed + i), out + i);
  return 0;
#endif
}

// One round in this machine's own memory, for checks.

// `pile` as the engine deals it: the hands, Greybeard's, the undealt cards from the top.
int sk_begin(Round *r, int seats, int dealt, int options, int leader, const int *pile, int count) {
  begin(*r, seats, dealt, options, leader);
  int at = 0;
  for (int seat = 0; seat < seats; seat++)
    for (int i = 0; i < dealt; i++) add(r->hand[seat], pile[at++]);
  if (ghostly(*r))
    for (int i = 0; i < dealt && i < MOST_CARDS; i++) r->ghostPile[i] = pile[at++];
  for (int i = 0; i < 2 && at + i < count; i++) r->drawNext[i] = pile[at + i];
  while (at < count) add(r->undealt, pile[at++]);
  return 0;
}
int sk_apply(Round *r, int action) {
  apply(*r, action);
  return 0;
}
// What `seat` would be asked next to the one whose turn it is; bids and shots are given at once.
int sk_turn(Round *r, int seat) {
  r->turn = seat;
  return 0;
}
// 1 for each legal action; in `outputs`, if given, the network's output for it.
int sk_legal(const Round *r, int seat, int *actions, int *outputs) {
  Choices choices = legal(*r, seat);
  const Suits suits = suitsFor(*r, seat);
  for (int action = 0; action < ACTIONS; action++) {
    actions[action] = has(choices, action);
    if (outputs) outputs[action] = actions[action] ? outputOf(*r, action, seat, suits) : (int)NONE;
  }
  return 0;
}
int sk_inputs(const Round *r, int seat, float *row) {
  observe(*r, seat, FloatRow{row});
  return 0;
}
// phase, turn, leader, tricks, led, trick's length and 8 faces, 4 allies and their number; then 8 seats' hand size, bid,
// won, bonus, wager, shot, voids, points; then 8 hands and the undealt as counts of 74 cards.
int sk_state(const Round *r, int *out) {
  *out++ = r->phase;
  *out++ = r->turn;
  *out++ = r->leader;
  *out++ = r->tricks;
  *out++ = r->trick.led;
  *out++ = r->trick.count;
  for (int i = 0; i < MOST_SEATS; i++) *out++ = i < r->trick.count ? r->trick.faces[i] : (int)NONE;
  *out++ = r->alliances;
  for (int i = 0; i < 4; i++) *out++ = r->allies[i];
  for (int seat = 0; seat < MOST_SEATS; seat++) {
    *out++ = size(r->hand[seat]);
    *out++ = r->bid[seat];
    *out++ = r->won[seat];
    *out++ = r->bonus[seat];
    *out++ = r->wager[seat];
    *out++ = r->shot[seat];
    *out++ = r->voids[seat];
    *out++ = seat < r->seats ? points(*r, seat) : 0;
  }
  for (int seat = 0; seat <= MOST_SEATS; seat++)
    for (int card = 0; card < CARDS; card++) *out++ = has(seat < MOST_SEATS ? r->hand[seat] : r->undealt, card);
  return 0;
}
}
