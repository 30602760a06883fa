import type * as SkullKing from '@crossbones/games/skull-king/index';
import { readWord } from '@crossbones/games/skull-king/seen/word';
import type { Subject } from '@crossbones/texts';
import { stories } from '@crossbones/texts/skull-king/stories';
import { beneath, gathered, handLines, minus, signed } from '../hand.js';
import { type Ink, ink } from '../ink.js';
import type { Presenter } from '../presenter.js';
import type { Seating } from '../seating.js';
import { capital, columns, titled } from '../text.js';

export { arbitrate, scoreSheet } from '@crossbones/games/skull-king/index';

type View = SkullKing.GameView;
type Player = View['trick'][number]['seat'];
type Power = View['powers'][number];

const GAME = 'skull-king';
const suitInks: { readonly [suit: string]: Ink } = {
  g: ink.green,
  y: ink.yellow,
  p: ink.purple,
  b: ink.black,
};
const characters: { readonly [card: string]: Ink } = {
  rosie: ink.red,
  will: ink.red,
  rascal: ink.red,
  juanita: ink.red,
  harry: ink.red,
  'tigress:pirate': ink.red,
  tigress: ink.red,
  mermaid: ink.cyan,
  'skull-king': ink.bold,
  kraken: ink.blue,
  whale: ink.blue,
};

const suited = /^[gypb]\d+$/;
/** `g7`, as it is typed. */
const paint = (card: string): string => suitInks[card[0]](card);
const plain: Ink = (text) => text;

/** `g7`, `Rosie`, `Skull King`, `Tigress (as pirate)`; a house card is called by the name its host gave it. */
const painted =
  (view: View, { voice }: Seating) =>
  (card: string): string => {
    if (suited.test(card)) return paint(card);
    const blank = /^blank:(\d)$/.exec(card);
    const given = blank === null ? undefined : view.options.blanks[Number(blank[1]) - 1];
    return given === undefined
      ? (characters[card] ?? plain)(capital(voice.card(GAME, card)))
      : `${given.name} (${card})`;
  };

const isCard = (word: string): boolean =>
  suited.test(word) || word in characters || /^(tigress|blank):|^(escape|loot)$/.test(word);
const heldAs = (word: string): string => (word.startsWith('tigress') ? 'tigress' : word);

const storyIn = ({ voice }: Seating) => stories[voice.language];
const named = (player: Player, room: Seating): string =>
  player === 'greybeard' ? ink.bold(storyIn(room).greybeard) : room.who(player);
const subject = (player: Player, room: Seating): Subject =>
  player === 'greybeard' ? room.stranger(storyIn(room).greybeard) : room.subject(player);

