import type * as SkullQueen from '@crossbones/games/skull-queen/index';
import { readWord } from '@crossbones/games/skull-queen/seen/word';
import type { Subject } from '@crossbones/texts';
import { type PirateColour, stories } from '@crossbones/texts/skull-queen/stories';
import { handLines } from '../hand.js';
import { type Ink, ink } from '../ink.js';
import type { Presenter } from '../presenter.js';
import type { Seating } from '../seating.js';
import { columns, titled } from '../text.js';

export { arbitrate, scoreSheet } from '@crossbones/games/skull-queen/index';

type View = SkullQueen.GameView;
type Player = View['trick'][number]['seat'];
type Plank = View['planks'][number];
type Trick = View['tricks'][number];

const GAME = 'skull-queen';
const colours: readonly PirateColour[] = ['r', 'y', 'g', 'b'];
const inks: { readonly [colour in PirateColour]: Ink } = {
  r: ink.red,
  y: ink.yellow,
  g: ink.green,
  b: ink.blue,
};
const SPACES = [0, 1, 2, 3, 4] as const;

const isCard = (word: string): boolean => /^([rygb]\d+|0|13)$/.test(word);
const paint = (card: string): string => {
  const ink_ = inks[card[0] as PirateColour];
  return ink_ === undefined ? ink.bold(card) : ink_(card);
};
const storyIn = ({ voice }: Seating) => stories[voice.language];
const subject = (player: Player, room: Seating): Subject =>
  player === 'ghost' ? room.stranger(storyIn(room).theGhost) : room.subject(player);

