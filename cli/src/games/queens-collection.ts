import type * as QueensCollection from '@crossbones/games/queens-collection/index';
import { readWord } from '@crossbones/games/queens-collection/seen/word';
import { stories } from '@crossbones/texts/queens-collection/stories';
import { beneath, gathered, minus, signed } from '../hand.js';
import { type Ink, ink } from '../ink.js';
import type { Presenter } from '../presenter.js';
import type { Seating } from '../seating.js';
import { columns, titled } from '../text.js';

export { arbitrate, scoreSheet } from '@crossbones/games/queens-collection/index';

type View = QueensCollection.GameView;
type Turn = View['record'][number];

/** Each colour has a sign of its own, for eyes that do not tell them apart. */
const signs: { readonly [colour: string]: readonly [Ink, string] } = {
  c1: [ink.red, '▲'],
  c2: [ink.green, '●'],
  c3: [ink.yellow, '■'],
  c4: [ink.blue, '◆'],
  c5: [ink.purple, '★'],
  c6: [ink.cyan, '♥'],
  c7: [ink.bold, '♣'],
  c8: [ink.black, '♠'],
};
const paint = (card: string): string =>
  card in signs ? signs[card][0](`${signs[card][1]}${card}`) : ink.underline(card);
const pawn = (colour: string): string => signs[colour][0](signs[colour][1]);
const cards = (list: readonly string[]): string => gathered(list, paint).join(' ');
const storyIn = ({ voice }: Seating) => stories[voice.language];
const isCooperative = (view: View): boolean => view.options.mode === 'cooperative';

export const presenter: Presenter<View> = {
  heading: (view, room) =>
    isCooperative(view)
      ? storyIn(room).together(view.scores[0])
      : room.voice.words.roundOf(view.round, view.rounds),

  table(view, room) {
    const story = storyIn(room);
    const { length: removed } = view.removed;
    const reserve = [
      story.reserve(view.reserve, view.discard.length + view.unseen),
      ...(removed > 0 ? [story.removed(removed)] : []),
    ];
    const row = (list: readonly string[]): string => list.map(paint).join(' ');
    return [
      ...(isCooperative(view) ? hands(view, room) : seatLines(view, room)),
      '',
      ...boxLines(view, room),
      ...(isCooperative(view)
        ? []
        : [titled(story.marketTitle) + (view.market.length === 0 ? story.empty : row(view.market))]),
      ink.dim(titled(story.reserveTitle) + reserve.join(', ')),
      ...(view.revealed.length > 0 ? [titled(story.turnedTitle) + row(view.revealed)] : []),
    ];
  },

  hand(view, _, room) {
    const own = room.viewer === 'spectator' ? null : view.hands[room.viewer];
    if (own === null) return [];
    return [titled(room.voice.words.title.hand) + (own.length === 0 ? storyIn(room).empty : cards(own))];
  },

  inHand: () => false,

  question(view, choices, room) {
    const story = storyIn(room);
    switch (view.phase) {
      case 'reveal':
        return view.revealed.length === 0 ? story.asksTurn : story.asksTurnMore;
      case 'take':
        return story.asksPairMore;
      case 'swap':
      case 'partner':
        return story.asksSwapMore;
      case 'act':
        return choices[0] === 'skip' ? story.nothingToDo : story.asks;
      default:
        return choices[0] === 'skip' ? story.neither : story.asksTake;
    }
  },

  choice: (word, _, room) => spelt(word, room),

  news(before, after, room) {
    const story = storyIn(room);
    const news: string[] = [];
    if (before.phase === 'deal' && after.phase !== 'deal') {
      const begins = after.first === null ? '' : ` ${story.begins(room.subject(after.first))}`;
      const title = isCooperative(after) ? story.scattered : room.voice.words.roundBegins(after.round);
      return ['', ink.cyan(title) + begins];
    }
    if (before.round === after.round) news.push(...turns(before, after, room));
    if (after.reshuffles > before.reshuffles) news.push(ink.dim(story.reshuffled));
    if (after.sheet.length > before.sheet.length) news.push('', ...roundLines(after, room));
    return news;
  },

  sheet(view, room) {
    if (isCooperative(view)) return boxLines(view, room);
    const { head: heads } = room.voice.words;
    const head = [heads.round, ...room.seats.map((seat) => room.who(seat))];
    const rows = view.sheet.map((line, round) => [
      `${round + 1}`,
      ...line.map(([, , , points]) => signed(points)),
    ]);
    return columns([head, ...rows, [totalOf(view, room), ...view.scores.map(minus)]]);
  },

  unplayable: (view) => view.unplayable,

  legend: (room) => [
    storyIn(room).colours(Object.keys(signs).map(paint).join(' '), paint('joker')),
    storyIn(room).whatPairs,
  ],

  parts(word) {
    const [verb, ...rest] = word.split(':');
    switch (verb) {
      case 'pair':
      case 'swap':
      case 'partner':
      case 'trade':
        return [verb, word.slice(0, word.indexOf('/')), word];
      case 'move':
        return [verb, `${verb}:${rest[0]}`, word.slice(0, word.indexOf('-')), word];
      case 'redraw':
        return [verb, word];
      default:
        return [word];
    }
  },
};

