import type { Args } from '@crossbones/core';
import type * as Skull from '@crossbones/games/skull/index';
import { type Deed, readMat, readWord } from '@crossbones/games/skull/seen/word';
import { type LabelsFor, labelled } from '../../label.js';
import type { Phrases, Who } from '../../phrase.js';
import type { Moment, Words } from '../../skull/words.js';
import { at, capital, counted, seat } from '../speech.js';
import { pad } from './pad.js';

type Arg = string | number | undefined;

/** A mat by its name: `2` is “seat 2”, `2.1` is “seat 2’s second gang”. */
function matName(name: Arg, who: Who): string {
  const { seat, gang } = readMat(String(name));
  if (gang === null) return who(seat);
  return `${who(seat)}’s ${gang === 0 ? 'first' : 'second'} gang`;
}

/** Several mats, their names with blanks between them. */
const matNames = (names: Arg, who: Who): string =>
  String(names)
    .split(' ')
    .map((name) => matName(name, who))
    .join(', ');

const reasons = {
  over: () => 'The game is won; there is nothing left to bluff about.',
  'first-undrawn': () => 'One moment: the first player is being drawn.',
  'loss-undrawn': () => 'One moment: the discs are shuffled and one of them is taken away.',
  'gang-words': ({ gangs }) =>
    gangs === 2
      ? 'At this table everybody has two gangs, so say which one, as in 0.1/flower or turn:2.1.'
      : 'At this table everybody has one gang, so leave the gang out, as in flower or turn:2.',
  'no-such-gang': ({ gang }, who) => `There is no ${matName(gang, who)} at this table.`,
  'not-your-gang': ({ gang }, who) => `Hands off: these are the discs of ${matName(gang, who)}.`,
  'gang-out': ({ gang }, who) => `${capital(matName(gang, who))} has lost all discs and is out.`,
  'not-your-turn': ({ gang }, who) => `It is the turn of ${matName(gang, who)}.`,
  'first-places-last': ({ gang }, who) =>
    `${capital(matName(gang, who))} starts this round, so its disc comes after all the others.`,
  'other-gang-first': () => 'Place a disc with your other gang first; then you may still change this one.',
  'no-such-disc': ({ disc }) => `You have no ${disc} to place.`,
  'hand-empty': () => 'Your hand is empty, so you have to open a challenge.',
  'bid-beyond-table': ({ bid, discs }) =>
    `${bid} is too many: there ${Number(discs) === 1 ? 'is' : 'are'} only ${counted(discs, 'disc')} on the mats.`,
  'bid-not-higher': ({ bid, last }) => `${bid} is not more than ${last}: raise higher, or pass.`,
  'own-pile': () => 'Your own pile is turned already; the rest must come from others.',
  'pile-spent': ({ gang }, who) => `Nothing is left face down in front of ${matName(gang, who)}.`,
  'no-such-position': ({ last }) => `The discs to pick from lie at positions 0 to ${last}.`,
  'gloat-not-now': () => 'There is a time for gloating: while a failed challenger’s loss is being chosen.',
  'gloat-challenger': () => 'The attempt that failed was your own; leave the gloating to the others.',
  'gloat-nothing': () => 'You have no disc face down to gloat with.',
  'await-place': () => 'First everybody places a disc face down.',
  'await-lead': ({ gang }, who) =>
    `All others have placed; now ${matName(gang, who)} places the first player’s disc.`,
  'await-add': ({ gang }, who) => `Now ${matName(gang, who)} adds a disc or opens a challenge.`,
  'await-bid': ({ gang, bid }, who) => `The bid stands at ${bid}: ${matName(gang, who)} raises or passes.`,
  'await-turn': ({ gang }, who) => `The attempt is on: ${matName(gang, who)} turns one disc after another.`,
  'await-pick': ({ gang }, who) => `Now ${matName(gang, who)} picks the disc that the challenger loses.`,
  'await-loss': ({ gang }, who) => `Now ${matName(gang, who)} chooses in secret which disc to lose.`,
  'await-name': ({ gang }, who) => `Now ${matName(gang, who)}, being out, names who starts the next round.`,
  'bid-all': ({ discs }) => `Whoever bids all ${discs} ends the bidding at once and is the challenger.`,
  'own-first': ({ gang, count }, who) =>
    `${capital(matName(gang, who))} turns ${counted(count, 'disc')} of their own pile first, from the top.`,
  'then-others': ({ count, mats }, who) =>
    `Then ${count} more, wherever they like, each pile from its top: ${matNames(mats, who)}.`,
  'meets-skull': ({ owner }, who) =>
    `The skull of ${matName(owner, who)} is the end of it; all else stays face down.`,
  'bid-reached': ({ bid }) => `${bid} without a skull: the bid is reached.`,
  'mat-turns': ({ gang }, who) => `${capital(matName(gang, who))} turns the mat to its flower side.`,
  'second-made': ({ gang }, who) => `It is the second challenge of ${matName(gang, who)}, and that wins.`,
  picks: ({ owner, gang, discs }, who) =>
    `${capital(matName(owner, who))} picks one of the ${discs} discs of ${matName(gang, who)}, shuffled and face down; only ${matName(gang, who)} learns which.`,
  chooses: ({ gang, discs }, who) =>
    `It was their own skull, so ${matName(gang, who)} chooses one of ${discs} discs to lose, in secret.`,
  drawn: ({ gang }, who) =>
    `The skull is the sister gang’s, so the disc that ${matName(gang, who)} loses is drawn.`,
  'last-disc': ({ gang }, who) => `It is the last disc of ${matName(gang, who)} and goes at once.`,
  'loses-last-skull': ({ owner }, who) =>
    `By the letter it takes ${matName(owner, who)} along: that skull was the last disc.`,
  'may-gloat': ({ mats }, who) =>
    `Before that these may show the rest of their piles: ${matNames(mats, who)}.`,
  'is-out': ({ gang }, who) => `${capital(matName(gang, who))} has no discs left and is out.`,
  'last-left': ({ winner = 0 }, who) => `Only ${who(winner)} is left, and has won.`,
  'starts-next': ({ gang }, who) => `${capital(matName(gang, who))} is the next first player.`,
  'names-next': ({ gang }, who) => `As a last act ${matName(gang, who)} names who starts the next round.`,
  'nobody-to-play': (args) => `${at(args)} must leave at least two people a disc.`,
} satisfies Phrases<Skull.ReasonKey>;

