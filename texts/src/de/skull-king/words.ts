import type * as SkullKing from '@crossbones/games/skull-king/index';
import { type Deed, readWord } from '@crossbones/games/skull-king/seen/word';
import { type LabelsFor, labelled } from '../../label.js';
import type { Phrases, Who } from '../../phrase.js';
import type { Words } from '../../skull-king/words.js';
import { at, capital, form, quoted, seat, you } from '../speech.js';
import { pad } from './pad.js';

const suits: { readonly [letter: string]: string } = { g: 'Grün', y: 'Gelb', p: 'Lila', b: 'Schwarz' };
const adjectives: { readonly [letter: string]: string } = {
  g: 'grüne',
  y: 'gelbe',
  p: 'lila',
  b: 'schwarze',
};

/** Cards without a number: in a list, as who acts, and as who is acted upon. */
const names: { readonly [code: string]: readonly [string, string, string] } = {
  escape: ['Flucht', 'eine Flucht', 'eine Flucht'],
  pirate: ['Pirat', 'ein Pirat', 'einen Piraten'],
  rosie: ['Rosie', 'Rosie', 'Rosie'],
  will: ['Will', 'Will', 'Will'],
  rascal: ['Rascal', 'Rascal', 'Rascal'],
  juanita: ['Juanita', 'Juanita', 'Juanita'],
  harry: ['Harry', 'Harry', 'Harry'],
  tigress: ['Tigerin', 'die Tigerin', 'die Tigerin'],
  'tigress:pirate': ['Tigerin (als Pirat)', 'die Tigerin als Pirat', 'die Tigerin als Pirat'],
  'tigress:escape': ['Tigerin (als Flucht)', 'die Tigerin als Flucht', 'die Tigerin als Flucht'],
  'skull-king': ['Skull King', 'der Skull King', 'den Skull King'],
  mermaid: ['Meerjungfrau', 'eine Meerjungfrau', 'eine Meerjungfrau'],
  kraken: ['Krake', 'der Krake', 'den Kraken'],
  whale: ['Weißer Wal', 'der weiße Wal', 'den weißen Wal'],
  loot: ['Beute', 'eine Beute', 'eine Beute'],
};

const suit = (letter: string | number): string => suits[letter] ?? String(letter);

function inSentence(code: string | number, role: 1 | 2): string {
  const word = String(code);
  if (Object.hasOwn(names, word)) return names[word][role];
  const [, letter, value] = /^([gypb])(\d+)$/.exec(word) ?? [];
  if (letter !== undefined) return `die ${adjectives[letter]} ${value}`;
  return word.startsWith('blank:') ? `die Hauskarte ${word.slice(6)}` : word;
}
/** Nominative and accusative, with the article. */
const the = (code: string | number): string => inSentence(code, 1);
const whom = (code: string | number): string => inSentence(code, 2);
/** After a negation: “keine Flucht”, “die grüne 7 nicht”. */
const lacked = (code: string | number): string =>
  whom(code).startsWith('eine ') ? `k${whom(code)}` : `${whom(code)} nicht`;

const card = (code: string): string =>
  Object.hasOwn(names, code) ? names[code][0] : capital(whom(code).replace(/^die /, ''));

/** Whoever plays, the ghost of a game for two among them. */
const by = (who: Who, seat: string | number): string => (seat === 'greybeard' ? 'Graubart' : who(seat));
const mine = (who: Who, seat: string | number): boolean => by(who, seat) === you;
/** In the dative and in the accusative. */
const to = (who: Who, seat: string | number): string => (mine(who, seat) ? 'dir' : by(who, seat));
const hits = (who: Who, seat: string | number): string => (mine(who, seat) ? 'dich' : by(who, seat));
/** Who does something, at the start of a sentence. */
const does = (who: Who, seat: string | number, second: string, third: string): string =>
  capital(form(by(who, seat), second, third));