/** A word, or the beginning of one, as a choice. */
function spelt(word: string, room: Seating): string | null {
  const story = storyIn(room);
  if (isPlain(word, story.choice)) return story.choice[word];
  const deed = readWord(word);
  switch (deed?.act) {
    case 'pair':
      return story.take(paint(deed.colour), deed.hand.map(paint), paint(deed.market));
    case 'swap':
      return story.giveMarket(paint(deed.own), paint(deed.other));
    case 'partner':
      return story.givePartner(paint(deed.own), paint(deed.other));
    case 'trade':
      return story.giveOther(paint(deed.own), room.subject(deed.seat), paint(deed.other));
    case 'move': {
      const [one, other] = deed.ends;
      return story.pawnWith(paint(one.pawn), paint(one.box), paint(other.pawn), paint(other.box));
    }
    case 'redraw':
      return story.discard(deed.cards.map(paint));
    default:
      return begun(word, room);
  }
}

/** The beginning of a word, the rest of which is asked for next. */
function begun(word: string, room: Seating): string | null {
  const story = storyIn(room);
  const [verb, cards, standing] = word.split(':');
  if (cards === undefined) return null;
  if (standing !== undefined) {
    const [box, pawn] = standing.split('/');
    return story.pawnIn(paint(pawn), paint(box));
  }
  const paid = cards.split('+').map(paint);
  return verb === 'pair' ? story.use(paid) : verb === 'move' ? story.pay(paid) : story.give(paid[0]);
}

const isPlain = <C extends object>(word: string, choices: C): word is keyof C & string =>
  Object.hasOwn(choices, word);

function seatLines(view: View, room: Seating): string[] {
  const story = storyIn(room);
  const rows = room.seats.map((seat) => {
    const open = view.hands[seat] ?? view.known[seat];
    const rest = view.sizes[seat] - open.length;
    const held =
      seat === room.viewer
        ? ''
        : [cards(open), rest > 0 ? ink.dim(story.unknown(rest)) : '']
            .filter((part) => part !== '')
            .join(' + ');
    return [
      `${seat === view.turn ? '▸' : ' '} ${room.who(seat)}`,
      `${view.scores[seat]}`,
      view.taken[seat].boxes.map(paint).join(' ') || ink.dim('–'),
      view.taken[seat].pawns.map(pawn).join('') || ink.dim('–'),
      `${view.sizes[seat]}`,
      held,
    ];
  });
  const head = ['', room.voice.words.head.score, story.boxes, story.pawns, story.cards, ''];
  return columns([head.map(ink.dim), ...rows], 'left');
}

