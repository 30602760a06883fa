import type * as SkullQueen from '@crossbones/games/skull-queen/index';
import { type Deed, readWord } from '@crossbones/games/skull-queen/seen/word';
import { type LabelsFor, labelled } from '../../label.js';
import type { Phrases, Who } from '../../phrase.js';
import type { Words } from '../../skull-queen/words.js';
import { capital, seat } from '../speech.js';
import { pad } from './pad.js';

type Arg = string | number | undefined;

const colours: { readonly [colour: string]: string } = { r: 'Rot', y: 'Gelb', g: 'Grün', b: 'Blau' };
/** In a list, as who acts, and as who is acted upon. */
const specials: { readonly [card: string]: readonly [string, string, string] } = {
  '0': ['Affe (0)', 'der Affe (0)', 'den Affen (0)'],
  '13': ['Erster Maat (13)', 'der Erste Maat (13)', 'den Ersten Maat (13)'],
};
/** The spaces of a plank, from its narrow end to its wide one. */
const spaces = ['ganz oben', 'auf dem zweiten Feld', 'in der Mitte', 'auf dem vierten Feld', 'ganz unten'];

/** “Blau” for `b`. */
const colourName = (colour: Arg): string => colours[String(colour)] ?? String(colour);
/** “blaue” for `b`. */
const coloured = (colour: Arg): string => `${colourName(colour).toLowerCase()}e`;

function inSentence(card: Arg, role: 1 | 2): string {
  const code = String(card);
  return specials[code]?.[role] ?? `die ${coloured(code.charAt(0))} ${code.slice(1)}`;
}
/** “die blaue 12” for `b12`, “der Affe (0)” for `0`. */
const the = (card: Arg): string => inSentence(card, 1);
/** “Blaue 12” for `b12`, “Affe (0)” for `0`. */
const cardName = (card: string): string => specials[card]?.[0] ?? capital(the(card).slice('die '.length));

/** Whoever plays, the ghost of a game for two among them: “von Mina”, “vom Geist”. */
const of = (who: Who, seat: string | number): string => (seat === 'ghost' ? 'vom Geist' : `von ${who(seat)}`);
const by = (who: Who, seat: string | number): string => (seat === 'ghost' ? 'der Geist' : who(seat));
/** What a page calls the player who reads it. */
const you = 'Du';
const mine = (who: Who, seat: string | number): boolean => by(who, seat) === you;
const pirateOf = (who: Who, seat: string | number, colour: Arg): string =>
  mine(who, seat) ? `dein ${coloured(colour)}r Pirat` : `der ${coloured(colour)} Pirat ${of(who, seat)}`;
const leadsNext = (who: Who, seat: string | number): string =>
  mine(who, seat) ? 'als Nächstes spielst du an' : `als Nächstes spielt ${by(who, seat)} an`;
const cardNames = (cards: Arg): string => String(cards).split(' ').map(cardName).join(', ');

