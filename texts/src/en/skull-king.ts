import type { Args } from '@crossbones/core';
import type { SkullKing } from '@crossbones/games';
import type { Phrases } from '../phrase.js';
import { quoted } from '../quote.js';

const suitNames: { readonly [letter: string]: string } = { g: 'green', y: 'yellow', p: 'purple', b: 'black' };

const names: { readonly [code: string]: string } = {
  escape: 'an escape',
  rosie: 'Rosie',
  will: 'Will',
  rascal: 'Rascal',
  juanita: 'Juanita',
  harry: 'Harry',
  tigress: 'Tigress',
  'tigress:pirate': 'Tigress as a pirate',
  'tigress:escape': 'Tigress as an escape',
  'skull-king': 'the Skull King',
  mermaid: 'a mermaid',
  kraken: 'the kraken',
  whale: 'the white whale',
  loot: 'loot',
};

const suitName = (letter: string): string => suitNames[letter] ?? letter;

function cardName(code: string): string {
  if (Object.hasOwn(names, code)) return names[code];
  const [, suit, value] = /^([gypb])(\d+)$/.exec(code) ?? [];
  if (suit !== undefined) return `the ${suitNames[suit]} ${value}`;
  return code.startsWith('blank:') ? `house card ${code.slice(6)}` : code;
}

const card = (args: Args): string => cardName(String(args.card));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const who = (seat: string | number | undefined): string =>
  seat === 'greybeard' ? 'Greybeard' : `seat ${seat}`;
const at = (args: Args): string => String(args.at);

export const reasons = {
  over: () => 'The last round has been scored: the game is over.',
  dealing: () => 'The cards are not dealt yet.',
  'not-your-turn': () => 'It is not your turn.',
  'bid-now': () => 'First all bid: say how many tricks you will take.',
  'shot-now': () => 'Choose grapeshot or cannonball first.',
  'play-now': () => 'It is time to play a card.',
  'lead-now': () => 'Rosie wants a name first: say who leads the next trick.',
  'discard-now': () => 'Will has brought you new cards: throw as many away first.',
  'wager-now': () => 'Rascal is waiting for your wager of 0, 10 or 20.',
  'change-now': () => 'Harry lets you change your bid by one: decide first.',
  'bid-too-high': ({ most }) => `Only ${most} can be won this round, so bid 0 to ${most}.`,
  'bid-out-of-range': ({ most }) => `That would leave the bid outside 0 to ${most}.`,
  'not-held': (args) => `You do not hold ${card(args)}.`,
  'must-follow': (args) =>
    `${capital(suitName(String(args.suit)))} was led and you hold it, so ${card(args)} must stay in your hand.`,
  'no-such-player': ({ seat }) => `There is no seat ${seat} at this table.`,

  'suit-led': (args) => `${capital(card(args))} leads ${suitName(String(args.suit))}.`,
  'no-suit': (args) => `With ${card(args)} on the table first, no suit is led.`,
  'nothing-led': () => 'Nothing but escapes and loot was played, so no suit is led.',
  'later-leviathan': (args) => `Kraken and whale met, and the later one acts: ${card(args)}.`,
  kraken: () => 'The kraken drags the whole trick down: nobody takes it.',
  whale: (args) =>
    `The whale washes the colours out, and ${card(args)} of ${who(args.seat)} is the highest number.`,
  'whale-alone': () => 'The whale finds no number in the trick: nobody takes it.',
  'mermaid-takes-king': (args) =>
    `The mermaid of ${who(args.seat)}, the first one played, lures the Skull King.`,
  king: (args) => `Nothing stands against the Skull King of ${who(args.seat)}.`,
  pirate: (args) =>
    `${capital(card(args))} of ${who(args.seat)} is the first pirate played, and no Skull King stands above.`,
  mermaid: (args) => `The mermaid of ${who(args.seat)}, the first one played, beats every number.`,
  black: (args) =>
    `${capital(card(args))} of ${who(args.seat)} is the highest black card, and black is trump.`,
  'led-suit': (args) => `${capital(card(args))} of ${who(args.seat)} is the highest of the suit led.`,
  'first-escape': (args) =>
    `Everybody ran, so the first card takes the trick: ${card(args)} of ${who(args.seat)}.`,
  fourteen: (args) => `${capital(card(args))} is worth ${args.points} to whoever takes it.`,
  captures: (args) => `Captured by ${card(args)}: ${args.points}.`,
  alliance: ({ seat, winner, points }) =>
    `The loot allies ${who(seat)} with ${who(winner)}: ${points} each if both make their bid.`,
  'own-loot': ({ seat }) => `${capital(who(seat))} took their own loot, which allies nobody.`,
  'no-alliance': ({ seat }) => `The loot of ${who(seat)} allies nobody here.`,
  'taker-leads': ({ seat }) => `${capital(who(seat))} leads the next trick.`,
  'left-leads': ({ seat, owner }) => `${capital(who(seat))}, left of ${who(owner)}, has the next lead.`,
  'would-have-led': ({ seat }) => `Without the beasts the trick was ${who(seat)}'s, and so is the next lead.`,
  'whale-leads': ({ seat }) => `${capital(who(seat))}, who sent the whale, has the next lead.`,
  'ghost-passes-lead': ({ seat }) => `Greybeard leads only after a trick he took, so ${who(seat)} does.`,

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

export function label(word: string): string {
  const [, act, what] = /^(bid|lead|discard|wager):(.+)$/.exec(word) ?? [];
  switch (act) {
    case 'bid':
      return `Bid ${what}`;
    case 'lead':
      return `Let seat ${what} lead`;
    case 'discard':
      return `Throw ${cardName(what)} away`;
    case 'wager':
      return what === '0' ? 'Wager nothing' : `Wager ${what}`;
  }
  switch (word) {
    case 'grapeshot':
      return 'Load grapeshot';
    case 'cannonball':
      return 'Load a cannonball';
    case 'bid-1':
      return 'Lower the bid by one';
    case 'bid+0':
      return 'Keep the bid';
    case 'bid+1':
      return 'Raise the bid by one';
  }
  return `Play ${cardName(word)}`;
}