function hands(view: View, room: Seating): string[] {
  const rows = room.seats.map((seat) => [
    `${seat === view.turn ? '▸' : ' '} ${room.who(seat)}`,
    seat === room.viewer ? '' : cards(view.hands[seat] ?? []) || ink.dim(storyIn(room).noCards),
  ]);
  return columns(rows, 'left');
}

/** The boxes with the pawns on them, those at home first in a co-operative game. */
function boxLines(view: View, room: Seating): string[] {
  const boxes = view.boxes.map(({ colour, pawns }) => {
    const own = pawns.filter((one) => one === colour).map(pawn);
    const strange = pawns.filter((one) => one !== colour).map(paint);
    if (isCooperative(view)) return `${paint(colour)} [${[...own, ...strange].join(' ')}]`;
    return `${signs[colour][0](colour)} ${own.join('') || ink.dim('–')}`;
  });
  return beneath(titled(storyIn(room).boxesTitle), boxes, room, '   ');
}

/** What each turn added between two views. */
function turns(before: View, after: View, room: Seating): string[] {
  const news: string[] = [];
  const turnAt = (view: View, turn: number): Turn | undefined =>
    view.record[turn - (view.turns - view.record.length)];
  for (let turn = Math.max(0, before.turns - 1); turn < after.turns; turn++) {
    const was = turnAt(before, turn);
    const now = turnAt(after, turn);
    if (now !== undefined) news.push(...deeds(was, now, after, room));
  }
  return news;
}

function deeds(was: Turn | undefined, now: Turn, view: View, room: Seating): string[] {
  const story = storyIn(room);
  const drew = now.cards.slice(was?.cards.length ?? 0).map(paint);
  const tell = isCooperative(view) ? story.draws : story.turnsUp;
  const shown = drew.length === 0 ? [] : [tell(room.subject(now.seat), drew)];
  const clash = now.clash && !was?.clash ? [`${ink.red('✗')} ${story.clash}`] : [];
  const did = now.did.slice(was?.did.length ?? 0).map((word) => deed(word, now.seat, room));
  return isCooperative(view) ? [...did, ...shown] : [...shown, ...clash, ...did];
}

function deed(word: string, seat: number, room: Seating): string {
  const story = storyIn(room);
  const who = room.subject(seat);
  if (word === 'skip') return story.goesOn(who);
  if (word === 'partner') return story.swapsPartner(who);
  const deed = readWord(word);
  switch (deed?.act) {
    case 'pair':
      return `${ink.yellow('★')} ${story.pairs(who, deed.hand.map(paint), paint(deed.market), paint(deed.colour))}`;
    case 'swap':
      return story.swaps(who, paint(deed.own), paint(deed.other));
    case 'trade':
      return story.trades(who, paint(deed.own), room.subject(deed.seat), paint(deed.other));
    case 'redraw':
      return story.discards(who, deed.cards.map(paint));
    case 'move': {
      const [one, other] = deed.ends.map(({ pawn, box }) => [paint(pawn), paint(box)] as const);
      return `${ink.yellow('★')} ${story.moves(who, deed.paid.map(paint), one, other)}`;
    }
    default:
      return '';
  }
}

function roundLines(view: View, room: Seating): string[] {
  const line = view.sheet[view.sheet.length - 1];
  const rows = room.seats.map((seat) => {
    const [boxes, pawns, left, points] = line[seat];
    return [
      `  ${room.who(seat)}`,
      `${boxes}`,
      `${pawns}`,
      `${left}`,
      signed(points),
      minus(view.scores[seat]),
    ];
  });
  const { boxes, pawns, cards } = storyIn(room);
  const { head, roundScored } = room.voice.words;
  const title = ink.cyan(roundScored(view.sheet.length));
  return columns([[title, boxes, pawns, cards, head.points, totalOf(view, room)], ...rows]);
}

const totalOf = (view: View, room: Seating): string =>
  view.options.mode === 'teams' ? storyIn(room).team : room.voice.words.head.total;