/** A mat by its name, to the player whose it is or to others. */
const matOf = ({ gang, you }: Args, who: Who): string =>
  you === 1 ? ['you', 'your first gang', 'your second gang'][gangIn(gang)] : matName(gang, who);
const gangIn = (name: Arg): number => (readMat(String(name)).gang ?? -1) + 1;
const whose = (args: Args, who: Who): string =>
  args.you === 1 && gangIn(args.gang) === 0 ? 'your' : `${matOf(args, who)}’s`;
/** A sentence to the player, or about somebody, a gang of theirs too. */
const told = (args: Args, who: Who, of: (name: string) => string, yours: string): string =>
  args.you === 1 && gangIn(args.gang) === 0 ? yours : of(capital(matOf(args, who)));

const moments = {
  mat: (args, who) => capital(matOf(args, who)),
  round: ({ round }) => `Round ${round}`,
  'on-mats': ({ discs }) => (discs === 1 ? 'disc on the mats' : 'discs on the mats'),
  'of-discs': ({ discs }) => `of ${counted(discs, 'disc')}`,
  starts: (args, who) => told(args, who, (name) => `${name} starts the round.`, 'You start the round.'),
  attempt: (args, who) => {
    const flowers = counted(args.bid, 'flower');
    return told(args, who, (name) => `${name} must turn ${flowers}.`, `You must turn ${flowers}.`);
  },
  breath: (args, who) => `${capital(whose(args, who))} disc …`,
  flower: ({ left }) => (Number(left) > 0 ? `A flower! ${left} to go.` : 'A flower!'),
  skull: (args, who) => `${capital(whose(args, who))} skull!`,
  'skull-own': (args, who) =>
    told(args, who, (name) => `${name} meets a skull of their own!`, 'Your own skull!'),
  made: (args, who) => told(args, who, (name) => `${name} makes it!`, 'You make it!'),
  'made-about': () => 'The mat turns to its flower side. One more wins.',
  won: (args, who) =>
    told(args, who, (name) => `${name} makes a second one and wins!`, 'You make a second one and win!'),
  gloat: (args, who) => told(args, who, (name) => `${name} gloats.`, 'You gloat.'),
  lost: (args, who) => told(args, who, (name) => `${name} loses a disc.`, 'You lose a disc.'),
  'lost-disc': (args, who) => {
    const disc = args.disc === 'skull' ? 'the skull' : 'a flower';
    return told(args, who, (name) => `${name} loses ${disc}.`, `You lose ${disc}.`);
  },
  out: (args, who) => told(args, who, (name) => `${name} is out.`, 'You are out.'),
  'last-left': ({ seat, you }, who) =>
    you === 1 ? 'Nobody else is left: you win!' : `Nobody else is left: ${who(seat ?? 0)} wins!`,
  'place-now': () => 'Place a disc face down.',
  placed: () => 'Placed. You may still change it.',
  'add-now': () => 'Add a disc, or challenge.',
  'must-challenge': () => 'Your hand is empty: challenge!',
  'one-kind': ({ disc }) =>
    disc === 'skull' ? 'The skull is all you have.' : 'You have nothing but flowers.',
  'one-mat': () => 'Discs are left on one mat only: tap it.',
  'bid-now': ({ bid }) => `${bid} is bid. Raise or pass?`,
  'turn-now': ({ left }) => `${left} to go: tap a mat.`,
  'pick-now': (args, who) => `Pick a disc for ${matOf(args, who)} to lose.`,
  'lose-now': () => 'Which disc do you give up? Nobody else learns it.',
  'name-now': () => 'Out you go. Tap who starts next.',
  'gloat-now': () => 'Gloat',
  'pass-ahead': () => 'Pass when it’s my turn',
  hand: ({ discs }) => `Your hand, ${counted(discs, 'disc')}`,
  'gang-hand': ({ gang }) => ['Your hand', 'First gang', 'Second gang'][gangIn(gang)],
  'mat-about': ({ pile, hand }) => `${pile} on the mat, ${hand} in hand`,
  'turn-mat': (args, who) => `Turn ${whose(args, who)} top disc`,
  'first-mat': (args, who) => told(args, who, (name) => `${name} starts`, 'You start'),
  'says-challenge': (args, who) => {
    const discs = counted(args.bid, 'disc');
    return told(args, who, (name) => `${name} challenges: ${discs}`, `You challenge: ${discs}`);
  },
  'says-raise': (args, who) =>
    told(args, who, (name) => `${name} raises to ${args.bid}`, `You raise to ${args.bid}`),
  'says-pass': (args, who) => told(args, who, (name) => `${name} passes`, 'You pass'),
  turned: (args, who) =>
    `${capital(whose(args, who))} disc: ${args.disc === 'skull' ? 'a skull!' : 'a flower'}`,
  'round-made': (args, who) =>
    told(
      args,
      who,
      (name) => `Round ${args.round}: ${name} made ${args.bid}`,
      `Round ${args.round}: you made ${args.bid}`,
    ),
  'round-failed': (args, who) =>
    told(
      args,
      who,
      (name) => `Round ${args.round}: ${name} failed at ${args.bid}`,
      `Round ${args.round}: you failed at ${args.bid}`,
    ),
  challenger: () => 'Challenger',
  how: () => 'Ended',
  'made-short': () => 'made',
  'skull-of': (args, who) => `${whose(args, who)} skull`,
  'own-skull': () => 'own skull',
  discs: () => 'Discs',
  challenges: () => 'Made',
  less: () => 'One less',
  more: () => 'One more',
} satisfies Phrases<Moment>;

