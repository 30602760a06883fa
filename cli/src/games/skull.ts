import type * as Skull from '@crossbones/games/skull/index';
import { readWord } from '@crossbones/games/skull/seen/word';
import type { Subject } from '@crossbones/texts';
import { stories } from '@crossbones/texts/skull/stories';
import { ink } from '../ink.js';
import type { Presenter } from '../presenter.js';
import type { Seating } from '../seating.js';
import { columns } from '../text.js';

export { arbitrate } from '@crossbones/games/skull/index';

type View = Skull.GameView;
type Gang = View['gangs'][number];
type Shown = Pick<View, 'turned' | 'gloats'>;
type Disc = 'flower' | 'skull';

const storyIn = ({ voice }: Seating) => stories[voice.language];

const FLOWER = ink.green('✿');
const SKULL = ink.red('☠');
const DOWN = '●';
const face = (disc: string | null): string => (disc === null ? DOWN : disc === 'skull' ? SKULL : FLOWER);
const faces = (discs: readonly (string | null)[]): string => discs.map(face).join('');
const spelt = (disc: Disc, room: Seating): string => `${face(disc)} ${storyIn(room)[disc]}`;

/** With two gangs each, which of them it is. */
function mark(view: View, gang: number, room: Seating): string {
  if (view.options.gangs === 1) return '';
  const { firstGang, secondGang } = storyIn(room);
  return ` (${view.gangs[gang].name.endsWith('.1') ? secondGang : firstGang})`;
}
const who = (view: View, gang: number, room: Seating): string =>
  room.who(view.gangs[gang].seat) + ink.dim(mark(view, gang, room));
const subject = (view: View, gang: number, room: Seating): Subject =>
  room.subject(view.gangs[gang].seat, ink.dim(mark(view, gang, room)));
const gangNamed = (view: View, name: string): number => view.gangs.findIndex((gang) => gang.name === name);

export const presenter: Presenter<View> = {
  heading(view, room) {
    const { heading, headingBid } = storyIn(room);
    return heading(view.round, view.table) + (view.bid === null ? '' : ` · ${headingBid(view.bid)}`);
  },

  table(view, room) {
    const story = storyIn(room);
    const rows = view.gangs.map((gang, i) => [
      `${i === view.turn ? '▸' : ' '} ${who(view, i, room)}${i === view.first ? ink.dim(` ${story.first}`) : ''}`,
      gang.out ? ink.dim(story.out) : gang.flower ? FLOWER : SKULL,
      gang.out ? '' : `${gang.hand}`,
      gang.out ? '' : pile(view, i, gang),
      lastBid(view, i, room),
    ]);
    const head = ['', story.mat, story.inHand, story.pile, story.bid];
    return columns([head.map(ink.dim), ...rows], 'left');
  },

  hand(view, _, room) {
    return view.mine.flatMap(({ gang, hand, pile }) => {
      const { holds, holdsNothing, onMat, topLast } = storyIn(room);
      const holder = subject(view, gang, room);
      const held = hand.length > 0 ? holds(holder, faces(hand)) : holdsNothing(holder);
      const placed = pile.length > 0 ? `   ${onMat(faces(pile))}${ink.dim(` (${topLast})`)}` : '';
      return [held + placed];
    });
  },

  inHand: () => false,

  question(view, choices, room) {
    const gang = view.turn === null ? null : view.gangs[view.turn];
    const mine =
      gang !== null && view.options.gangs === 2 && gang.seat === room.viewer
        ? mark(view, view.turn!, room)
        : '';
    const story = storyIn(room);
    switch (view.phase) {
      case 'place':
        return story.asksPlace;
      case 'add':
        return story.asksAdd + mine;
      case 'bid':
        return story.asksBid(view.bid ?? 0) + mine;
      case 'attempt':
        return story.asksTurn((view.bid ?? 0) - view.turned.length);
      case 'loss':
        if (choices.every((word) => word.endsWith('gloat'))) return story.asksGloat;
        return choices[0].startsWith('pick')
          ? story.asksPick(subject(view, view.challenger!, room))
          : story.asksLose;
      case 'name':
        return story.asksFirst;
      default:
        return story.asks;
    }
  },

  choice(word, view, room) {
    const story = storyIn(room);
    const own = (gang: number | null, what: string): string =>
      gang === null ? what : what + ink.dim(`  ${gang === 0 ? story.firstGang : story.secondGang}`);
    const deed = readWord(word);
    switch (deed?.act) {
      case 'place':
        return own(deed.gang, spelt(deed.disc, room));
      case 'gloat':
        return own(deed.gang, story.turnPileUp);
      case 'turn': {
        const gang = view.gangs[gangNamed(view, deed.mat)];
        return `${who(view, gangNamed(view, deed.mat), room)}  ${faces(gang.pile)}`;
      }
      case 'first':
        return who(view, gangNamed(view, deed.mat), room);
      case 'pick':
        return story.nthDisc[deed.at];
      case 'lose':
        return spelt(deed.disc, room);
      case 'pass':
        return story.pass;
      default:
        return null;
    }
  },

  news(before, after, room) {
    const news: string[] = [];
    const same = before.round === after.round;
    if (before.phase === 'first' && after.first !== null)
      news.push('', storyIn(room).drawnFirst(subject(after, after.first, room)));
    news.push(...placed(before, after, room), ...bids(before, after, room));
    const shown: Shown | null = same ? after : after.last;
    if (shown !== null) news.push(...attempt(before, after, shown, room));
    for (const line of after.sheet.slice(before.sheet.length))
      news.push(...settled(before, after, line, room));
    if (!same && after.first !== null && after.phase === 'place') {
      const begins = ink.cyan(room.voice.words.roundBegins(after.round));
      news.push('', `${begins} ${storyIn(room).starts(subject(after, after.first, room))}`);
    }
    return news;
  },

  sheet(view, room) {
    const story = storyIn(room);
    const rows = view.sheet.map(([challenger, bid, owner], i) => [
      `${i + 1}`,
      `${who(view, challenger, room)}`,
      `${bid}`,
      owner === null
        ? story.made
        : owner === challenger
          ? story.ownSkull
          : story.skullOf(subject(view, owner, room)),
    ]);
    return rows.length === 0
      ? [story.noChallenge]
      : columns(
          [[room.voice.words.head.round, story.challenger, story.bid, ''].map(ink.dim), ...rows],
          'left',
        );
  },

  unplayable: () => ({}),

  legend: (room) => [storyIn(room).signs(FLOWER, SKULL, DOWN), storyIn(room).mats],

  offers: (word) => word.endsWith('gloat'),
};

