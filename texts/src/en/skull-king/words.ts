import type * as SkullKing from '@crossbones/games/skull-king/index';
import { type Deed, readWord } from '@crossbones/games/skull-king/seen/word';
import { type LabelsFor, labelled } from '../../label.js';
import type { Phrases, Who } from '../../phrase.js';
import type { Words } from '../../skull-king/words.js';
import { at, capital, form, quoted, seat, you } from '../speech.js';
import { pad } from './pad.js';

const suits: { readonly [letter: string]: string } = { g: 'green', y: 'yellow', p: 'purple', b: 'black' };

/** Cards without a number: in a list, and in a sentence. */
const names: { readonly [code: string]: readonly [string, string] } = {
  escape: ['escape', 'an escape'],
  pirate: ['pirate', 'a pirate'],
  rosie: ['Rosie', 'Rosie'],
  will: ['Will', 'Will'],
  rascal: ['Rascal', 'Rascal'],
  juanita: ['Juanita', 'Juanita'],
  harry: ['Harry', 'Harry'],
  tigress: ['Tigress', 'Tigress'],
  'tigress:pirate': ['Tigress (as pirate)', 'Tigress as a pirate'],
  'tigress:escape': ['Tigress (as escape)', 'Tigress as an escape'],
  'skull-king': ['Skull King', 'the Skull King'],
  mermaid: ['mermaid', 'a mermaid'],
  kraken: ['kraken', 'the kraken'],
  whale: ['white whale', 'the white whale'],
  loot: ['loot', 'loot'],
};

const suit = (letter: string | number): string => suits[letter] ?? String(letter);

function card(code: string): string {
  if (Object.hasOwn(names, code)) return names[code][0];
  const [, letter, value] = /^([gypb])(\d+)$/.exec(code) ?? [];
  if (letter !== undefined) return `${suit(letter)} ${value}`;
  return code.startsWith('blank:') ? `house card ${code.slice(6)}` : code;
}

/** With its article. */
function the(code: string | number): string {
  const word = String(code);
  if (Object.hasOwn(names, word)) return names[word][1];
  return /^[gypb]\d/.test(word) ? `the ${card(word)}` : card(word);
}

/** Whoever plays, the ghost of a game for two among them. */
const by = (who: Who, seat: string | number): string => (seat === 'greybeard' ? 'Greybeard' : who(seat));
const mine = (who: Who, seat: string | number): boolean => by(who, seat) === you;
/** As somebody whom something happens to. */
const whom = (who: Who, seat: string | number): string => (mine(who, seat) ? 'you' : by(who, seat));
/** Who does something, at the start of a sentence. */
const does = (who: Who, seat: string | number, second: string, third: string): string =>
  capital(form(by(who, seat), second, third));
/** “your black 12”, “the black 12 of Odette”. */
const cardOf = (who: Who, seat: string | number, code: string | number): string =>
  mine(who, seat) ? `your ${card(String(code))}` : `${the(code)} of ${by(who, seat)}`;
const mermaidOf = (who: Who, seat: string | number): string =>
  mine(who, seat) ? 'Your mermaid' : `The mermaid of ${by(who, seat)}`;

const bidOf = (who: Who, seat: string | number): string =>
  mine(who, seat) ? 'your bid' : `the bid of ${by(who, seat)}`;

/** Said where others came to the same. */
const tied = (equals: string | number): string =>
  Number(equals) > 1 ? ' (a tie: the first one played)' : '';

