import type { PadWords } from '../../queens-collection/pad.js';

export const pad = {
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
} as const satisfies PadWords;
