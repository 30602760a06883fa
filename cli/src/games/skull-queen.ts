import type { SkullQueen } from '@crossbones/games';
import { handLines } from '../hand.js';
import { type Ink, ink } from '../ink.js';
import type { Presenter } from '../presenter.js';
import type { Room } from '../room.js';
import { columns } from '../text.js';

type View = SkullQueen.GameView;
type Player = View['trick'][number]['seat'];
type Plank = View['planks'][number];
type Trick = View['tricks'][number];

const colours = ['r', 'y', 'g', 'b'] as const;
type Colour = (typeof colours)[number];
const names = { r: 'red', y: 'yellow', g: 'green', b: 'blue' } as const;
const inks: { readonly [colour in Colour]: Ink } = { r: ink.red, y: ink.yellow, g: ink.green, b: ink.blue };
const SPACES = [0, 1, 2, 3, 4] as const;

const isCard = (word: string): boolean => /^([rygb]\d+|0|13)$/.test(word);
const paint = (card: string): string => {
  const ink_ = inks[card[0] as Colour];
  return ink_ === undefined ? ink.bold(card) : ink_(card);
};
const pirate = (colour: Colour): string => inks[colour](`${names[colour]} pirate`);
const does = (player: Player, verb: string, room: Room): string =>
  player === 'ghost' ? `${ink.bold('The ghost')} ${verb}s` : room.does(player, verb);

export const skullQueen: Presenter<View> = {
  heading: (view) =>
    `round ${view.round} of ${view.rounds}${view.phase === 'place' ? ' · placement' : ` · trick ${view.tricks.length + 1}`}`,

  table(view, room) {
    const head = [
      '',
      'plank',
      ...SPACES.map((space) => (space === 0 ? 'top' : space === 4 ? 'wide' : '')),
      'overboard',
      'score',
    ];
    const rows = room.seats.map((seat) => [
      `${seat === view.leader && view.phase === 'play' ? '▸' : ' '} ${room.who(seat)}${seat === view.dealer ? ink.dim(' dealer') : ''}`,
      ...plankCells(view, seat, room),
      `${view.scores[seat]}`,
    ]);
    return [
      ...columns([head.map(ink.dim), ...rows], 'left'),
      ...(view.centre.length > 0 ? ['', `Centre     ${view.centre.map(paint).join(' ')}`] : []),
      ...(view.aside.length > 0 ? [ink.dim(`Out of this round: ${view.aside.join(' ')}`)] : []),
      ...(view.phase === 'play' ? ['', trickLine(view, room)] : []),
    ];
  },

  hand: (view, choices, room) =>
    handLines(view.hand ?? [], choices.filter(isCard), choices, (word) => word, paint, room),

  inHand: isCard,

  question(view, choices) {
    if (view.phase === 'play')
      return choices.length === 1 ? `Only ${paint(choices[0])} can be played.` : 'Which card do you play?';
    const [first] = choices;
    if (first.startsWith('side:')) return 'Which way round lies your plank?';
    return `Where does your ${pirate(first[0] as Colour)} stand?`;
  },

  choice(word, view, room) {
    if (word.startsWith('side:')) {
      const side = word.slice(5) as 'front' | 'back';
      return `${side.padEnd(5)} ${view.worth[side].join(' ')}${ink.dim('  from the top')}`;
    }
    const space = /^[rygb]:(\d)$/.exec(word);
    if (space === null || room.viewer === 'spectator') return null;
    const at = Number(space[1]);
    const worth = view.worth[view.planks[room.viewer].side ?? 'front'][at];
    return `worth ${worth}${at === 0 ? ', the top' : at === 4 ? ', the wide end' : ''}`;
  },

  news(before, after, room) {
    const news: string[] = [];
    if (before.phase === 'deal' && after.phase === 'place') {
      const deals = after.dealer === null ? '' : ` ${room.does(after.dealer, 'deal')}.`;
      const centre =
        after.centre.length > 0 ? ` In the centre lie ${after.centre.map(paint).join(' and ')}.` : '';
      news.push('', `${ink.cyan(`Round ${after.round}:`)}${deals}${centre}`);
      return news;
    }
    if (before.phase === 'place' && after.phase === 'play') {
      news.push('All pirates are on their planks:');
      const rows = room.seats.map((seat) => [
        `  ${room.who(seat)}`,
        ...plankCells(after, seat, room).slice(0, -1),
      ]);
      news.push(...columns(rows, 'left'));
    }
    news.push(...played(before, after, room));
    if (after.sheet.length > before.sheet.length) news.push('', ...roundLines(after, room));
    return news;
  },

  sheet(view, room) {
    const head = ['round', ...room.seats.map((seat) => room.who(seat))];
    const rows = view.sheet.map(({ points }, round) => [`${round + 1}`, ...points.map(String)]);
    return columns([head, ...rows, ['total', ...view.scores.map(String)]]);
  },

  unplayable: (view) => view.unplayable,

  legend: [
    `${paint('r7')} red, ${paint('y7')} yellow, ${paint('g7')} green, ${paint('b7')} blue; 0 the monkey, 13 the first mate.`,
    'The highest card of a colour moves its pirate up, the lowest down; an 8 doubles up, a 5 doubles down.',
  ],
};