const reasons = {
  over: () => 'The last round has been scored: the game is over.',
  dealing: () => 'The cards are not dealt yet.',
  'not-your-turn': () => 'It is not your turn.',
  'bid-now': () => 'First all bid: say how many tricks you will take.',
  'shot-now': () => 'Choose grapeshot or cannonball first.',
  'play-now': () => 'It is time to play a card.',
  'lead-now': () => 'Rosie wants a name first: say who leads the next trick.',
  'discard-now': () => 'Will has brought you new cards: discard as many first.',
  'wager-now': () => 'Rascal is waiting for your wager of 0, 10 or 20.',
  'change-now': () => 'Harry lets you change your bid by one: decide first.',
  'bid-too-high': ({ most }) => `Only ${most} can be won this round, so bid 0 to ${most}.`,
  'bid-out-of-range': ({ most }) => `That would leave the bid outside 0 to ${most}.`,
  'not-held': (args) => `You do not hold ${the(args.card)}.`,
  'must-follow': (args) =>
    `${capital(suit(args.suit))} was led and you hold it, so ${the(args.card)} must stay in your hand.`,
  'no-such-player': ({ seat }) => `There is no seat ${seat} at this table.`,

  'suit-led': (args) =>
    args.after === undefined
      ? `${capital(the(args.card))} leads ${suit(args.suit)}.`
      : `First ${the(args.after)}, then ${the(args.card)}: ${suit(args.suit)} is led.`,
  'no-suit': (args) =>
    args.after === undefined
      ? `With ${the(args.card)} on the table first, no suit is led.`
      : `First ${the(args.after)}, then ${the(args.card)}: no suit is led.`,
  'nothing-led': () => 'Nothing but escapes and loot was played, so no suit is led.',
  'later-leviathan': (args) => `Kraken and whale met, and the later one acts: ${the(args.card)}.`,
  kraken: () => 'The kraken drags the whole trick down: nobody takes it.',
  whale: (args, who) =>
    `The whale washes the colours out, and ${cardOf(who, args.seat, args.card)} is the highest number${tied(args.equals)}.`,
  'whale-alone': () => 'The whale finds no number in the trick: nobody takes it.',
  'mermaid-takes-king': (args, who) =>
    `${mermaidOf(who, args.seat)}${args.equals === 1 ? '' : ', the first one played,'} lures the Skull King.`,
  king: (args, who) => `Nothing stands against ${cardOf(who, args.seat, 'skull-king')}.`,
  pirate: (args, who) =>
    `${capital(cardOf(who, args.seat, args.card))} is the ${args.equals === 1 ? 'only pirate' : 'first pirate played'}, and no Skull King was played.`,
  mermaid: (args, who) =>
    `${mermaidOf(who, args.seat)}${args.equals === 1 ? '' : ', the first one played,'} beats every number.`,
  black: (args, who) =>
    `${capital(cardOf(who, args.seat, args.card))} is the highest black card${tied(args.equals)}, and black is trump.`,
  'led-suit': (args, who) =>
    `${capital(cardOf(who, args.seat, args.card))} is the highest of the suit led${tied(args.equals)}.`,
  'first-escape': (args, who) =>
    args.equals !== 1
      ? `Everybody ran, so the first card takes the trick: ${cardOf(who, args.seat, args.card)}.`
      : `Only ${cardOf(who, args.seat, args.card)} lies there yet.`,
  fourteen: (args) => `${capital(the(args.card))} is worth ${args.points} to whoever takes it.`,
  captures: (args) => `Captured by ${the(args.card)}: ${args.points}.`,
  alliance: ({ seat, winner, points }, who) =>
    `The loot allies ${whom(who, seat)} with ${whom(who, winner)}: ${points} each if both make their bid.`,
  'own-loot': ({ seat }, who) =>
    `${does(who, seat, 'took your', 'took their')} own loot, which allies nobody.`,
  'no-alliance': ({ seat }, who) =>
    `${mine(who, seat) ? 'Your loot' : `The loot of ${by(who, seat)}`} allies nobody here.`,
  'taker-leads': ({ seat }, who) => `${does(who, seat, 'lead', 'leads')} the next trick.`,
  'left-leads': ({ seat, owner }, who) =>
    `${capital(by(who, seat))}, left of ${whom(who, owner)}, ${mine(who, seat) ? 'have' : 'has'} the next lead.`,
  'would-have-led': ({ seat }, who) =>
    `Without the beasts the trick was ${mine(who, seat) ? 'yours' : `${by(who, seat)}’s`}, and so is the next lead.`,
  'whale-leads': ({ seat }, who) =>
    `${capital(by(who, seat))}, who sent the whale, ${mine(who, seat) ? 'have' : 'has'} the next lead.`,
  'ghost-passes-lead': ({ seat }, who) =>
    `Greybeard leads only after a trick he took, so ${mine(who, seat) ? 'you do' : `${by(who, seat)} does`}.`,

  'fewer-cards': ({ most }) => `There are cards for ${most} each, so no round has more than ${most}.`,
  'cannonball-needs-rascal': () => 'Cannonball needs "scoring": "rascal".',
  'tigress-undecided': (args) => `${at(args)}: say what Tigress is, tigress:pirate or tigress:escape.`,
  'unknown-card': (args) => `${at(args)}: there is no card ${quoted(args.card)}.`,
  'wants-cards': (args) => `${at(args)} must be ${args.cards} cards, one a player, and not ${args.got}.`,
  'too-many-copies': (args) => `${at(args)}: the box holds no more than ${args.most} × ${args.card}.`,
  'unnamed-blank': (args) => `${at(args)}: options.blanks does not say what ${args.card} is.`,
  'wants-order': (args) => `${at(args)} must name 0, 1 and "greybeard" once each.`,
  'order-of-two': (args) => `${at(args)} is for two players only; with more, "leader" says it all.`,
  'wants-tens': (args) => `${at(args)} must be a multiple of 10, 0 to ${args.max}.`,
  'shot-needs-rascal': (args) => `${at(args)} needs "scoring": "rascal".`,
  'own-loot-pair': (args) => `${at(args)} must name two different players.`,
} satisfies Phrases<SkullKing.ReasonKey>;

