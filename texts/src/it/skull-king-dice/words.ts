import type * as SkullKingDice from '@crossbones/games/skull-king-dice/index';
import { type Deed, readWord } from '@crossbones/games/skull-king-dice/seen/word';
import { type LabelsFor, labelled } from '../../label.js';
import type { Phrases } from '../../phrase.js';
import type { Words } from '../../skull-king-dice/words.js';
import { a, counted, seat, theNumber } from '../speech.js';
import { pad } from './pad.js';

const names: { readonly [kind in SkullKingDice.Kind]: string } = {
  'skull-king': 'Skull King',
  pirate: 'pirata',
  mermaid: 'sirena',
  black: 'nero',
  blue: 'blu',
  red: 'rosso',
  yellow: 'giallo',
};

const isKind = (word: string): word is SkullKingDice.Kind => Object.hasOwn(names, word);
type Arg = string | number | undefined;

/** A kind of die in a sentence: “nero”, “Skull King”. */
const kindName = (kind: Arg): string =>
  isKind(String(kind)) ? names[kind as SkullKingDice.Kind] : String(kind);

/** A rolled die: `black:6` is “il 6 nero”, `pirate:flag` is “la bandiera del dado pirata”. */
function rollName(roll: Arg): string {
  const [kind, face] = String(roll).split(':');
  if (face === 'skull') return `il teschio del dado ${kindName(kind)}`;
  return face === 'flag' ? `la bandiera del dado ${kindName(kind)}` : `${theNumber(face)} ${kindName(kind)}`;
}

const nth = (place: Arg): string =>
  ['', 'primo', 'secondo', 'terzo', 'quarto', 'quinto', 'sesto'][Number(place)] ?? `${place}º`;

/** Said where several came to the same. */
const last = (equals: string | number): string => (Number(equals) > 1 ? 'L’ultimo' : 'Il');

const reasons = {
  'game-over': ({ rounds }) => `Tutte e ${rounds} le manche sono giocate; la partita è finita.`,
  'wait-for-chance': () => 'Aspetta: i dadi stanno ancora rotolando.',
  'bids-first': () => 'Nessuno tira prima che ci siano tutte le puntate.',
  'bids-revealed': () => 'Le puntate sono sul tavolo e valgono per questa manche.',
  'bid-too-high': ({ bid, round }) =>
    `Una puntata di ${bid} è troppo alta: questa manche ha solo ${counted(round, 'presa', 'prese')}.`,
  'not-your-turn': ({ turn }, who) => `Ora tocca ${a(who(turn))} tirare.`,
  'not-held': ({ die }) => `Dietro il tuo schermo non c’è nessun dado ${kindName(die)}.`,
  'must-follow': ({ die, led }) =>
    `Si è aperto con il ${kindName(led)} e tu ne hai, quindi il dado ${kindName(die)} aspetta: tira un dado ${kindName(led)} o uno speciale.`,

  'colour-led': ({ led }) =>
    `Il primo dado colorato è ${kindName(led)}: il colore d’apertura è il ${kindName(led)}.`,
  'nothing-led': () => 'Nessun dado colorato è stato tirato: non c’è un colore a cui rispondere.',
  'mermaid-takes-skull-king': ({ place, equals }) =>
    `Skull King e sirena mostrano tutti e due il teschio: vince ${Number(equals) > 1 ? 'l’ultima' : 'la'} sirena, il ${nth(place)} dado.`,
  'last-skull-king': ({ place, equals }) =>
    `Nessuna sirena ferma lo Skull King: vince il suo ${Number(equals) > 1 ? 'ultimo ' : ''}teschio, il ${nth(place)} dado.`,
  'last-pirate': ({ place, equals }) =>
    `${last(equals)} teschio di pirata batte sirene e numeri: vince il ${nth(place)} dado.`,
  'last-mermaid': ({ place, equals }) =>
    `${last(equals)} teschio di sirena batte tutti i numeri: vince il ${nth(place)} dado.`,
  'highest-number': ({ place, roll, equals }) =>
    `Vince il numero più alto, di qualunque colore: ${rollName(roll)}, tirato per ${nth(place)}${Number(equals) > 1 ? ' (a parità, l’ultimo)' : ''}.`,
  'first-flag': ({ equals }) =>
    equals !== 1 ? 'Solo bandiere: vince la prima tirata.' : 'Per ora c’è solo una bandiera.',
  'pirates-captured': ({ count, bonus }) =>
    `Lo Skull King ha catturato ${counted(count, 'teschio di pirata', 'teschi di pirata')}: +${bonus}, se chi ha vinto centra la puntata.`,
  'skull-king-captured': ({ bonus }) =>
    `La sirena ha catturato lo Skull King: +${bonus}, se chi ha vinto centra la puntata.`,
  'no-bonuses': () => 'I marinai d’acqua dolce non prendono bonus.',

  'wants-dice': ({ at, total, sum }) => `${at} deve avere ${total} dadi in tutto, e non ${sum}.`,
  'wants-roll': ({ at }) =>
    `${at} deve essere un dado tirato, per esempio "black:6", "yellow:flag" o "pirate:skull".`,
  'no-such-face': ({ at, roll }) =>
    `${at} non è possibile: questi dadi non hanno una faccia per ${rollName(roll)}.`,
  'too-many-dice': ({ at, die, count }) =>
    `${at} è uno di troppo: nella scatola ce ne sono ${count} del tipo ${kindName(die)}.`,
  'wants-tens': ({ at }) => `${at} deve essere un multiplo di 10, come tutti i bonus.`,
  'over-round': ({ at, round }) =>
    `${at} non deve superare ${round}, il numero di prese della manche ${round}.`,
} satisfies Phrases<SkullKingDice.ReasonKey>;

const labels: LabelsFor<Deed> = {
  bid: ({ bid }) => `Punta ${bid}`,
  roll: ({ kind }) => `Tira il dado ${kindName(kind)}`,
};

/** `black` is “dado nero”, `black:6` “6 nero”, `pirate:flag` “dado pirata, bandiera”. */
function card(code: string): string {
  const [kind, face] = code.split(':');
  if (face === undefined) return `dado ${kindName(kind)}`;
  if (face === 'skull') return `dado ${kindName(kind)}, teschio`;
  return face === 'flag' ? `dado ${kindName(kind)}, bandiera` : `${face} ${kindName(kind)}`;
}

export const words = {
  pad,
  reasons,
  label: labelled(readWord, labels, seat),
  card,
  suit: kindName,
  options: {
    scoring: {
      name: 'Punteggio',
      about: 'Quanto rende una puntata esatta e quanto costa una sbagliata.',
      values: {
        standard: 'Normale: bonus, e gli errori costano',
        landlubber: 'D’acqua dolce: niente bonus, niente penalità per puntate sopra lo 0',
      },
    },
    dice: { name: 'Dadi', about: 'Quali dadi sono nel sacchetto, e che cosa c’è sulle facce.' },
  },
  modes: {},
  moments: { 'yo-ho-ho': () => 'Yo-oh-oh!' },
} as const satisfies Words;
