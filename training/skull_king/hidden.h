// What nobody at the table sees, as inputs of a critic: for learning alone.
#pragma once

#include "sight.h"

enum Hidden {
  H_HANDS = 0, H_BIDS = H_HANDS + 7 * CARDS, H_SHOTS = H_BIDS + 7 * 11, H_GHOST = H_SHOTS + 7 * 2, H_DRAWS = H_GHOST + CARDS,
  HIDDEN = H_DRAWS + 2 * CARDS, HIDDEN_ROW = (HIDDEN + 15) / 16 * 16
};

BOTH Cards only(int card) {
  Cards set = none();
  add(set, card);
  return set;
}
// The others' hands, what they have said that is not shown yet, and what comes from the top of the piles.
template <class Row> BOTH void reveal(const Round &r, int me, Row row) {
  const Suits suits = suitsFor(r, me);
  const bool named = powers(r);
  for (int k = 1; k < r.hands; k++) {
    int seat = absolute(r, k, me);
    if (seat >= r.seats) {
      Cards pile = none();
      for (int i = size(r.played[GHOST]); i < r.dealt; i++) add(pile, r.ghostPile[i]);
      writeCards(row, H_HANDS + (k - 1) * CARDS, pile, named, suits);
      if (size(r.played[GHOST]) < r.dealt) writeCards(row, H_GHOST, only(r.ghostPile[size(r.played[GHOST])]), named, suits);
      continue;
    }
    writeCards(row, H_HANDS + (k - 1) * CARDS, r.hand[seat], named, suits);
    if (r.phase == BID && r.bid[seat] >= 0) row(H_BIDS + (k - 1) * 11 + r.bid[seat]);
    if (r.phase == SHOT && r.shot[seat] >= 0) row(H_SHOTS + (k - 1) * 2 + r.shot[seat]);
  }
  if (named)
    for (int i = 0; i < 2; i++)
      if (r.drawNext[i] >= 0) writeCards(row, H_DRAWS + i * CARDS, only(r.drawNext[i]), true, suits);
}