/** „deine schwarze 12“, „die schwarze 12 von Odette“; pirates and the King are the only ones who are not “sie”. */
const cardOf = (who: Who, seat: string | number, code: string | number): string => {
  if (!mine(who, seat)) return `${the(code)} von ${by(who, seat)}`;
  const name = the(code).replace(/^(eine?|die|der) /, '');
  return `${/^(pirate|will|rascal|harry|skull-king)$/.test(String(code)) ? 'dein' : 'deine'} ${name}`;
};
const mermaidOf = (who: Who, seat: string | number): string =>
  mine(who, seat) ? 'Deine Meerjungfrau' : `Die Meerjungfrau von ${by(who, seat)}`;

const bidOf = (who: Who, seat: string | number): string =>
  mine(who, seat) ? 'deine Ansage' : `die Ansage von ${by(who, seat)}`;

/** Said where others came to the same. */
const tied = (equals: string | number): string =>
  Number(equals) > 1 ? ' (bei Gleichstand die zuerst gespielte)' : '';

const reasons = {
  over: () => 'Die letzte Runde ist gewertet: Das Spiel ist aus.',
  dealing: () => 'Die Karten sind noch nicht verteilt.',
  'not-your-turn': () => 'Du bist nicht dran.',
  'bid-now': () => 'Erst sagen alle an: Wie viele Stiche machst du?',
  'shot-now': () => 'Wähl erst Kartätsche oder Kanonenkugel.',
  'play-now': () => 'Jetzt ist eine Karte dran.',
  'lead-now': () => 'Rosie will erst einen Namen: Wer spielt den nächsten Stich an?',
  'discard-now': () => 'Will hat dir neue Karten gebracht: wirf erst genauso viele ab.',
  'wager-now': () => 'Rascal wartet auf deinen Einsatz von 0, 10 oder 20.',
  'change-now': () => 'Harry lässt dich deine Ansage um eins ändern: entscheide erst.',
  'bid-too-high': ({ most }) => `Mehr als ${most} gibt es diese Runde nicht: Sag 0 bis ${most} an.`,
  'bid-out-of-range': ({ most }) => `Damit läge die Ansage nicht mehr zwischen 0 und ${most}.`,
  'not-held': (args) => `Du hast ${lacked(args.card)} auf der Hand.`,
  'must-follow': (args) =>
    `${suit(args.suit)} ist angespielt, und du kannst bedienen: ${the(args.card)} muss auf der Hand bleiben.`,
  'no-such-player': ({ seat }) => `An diesem Tisch gibt es keinen Platz ${seat}.`,

  'suit-led': (args) =>
    args.after === undefined
      ? `${capital(the(args.card))} spielt ${suit(args.suit)} an.`
      : `Erst ${the(args.after)}, dann ${the(args.card)}: ${suit(args.suit)} ist angespielt.`,
  'no-suit': (args) =>
    args.after === undefined
      ? `${capital(the(args.card))} lag zuerst da: Keine Farbe ist angespielt.`
      : `Erst ${the(args.after)}, dann ${the(args.card)}: Keine Farbe ist angespielt.`,
  'nothing-led': () => 'Nichts als Flucht und Beute: Keine Farbe ist angespielt.',
  'later-leviathan': (args) => `Krake und Wal treffen sich, und wer später kam, wirkt: ${the(args.card)}.`,
  kraken: () => 'Der Krake zieht den ganzen Stich in die Tiefe: Niemand bekommt ihn.',
  whale: (args, who) =>
    `Der Wal wäscht die Farben aus, und ${cardOf(who, args.seat, args.card)} ist die höchste Zahl${tied(args.equals)}.`,
  'whale-alone': () => 'Der Wal findet keine Zahl im Stich: Niemand bekommt ihn.',
  'mermaid-takes-king': (args, who) =>
    `${mermaidOf(who, args.seat)}${args.equals === 1 ? '' : ', die zuerst gespielte,'} betört den Skull King.`,
  king: (args, who) =>
    `Gegen ${mine(who, args.seat) ? 'deinen Skull King' : `den Skull King von ${by(who, args.seat)}`} kommt nichts an.`,
  pirate: (args, who) =>
    `${capital(cardOf(who, args.seat, args.card))} ist der ${args.equals === 1 ? 'einzige' : 'zuerst gespielte'} Pirat im Stich, und kein Skull King wurde gespielt.`,
  mermaid: (args, who) =>
    `${mermaidOf(who, args.seat)}${args.equals === 1 ? '' : ', die zuerst gespielte,'} schlägt jede Zahl.`,
  black: (args, who) =>
    `${capital(cardOf(who, args.seat, args.card))} ist die höchste schwarze Karte${tied(args.equals)}, und Schwarz ist Trumpf.`,
  'led-suit': (args, who) =>
    `${capital(cardOf(who, args.seat, args.card))} ist die höchste der angespielten Farbe${tied(args.equals)}.`,
  'first-escape': (args, who) =>
    args.equals !== 1
      ? `Alle sind geflohen, also macht die erste Karte den Stich: ${cardOf(who, args.seat, args.card)}.`
      : `Bisher liegt nur ${cardOf(who, args.seat, args.card)} da.`,
  fourteen: (args) => `${capital(the(args.card))} bringt ${args.points}, wer immer den Stich macht.`,
  captures: (args) => `Fang für ${whom(args.card)}: ${args.points}.`,
  alliance: ({ seat, winner, points }, who) =>
    `Die Beute verbündet ${hits(who, seat)} mit ${to(who, winner)}: je ${points}, wenn beide ihre Ansage halten.`,
  'own-loot': ({ seat }, who) => `${does(who, seat, 'hast', 'hat')} die eigene Beute geholt: kein Bündnis.`,
  'no-alliance': ({ seat }, who) =>
    `${mine(who, seat) ? 'Deine Beute' : `Die Beute von ${by(who, seat)}`} verbündet hier niemanden.`,
  'taker-leads': ({ seat }, who) => `${does(who, seat, 'spielst', 'spielt')} den nächsten Stich an.`,
  'left-leads': ({ seat, owner }, who) =>
    `${capital(by(who, seat))}, links von ${to(who, owner)}, ${mine(who, seat) ? 'spielst' : 'spielt'} als Nächstes an.`,
  'would-have-led': ({ seat }, who) =>
    `Ohne die Ungeheuer ginge der Stich an ${hits(who, seat)}, und so auch das nächste Anspiel.`,
  'whale-leads': ({ seat }, who) =>
    `${does(who, seat, 'hast den Wal geschickt und spielst', 'hat den Wal geschickt und spielt')} als Nächstes an.`,
  'ghost-passes-lead': ({ seat }, who) =>
    `Graubart spielt nur nach einem eigenen Stich an, also ${mine(who, seat) ? 'tust du es' : `tut es ${by(who, seat)}`}.`,

  'fewer-cards': ({ most }) => `Die Karten reichen für ${most} je Person: Mehr als ${most} hat keine Runde.`,
  'cannonball-needs-rascal': () => 'Die Kanonenkugel braucht "scoring": "rascal".',
  'tigress-undecided': (args) => `${at(args)}: Was ist die Tigerin, tigress:pirate oder tigress:escape?`,
  'unknown-card': (args) => `${at(args)}: Eine Karte ${quoted(args.card)} gibt es nicht.`,
  'wants-cards': (args) =>
    `${at(args)} müssen ${args.cards} Karten sein, eine von jedem, und nicht ${args.got}.`,
  'too-many-copies': (args) =>
    `${at(args)}: in der Schachtel sind nicht mehr als ${args.most} × ${args.card}.`,
  'unnamed-blank': (args) => `${at(args)}: options.blanks sagt nicht, was ${args.card} ist.`,
  'wants-order': (args) => `${at(args)} muss 0, 1 und "greybeard" je einmal nennen.`,
  'order-of-two': (args) => `${at(args)} gilt nur zu zweit; mit mehr genügt "leader".`,
  'wants-tens': (args) => `${at(args)} muss ein Vielfaches von 10 sein, 0 bis ${args.max}.`,
  'shot-needs-rascal': (args) => `${at(args)} braucht "scoring": "rascal".`,
  'own-loot-pair': (args) => `${at(args)} muss zwei verschiedene Spieler nennen.`,
} satisfies Phrases<SkullKing.ReasonKey>;

