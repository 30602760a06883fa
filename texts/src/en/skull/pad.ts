import type { PadWords } from '../../skull/pad.js';

export const pad = {
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
} as const satisfies PadWords;
