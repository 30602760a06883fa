import type { PadWords } from '../../queens-collection/pad.js';

export const pad = {
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
} as const satisfies PadWords;
