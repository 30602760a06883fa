import type { PadWords } from '../../skull-queen/pad.js';
import { di, theNumber } from '../speech.js';

export const pad = {
  sideOf: (name) => `Lato della passerella ${di(name)}`,
  pirateOf: {
    r: (name) => `Pirata rosso ${di(name)}`,
    y: (name) => `Pirata giallo ${di(name)}`,
    g: (name) => `Pirata verde ${di(name)}`,
    b: (name) => `Pirata blu ${di(name)}`,
  },
  space: (worth) =>
    theNumber(worth).replace(/^il /, 'sul ').replace(/^l’/, 'sull’').replace(/^lo /, 'sullo '),
  overboard: 'In mare',
  ghostLeads: 'In due, il fantasma apre ogni presa.',
  faults: {
    'side-missing': (name) => `Quale lato della passerella ha scelto ${name}?`,
    'pirates-missing': (name, count) =>
      count === 1 ? `Dov’è l’ultimo pirata ${di(name)}?` : `${name}: ancora ${count} pirati da mettere.`,
  },
} as const satisfies PadWords;
