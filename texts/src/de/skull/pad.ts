import type { PadWords } from '../../skull/pad.js';

export const pad = {
  who: 'Wer hat herausgefordert?',
  how: (name) => `Wie ging es für ${name} aus?`,
  made: 'Geschafft',
  madeHint: 'lauter Blumen',
  lost: 'Gescheitert',
  lostHint: 'ein Totenkopf, eine Scheibe weg',
  whose: 'Wessen Totenkopf war es?',
  whoseHint: 'Das darf offen bleiben.',
  begins: (name) => `Wen bestimmt ${name} zum Anfangen?`,
  discs: (discs) => (discs === 1 ? '1 Scheibe' : `${discs} Scheiben`),
  oneMade: 'eine geschafft',
  out: 'draußen',
  wins: (name) => `${name} gewinnt!`,
  goesOut: (name) => `Das war die letzte Scheibe: ${name} ist draußen.`,
  faults: {
    'challenger-missing': 'Tippe an, wer herausgefordert hat.',
    'result-missing': (name) => `Hat ${name} es geschafft?`,
    'skull-missing': (name) =>
      `${name} ist draußen: Tippe an, wessen Totenkopf es war; davon hängt ab, wer anfängt.`,
    'last-skull-missing':
      'Tippe an, wessen Totenkopf es war: War es die letzte Scheibe, ist sein Besitzer draußen.',
    'first-missing': (name) => `${name} ist draußen und bestimmt, wer anfängt: tippe an, wen.`,
    'gang-is-out': (name) => `${name} war schon draußen.`,
  },
} as const satisfies PadWords;