/** Side, the five spaces from the top with the pirates on them, and who is overboard. */
function plankCells(view: View, seat: number, room: Room): string[] {
  const plank = view.planks[seat];
  if (plank.side === null)
    return [view.placed[seat] && seat !== room.viewer ? '✓' : '·', ...SPACES.map(() => ''), ''];
  const standing = (space: number): string =>
    colours.flatMap((colour) => (plank.pirates[colour] === space ? [inks[colour](colour)] : [])).join('');
  const cells = view.worth[plank.side].map((worth, space) => `${worth} ${standing(space) || ink.dim('–')}`);
  return [plank.side, ...cells, plank.overboard.map((colour) => inks[colour](colour)).join('')];
}

function trickLine(view: View, room: Room): string {
  if (view.trick.length === 0) return view.leader === null ? '' : `${room.does(view.leader, 'lead')}.`;
  const cards = view.trick.map(
    ({ seat, card }) => `${seat === 'ghost' ? ink.bold('Ghost') : room.who(seat)} ${paint(card)}`,
  );
  return `Trick      ${cards.join('  ')}${view.announced === null ? '' : ink.dim(`   ${names[view.announced]} is announced`)}`;
}

/** Who played the card at a place of the trick; with two players the ghost's comes first. */
function playerAt(view: View, leader: number, at: number): Player {
  if (view.ghost === null) return (leader + at) % view.seats;
  return at === 0 ? 'ghost' : at === 1 ? leader : 1 - leader;
}

/** Cards laid, and what the tricks they ended did to the pirates. */
function played(before: View, after: View, room: Room): string[] {
  const done = trickDone(before, after);
  const now = done?.cards ?? after.trick.map(({ card }) => card);
  const leader = done?.leader ?? after.leader ?? 0;
  const from = before.phase === 'play' ? before.trick.length : 0;
  const news = now
    .slice(from)
    .map(
      (card, i) =>
        `${does(playerAt(after, leader, from + i), from + i === 0 ? 'lead' : 'play', room)} ${paint(card)}.`,
    );
  if (done === null) return news;
  if (before.round === after.round) news.push(...moves(before, after, room));
  if (after.phase !== 'play' || before.round !== after.round) return news;
  if (after.trick.length > 0) news.push(`${does('ghost', 'lead', room)} ${paint(after.trick[0].card)}.`);
  else if (after.centre.length > 0) news.push(ink.dim(`In the centre: ${after.centre.join(' ')}`));
  return news;
}

/** The trick that ended between two views, be it the last of its round. */
function trickDone(before: View, after: View): Trick | null {
  if (before.phase !== 'play') return null;
  if (before.round === after.round && before.tricks.length === after.tricks.length) return null;
  return after.lastTrick;
}

function moves(before: View, after: View, room: Room): string[] {
  const told = room.seats.flatMap((seat) =>
    colours.flatMap((colour) =>
      moved(before.planks[seat], after.planks[seat], colour, after, `${room.whose(seat)} ${pirate(colour)}`),
    ),
  );
  return told.length > 0
    ? told.map((line) => `${ink.yellow('★')} ${line.charAt(0).toUpperCase()}${line.slice(1)}`)
    : [ink.dim('No pirate moves.')];
}

function moved(from: Plank, to: Plank, colour: Colour, view: View, whose: string): string[] {
  const was = from.pirates[colour];
  const is = to.pirates[colour];
  if (was === is || was === null || to.side === null) return [];
  if (is === null) return [`${whose} goes ${ink.bold('overboard')}.`];
  const steps = Math.abs(is - was) === 2 ? 'two spaces ' : '';
  return [`${whose} goes ${is < was ? 'up' : 'down'} ${steps}to ${view.worth[to.side][is]}.`];
}

function roundLines(view: View, room: Room): string[] {
  const { worth, points } = view.sheet[view.sheet.length - 1];
  const rows = room.seats.map((seat) => [
    `  ${room.who(seat)}`,
    ...worth[seat].map((value, i) => (value === null ? ink.dim('–') : inks[colours[i]](`${value}`))),
    `${points[seat]}`,
    `${view.scores[seat]}`,
  ]);
  return columns([
    [ink.cyan(`Round ${view.sheet.length} scored`), ...colours.map((c) => names[c]), 'points', 'total'],
    ...rows,
  ]);
}