export const presenter: Presenter<View> = {
  heading: (view, room) =>
    `${room.voice.words.roundOf(view.round, view.rounds.length)} · ${storyIn(room).heading(view.cardsDealt)}`,

  table(view, room) {
    const { options } = view;
    const { words } = room.voice;
    const story = storyIn(room);
    const head = [
      '',
      words.head.bid,
      words.head.won,
      words.head.bonus,
      ...(options.powers ? [story.wager] : []),
      ...(options.cannonball ? [story.shot] : []),
      words.head.score,
    ];
    const rows = room.seats.map((seat) => [
      `${seat === view.turn ? '▸' : ' '} ${room.who(seat)}${seat === view.dealer ? ink.dim(` ${words.dealer}`) : ''}`,
      `${view.bids[seat] ?? (view.sealed.includes(seat) ? '✓' : '·')}`,
      `${view.won[seat]}`,
      minus(view.bonus[seat]),
      ...(options.powers ? [`${view.wagers[seat]}`] : []),
      ...(options.cannonball ? [shotOf(view, seat, room)] : []),
      minus(view.scores[seat]),
    ]);
    const table = columns([head.map(ink.dim), ...rows]);
    const allied = view.alliances.map(([one, other]) => story.pair(room.subject(one), room.subject(other)));
    const card = painted(view, room);
    return [
      ...table,
      ...(allied.length > 0 ? [story.allied(allied)] : []),
      ...(view.ghost === null ? [] : [story.pile(view.ghost.pile)]),
      ...(view.seen === null
        ? []
        : beneath(titled(story.undealtTitle), gathered(view.seen, card), room, ' ')),
      ...(view.phase === 'play' ? ['', trickLine(view, room)] : []),
    ];
  },

  hand: (view, choices, room) =>
    handLines(
      view.hand,
      view.phase === 'play' ? choices.filter(isCard) : [],
      choices,
      heldAs,
      painted(view, room),
      room,
    ),

  inHand: isCard,

  question(view, choices, room) {
    const { words } = room.voice;
    const story = storyIn(room);
    const card = painted(view, room);
    switch (view.phase) {
      case 'bid':
        return words.asksBid(view.cardsDealt);
      case 'shot':
        return story.asksShot;
      case 'rosie':
        return story.asksLead;
      case 'will':
        return story.asksDiscard((view.drawn ?? []).map(card));
      case 'rascal':
        return story.asksWager;
      case 'harry':
        return story.asksChange;
      default:
        return choices.length === 1 ? words.onlyCard(card(choices[0])) : words.asksCard;
    }
  },

  choice(word, view, room) {
    const story = storyIn(room);
    const deed = readWord(word);
    if (deed.act === 'lead') return story.letLead(room.subject(deed.seat));
    if (deed.act === 'discard') return painted(view, room)(deed.card);
    const own = room.viewer === 'spectator' ? null : view.bids[room.viewer];
    if (deed.act === 'change' && own !== null)
      return deed.by === 0 ? story.keepBid(own) : story.changeBid(own + deed.by);
    return null;
  },

  news(before, after, room) {
    const fresh = before.round !== after.round || (before.phase === 'deal' && after.phase === 'bid');
    const { words } = room.voice;
    const story = storyIn(room);
    const news: string[] = [];
    if (fresh && after.phase === 'bid') {
      const deals = after.dealer === null ? [] : [words.deals(room.subject(after.dealer))];
      const told = [ink.cyan(words.roundBegins(after.round)), ...deals, story.cardsEach(after.cardsDealt)];
      news.push('', told.join(' '));
    }
    if (before.phase === 'bid' && after.phase !== 'bid') {
      news.push(words.bids(room.seats.map((seat) => [room.subject(seat), after.bids[seat] ?? 0])));
    }
    if (before.phase === 'shot' && after.phase !== 'shot') {
      const shots = room.seats.map((seat) => story.shotOf(room.subject(seat), shotOf(after, seat, room)));
      news.push(story.shots(shots));
    }
    if (!fresh) news.push(...played(before, after, room), ...powers(before, after, room));
    if (after.sheet.length > before.sheet.length) news.push('', ...roundLines(after, room));
    return news;
  },

  sheet(view, room) {
    const { head: heads } = room.voice.words;
    const head = [heads.round, ...room.seats.map((seat) => room.who(seat))];
    const rows = view.sheet.map((line, round) => [
      `${round + 1}`,
      ...line.map(([bid, won, points]) => `${won}/${bid}  ${signed(points)}`),
    ]);
    return columns([head, ...rows, [heads.total, ...view.scores.map(minus)]]);
  },

  unplayable: (view) => view.unplayable,

  legend: (room) => [
    storyIn(room).colours(paint('g7'), paint('y7'), paint('p7'), paint('b7')),
    room.voice.words.sheetMeans,
  ],
};

function trickLine(view: View, room: Seating): string {
  const { words } = room.voice;
  if (view.trick.length === 0) return view.turn === null ? '' : words.leads(room.subject(view.turn));
  const card = painted(view, room);
  const cards = view.trick.map((laid) => `${named(laid.seat, room)} ${card(laid.card)}`).join('  ');
  const led = view.led === null ? '' : `   ${storyIn(room).led(room.voice.suit(GAME, view.led))}`;
  return `${titled(words.title.trick)}${cards}${ink.dim(led)}`;
}