export const presenter: Presenter<View> = {
  heading(view, room) {
    const { placement, trick } = storyIn(room);
    return `${room.voice.words.roundOf(view.round, view.rounds)} · ${view.phase === 'place' ? placement : trick(view.tricks.length + 1)}`;
  },

  table(view, room) {
    const { words } = room.voice;
    const story = storyIn(room);
    const head = [
      '',
      story.plank,
      ...SPACES.map((space) => (space === 0 ? story.top : space === 4 ? story.wide : '')),
      story.overboard,
      words.head.score,
    ];
    const rows = room.seats.map((seat) => [
      `${seat === view.leader && view.phase === 'play' ? '▸' : ' '} ${room.who(seat)}${seat === view.dealer ? ink.dim(` ${words.dealer}`) : ''}`,
      ...plankCells(view, seat, room),
      `${view.scores[seat]}`,
    ]);
    return [
      ...columns([head.map(ink.dim), ...rows], 'left'),
      ...(view.centre.length > 0
        ? ['', `${titled(story.centreTitle)}${view.centre.map(paint).join(' ')}`]
        : []),
      ...(view.aside.length > 0 ? [ink.dim(story.aside(view.aside.join(' ')))] : []),
      ...(view.phase === 'play' ? ['', trickLine(view, room)] : []),
    ];
  },

  hand: (view, choices, room) =>
    handLines(view.hand ?? [], choices.filter(isCard), choices, (word) => word, paint, room),

  inHand: isCard,

  question(view, choices, room) {
    const { words } = room.voice;
    if (view.phase === 'play')
      return choices.length === 1 ? words.onlyCard(paint(choices[0])) : words.asksCard;
    const [first] = choices;
    const deed = readWord(first);
    if (deed.act !== 'place') return storyIn(room).asksSide;
    return storyIn(room).asksPirate(deed.colour, inks[deed.colour]);
  },

  choice(word, view, room) {
    const story = storyIn(room);
    const deed = readWord(word);
    if (deed.act === 'side') {
      const { side } = deed;
      const wide = Math.max(story.front.length, story.back.length);
      return `${story[side].padEnd(wide)} ${view.worth[side].join(' ')}${ink.dim(`  ${story.fromTop}`)}`;
    }
    if (deed.act !== 'place' || room.viewer === 'spectator') return null;
    const at = deed.space;
    const worth = view.worth[view.planks[room.viewer].side ?? 'front'][at];
    return (at === 0 ? story.worthTop : at === 4 ? story.worthWide : story.worth)(worth);
  },

  news(before, after, room) {
    const { words } = room.voice;
    const story = storyIn(room);
    const news: string[] = [];
    if (before.phase === 'deal' && after.phase === 'place') {
      const deals = after.dealer === null ? [] : [words.deals(room.subject(after.dealer))];
      const centre = after.centre.length > 0 ? [story.centreLies(after.centre.map(paint))] : [];
      return ['', [ink.cyan(words.roundBegins(after.round)), ...deals, ...centre].join(' ')];
    }
    if (before.phase === 'place' && after.phase === 'play') {
      news.push(story.allPlaced);
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
    const { head: heads } = room.voice.words;
    const head = [heads.round, ...room.seats.map((seat) => room.who(seat))];
    const rows = view.sheet.map(({ points }, round) => [`${round + 1}`, ...points.map(String)]);
    return columns([head, ...rows, [heads.total, ...view.scores.map(String)]]);
  },

  unplayable: (view) => view.unplayable,

  legend: (room) => [
    storyIn(room).colours(paint('r7'), paint('y7'), paint('g7'), paint('b7')),
    storyIn(room).moves,
  ],
};

/** Side, the five spaces from the top with the pirates on them, and who is overboard. */
function plankCells(view: View, seat: number, room: Seating): string[] {
  const plank = view.planks[seat];
  if (plank.side === null)
    return [view.placed[seat] && seat !== room.viewer ? '✓' : '·', ...SPACES.map(() => ''), ''];
  const standing = (space: number): string =>
    colours.flatMap((colour) => (plank.pirates[colour] === space ? [inks[colour](colour)] : [])).join('');
  const cells = view.worth[plank.side].map((worth, space) => `${worth} ${standing(space) || ink.dim('–')}`);
  return [
    storyIn(room)[plank.side],
    ...cells,
    plank.overboard.map((colour) => inks[colour](colour)).join(''),
  ];
}

function trickLine(view: View, room: Seating): string {
  const { voice } = room;
  const story = storyIn(room);
  if (view.trick.length === 0)
    return view.leader === null ? '' : voice.words.leads(room.subject(view.leader));
  const cards = view.trick.map(
    ({ seat, card }) => `${seat === 'ghost' ? ink.bold(story.ghost) : room.who(seat)} ${paint(card)}`,
  );
  const announced = view.announced === null ? '' : `   ${story.announced(voice.suit(GAME, view.announced))}`;
  return `${titled(voice.words.title.trick)}${cards.join('  ')}${ink.dim(announced)}`;
}

/** Who played the card at a place of the trick; with two players the ghost's comes first. */
function playerAt(view: View, leader: number, at: number): Player {
  if (view.ghost === null) return (leader + at) % view.seats;
  return at === 0 ? 'ghost' : at === 1 ? leader : 1 - leader;
}

/** Cards laid, and what the tricks they ended did to the pirates. */
function played(before: View, after: View, room: Seating): string[] {
  const done = trickDone(before, after);
  const now = done?.cards ?? after.trick.map(({ card }) => card);
  const leader = done?.leader ?? after.leader ?? 0;
  const from = before.phase === 'play' ? before.trick.length : 0;
  const { words } = room.voice;
  const news = now.slice(from).map((card, i) => {
    const who = subject(playerAt(after, leader, from + i), room);
    return (from + i === 0 ? words.leadsCard : words.playsCard)(who, paint(card));
  });
  if (done === null) return news;
  if (before.round === after.round) news.push(...moves(before, after, room));
  if (after.phase !== 'play' || before.round !== after.round) return news;
  if (after.trick.length > 0) news.push(words.leadsCard(subject('ghost', room), paint(after.trick[0].card)));
  else if (after.centre.length > 0) news.push(ink.dim(storyIn(room).inCentre(after.centre.join(' '))));
  return news;
}

/** The trick that ended between two views, be it the last of its round. */
function trickDone(before: View, after: View): Trick | null {
  if (before.phase !== 'play') return null;
  if (before.round === after.round && before.tricks.length === after.tricks.length) return null;
  return after.lastTrick;
}

function moves(before: View, after: View, room: Seating): string[] {
  const told = room.seats.flatMap((seat) =>
    colours.flatMap((colour) => moved(before.planks[seat], after.planks[seat], colour, after, seat, room)),
  );
  return told.length > 0
    ? told.map((line) => `${ink.yellow('★')} ${line}`)
    : [ink.dim(storyIn(room).nobodyMoves)];
}

function moved(
  from: Plank,
  to: Plank,
  colour: PirateColour,
  view: View,
  seat: number,
  room: Seating,
): string[] {
  const was = from.pirates[colour];
  const is = to.pirates[colour];
  if (was === is || was === null || to.side === null) return [];
  const { up, down, falls } = storyIn(room);
  const who = room.subject(seat);
  if (is === null) return [falls(who, colour, inks[colour])];
  const go = is < was ? up : down;
  return [go(who, colour, inks[colour], Math.abs(is - was), view.worth[to.side][is])];
}

function roundLines(view: View, room: Seating): string[] {
  const { worth, points } = view.sheet[view.sheet.length - 1];
  const rows = room.seats.map((seat) => [
    `  ${room.who(seat)}`,
    ...worth[seat].map((value, i) => (value === null ? ink.dim('–') : inks[colours[i]](`${value}`))),
    `${points[seat]}`,
    `${view.scores[seat]}`,
  ]);
  const { voice } = room;
  const { head, roundScored } = voice.words;
  return columns([
    [
      ink.cyan(roundScored(view.sheet.length)),
      ...colours.map((colour) => voice.suit(GAME, colour)),
      head.points,
      head.total,
    ],
    ...rows,
  ]);
}