const labels: LabelsFor<Deed> = {
  bid: ({ bid }) => `${bid} ansagen`,
  load: ({ shot }) => (shot === 'grapeshot' ? 'Kartätsche laden' : 'Kanonenkugel laden'),
  play: ({ card }) => `${capital(whom(card))} spielen`,
  lead: ({ seat }, who) => `${who(seat)} anspielen lassen`,
  discard: ({ card }) => `${capital(whom(card))} abwerfen`,
  wager: ({ wager }) => (wager === 0 ? 'Nichts setzen' : `${wager} setzen`),
  change: ({ by }) =>
    by < 0 ? 'Ansage um eins senken' : by > 0 ? 'Ansage um eins erhöhen' : 'Ansage behalten',
};

export const words = {
  pad,
  reasons,
  label: labelled(readWord, labels, seat),
  card,
  suit,
  options: {
    scoring: {
      name: 'Wertung',
      about: 'Was eine gehaltene Ansage bringt und eine verfehlte kostet.',
      values: {
        'skull-king': 'Skull King: alles oder Strafe',
        rascal: 'Rascal: knapp daneben bringt die Hälfte',
      },
    },
    cannonball: {
      name: 'Kanonenkugel',
      about: 'Mit Rascals Wertung: lad nach dem Ansagen eine Kugel, für mehr Punkte oder gar keine.',
    },
    kraken: { name: 'Krake', about: 'Zieht einen ganzen Stich in die Tiefe: Niemand bekommt ihn.' },
    whale: { name: 'Weißer Wal', about: 'Wäscht die Farben aus: Die höchste Zahl macht den Stich.' },
    loot: {
      name: 'Beute',
      about: 'Verbündet dich mit dem, der den Stich macht: je 20 Punkte, wenn beide Ansagen halten.',
    },
    powers: {
      name: 'Kräfte der Piraten',
      about: 'Jeder Pirat, der einen Stich macht, hat einen eigenen Kniff.',
    },
    krakenLead: {
      name: 'Nach dem Kraken',
      about: 'Wer anspielt, wenn der Krake den Stich geholt hat.',
      values: { left: 'Wer links vom Kraken sitzt', 'would-have-won': 'Wer den Stich gemacht hätte' },
    },
    schedule: {
      name: 'Runden',
      about: 'Wie viele Runden es gibt, und mit wie vielen Karten.',
      values: {
        classic: 'Klassisch: 1 bis 10 Karten',
        'even-keel': 'Ruhige See: 2, 4, 6, 8, 10, je zweimal',
        brawl: 'Rauferei: 6 bis 10 Karten',
        raid: 'Überfall: fünf Runden mit 5',
        barrage: 'Sperrfeuer: zehn Runden mit 10',
        whirlpool: 'Strudel: 9, 7, 5, 3, 1, je zweimal',
        bedtime: 'Ab ins Bett: eine Karte, eine Runde',
      },
    },
    blanks: { name: 'Hauskarten', about: 'Bis zu vier eigene Karten: gib jeder einen Namen und eine Art.' },
  },
  modes: {},
  moments: {
    rosie: ({ seat, lead }, who) =>
      `Rosie lässt ${hits(who, seat)} wählen: ${mine(who, lead) ? 'Du spielst' : `${by(who, lead)} spielt`} an.`,
    will: ({ seat, drew }, who) => `Will bringt ${to(who, seat)} ${drew} neue Karten.`,
    rascal: ({ seat, wager }, who) =>
      `Rascals Wette: ${mine(who, seat) ? 'Du setzt' : `${by(who, seat)} setzt`} ${wager} auf die Ansage.`,
    juanita: ({ seat }, who) => `Juanita zeigt ${to(who, seat)} die nicht verteilten Karten.`,
    'juanita-shows': () => 'Diese Runde nicht verteilt',
    'harry-up': ({ seat }, who) => `Harry erhöht ${bidOf(who, seat)} um eins.`,
    'harry-down': ({ seat }, who) => `Harry senkt ${bidOf(who, seat)} um eins.`,
    'harry-keeps': ({ seat }, who) => `Harry lässt ${bidOf(who, seat)}, wie sie ist.`,
    'tigress-asks': () => 'Tigerin: Piratin oder Flucht?',
    greybeard: () => 'Graubart',
    alliance: ({ seat }, who) => `Beute (${who(seat)})`,
    wager: () => 'Rascals Wette',
    'yo-ho-ho': () => 'Jo-ho-ho!',
  },
} as const satisfies Words;
