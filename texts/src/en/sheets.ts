import type { DicePadWords, QueensPadWords, SkullPadWords, SkullQueenPadWords } from '../sheets.js';

export const dice = {
  dice: (dice) => (dice === 1 ? '1 die each' : `${dice} dice each`),
} as const satisfies DicePadWords;

export const skullQueen = {
  sideOf: (name) => `Side of ${name}’s plank`,
  pirateOf: {
    r: (name) => `Red pirate of ${name}`,
    y: (name) => `Yellow pirate of ${name}`,
    g: (name) => `Green pirate of ${name}`,
    b: (name) => `Blue pirate of ${name}`,
  },
  space: (worth) => `on the ${worth}`,
  overboard: 'Overboard',
  ghostLeads: 'With two, the ghost leads every trick.',
  faults: {
    'side-missing': (name) => `Which side of the plank did ${name} take?`,
    'pirates-missing': (name, count) =>
      count === 1 ? `Where is the last pirate of ${name}?` : `${name}: ${count} pirates still to be placed.`,
  },
} as const satisfies SkullQueenPadWords;

export const skull = {
  who: 'Who took up the challenge?',
  how: (name) => `How did it go for ${name}?`,
  made: 'Made',
  madeHint: 'nothing but flowers',
  lost: 'Lost',
  lostHint: 'a skull, and a disc gone',
  whose: 'Whose skull was it?',
  whoseHint: 'You may leave this open.',
  begins: (name) => `Whom does ${name} name to begin?`,
  discs: (discs) => (discs === 1 ? '1 disc' : `${discs} discs`),
  oneMade: 'one made',
  out: 'out',
  wins: (name) => `${name} wins!`,
  goesOut: (name) => `That was the last disc: ${name} is out.`,
  faults: {
    'challenger-missing': 'Tap who took up the challenge.',
    'result-missing': (name) => `Did ${name} make it?`,
    'skull-missing': (name) => `${name} is out: tap whose skull it was, for that says who begins.`,
    'last-skull-missing': 'Tap whose skull it was: if it was a last disc, its owner is out.',
    'first-missing': (name) => `${name} is out and names who begins: tap whom.`,
    'gang-is-out': (name) => `${name} was out already.`,
  },
} as const satisfies SkullPadWords;

export const queens = {
  boxes: 'Boxes',
  pawns: 'Pawns',
  cards: 'Cards left',
  boxesOf: (name) => `Boxes of ${name}`,
  pawnsOf: (name) => `Pawns of ${name}`,
  cardsOf: (name) => `Cards left to ${name}`,
  fewer: (what) => `${what}: one fewer`,
  more: (what, by) => (by === 1 ? `${what}: one more` : `${what}: ${by} more`),
  told: (boxes, pawns) => `${boxes} of 8 boxes, ${pawns} of 24 pawns`,
  brokenOff: 'Broken off',
  brokenOffHint: 'Nobody took a pawn for five turns each.',
  partner: (name) => `with ${name}`,
  team: (one, other) => `${one} and ${other}`,
  atHome: 'How many pawns stand on the box of their own colour?',
  atHomeHint: 'Count box by box.',
  box: {
    c1: 'Red box',
    c2: 'Green box',
    c3: 'Yellow box',
    c4: 'Blue box',
    c5: 'Purple box',
    c6: 'Cyan box',
    c7: 'White box',
    c8: 'Black box',
  },
  full: 'complete',
  ofMost: (points, most) => `${points} of ${most} points`,
  faults: {
    'too-many-boxes': (most) => `There are only ${most} boxes.`,
    'too-many-pawns': (most) => `There are only ${most} pawns.`,
    'too-many-cards': (most) => `There are only ${most} cards.`,
    'boxes-missing': (boxes) => `A round ends with 7 or 8 boxes taken; so far there are ${boxes}.`,
    'not-broken-off': 'With 7 boxes taken the round ended by itself: it was not broken off.',
    'pawns-differ': (pawns, fewest, highest) =>
      fewest === highest
        ? `These boxes make ${fewest} pawns; there are ${pawns}.`
        : `These boxes make ${fewest} to ${highest} pawns; there are ${pawns}.`,
    'boxes-open': (count) =>
      count === 1 ? 'One box is still to be counted.' : `${count} boxes are still to be counted.`,
    'lone-stray': 'A pawn away from home leaves its own box incomplete too: check the others.',
  },
} as const satisfies QueensPadWords;