function shotOf(view: View, seat: number, room: Seating): string {
  const shot = view.shots[seat];
  return shot === null ? '·' : storyIn(room)[shot];
}

/** Cards laid, and the tricks they ended. */
function played(before: View, after: View, room: Seating): string[] {
  const { words } = room.voice;
  const story = storyIn(room);
  const news: string[] = [];
  const card = painted(after, room);
  const size = (view: View, trick: number): number =>
    trick < view.tricks.length
      ? view.tricks[trick].cards.length
      : trick === view.tricks.length
        ? view.trick.length
        : 0;
  for (let trick = before.tricks.length; trick <= after.tricks.length; trick++) {
    const done = after.tricks[trick];
    const order = done?.order ?? after.trick.map(({ seat }) => seat);
    const cards = done?.cards ?? after.trick.map((laid) => laid.card);
    for (let i = size(before, trick); i < cards.length; i++) {
      news.push((i === 0 ? words.leadsCard : words.playsCard)(subject(order[i], room), card(cards[i])));
    }
    if (done === undefined) continue;
    if (done.taker === null) news.push(ink.dim(story.nobodyTakes));
    else {
      const taker = subject(done.taker, room);
      const taken = card(cards[order.indexOf(done.taker)]);
      const prize = prizeOf(before, after, done.taker);
      const told = prize > 0 ? story.takesWithBonus(taker, taken, signed(prize)) : story.takes(taker, taken);
      news.push(`${ink.yellow('★')} ${told}`);
    }
  }
  for (const [one, other] of after.alliances.slice(before.alliances.length)) {
    news.push(story.loot(room.subject(one), room.subject(other)));
  }
  return news;
}

const prizeOf = (before: View, after: View, taker: Player): number =>
  taker === 'greybeard' ? 0 : after.bonus[taker] - before.bonus[taker];

function powers(before: View, after: View, room: Seating): string[] {
  return after.powers.flatMap((power) => {
    const was = before.powers.find((one) => one.power === power.power);
    return told(was, power, after, room);
  });
}

function told(was: Power | undefined, now: Power, after: View, room: Seating): string[] {
  const story = storyIn(room);
  const who = room.subject(now.seat);
  switch (now.power) {
    case 'rosie':
      return now.lead !== null && (was as typeof now | undefined)?.lead !== now.lead
        ? [now.seat === now.lead ? story.rosieSelf(who) : story.rosie(who, room.subject(now.lead))]
        : [];
    case 'will':
      if (was === undefined) return [story.will(who, now.drew)];
      return now.discarded === now.drew && (was as typeof now).discarded !== now.drew
        ? [story.willDone(who)]
        : [];
    case 'juanita':
      if (was !== undefined) return [];
      return [
        story.juanita(who),
        ...(after.seen === null ? [] : beneath('  ', gathered(after.seen, painted(after, room)), room, ' ')),
      ];
    case 'harry':
      if (now.change === null || (was as typeof now | undefined)?.change === now.change) return [];
      return [now.change === 0 ? story.harryKeeps(who) : story.harryChanges(who, after.bids[now.seat] ?? 0)];
    case 'rascal':
      if (now.wager === null || (was as typeof now | undefined)?.wager === now.wager) return [];
      return [story.rascal(who, now.wager)];
  }
}

function roundLines(view: View, room: Seating): string[] {
  const line = view.sheet[view.sheet.length - 1];
  const rows = room.seats.map((seat) => {
    const [bid, won, points] = line[seat];
    const mark = bid === won ? ink.green('✓') : ink.red('✗');
    return [`${mark} ${room.who(seat)}`, `${bid}`, `${won}`, signed(points), minus(view.scores[seat])];
  });
  const { head, roundScored } = room.voice.words;
  return columns([
    [ink.cyan(roundScored(view.sheet.length)), head.bid, head.won, head.points, head.total],
    ...rows,
  ]);
}
