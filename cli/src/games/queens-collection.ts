import type { QueensCollection } from '@crossbones/games';
import { gathered, minus, signed } from '../hand.js';
import { type Ink, ink } from '../ink.js';
import type { Presenter } from '../presenter.js';
import type { Room } from '../room.js';
import { columns, flow, listed } from '../text.js';

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
const plus = (list: string): string => listed(list.split('+').map(paint));
const isCooperative = (view: View): boolean => view.options.mode === 'cooperative';

export const queensCollection: Presenter<View> = {
  heading: (view) =>
    isCooperative(view)
      ? `together · ${minus(view.scores[0])} points`
      : `round ${view.round} of ${view.rounds}`,

  table(view, room) {
    const discarded = view.discard.length + view.unseen;
    return [
      ...(isCooperative(view) ? hands(view, room) : seatLines(view, room)),
      '',
      ...boxLines(view, room),
      ...(isCooperative(view)
        ? []
        : [`Market     ${view.market.length === 0 ? 'empty' : view.market.map(paint).join(' ')}`]),
      ink.dim(
        `Reserve    ${view.reserve} cards, ${discarded} discarded${view.removed.length > 0 ? `, ${view.removed.length} out of the round` : ''}`,
      ),
      ...(view.revealed.length > 0 ? [`Turned up  ${view.revealed.map(paint).join(' ')}`] : []),
    ];
  },

  hand(view, _, room) {
    const own = room.viewer === 'spectator' ? null : view.hands[room.viewer];
    return own === null ? [] : [`Your hand  ${own.length === 0 ? 'empty' : cards(own)}`];
  },

  inHand: () => false,

  question(view, choices) {
    switch (view.phase) {
      case 'reveal':
        return view.revealed.length === 0
          ? 'Turn up a card, or stop at once?'
          : 'Turn up another card, or stop?';
      case 'take':
        return 'Another pair, or done?';
      case 'swap':
      case 'partner':
        return 'Another swap, or done?';
      case 'act':
        return choices[0] === 'skip' ? 'There is nothing you can do.' : 'What do you do?';
      default:
        return choices[0] === 'skip' ? 'You can neither take nor swap.' : 'Take pawns, or swap cards?';
    }
  },

  choice: (word, _, room) => spelt(word, room),

  news(before, after, room) {
    const news: string[] = [];
    if (before.phase === 'deal' && after.phase !== 'deal') {
      const begins = after.first === null ? '' : ` ${room.does(after.first, 'begin')}.`;
      const title = isCooperative(after) ? 'The pawns are scattered:' : `Round ${after.round}:`;
      return ['', ink.cyan(title) + begins];
    }
    if (before.round === after.round) news.push(...turns(before, after, room));
    if (after.reshuffles > before.reshuffles)
      news.push(ink.dim('The discard is shuffled into a new reserve.'));
    if (after.sheet.length > before.sheet.length) news.push('', ...roundLines(after, room));
    return news;
  },

  sheet(view, room) {
    if (isCooperative(view)) return boxLines(view, room);
    const head = ['round', ...room.seats.map((seat) => room.who(seat))];
    const rows = view.sheet.map((line, round) => [
      `${round + 1}`,
      ...line.map(([, , , points]) => signed(points)),
    ]);
    return columns([
      head,
      ...rows,
      [view.options.mode === 'teams' ? 'team' : 'total', ...view.scores.map(minus)],
    ]);
  },

  unplayable: (view) => view.unplayable,

  legend: [
    `The eight colours: ${Object.keys(signs).map(paint).join(' ')}; a ${paint('joker')} is any of them.`,
    'A pair is one card of yours and one of the market; two cards of one colour stand for any one card.',
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
function spelt(word: string, room: Room): string | null {
  const pair = /^pair:([^/]+)(?:\/(\w+)=(\w+))?$/.exec(word);
  if (pair !== null) {
    const [, hand, market, colour] = pair;
    return market === undefined
      ? `Use ${plus(hand)}`
      : `Take ${paint(colour)}: ${plus(hand)} with the market’s ${paint(market)}`;
  }
  const swap = /^(swap|partner):(\w+)(?:\/(\w+))?$/.exec(word);
  if (swap !== null) {
    const [, verb, own, other] = swap;
    return other === undefined
      ? `Give ${paint(own)}`
      : `Give ${paint(own)} for ${verb === 'swap' ? 'the market’s' : 'your partner’s'} ${paint(other)}`;
  }
  const trade = /^trade:(\w+)(?:\/(\d):(\w+))?$/.exec(word);
  if (trade !== null) {
    const [, own, seat, theirs] = trade;
    return seat === undefined
      ? `Give ${paint(own)}`
      : `Give ${paint(own)} for ${room.whose(Number(seat))} ${paint(theirs)}`;
  }
  const move = /^move:([^:]+)(?::(\w+)\/(\w+)(?:-(\w+)\/(\w+))?)?$/.exec(word);
  if (move !== null) {
    const [, paid, box, one, otherBox, other] = move;
    if (box === undefined) return `Pay ${plus(paid)}`;
    const first = `the ${paint(one)} pawn in box ${paint(box)}`;
    return otherBox === undefined
      ? first
      : `${first} with the ${paint(other)} pawn in box ${paint(otherBox)}`;
  }
  if (word.startsWith('redraw:')) return `Discard ${plus(word.slice(7))}`;
  return plain[word] ?? null;
}

const plain: { readonly [word: string]: string } = {
  reveal: 'Turn up a card',
  stop: 'Stop',
  done: 'Done',
  skip: 'Go on',
  pair: 'Take pawns with pairs',
  swap: 'Swap with the market',
  partner: 'Swap with your partner',
  move: 'Swap two pawns',
  redraw: 'Discard cards',
  trade: 'Trade a card with another player',
};

function seatLines(view: View, room: Room): string[] {
  const rows = room.seats.map((seat) => {
    const open = view.hands[seat] ?? view.known[seat];
    const rest = view.sizes[seat] - open.length;
    const held =
      seat === room.viewer
        ? ''
        : [cards(open), rest > 0 ? `${ink.dim(`${rest} unknown`)}` : '']
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
  return columns([['', 'score', 'boxes', 'pawns', 'cards', ''].map(ink.dim), ...rows], 'left');
}

function hands(view: View, room: Room): string[] {
  const rows = room.seats.map((seat) => [
    `${seat === view.turn ? '▸' : ' '} ${room.who(seat)}`,
    seat === room.viewer ? '' : cards(view.hands[seat] ?? []) || ink.dim('no cards'),
  ]);
  return columns(rows, 'left');
}

/** The boxes with the pawns on them, those at home first in a co-operative game. */
function boxLines(view: View, room: Room): string[] {
  const boxes = view.boxes.map(({ colour, pawns }) => {
    const own = pawns.filter((one) => one === colour).map(pawn);
    const strange = pawns.filter((one) => one !== colour).map(paint);
    if (isCooperative(view)) return `${paint(colour)} [${[...own, ...strange].join(' ')}]`;
    return `${signs[colour][0](colour)} ${own.join('') || ink.dim('–')}`;
  });
  return flow(boxes, room.width - 11, '   ').map((line, i) =>
    i === 0 ? `Boxes      ${line}` : `           ${line}`,
  );
}

/** What each turn added between two views. */
function turns(before: View, after: View, room: Room): string[] {
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

function deeds(was: Turn | undefined, now: Turn, view: View, room: Room): string[] {
  const drew = now.cards.slice(was?.cards.length ?? 0);
  const verb = isCooperative(view) ? 'draw' : 'turn up';
  const shown = drew.length === 0 ? [] : [`${turnsUp(now.seat, verb, room)} ${listed(drew.map(paint))}.`];
  const clash =
    now.clash && !was?.clash ? [`${ink.red('✗')} Two of a colour: all cards turned up are discarded.`] : [];
  const did = now.did.slice(was?.did.length ?? 0).map((word) => deed(word, now.seat, room));
  return isCooperative(view) ? [...did, ...shown] : [...shown, ...clash, ...did];
}

const turnsUp = (seat: number, verb: string, room: Room): string =>
  verb === 'turn up' ? `${room.does(seat, 'turn')} up` : room.does(seat, verb);

function deed(word: string, seat: number, room: Room): string {
  if (word === 'skip') return `${room.does(seat, 'go')} on without taking or swapping.`;
  if (word === 'partner')
    return `${room.does(seat, 'swap')} a card with ${seat === room.viewer ? 'your' : 'their'} partner.`;
  const pair = /^pair:([^/]+)\/(\w+)=(\w+)$/.exec(word);
  if (pair !== null) {
    return `${ink.yellow('★')} ${room.does(seat, 'pair')} ${plus(pair[1])} with the market’s ${paint(pair[2])} for ${paint(pair[3])}.`;
  }
  const swap = /^swap:(\w+)\/(\w+)$/.exec(word);
  if (swap !== null)
    return `${room.does(seat, 'give')} ${paint(swap[1])} for the market’s ${paint(swap[2])}.`;
  const trade = /^trade:(\w+)\/(\d):(\w+)$/.exec(word);
  if (trade !== null) {
    return `${room.does(seat, 'give')} ${paint(trade[1])} for ${room.whose(Number(trade[2]))} ${paint(trade[3])}; a card of the reserve goes unseen.`;
  }
  if (word.startsWith('redraw:')) return `${room.does(seat, 'discard')} ${plus(word.slice(7))}.`;
  const move = /^move:([^:]+):(\w+)\/(\w+)-(\w+)\/(\w+)$/.exec(word);
  if (move === null) return '';
  const [, paid, box, one, otherBox, other] = move;
  return `${ink.yellow('★')} ${room.does(seat, 'pay')} ${plus(paid)} and ${seat === room.viewer ? 'swap' : 'swaps'} ${paint(one)} in box ${paint(box)} with ${paint(other)} in box ${paint(otherBox)}.`;
}

function roundLines(view: View, room: Room): string[] {
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
  const total = view.options.mode === 'teams' ? 'team' : 'total';
  return columns([
    [ink.cyan(`Round ${view.sheet.length} scored`), 'boxes', 'pawns', 'cards', 'points', total],
    ...rows,
  ]);
}