const ofGang = (gang: number | null, text: string): string =>
  gang === null ? text : `${gang === 0 ? 'First' : 'Second'} gang: ${text.toLowerCase()}`;

const labels: LabelsFor<Deed> = {
  place: ({ disc, gang }) => ofGang(gang, disc === 'flower' ? 'Place a flower' : 'Place the skull'),
  gloat: ({ gang }) => ofGang(gang, 'Gloat and turn up the rest of your pile'),
  challenge: ({ discs }) => `Challenge: ${counted(discs, 'disc')}`,
  raise: ({ discs }) => `Raise to ${discs}`,
  pass: () => 'Pass',
  turn: ({ mat }, who) => `Turn a disc of ${matName(mat, who)}`,
  pick: ({ at }) => `Take the disc at position ${at}`,
  lose: ({ disc }) => (disc === 'skull' ? 'Lose the skull' : 'Lose a flower'),
  first: ({ mat }, who) => `${capital(matName(mat, who))} starts`,
};

export const words = {
  pad,
  reasons,
  label: labelled(readWord, labels, seat),
  card: (code) => code,
  suit: (code) => code,
  options: {
    gangs: {
      name: 'Gangs',
      about: 'How many mats with four discs each player leads.',
      values: { 1: 'One each', 2: 'Two each' },
    },
    lastSkull: {
      name: 'The last skull',
      about: 'What happens to somebody whose last disc is the skull when another challenger turns it up.',
      values: { challenger: 'Only the challenger pays', anyone: 'Its owner is out too' },
    },
  },
  modes: {
    'one-gang': { name: 'One gang each', about: 'Three to twelve players, one mat each.' },
    'two-gangs': {
      name: 'Two gangs each',
      about: 'Two to six players, each with two mats that may outbid each other.',
    },
  },
  moments,
} as const satisfies Words;
