import type * as SkullKingDice from '@crossbones/games/skull-king-dice/index';
import { stories } from '@crossbones/texts/skull-king-dice/stories';
import { handLines, minus, signed } from '../hand.js';
import { type Ink, ink } from '../ink.js';
import type { Presenter } from '../presenter.js';
import type { Seating } from '../seating.js';
import { columns, plain, titled } from '../text.js';

export { arbitrate, scoreSheet } from '@crossbones/games/skull-king-dice/index';

type View = SkullKingDice.GameView;

const storyIn = ({ voice }: Seating) => stories[voice.language];

const inks: { readonly [kind in SkullKingDice.Kind]: Ink } = {
  'skull-king': ink.bold,
  pirate: ink.purple,
  mermaid: ink.cyan,
  black: ink.black,
  blue: ink.blue,
  red: ink.red,
  yellow: ink.yellow,
};
const faces: { readonly [face: string]: string } = { skull: '☠', flag: '⚑' };

const isKind = (word: string): word is SkullKingDice.Kind => Object.hasOwn(inks, word);
const paint = (kind: string, room: Seating): string =>
  isKind(kind) ? inks[kind](storyIn(room).kind[kind]) : kind;
const kindOf = (word: string): string => word.replace(/^roll:/, '');

/** `black 6`, `pirate ☠`. */
function rolled(roll: string, room: Seating): string {
  const [kind, face] = roll.split(':');
  return `${paint(kind, room)} ${faces[face] ?? ink.bold(face)}`;
}

export const presenter: Presenter<View> = {
  heading: (view, room) =>
    `${room.voice.words.roundOf(view.round, view.rounds)} · ${storyIn(room).heading(view.round)}`,

  table(view, room) {
    const { head: heads } = room.voice.words;
    const story = storyIn(room);
    const rows = room.seats.map((seat) => [
      `${seat === view.turn ? '▸' : ' '} ${room.who(seat)}${seat === view.starter ? ink.dim(` ${story.starter}`) : ''}`,
      view.phase === 'bid' ? (view.sealed[seat] ? '✓' : '·') : `${view.bids[seat] ?? '·'}`,
      `${view.won[seat]}`,
      `${view.bonus[seat]}`,
      `${view.dice[seat]}`,
      minus(view.scores[seat]),
    ]);
    const head = ['', heads.bid, heads.won, heads.bonus, story.dice, heads.score].map(ink.dim);
    return [...columns([head, ...rows]), ...(view.phase === 'play' ? ['', trickLine(view, room)] : [])];
  },

  hand: (view, choices, room) =>
    handLines(
      view.hand ?? [],
      choices.filter((word) => word.startsWith('roll:')),
      choices,
      kindOf,
      (word) => paint(kindOf(word), room),
      room,
    ),

  inHand: (word) => word.startsWith('roll:'),

  question: (view, choices, room) =>
    view.phase === 'bid'
      ? room.voice.words.asksBid(view.round)
      : choices.length === 1
        ? storyIn(room).onlyDie(paint(kindOf(choices[0]), room))
        : storyIn(room).asksDie,

  news(before, after, room) {
    const { words } = room.voice;
    const story = storyIn(room);
    const news: string[] = [];
    const fresh = after.phase === 'bid' && before.phase !== 'bid';
    if (fresh) {
      const starts = after.starter === null ? [] : [story.starts(room.subject(after.starter))];
      news.push(
        '',
        [ink.cyan(words.roundBegins(after.round)), ...starts, story.diceEach(after.round)].join(' '),
      );
    } else if (before.phase === 'bid' && after.phase !== 'bid') {
      news.push(words.bids(room.seats.map((seat) => [room.subject(seat), after.bids[seat] ?? 0])));
    }
    if (!fresh) news.push(...landed(before, after, room));
    if (after.sheet.length > before.sheet.length) news.push('', ...roundLines(after, room));
    return news;
  },

  sheet(view, room) {
    const { head: heads } = room.voice.words;
    const head = [heads.round, ...room.seats.map((seat) => room.who(seat))];
    const rows = view.sheet.map(({ bids, won, points }, round) => [
      `${round + 1}`,
      ...room.seats.map((seat) => `${won[seat]}/${bids[seat]}  ${signed(points[seat])}`),
    ]);
    return columns([head, ...rows, [heads.total, ...view.scores.map(minus)]]);
  },

  unplayable: (view) => view.unplayable,

  legend: (room) => [storyIn(room).faces, room.voice.words.sheetMeans],
};

function trickLine(view: View, room: Seating): string {
  const story = storyIn(room);
  if (view.trick.length === 0) return view.turn === null ? '' : story.startsTrick(room.subject(view.turn));
  const dice = view.trick.map(({ seat, roll }) => `${room.who(seat)} ${rolled(roll, room)}`).join('   ');
  const led = view.led === null ? '' : `   ${story.led(plain(paint(view.led, room)))}`;
  return `${titled(room.voice.words.title.trick)}${dice}${ink.dim(led)}`;
}

/** Dice that came to rest, and the tricks they ended. */
function landed(before: View, after: View, room: Seating): string[] {
  const story = storyIn(room);
  const news: string[] = [];
  const size = (view: View, trick: number): number =>
    trick < view.tricks.length ? view.seats : trick === view.tricks.length ? view.trick.length : 0;
  for (let trick = before.tricks.length; trick <= after.tricks.length; trick++) {
    const done = after.tricks[trick];
    const leader = done?.leader ?? after.leader ?? 0;
    const rolls = done?.rolls ?? after.trick.map(({ roll }) => roll);
    for (let i = size(before, trick); i < rolls.length; i++) {
      news.push(story.rolls(room.subject((leader + i) % after.seats), rolled(rolls[i], room)));
    }
    if (done === undefined) continue;
    const more = after.bonus[done.winner] - before.bonus[done.winner];
    const roll = rolled(rolls[(done.winner - leader + after.seats) % after.seats], room);
    const winner = room.subject(done.winner);
    const told = more > 0 ? story.winsWithBonus(winner, roll, signed(more)) : story.wins(winner, roll);
    news.push(`${ink.yellow('★')} ${told}`);
  }
  return news;
}

function roundLines(view: View, room: Seating): string[] {
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
  const { head, roundScored } = room.voice.words;
  return columns([
    [ink.cyan(roundScored(view.sheet.length)), head.bid, head.won, head.points, head.total],
    ...rows,
  ]);
}
