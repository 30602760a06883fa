import type * as SkullKingDice from '@crossbones/games/skull-king-dice/index';
import { type Deed, readWord } from '@crossbones/games/skull-king-dice/seen/word';
import { type LabelsFor, labelled } from '../../label.js';
import type { Phrases } from '../../phrase.js';
import type { Words } from '../../skull-king-dice/words.js';
import { capital, counted, seat } from '../speech.js';
import { pad } from './pad.js';

/** A kind by itself, and its die: bare, after “der” and after “den”. */
const names: { readonly [kind in SkullKingDice.Kind]: readonly [string, string, string] } = {
  'skull-king': ['Skull King', 'Skull-King-Würfel', 'Skull-King-Würfel'],
  pirate: ['Pirat', 'Piratenwürfel', 'Piratenwürfel'],
  mermaid: ['Meerjungfrau', 'Meerjungfrauenwürfel', 'Meerjungfrauenwürfel'],
  black: ['Schwarz', 'schwarzer Würfel', 'schwarzen Würfel'],
  blue: ['Blau', 'blauer Würfel', 'blauen Würfel'],
  red: ['Rot', 'roter Würfel', 'roten Würfel'],
  yellow: ['Gelb', 'gelber Würfel', 'gelben Würfel'],
};

const isKind = (word: string): word is SkullKingDice.Kind => Object.hasOwn(names, word);
type Arg = string | number | undefined;

const nameOf = (kind: Arg, form: 0 | 1 | 2): string =>
  isKind(String(kind)) ? names[kind as SkullKingDice.Kind][form] : String(kind);
/** “Schwarz”. */
const kindName = (kind: Arg): string => nameOf(kind, 0);
/** “schwarzen Würfel”, after “den” or “einen”. */
const die = (kind: Arg): string => nameOf(kind, 2);

/** `black` is “Schwarzer Würfel”, `black:6` “Schwarz 6”, `pirate:flag` “Piratenwürfel, Flagge”. */
function card(code: string): string {
  const [kind, face] = code.split(':');
  const name = capital(nameOf(kind, 1));
  if (face === undefined) return name;
  if (face === 'skull') return `${name}, Totenkopf`;
  return face === 'flag' ? `${name}, Flagge` : `${kindName(kind)} ${face}`;
}

const nth = (place: Arg): string =>
  ['', 'erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste'][Number(place)] ?? `${place}.`;

/** Said where several came to the same. */
const last = (equals: string | number, ending: 'e' | 'er'): string =>
  Number(equals) > 1 ? `letzt${ending} ` : '';

const reasons = {
  'game-over': ({ rounds }) => `Alle ${rounds} Runden sind gespielt; das Spiel ist aus.`,
  'wait-for-chance': () => 'Moment: Die Würfel rollen noch.',
  'bids-first': () => 'Niemand würfelt, bevor alle angesagt haben.',
  'bids-revealed': () => 'Die Ansagen liegen auf dem Tisch und gelten für diese Runde.',
  'bid-too-high': ({ bid, round }) =>
    `Eine Ansage von ${bid} ist zu hoch: diese Runde hat nur ${counted(round, 'Stich', 'Stiche')}.`,
  'not-your-turn': ({ turn }, who) => `${capital(who(turn))} ist mit Würfeln dran.`,
  'not-held': ({ die: kind }) => `Hinter deinem Sichtschirm liegt kein ${nameOf(kind, 1)}.`,
  'must-follow': ({ die, led }) =>
    `${kindName(led)} ist vorgegeben, und du kannst bedienen, also muss ${kindName(die)} warten: würfle ${kindName(led)} oder einen besonderen Würfel.`,

  'colour-led': ({ led }) =>
    `Der erste farbige Würfel war ${kindName(led)}: ${kindName(led)} ist vorgegeben.`,
  'nothing-led': () => 'Kein farbiger Würfel ist gefallen: Keine Farbe ist vorgegeben.',
  'mermaid-takes-skull-king': ({ place, equals }) =>
    `Skull King und Meerjungfrau zeigen beide den Totenkopf: Die ${last(equals, 'e')}Meerjungfrau gewinnt, der ${nth(place)} Würfel.`,
  'last-skull-king': ({ place, equals }) =>
    `Keine Meerjungfrau hält den Skull King auf: sein ${last(equals, 'er')}Totenkopf gewinnt, der ${nth(place)} Würfel.`,
  'last-pirate': ({ place, equals }) =>
    `Der ${last(equals, 'e')}Totenkopf eines Piraten schlägt Meerjungfrauen und Zahlen: Der ${nth(place)} Würfel gewinnt.`,
  'last-mermaid': ({ place, equals }) =>
    `Der ${last(equals, 'e')}Totenkopf einer Meerjungfrau schlägt jede Zahl: Der ${nth(place)} Würfel gewinnt.`,
  'highest-number': ({ place, roll, equals }) =>
    `Die höchste Zahl gewinnt, gleich welcher Farbe: ${card(String(roll))}, der ${nth(place)} Würfel${Number(equals) > 1 ? ' (bei Gleichstand der letzte)' : ''}.`,
  'first-flag': ({ equals }) =>
    equals !== 1 ? 'Nichts als Flaggen: Die zuerst gewürfelte gewinnt.' : 'Bisher liegt nur eine Flagge da.',
  'pirates-captured': ({ count, bonus }) =>
    `Der Skull King hat ${counted(count, 'Piraten', 'Piraten')} gefangen: +${bonus}, wenn die Ansage hält.`,
  'skull-king-captured': ({ bonus }) =>
    `Die Meerjungfrau hat den Skull King gefangen: +${bonus}, wenn die Ansage hält.`,
  'no-bonuses': () => 'Landratten bekommen keine Boni.',

  'wants-dice': ({ at, total, sum }) => `${at} muss zusammen ${total} Würfel haben und nicht ${sum}.`,
  'wants-roll': ({ at }) =>
    `${at} muss ein gefallener Würfel sein, etwa "black:6", "yellow:flag" oder "pirate:skull".`,
  'no-such-face': ({ at, roll }) =>
    `${at} kann nicht sein: diese Würfel haben keine Seite für ${card(String(roll))}.`,
  'too-many-dice': ({ at, die, count }) =>
    `${at} ist einer zu viel: von der Sorte ${kindName(die)} gibt es ${count}.`,
  'wants-tens': ({ at }) => `${at} muss ein Vielfaches von 10 sein, wie alle Boni.`,
  'over-round': ({ at, round }) =>
    `${at} darf nicht über ${round} liegen, so viele Stiche hat Runde ${round}.`,
} satisfies Phrases<SkullKingDice.ReasonKey>;

const labels: LabelsFor<Deed> = {
  bid: ({ bid }) => `${bid} ansagen`,
  roll: ({ kind }) => `Den ${die(kind)} werfen`,
};

export const words = {
  pad,
  reasons,
  label: labelled(readWord, labels, seat),
  card,
  suit: kindName,
  options: {
    scoring: {
      name: 'Wertung',
      about: 'Was eine gehaltene Ansage bringt und eine verfehlte kostet.',
      values: {
        standard: 'Normal: mit Boni, und daneben kostet',
        landlubber: 'Landratte: keine Boni, keine Strafen über 0',
      },
    },
    dice: { name: 'Würfel', about: 'Welche Würfel im Beutel sind und was auf ihren Seiten steht.' },
  },
  modes: {},
  moments: { 'yo-ho-ho': () => 'Jo-ho-ho!' },
} as const satisfies Words;
