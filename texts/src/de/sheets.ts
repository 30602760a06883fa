import type { DicePadWords, QueensPadWords, SkullPadWords, SkullQueenPadWords } from '../sheets.js';

export const dice = {
  dice: (dice) => (dice === 1 ? 'je 1 Würfel' : `je ${dice} Würfel`),
} as const satisfies DicePadWords;

export const skullQueen = {
  sideOf: (name) => `Seite der Planke: ${name}`,
  pirateOf: {
    r: (name) => `Roter Pirat: ${name}`,
    y: (name) => `Gelber Pirat: ${name}`,
    g: (name) => `Grüner Pirat: ${name}`,
    b: (name) => `Blauer Pirat: ${name}`,
  },
  space: (worth) => `auf der ${worth}`,
  overboard: 'Über Bord',
  ghostLeads: 'Zu zweit spielt der Geist jeden Stich an.',
  faults: {
    'side-missing': (name) => `Welche Seite der Planke hat ${name} genommen?`,
    'pirates-missing': (name, count) =>
      count === 1 ? `Wo steht der letzte Pirat von ${name}?` : `${name}: noch ${count} Piraten.`,
  },
} as const satisfies SkullQueenPadWords;

export const skull = {
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
} as const satisfies SkullPadWords;

export const queens = {
  boxes: 'Schatullen',
  pawns: 'Figuren',
  cards: 'Karten übrig',
  boxesOf: (name) => `Schatullen: ${name}`,
  pawnsOf: (name) => `Figuren: ${name}`,
  cardsOf: (name) => `Karten übrig: ${name}`,
  fewer: (what) => `${what}, eine weniger`,
  more: (what, by) => (by === 1 ? `${what}, eine mehr` : `${what}, ${by} mehr`),
  told: (boxes, pawns) => `${boxes} von 8 Schatullen, ${pawns} von 24 Figuren`,
  brokenOff: 'Abgebrochen',
  brokenOffHint: 'Fünf Züge lang hat niemand eine Figur genommen.',
  partner: (name) => `mit ${name}`,
  team: (one, other) => `${one} und ${other}`,
  atHome: 'Wie viele Figuren stehen auf der Schatulle ihrer Farbe?',
  atHomeHint: 'Zähle Schatulle für Schatulle.',
  box: {
    c1: 'Rote Schatulle',
    c2: 'Grüne Schatulle',
    c3: 'Gelbe Schatulle',
    c4: 'Blaue Schatulle',
    c5: 'Violette Schatulle',
    c6: 'Türkise Schatulle',
    c7: 'Weiße Schatulle',
    c8: 'Schwarze Schatulle',
  },
  full: 'vollständig',
  ofMost: (points, most) => `${points} von ${most} Punkten`,
  faults: {
    'too-many-boxes': (most) => `Es gibt nur ${most} Schatullen.`,
    'too-many-pawns': (most) => `Es gibt nur ${most} Figuren.`,
    'too-many-cards': (most) => `Es gibt nur ${most} Karten.`,
    'boxes-missing': (boxes) => `Eine Runde endet mit 7 oder 8 Schatullen; bisher sind es ${boxes}.`,
    'not-broken-off': 'Mit 7 Schatullen war die Runde von selbst zu Ende und nicht abgebrochen.',
    'pawns-differ': (pawns, fewest, highest) =>
      fewest === highest
        ? `Zu diesen Schatullen gehören ${fewest} Figuren; es sind ${pawns}.`
        : `Zu diesen Schatullen gehören ${fewest} bis ${highest} Figuren; es sind ${pawns}.`,
    'boxes-open': (count) =>
      count === 1 ? 'Eine Schatulle ist noch zu zählen.' : `${count} Schatullen sind noch zu zählen.`,
    'lone-stray': 'Eine Figur in der Fremde fehlt auch ihrer eigenen Schatulle: Sieh bei den anderen nach.',
  },
} as const satisfies QueensPadWords;
