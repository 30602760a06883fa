import type { Reason } from '@crossbones/core';
import { faceCode, Nature } from './cards.js';
import type { Deck } from './deck.js';
import { because, type RulingKey } from './reasons.js';
import { isTaken, positionOf, ruleOf, type Verdict } from './trick.js';

const decided: { readonly [rule: number]: RulingKey } = {
  16: 'mermaid-takes-king',
  17: 'king',
  18: 'pirate',
  19: 'mermaid',
  20: 'black',
  21: 'led-suit',
  22: 'first-escape',
};

/** How many cards of the trick were equal to the one that took it, that one included. */
function equals(deck: Deck, faces: Uint8Array, verdict: Verdict): number {
  const rule = ruleOf(verdict);
  const taker = faces[positionOf(verdict)];
  const alike = (face: number): boolean =>
    rule === 22 ||
    (deck.nature[face] === deck.nature[taker] &&
      deck.value[face] === deck.value[taker] &&
      (rule === 15 || deck.suit[face] === deck.suit[taker]));
  return faces.filter(alike).length;
}

/** Why a trick ends as the verdict says; the last reason is the one that decides. */
export function decision(
  deck: Deck,
  faces: Uint8Array,
  order: readonly (number | 'greybeard')[],
  verdict: Verdict,
): Reason[] {
  const at = positionOf(verdict);
  const args = {
    seat: order[at],
    card: faceCode(faces[at]),
    ...(isTaken(verdict) && { equals: equals(deck, faces, verdict) }),
  };
  const number = ruleOf(verdict);
  const reasons: Reason[] = [];
  const lies = (nature: Nature): boolean => faces.some((face) => deck.nature[face] === nature);
  if (lies(Nature.kraken) && lies(Nature.whale)) {
    reasons.push(because('SK-13', 'later-leviathan', { card: number === 14 ? 'kraken' : 'whale' }));
  }
  if (number === 14) reasons.push(because('SK-14', 'kraken', args));
  else if (number === 15) reasons.push(because('SK-15', isTaken(verdict) ? 'whale' : 'whale-alone', args));
  else reasons.push(because(`SK-${number}`, decided[number], args));
  return reasons;
}
