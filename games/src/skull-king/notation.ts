import { BLANK, CARDS, codeOf, ESCAPE, faceCode, kindOf, TIGRESS, TIGRESS_ESCAPES } from './cards.js';
import { MOST_SEATS } from './state.js';

/** Faces that can be played, one of each kind, in the order of their action numbers. */
const playable = [...kinds(TIGRESS), TIGRESS, TIGRESS_ESCAPES, ...kinds(CARDS, TIGRESS + 1)];
/** Cards that can be discarded, one of each kind. */
const discardable = kinds(CARDS);

export const BID = 0;
const MOST_BID = 14;
export const SHOT = BID + MOST_BID + 1;
export const PLAY = SHOT + 2;
export const LEAD = PLAY + playable.length;
const DISCARD = LEAD + MOST_SEATS;
export const WAGER = DISCARD + discardable.length;
export const CHANGE = WAGER + 3;
export const ACTIONS = CHANGE + 3;

const words: string[] = [];
for (let bid = 0; bid <= MOST_BID; bid++) words.push(`bid:${bid}`);
words.push('grapeshot', 'cannonball');
for (const face of playable) words.push(faceCode(face));
for (let seat = 0; seat < MOST_SEATS; seat++) words.push(`lead:${seat}`);
for (const card of discardable) words.push(`discard:${codeOf(card)}`);
words.push('wager:0', 'wager:10', 'wager:20', 'bid-1', 'bid+0', 'bid+1');

const actions = new Map(words.map((word, action) => [word, action]));

export const print = (action: number): string => words[action];
export const parse = (word: string): number | null => actions.get(word) ?? null;

/** The face a play action shows, and the action that shows a face; the same for cards discarded. */
const faceOfAction = Uint8Array.from(playable);
const actionOfFace = inverse(playable, TIGRESS_ESCAPES + 1);
const cardOfAction = Uint8Array.from(discardable);
const actionOfCard = inverse(discardable, CARDS);

export const playedFace = (action: number): number => faceOfAction[action - PLAY];
export const playOf = (face: number): number => PLAY + actionOfFace[face];
export const discardedCard = (action: number): number => cardOfAction[action - DISCARD];
export const discardOf = (card: number): number => DISCARD + actionOfCard[card];

export const isBid = (action: number): boolean => action < SHOT;
export const isShot = (action: number): boolean => action >= SHOT && action < PLAY;
export const isPlay = (action: number): boolean => action >= PLAY && action < LEAD;
export const isLead = (action: number): boolean => action >= LEAD && action < DISCARD;
export const isDiscard = (action: number): boolean => action >= DISCARD && action < WAGER;
export const isWager = (action: number): boolean => action >= WAGER && action < CHANGE;
export const isChange = (action: number): boolean => action >= CHANGE;

function kinds(end: number, start = 0): number[] {
  const found: number[] = [];
  for (let card = start; card < end; card++) if (kindOf(card) === card) found.push(card);
  return found;
}

/** Alike cards share the number of the first of them. */
function inverse(items: readonly number[], size: number): Uint8Array {
  const numbers = new Uint8Array(size);
  for (let item = 0; item < size; item++) {
    const kind = item === TIGRESS_ESCAPES || item < ESCAPE || item >= BLANK ? item : kindOf(item);
    numbers[item] = items.indexOf(kind);
  }
  return numbers;
}