const reasons = {
  'game-over': () => 'Alle Runden sind gespielt; das Spiel ist aus.',
  'cards-not-dealt': () => 'Geduld: die Karten werden noch verteilt.',
  'place-first': ({ card }) =>
    `${capital(the(card))} muss warten, bis alle Piraten auf ihren Planken stehen.`,
  'placement-closed': () => 'Die Planken liegen offen: ab jetzt bewegen nur noch Karten die Piraten.',
  'side-first': () => 'Wähl erst die Seite deiner Planke.',
  'pirate-next': ({ colour }) => `Als Nächstes kommt dein ${coloured(colour)}r Pirat auf die Planke.`,
  'no-such-space': ({ spaces }) => `Deine Planke hat nur ${spaces} Felder.`,
  'not-your-turn': () => 'Du bist mit Ausspielen nicht dran.',
  'left-out': ({ card, players }) => `Bei ${players} Spielern bleibt ${the(card)} in der Schachtel.`,
  'not-in-hand': ({ card }) => `${capital(the(card))} ist nicht auf deiner Hand.`,
  'must-follow': ({ colour }) =>
    `${colourName(colour)} ist angesagt, und du kannst bedienen: spiel ${colourName(colour)}, den Affen oder den Ersten Maat.`,

  announced: ({ seat, card, colour }, who) =>
    `${mine(who, seat) ? capital(the(card).replace('die ', 'deine ')) : `${capital(the(card))} ${of(who, seat)}`} ist die erste Karte mit Farbe: ${colourName(colour)} ist angesagt.`,
  'takes-colour': ({ card, colour }) => `${capital(the(card))} zählt hier als ${colourName(colour)}.`,
  alone: ({ card, colour }) =>
    `${capital(the(card))} ist allein in ${colourName(colour)} und bleibt in der Mitte liegen.`,
  up: ({ seat, card, colour }, who) =>
    `Am höchsten in ${colourName(colour)} ist ${the(card)}: ${pirateOf(who, seat, colour)} steigt ein Feld.`,
  'up-two': ({ seat, card, colour }, who) =>
    `Am höchsten in ${colourName(colour)} ist ${the(card)}, und die ${coloured(colour)} 8 liegt im Stich: ${pirateOf(who, seat, colour)} steigt zwei Felder.`,
  'up-nobody': ({ card, colour }) =>
    `Am höchsten in ${colourName(colour)} ist ${the(card)} in der Mitte: niemand steigt.`,
  'up-ghost': ({ card, colour }) =>
    `Am höchsten in ${colourName(colour)} ist ${the(card)} vom Geist, der keine Planke hat: niemand steigt.`,
  down: ({ seat, card, colour }, who) =>
    `Am niedrigsten in ${colourName(colour)} ist ${the(card)}: ${pirateOf(who, seat, colour)} sinkt ein Feld.`,
  'down-two': ({ seat, card, colour }, who) =>
    `Am niedrigsten in ${colourName(colour)} ist ${the(card)}, und die ${coloured(colour)} 5 liegt im Stich: ${pirateOf(who, seat, colour)} sinkt zwei Felder.`,
  'down-nobody': ({ card, colour }) =>
    `Am niedrigsten in ${colourName(colour)} ist ${the(card)} in der Mitte: niemand sinkt.`,
  'down-ghost': ({ card, colour }) =>
    `Am niedrigsten in ${colourName(colour)} ist ${the(card)} vom Geist, der keine Planke hat: niemand sinkt.`,
  leave: ({ cards }) => `Diese Karten sind aus der Runde: ${cardNames(cards)}.`,
  leads: ({ seat, card }, who) =>
    `${capital(the(card))} ist die höchste Zahl im Stich: ${leadsNext(who, seat)}.`,
  'leads-last': ({ seat, card }, who) =>
    `${capital(the(card))} kam von den höchsten Zahlen zuletzt: ${leadsNext(who, seat)}.`,
  'ghost-leads': () => 'Zu zweit spielt der Geist jeden Stich an.',

  'too-many-copies': ({ at, card }) => `${at} kann nicht sein: ${the(card)} liegt schon in diesem Stich.`,
} satisfies Phrases<SkullQueen.ReasonKey>;

const labels: LabelsFor<Deed> = {
  play: ({ card }) => `${capital(inSentence(card, 2))} spielen`,
  side: ({ side }) => (side === 'front' ? 'Vorderseite der Planke, 8 oben' : 'Rückseite der Planke, 8 unten'),
  place: ({ colour, space }) => `${capital(coloured(colour))}r Pirat ${spaces[space]}`,
};

export const words = {
  pad,
  reasons,
  label: labelled(readWord, labels, seat),
  card: cardName,
  suit: colourName,
  options: {
    middle: {
      name: 'Mitte der Planke',
      about: 'Was ein Pirat auf dem mittleren Feld wert ist.',
      values: { 3: '3 Punkte', 4: '4 Punkte' },
    },
  },
  modes: {},
  moments: {
    place: () => 'Stell deine Piraten auf',
    'send-out': () => 'Auf die Planke!',
    change: () => 'Ändern',
    sealed: () => 'Verdeckt. Noch kannst du ändern.',
    side: () => 'Seite der Planke',
    front: () => '8 oben',
    back: () => '8 unten',
    pirate: ({ colour }) => `${capital(coloured(colour))}r Pirat`,
    placed: () => 'Bereit',
    'planks-shown': () => 'Ab auf die Planke!',
    'plank-of': ({ seat }, who) => `Planke: ${who(seat)}`,
    on: ({ colour, worth }) => `${colourName(colour)} auf ${worth}`,
    'in-water': ({ colour }) => `${colourName(colour)} über Bord`,
    centre: () => 'Mitte',
    announced: ({ colour }) => `Angesagt: ${colourName(colour)}`,
    aside: ({ card }) => `${cardName(String(card))}, aus dieser Runde`,
    ghost: () => 'Geist',
    'both-choose': () => 'Wähl eine Karte; beide werden zugleich gezeigt',
    chosen: () => 'Hat gewählt',
    'card-sealed': () => 'Gewählt. Noch kannst du ändern.',
    up: ({ seat, colour, by }, who) => `${who(seat)}: ${coloured(colour)}r Pirat ${by} hinauf`,
    down: ({ seat, colour, by }, who) => `${who(seat)}: ${coloured(colour)}r Pirat ${by} hinab`,
    overboard: ({ seat }, who) => `${who(seat)}: über Bord!`,
    already: ({ seat }, who) => `${who(seat)}: schwimmt schon`,
    highest: ({ card }) => `Höchste: ${cardName(String(card))}`,
    'highest-two': ({ card }) => `Höchste: ${cardName(String(card))}, mit der 8`,
    lowest: ({ card }) => `Niedrigste: ${cardName(String(card))}`,
    'lowest-two': ({ card }) => `Niedrigste: ${cardName(String(card))}, mit der 5`,
    nobody: () => 'Niemand rührt sich',
  },
} as const satisfies Words;
