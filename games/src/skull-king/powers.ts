import { HARRY, JUANITA, RASCAL, ROSIE, WILL } from './cards.js';
import { heldCopy, hold } from './hand.js';
import { Phase, type State } from './state.js';

/**
 * The power of the card that took the trick, if it is a pirate with one; true if its player now has something to decide.
 * ◆ SK-29 Only the five named pirates have one: neither Tigress, nor a blank, nor Greybeard's cards.
 */
export function awaken(s: State, taker: number, pirate: number): boolean {
  const tricks = s.played / s.hands;
  s.turn = taker;
  if (pirate === HARRY) {
    s.harry = taker;
    s.harryAt = tricks;
    s.phase = Phase.harry;
    return true;
  }
  if (tricks === s.dealt) return false;
  switch (pirate) {
    case ROSIE:
      s.rosie = taker;
      s.rosieAt = tricks;
      s.phase = Phase.rosie;
      return true;
    case WILL:
      s.will = taker;
      s.willAt = tricks;
      s.phase = Phase.will;
      return drawTwo(s, taker);
    case RASCAL:
      s.rascal = taker;
      s.rascalAt = tricks;
      s.phase = Phase.rascal;
      return true;
    case JUANITA:
      s.juanita = taker;
      s.juanitaAt = tricks;
      s.juanitaTop = s.top;
      return false;
  }
  return false;
}

/** ◆ SK-31 Will takes what there is, if fewer than two cards are left, and nothing if none is. */
function drawTwo(s: State, taker: number): boolean {
  s.willTop = s.top;
  s.willDrew = Math.min(2, s.deck.cards.length - s.top);
  for (let i = 0; i < s.willDrew; i++) hold(s.held, taker, s.pile[s.top++]);
  return s.willDrew > 0;
}

export function discard(s: State, seat: number, kind: number): void {
  const card = heldCopy(s.held, seat, kind);
  hold(s.held, seat, card);
  s.discards[s.willDiscarded++] = card;
}
