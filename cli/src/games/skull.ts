import type { Skull } from '@crossbones/games';
import { ink } from '../ink.js';
import type { Presenter } from '../presenter.js';
import type { Room } from '../room.js';
import { columns } from '../text.js';

type View = Skull.GameView;
type Gang = View['gangs'][number];
type Shown = Pick<View, 'turned' | 'gloats'>;

const FLOWER = ink.green('✿');
const SKULL = ink.red('☠');
const DOWN = '●';
const face = (disc: string | null): string => (disc === null ? DOWN : disc === 'skull' ? SKULL : FLOWER);
const faces = (discs: readonly (string | null)[]): string => discs.map(face).join('');
const spelt = (disc: string): string => `${face(disc)} ${disc}`;

/** A gang's first, or only, mat; with two each the second is marked. */
const mark = (view: View, gang: number): string =>
  view.options.gangs === 1 ? '' : view.gangs[gang].name.endsWith('.1') ? ' (second gang)' : ' (first gang)';
const who = (view: View, gang: number, room: Room): string =>
  room.who(view.gangs[gang].seat) + ink.dim(mark(view, gang));
const whom = (view: View, gang: number, room: Room): string =>
  room.whom(view.gangs[gang].seat) + ink.dim(mark(view, gang));
const whose = (view: View, gang: number, room: Room): string =>
  room.whose(view.gangs[gang].seat) + ink.dim(mark(view, gang));
function does(view: View, gang: number, verb: string, room: Room): string {
  const [name, ...rest] = room.does(view.gangs[gang].seat, verb).split(/ (?=\S+$)/);
  return `${name}${ink.dim(mark(view, gang))} ${rest.join(' ')}`;
}
const gangNamed = (view: View, name: string): number => view.gangs.findIndex((gang) => gang.name === name);

export const skull: Presenter<View> = {
  heading: (view) =>
    `round ${view.round} · ${view.table} ${view.table === 1 ? 'disc' : 'discs'} on the mats${view.bid === null ? '' : ` · bid ${view.bid}`}`,

  table(view, room) {
    const rows = view.gangs.map((gang, i) => [
      `${i === view.turn ? '▸' : ' '} ${who(view, i, room)}${i === view.first ? ink.dim(' first') : ''}`,
      gang.out ? ink.dim('out') : gang.flower ? FLOWER : SKULL,
      gang.out ? '' : `${gang.hand}`,
      gang.out ? '' : pile(view, i, gang),
      lastBid(view, i),
    ]);
    return columns([['', 'mat', 'in hand', 'pile', 'bid'].map(ink.dim), ...rows], 'left');
  },

  hand(view, _, room) {
    return view.mine.flatMap(({ gang, hand, pile }) => {
      const name = view.options.gangs === 1 ? 'You hold' : `${who(view, gang, room)} hold`;
      const placed = pile.length > 0 ? `   on the mat ${faces(pile)}${ink.dim(' (top last)')}` : '';
      return [`${name} ${hand.length > 0 ? faces(hand) : 'nothing'}${placed}`];
    });
  },

  inHand: () => false,

  question(view, choices, room) {
    const gang = view.turn === null ? null : view.gangs[view.turn];
    const mine =
      gang !== null && view.options.gangs === 2 && gang.seat === room.viewer
        ? ` ${mark(view, view.turn!).trim()}`
        : '';
    switch (view.phase) {
      case 'place':
        return 'Which disc do you put down?';
      case 'add':
        return `Add a disc, or challenge?${mine}`;
      case 'bid':
        return `The bid is ${view.bid}: raise or pass?${mine}`;
      case 'attempt':
        return `Whose disc do you turn? ${(view.bid ?? 0) - view.turned.length} to go.`;
      case 'loss':
        if (choices.every((word) => word.endsWith('gloat')))
          return 'Your pile was left alone. Turn it up and gloat?';
        return choices[0].startsWith('pick')
          ? `Your skull! Take one of ${whose(view, view.challenger!, room)} face-down discs.`
          : 'Your own skull. Which disc do you give up, in secret?';
      case 'name':
        return 'You are out. Who begins the next round?';
      default:
        return 'What do you do?';
    }
  },

  choice(word, view, room) {
    const own = /^(?:\d+\.(\d)\/)?(flower|skull|gloat)$/.exec(word);
    if (own !== null) {
      const gang = own[1] === undefined ? '' : ink.dim(own[1] === '0' ? '  first gang' : '  second gang');
      return (own[2] === 'gloat' ? 'Turn the pile up' : spelt(own[2])) + gang;
    }
    const [verb, what] = word.split(':');
    switch (verb) {
      case 'turn': {
        const gang = view.gangs[gangNamed(view, what)];
        return `${who(view, gangNamed(view, what), room)}  ${faces(gang.pile)}`;
      }
      case 'first':
        return who(view, gangNamed(view, what), room);
      case 'pick':
        return `the ${['first', 'second', 'third', 'fourth'][Number(what)]} disc`;
      case 'lose':
        return spelt(what);
      case 'pass':
        return 'Pass';
      default:
        return null;
    }
  },

  news(before, after, room) {
    const news: string[] = [];
    const same = before.round === after.round;
    if (before.phase === 'first' && after.first !== null) news.push('', firstDrawn(after, after.first, room));
    news.push(...placed(before, after, room), ...bids(before, after, room));
    const shown: Shown | null = same ? after : after.last;
    if (shown !== null) news.push(...attempt(before, after, shown, room));
    for (const line of after.sheet.slice(before.sheet.length))
      news.push(...settled(before, after, line, room));
    if (!same && after.first !== null && after.phase === 'place') {
      news.push('', `${ink.cyan(`Round ${after.round}:`)} ${does(after, after.first, 'start', room)}.`);
    }
    return news;
  },

  sheet(view, room) {
    const rows = view.sheet.map(([challenger, bid, owner], i) => [
      `${i + 1}`,
      `${who(view, challenger, room)}`,
      `${bid}`,
      owner === null ? 'made' : owner === challenger ? 'own skull' : `skull of ${whom(view, owner, room)}`,
    ]);
    return rows.length === 0
      ? ['No challenge yet.']
      : columns([['round', 'challenger', 'bid', ''].map(ink.dim), ...rows], 'left');
  },

  unplayable: () => ({}),

  legend: [
    `${FLOWER} flower, ${SKULL} skull, ${DOWN} face down.`,
    'A mat shows its skull side until a challenge is made, then its flower; the second one wins.',
  ],

  offers: (word) => word.endsWith('gloat'),
};