const labels: LabelsFor<Deed> = {
  bid: ({ bid }) => `Bid ${bid}`,
  load: ({ shot }) => (shot === 'grapeshot' ? 'Load grapeshot' : 'Load a cannonball'),
  play: ({ card }) => `Play ${the(card)}`,
  lead: ({ seat }, who) => `Let ${who(seat)} lead`,
  discard: ({ card }) => `Discard ${the(card)}`,
  wager: ({ wager }) => (wager === 0 ? 'Wager nothing' : `Wager ${wager}`),
  change: ({ by }) => (by < 0 ? 'Lower the bid by one' : by > 0 ? 'Raise the bid by one' : 'Keep the bid'),
};

export const words = {
  pad,
  reasons,
  label: labelled(readWord, labels, seat),
  card,
  suit,
  options: {
    scoring: {
      name: 'Scoring',
      about: 'What an exact bid earns and a miss costs.',
      values: { 'skull-king': 'Skull King: all or a penalty', rascal: 'Rascal: near misses earn half' },
    },
    cannonball: {
      name: 'Cannonball',
      about:
        'With Rascal’s scoring: after bidding, load a cannonball for more points, or nothing at all if you miss.',
    },
    kraken: { name: 'Kraken', about: 'Drags a whole trick down, so that nobody takes it.' },
    whale: { name: 'White whale', about: 'Washes the colours out: the highest number takes the trick.' },
    loot: {
      name: 'Loot',
      about: 'Allies you with whoever takes the trick: 20 points each if both bids hold.',
    },
    powers: { name: 'Pirates’ powers', about: 'Each pirate who takes a trick has a trick of their own.' },
    krakenLead: {
      name: 'After the kraken',
      about: 'Who leads the trick after one that the kraken took.',
      values: { left: 'The player to the left of the kraken’s', 'would-have-won': 'Whoever would have won' },
    },
    schedule: {
      name: 'Rounds',
      about: 'How many rounds there are, and how many cards in each.',
      values: {
        classic: 'Classic: 1 card to 10',
        'even-keel': 'Even keel: 2, 4, 6, 8, 10, each twice',
        brawl: 'Brawl: 6 cards to 10',
        raid: 'Raid: five rounds of 5',
        barrage: 'Barrage: ten rounds of 10',
        whirlpool: 'Whirlpool: 9, 7, 5, 3, 1, each twice',
        bedtime: 'Bedtime: one card, one round',
      },
    },
    blanks: { name: 'House cards', about: 'Up to four cards of your own: give each a name and what it is.' },
  },
  modes: {},
  moments: {
    rosie: ({ seat, lead }, who) =>
      `Rosie lets ${whom(who, seat)} choose: ${mine(who, lead) ? 'you lead' : `${by(who, lead)} leads`}.`,
    will: ({ seat, drew }, who) => `Will brings ${whom(who, seat)} ${drew} new cards.`,
    rascal: ({ seat, wager }, who) =>
      `Rascal’s wager: ${mine(who, seat) ? 'you bet' : `${by(who, seat)} bets`} ${wager} on the bid.`,
    juanita: ({ seat }, who) => `Juanita shows ${whom(who, seat)} the cards nobody was dealt.`,
    'juanita-shows': () => 'Not dealt this round',
    'harry-up': ({ seat }, who) => `Harry raises ${bidOf(who, seat)} by one.`,
    'harry-down': ({ seat }, who) => `Harry lowers ${bidOf(who, seat)} by one.`,
    'harry-keeps': ({ seat }, who) => `Harry leaves ${bidOf(who, seat)} as it is.`,
    'tigress-asks': () => 'Tigress: pirate or escape?',
    greybeard: () => 'Greybeard',
    alliance: ({ seat }, who) => `Loot (${who(seat)})`,
    wager: () => 'Rascal’s wager',
    'yo-ho-ho': () => 'Yo-ho-ho!',
  },
} as const satisfies Words;