/** Own discs as they are, others' as far as they were turned. */
function pile(view: View, index: number, gang: Gang): string {
  const own = view.mine.find((mine) => mine.gang === index);
  if (view.waiting.includes(index)) return ink.dim('…');
  return own === undefined || view.phase === 'loss' ? faces(gang.pile) : faces(own.pile);
}

function lastBid(view: View, gang: number, room: Seating): string {
  const last = view.bids.findLast(([bidder]) => bidder === gang);
  return last === undefined ? '' : last[1] === 0 ? ink.dim(storyIn(room).passed) : `${last[1]}`;
}

function placed(before: View, after: View, room: Seating): string[] {
  if (before.round !== after.round) return [];
  const story = storyIn(room);
  if (before.phase === 'place' && before.waiting.length > 0) {
    return after.waiting.length === 0 ? [story.allPlaced] : [];
  }
  return after.gangs.flatMap((gang, i) => {
    if (gang.pile.length <= before.gangs[i].pile.length) return [];
    const what = after.mine.find((mine) => mine.gang === i)?.pile.at(-1);
    const placer = subject(after, i, room);
    if (what === undefined) return [(before.phase === 'place' ? story.places : story.adds)(placer)];
    return [(before.phase === 'place' ? story.placesOwn : story.addsOwn)(placer, what)];
  });
}

function bids(before: View, after: View, room: Seating): string[] {
  if (before.round !== after.round) return [];
  const { passes, challenges, raises } = storyIn(room);
  return after.bids.slice(before.bids.length).map(([gang, bid], i) => {
    const bidder = subject(after, gang, room);
    if (bid === 0) return passes(bidder);
    return (before.bids.length + i === 0 ? challenges : raises)(bidder, ink.bold(`${bid}`));
  });
}

/** Discs turned up between two views. */
function attempt(before: View, after: View, shown: Shown, room: Seating): string[] {
  const news: string[] = [];
  const challenger = after.challenger ?? before.challenger ?? after.sheet.at(-1)?.[0] ?? before.bidder;
  if (challenger === null) return [];
  const known = before.phase === 'attempt' || before.phase === 'loss' ? before.turned.length : 0;
  if (before.round !== after.round && after.sheet.length === before.sheet.length) return [];
  const story = storyIn(room);
  const turner = subject(after, challenger, room);
  for (const { gang, disc } of shown.turned.slice(known)) {
    const what = spelt(disc, room);
    news.push(
      gang === challenger
        ? story.turnsOwn(turner, what)
        : story.turns(turner, subject(after, gang, room), what),
    );
  }
  const gloated = before.phase === 'loss' ? before.gloats.length : 0;
  for (const { gang, pile } of shown.gloats.slice(gloated)) {
    news.push(story.gloats(subject(after, gang, room), faces(pile)));
  }
  return news;
}

function settled(
  before: View,
  after: View,
  [challenger, bid, owner]: View['sheet'][number],
  room: Seating,
): string[] {
  const story = storyIn(room);
  const name = subject(after, challenger, room);
  if (owner === null)
    return [`${ink.yellow('★')} ${(after.winner === null ? story.makes : story.makesSecond)(name, bid)}`];
  const lost = after.gangs[challenger].out ? story.failsOut(name) : story.fails(name);
  const news = [`${ink.red('✗')} ${lost}${ownLoss(before, after, challenger, room)}`];
  if (owner !== challenger && after.gangs[owner].out)
    news.push(`${ink.red('✗')} ${story.lastSkull(subject(after, owner, room), spelt('skull', room))}`);
  return news;
}

/** Only its owner learns which disc was lost. */
function ownLoss(before: View, after: View, challenger: number, room: Seating): string {
  if (after.gangs[challenger].seat !== room.viewer || after.gangs[challenger].out) return '';
  const discs = (view: View): number => {
    const mine = view.mine.find(({ gang }) => gang === challenger);
    return mine === undefined ? 0 : [...mine.hand, ...mine.pile].filter((disc) => disc === 'skull').length;
  };
  const { lostSkull, lostFlower } = storyIn(room);
  return ` ${discs(after) < discs(before) ? lostSkull(spelt('skull', room)) : lostFlower(spelt('flower', room))}`;
}
