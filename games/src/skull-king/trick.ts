import { BLACK, Nature, NO_SUIT } from './cards.js';
import type { Deck } from './deck.js';
import { BOUNTY } from './score.js';

/**
 * How a trick ended, as one small integer: the rule that decided it, the position it points to, and whether that
 * card took the trick. A trick nobody takes points to the card whose rule says who leads next.
 */
export type Verdict = number;
const TAKEN = 1 << 10;
const verdict = (rule: number, position: number, taken: boolean): Verdict =>
  (rule << 4) | position | (taken ? TAKEN : 0);
export const isTaken = (v: Verdict): boolean => (v & TAKEN) !== 0;
export const positionOf = (v: Verdict): number => v & 15;
export const ruleOf = (v: Verdict): number => (v >> 4) & 63;

/** No card has settled yet what is led. Not the same as NO_SUIT, which is settled for the trick. */
export const UNSETTLED = -2;

/** What is led once this face has been played, if it was not settled before. SK-10. */
export function ledBy(deck: Deck, face: number): number {
  const nature = deck.nature[face];
  if (nature === Nature.number) return deck.suit[face];
  return nature === Nature.escape || nature === Nature.loot ? UNSETTLED : NO_SUIT_AFTER_ALL;
}
/** ◆ SK-10 A character settles that no suit is led, after an escape as well as in the lead. */
const NO_SUIT_AFTER_ALL = NO_SUIT;

/** Who takes the `count` faces from `start` on. */
export function judge(deck: Deck, faces: Uint8Array, start: number, count: number): Verdict {
  let leviathan = -1;
  for (let i = 0; i < count; i++) {
    const nature = deck.nature[faces[start + i]];
    if (nature === Nature.kraken || nature === Nature.whale) leviathan = i;
  }
  if (leviathan < 0) return duel(deck, faces, start, count);
  if (deck.nature[faces[start + leviathan]] === Nature.kraken) return verdict(14, leviathan, false);
  const highest = highestNumber(deck, faces, start, count);
  return highest < 0 ? verdict(15, leviathan, false) : verdict(15, highest, true);
}

/** The trick without regard to kraken and whale, as if they had not been played. */
function duel(deck: Deck, faces: Uint8Array, start: number, count: number): Verdict {
  let led = UNSETTLED;
  let king = -1;
  let mermaid = -1;
  let pirate = -1;
  let black = -1;
  let follower = -1;
  let first = -1;
  for (let i = 0; i < count; i++) {
    const face = faces[start + i];
    const nature = deck.nature[face];
    if (nature === Nature.kraken || nature === Nature.whale) continue;
    if (first < 0) first = i;
    if (led === UNSETTLED) led = ledBy(deck, face);
    if (nature === Nature.number) {
      const suit = deck.suit[face];
      if (suit === BLACK) {
        if (black < 0 || beats(deck, face, faces[start + black])) black = i;
      } else if (suit === led) {
        if (follower < 0 || beats(deck, face, faces[start + follower])) follower = i;
      }
    } else if (nature === Nature.pirate) {
      if (pirate < 0) pirate = i;
    } else if (nature === Nature.mermaid) {
      if (mermaid < 0) mermaid = i;
    } else if (nature === Nature.king) king = i;
  }
  if (king >= 0) return mermaid >= 0 ? verdict(16, mermaid, true) : verdict(17, king, true);
  if (pirate >= 0) return verdict(18, pirate, true);
  if (mermaid >= 0) return verdict(19, mermaid, true);
  if (black >= 0) return verdict(20, black, true);
  if (follower >= 0) return verdict(21, follower, true);
  return verdict(22, first, true);
}

/** ◆ SK-20 ◆ SK-21 Among equal numbers the first played stands: only a higher one beats it. */
const beats = (deck: Deck, face: number, standing: number): boolean =>
  deck.value[face] > deck.value[standing];

function highestNumber(deck: Deck, faces: Uint8Array, start: number, count: number): number {
  let highest = -1;
  for (let i = 0; i < count; i++) {
    const face = faces[start + i];
    if (deck.nature[face] !== Nature.number) continue;
    if (highest < 0 || beats(deck, face, faces[start + highest])) highest = i;
  }
  return highest;
}

/** ◆ SK-15 Under the whale cards without a number are destroyed: they capture nothing, ally nobody, lend no power. */
export const charactersCount = (v: Verdict): boolean => isTaken(v) && ruleOf(v) !== 15;

/** The bonus that the taker captures with the trick. SK-23, SK-24. */
export function captured(deck: Deck, faces: Uint8Array, start: number, count: number, v: Verdict): number {
  if (!isTaken(v)) return 0;
  let bonus = 0;
  for (let i = 0; i < count; i++) bonus += bountyOf(deck, faces[start + i], v);
  return bonus;
}

/** What one card of a taken trick is worth to the player who took it. */
export const bountyOf = (deck: Deck, face: number, v: Verdict): number =>
  fourteen(deck, face) + prize(deck.nature[face], charactersCount(v) ? ruleOf(v) : 0);

/** ◆ SK-2 A blank numbered 14 is a 14; 0 and 15 earn nothing. */
export function fourteen(deck: Deck, face: number): number {
  if (deck.value[face] !== 14) return 0;
  return deck.suit[face] === BLACK ? BOUNTY.black : BOUNTY.fourteen;
}

/** What a character is worth to a trick taken under this rule. */
function prize(nature: number, rule: number): number {
  if (rule === 18) return nature === Nature.mermaid ? BOUNTY.mermaid : 0;
  if (rule === 17) return nature === Nature.pirate ? BOUNTY.pirate : 0;
  if (rule === 16) return nature === Nature.king ? BOUNTY.king : 0;
  return 0;
}

/** The position that leads next, before Greybeard's exception. SK-8, SK-14, SK-15. */
export function leadPosition(
  deck: Deck,
  faces: Uint8Array,
  start: number,
  count: number,
  v: Verdict,
  krakenLead: 'left' | 'would-have-won',
): number {
  if (isTaken(v) || ruleOf(v) === 15) return positionOf(v);
  if (krakenLead === 'would-have-won') return positionOf(duel(deck, faces, start, count));
  return (positionOf(v) + 1) % count;
}

/** ◆ SK-37 Greybeard leads only after a trick he took; else whoever played after him does, or the first player. */
export const afterGhost = (position: number, count: number): number => (position + 1) % count;