/** The first player's disc comes after all others. */
function firstDrawn(view: View, first: number, room: Room): string {
  const places = view.gangs[first].seat === room.viewer ? 'place' : 'places';
  return `${does(view, first, 'are', room)} first and ${places} last.`;
}

/** Own discs as they are, others' as far as they were turned. */
function pile(view: View, index: number, gang: Gang): string {
  const own = view.mine.find((mine) => mine.gang === index);
  if (view.waiting.includes(index)) return ink.dim('…');
  return own === undefined || view.phase === 'loss' ? faces(gang.pile) : faces(own.pile);
}

function lastBid(view: View, gang: number): string {
  const last = view.bids.findLast(([bidder]) => bidder === gang);
  return last === undefined ? '' : last[1] === 0 ? ink.dim('pass') : `${last[1]}`;
}

function placed(before: View, after: View, room: Room): string[] {
  if (before.round !== after.round) return [];
  if (before.phase === 'place' && before.waiting.length > 0) {
    return after.waiting.length === 0 ? ['All but the first player have placed a disc.'] : [];
  }
  return after.gangs.flatMap((gang, i) => {
    if (gang.pile.length <= before.gangs[i].pile.length) return [];
    const what = after.mine.find((mine) => mine.gang === i)?.pile.at(-1);
    const disc = what === undefined ? 'a disc' : `a ${what}`;
    return [`${does(after, i, before.phase === 'place' ? 'place' : 'add', room)} ${disc}.`];
  });
}

function bids(before: View, after: View, room: Room): string[] {
  if (before.round !== after.round) return [];
  return after.bids.slice(before.bids.length).map(([gang, bid], i) => {
    if (bid === 0) return `${does(after, gang, 'pass', room)}.`;
    const opening = before.bids.length + i === 0;
    return `${does(after, gang, opening ? 'challenge' : 'raise', room)} ${opening ? 'with' : 'to'} ${ink.bold(`${bid}`)}.`;
  });
}

/** Discs turned up between two views. */
function attempt(before: View, after: View, shown: Shown, room: Room): string[] {
  const news: string[] = [];
  const challenger = after.challenger ?? before.challenger ?? after.sheet.at(-1)?.[0] ?? before.bidder;
  if (challenger === null) return [];
  const known = before.phase === 'attempt' || before.phase === 'loss' ? before.turned.length : 0;
  if (before.round !== after.round && after.sheet.length === before.sheet.length) return [];
  for (const { gang, disc } of shown.turned.slice(known)) {
    const owner =
      gang === challenger
        ? after.gangs[gang].seat === room.viewer
          ? 'your own disc'
          : 'a disc of their own'
        : `a disc of ${whom(after, gang, room)}`;
    news.push(`${does(after, challenger, 'turn', room)} ${owner}: ${spelt(disc)}.`);
  }
  const gloated = before.phase === 'loss' ? before.gloats.length : 0;
  for (const { gang, pile } of shown.gloats.slice(gloated)) {
    news.push(`${does(after, gang, 'gloat', room)}: ${faces(pile)}.`);
  }
  return news;
}

function settled(
  before: View,
  after: View,
  [challenger, bid, owner]: View['sheet'][number],
  room: Room,
): string[] {
  const name = does(after, challenger, owner === null ? 'make' : 'fail', room);
  if (owner === null) {
    const turned =
      after.winner === null
        ? `${whose(after, challenger, room)} mat turns to its flower`
        : 'that is the second one';
    return [`${ink.yellow('★')} ${name} the challenge of ${bid}; ${turned}.`];
  }
  const out = after.gangs[challenger].out;
  const lost = out ? `and ${isAre(after, challenger, room)} out of the game` : 'and a disc is lost';
  const news = [`${ink.red('✗')} ${name} ${lost}.${ownLoss(before, after, challenger, room)}`];
  if (owner !== challenger && after.gangs[owner].out)
    news.push(
      `${ink.red('✗')} ${does(after, owner, 'lose', room)} the last disc, the ${spelt('skull')}, and ${isAre(after, owner, room)} out of the game.`,
    );
  return news;
}

const isAre = (view: View, gang: number, room: Room): string =>
  room.viewer === view.gangs[gang].seat ? 'are' : 'is';

/** Only its owner learns which disc was lost. */
function ownLoss(before: View, after: View, challenger: number, room: Room): string {
  if (after.gangs[challenger].seat !== room.viewer || after.gangs[challenger].out) return '';
  const discs = (view: View): number => {
    const mine = view.mine.find(({ gang }) => gang === challenger);
    return mine === undefined ? 0 : [...mine.hand, ...mine.pile].filter((disc) => disc === 'skull').length;
  };
  return ` It was ${discs(after) < discs(before) ? `your ${spelt('skull')}` : `a ${spelt('flower')}`}.`;
}
