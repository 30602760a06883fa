import type { SkullKingDice } from '@crossbones/games';
import { handLines, minus, signed } from '../hand.js';
import { type Ink, ink } from '../ink.js';
import type { Presenter } from '../presenter.js';
import type { Room } from '../room.js';
import { columns } from '../text.js';

type View = SkullKingDice.GameView;

const inks: { readonly [kind: string]: Ink } = {
  'skull-king': ink.bold,
  pirate: ink.purple,
  mermaid: ink.cyan,
  black: ink.black,
  blue: ink.blue,
  red: ink.red,
  yellow: ink.yellow,
};
const faces: { readonly [face: string]: string } = { skull: '☠', flag: '⚑' };

const paint = (kind: string): string => (inks[kind] ?? ((text) => text))(kind);
const kindOf = (word: string): string => word.replace(/^roll:/, '');

/** `black 6`, `pirate ☠`. */
function rolled(roll: string): string {
  const [kind, face] = roll.split(':');
  return `${paint(kind)} ${faces[face] ?? ink.bold(face)}`;
}

export const skullKingDice: Presenter<View> = {
  heading: (view) =>
    `round ${view.round} of ${view.rounds} · ${view.round} ${view.round === 1 ? 'die' : 'dice'} each`,

  table(view, room) {
    const rows = room.seats.map((seat) => [
      `${seat === view.turn ? '▸' : ' '} ${room.who(seat)}${seat === view.starter ? ink.dim(' starter') : ''}`,
      view.phase === 'bid' ? (view.sealed[seat] ? '✓' : '·') : `${view.bids[seat] ?? '·'}`,
      `${view.won[seat]}`,
      `${view.bonus[seat]}`,
      `${view.dice[seat]}`,
      minus(view.scores[seat]),
    ]);
    const head = ['', 'bid', 'won', 'bonus', 'dice', 'score'].map(ink.dim);
    return [...columns([head, ...rows]), ...(view.phase === 'play' ? ['', trickLine(view, room)] : [])];
  },

  hand: (view, choices, room) =>
    handLines(
      view.hand ?? [],
      choices.filter((word) => word.startsWith('roll:')),
      choices,
      kindOf,
      (word) => paint(kindOf(word)),
      room,
    ),

  inHand: (word) => word.startsWith('roll:'),

  question: (view, choices) =>
    view.phase === 'bid'
      ? `How many tricks will you win? 0 to ${view.round}`
      : choices.length === 1
        ? `Only ${paint(kindOf(choices[0]))} can be rolled.`
        : 'Which die do you roll?',

  news(before, after, room) {
    const news: string[] = [];
    const fresh = after.phase === 'bid' && before.phase !== 'bid';
    if (fresh) {
      const starts = after.starter === null ? '' : ` ${room.does(after.starter, 'start')}.`;
      news.push(
        '',
        `${ink.cyan(`Round ${after.round}:`)}${starts} ${after.round} ${after.round === 1 ? 'die' : 'dice'} each.`,
      );
    } else if (before.phase === 'bid' && after.phase !== 'bid') {
      news.push(`Bids: ${room.seats.map((seat) => `${room.who(seat)} ${after.bids[seat]}`).join(', ')}.`);
    }
    if (!fresh) news.push(...landed(before, after, room));
    if (after.sheet.length > before.sheet.length) news.push('', ...roundLines(after, room));
    return news;
  },

  sheet(view, room) {
    const head = ['round', ...room.seats.map((seat) => room.who(seat))];
    const rows = view.sheet.map(({ bids, won, points }, round) => [
      `${round + 1}`,
      ...room.seats.map((seat) => `${won[seat]}/${bids[seat]}  ${signed(points[seat])}`),
    ]);
    return columns([head, ...rows, ['total', ...view.scores.map(minus)]]);
  },

  unplayable: (view) => view.unplayable,

  legend: [
    '☠ a skull shows the character, ⚑ a flag is worth nothing.',
    'In the sheet 2/3 means two tricks won with a bid of three.',
  ],
};

function trickLine(view: View, room: Room): string {
  if (view.trick.length === 0) return view.turn === null ? '' : `${room.does(view.turn, 'start')} the trick.`;
  const dice = view.trick.map(({ seat, roll }) => `${room.who(seat)} ${rolled(roll)}`).join('   ');
  return `Trick      ${dice}${view.led === null ? '' : ink.dim(`   ${view.led} is led`)}`;
}

/** Dice that came to rest, and the tricks they ended. */
function landed(before: View, after: View, room: Room): string[] {
  const news: string[] = [];
  const size = (view: View, trick: number): number =>
    trick < view.tricks.length ? view.seats : trick === view.tricks.length ? view.trick.length : 0;
  for (let trick = before.tricks.length; trick <= after.tricks.length; trick++) {
    const done = after.tricks[trick];
    const leader = done?.leader ?? after.leader ?? 0;
    const rolls = done?.rolls ?? after.trick.map(({ roll }) => roll);
    for (let i = size(before, trick); i < rolls.length; i++) {
      news.push(`${room.does((leader + i) % after.seats, 'roll')} ${rolled(rolls[i])}.`);
    }
    if (done === undefined) continue;
    const more = after.bonus[done.winner] - before.bonus[done.winner];
    const roll = rolls[(done.winner - leader + after.seats) % after.seats];
    news.push(
      `${ink.yellow('★')} ${room.does(done.winner, 'win')} the trick with ${rolled(roll)}${more > 0 ? `, bonus ${signed(more)}` : ''}.`,
    );
  }
  return news;
}

function roundLines(view: View, room: Room): string[] {
  const { bids, won, points } = view.sheet[view.sheet.length - 1];
  const rows = room.seats.map((seat) => {
    const mark = bids[seat] === won[seat] ? ink.green('✓') : ink.red('✗');
    return [
      `${mark} ${room.who(seat)}`,
      `${bids[seat]}`,
      `${won[seat]}`,
      signed(points[seat]),
      minus(view.scores[seat]),
    ];
  });
  return columns([[ink.cyan(`Round ${view.sheet.length} scored`), 'bid', 'won', 'points', 'total'], ...rows]);
}
