// Cards, the kinds they are on the table, and sets of them.
#pragma once

#include "portable.h"

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
