import type { SkullKing } from '@crossbones/games';
import { beneath, gathered, handLines, minus, signed } from '../hand.js';
import { type Ink, ink } from '../ink.js';
import type { Presenter } from '../presenter.js';
import type { Room } from '../room.js';
import { columns, listed } from '../text.js';

type View = SkullKing.GameView;
type Player = View['trick'][number]['seat'];
type Power = View['powers'][number];

const suitNames = { g: 'green', y: 'yellow', p: 'purple', b: 'black' } as const;
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
/** `g7`, `Rosie`, `Skull King`, `Tigress (pirate)`. */
function paint(card: string): string {
  if (suited.test(card)) return suitInks[card[0]](card);
  const [name, as] = card.split(':');
  const title = name.replace(/(^|-)[a-z]/g, (start) => start.replace('-', ' ').toUpperCase());
  return (characters[card] ?? plain)(as === undefined ? title : `${title} (${as})`);
}
const plain: Ink = (text) => text;

/** A house card is called by the name its host gave it. */
const painted =
  (view: View) =>
  (card: string): string => {
    const blank = /^blank:(\d)$/.exec(card);
    const given = blank === null ? undefined : view.options.blanks[Number(blank[1]) - 1];
    return given === undefined ? paint(card) : `${given.name} (${card})`;
  };

const isCard = (word: string): boolean =>
  suited.test(word) || word in characters || /^(tigress|blank):|^(escape|loot)$/.test(word);
const heldAs = (word: string): string => (word.startsWith('tigress') ? 'tigress' : word);

const named = (player: Player, room: Room): string =>
  player === 'greybeard' ? ink.bold('Greybeard') : room.who(player);
const does = (player: Player, verb: string, room: Room): string =>
  player === 'greybeard' ? `${ink.bold('Greybeard')} ${verb}s` : room.does(player, verb);

export const skullKing: Presenter<View> = {
  heading: (view) =>
    `round ${view.round} of ${view.rounds.length} · ${view.cardsDealt} ${view.cardsDealt === 1 ? 'card' : 'cards'} each`,

  table(view, room) {
    const { options } = view;
    const head = [
      '',
      'bid',
      'won',
      'bonus',
      ...(options.powers ? ['wager'] : []),
      ...(options.cannonball ? ['shot'] : []),
      'score',
    ];
    const rows = room.seats.map((seat) => [
      `${seat === view.turn ? '▸' : ' '} ${room.who(seat)}${seat === view.dealer ? ink.dim(' dealer') : ''}`,
      `${view.bids[seat] ?? (view.sealed.includes(seat) ? '✓' : '·')}`,
      `${view.won[seat]}`,
      minus(view.bonus[seat]),
      ...(options.powers ? [`${view.wagers[seat]}`] : []),
      ...(options.cannonball ? [view.shots[seat] ?? '·'] : []),
      minus(view.scores[seat]),
    ]);
    const table = columns([head.map(ink.dim), ...rows]);
    const allied = view.alliances.map(([one, other]) => `${room.whom(one)} and ${room.whom(other)}`);
    const card = painted(view);
    return [
      ...table,
      ...(allied.length > 0 ? [`Allied: ${listed(allied)}`] : []),
      ...(view.ghost === null ? [] : [`Greybeard has ${view.ghost.pile} cards left.`]),
      ...(view.seen === null ? [] : beneath('Undealt    ', gathered(view.seen, card), room, ' ')),
      ...(view.phase === 'play' ? ['', trickLine(view, room)] : []),
    ];
  },

  hand: (view, choices, room) =>
    handLines(
      view.hand,
      view.phase === 'play' ? choices.filter(isCard) : [],
      choices,
      heldAs,
      painted(view),
      room,
    ),

  inHand: isCard,

  question(view, choices) {
    switch (view.phase) {
      case 'bid':
        return `How many tricks will you win? 0 to ${view.cardsDealt}`;
      case 'shot':
        return 'Grapeshot or cannonball?';
      case 'rosie':
        return 'Rosie lets you say who leads the next trick.';
      case 'will':
        return `Will brought you ${listed((view.drawn ?? []).map(painted(view)))}. Which card do you throw away?`;
      case 'rascal':
        return 'Rascal takes a wager on your bid: 0, 10 or 20';
      case 'harry':
        return 'Harry lets you change your bid.';
      default:
        return choices.length === 1
          ? `Only ${painted(view)(choices[0])} can be played.`
          : 'Which card do you play?';
    }
  },

  choice(word, view, room) {
    if (word.startsWith('lead:')) return `${room.who(Number(word.slice(5)))} leads`;
    if (word.startsWith('discard:')) return painted(view)(word.slice(8));
    const own = room.viewer === 'spectator' ? null : view.bids[room.viewer];
    if (/^bid[+-]/.test(word) && own !== null)
      return word === 'bid+0' ? `Keep the bid of ${own}` : `Change the bid to ${own + Number(word.slice(3))}`;
    return null;
  },

  news(before, after, room) {
    const fresh = before.round !== after.round || (before.phase === 'deal' && after.phase === 'bid');
    const news: string[] = [];
    if (fresh && after.phase === 'bid') {
      const deals = after.dealer === null ? '' : ` ${room.does(after.dealer, 'deal')}.`;
      news.push(
        '',
        ink.cyan(`Round ${after.round}:`) +
          `${deals} ${after.cardsDealt} ${after.cardsDealt === 1 ? 'card' : 'cards'} each.`,
      );
    }
    if (before.phase === 'bid' && after.phase !== 'bid') {
      news.push(`Bids: ${room.seats.map((seat) => `${room.who(seat)} ${after.bids[seat]}`).join(', ')}.`);
    }
    if (before.phase === 'shot' && after.phase !== 'shot') {
      news.push(`Shots: ${room.seats.map((seat) => `${room.who(seat)} ${after.shots[seat]}`).join(', ')}.`);
    }
    if (!fresh) news.push(...played(before, after, room), ...powers(before, after, room));
    if (after.sheet.length > before.sheet.length) news.push('', ...roundLines(after, room));
    return news;
  },

  sheet(view, room) {
    const head = ['round', ...room.seats.map((seat) => room.who(seat))];
    const rows = view.sheet.map((line, round) => [
      `${round + 1}`,
      ...line.map(([bid, won, points]) => `${won}/${bid}  ${signed(points)}`),
    ]);
    return columns([head, ...rows, ['total', ...view.scores.map(minus)]]);
  },

  unplayable: (view) => view.unplayable,

  legend: [
    `${paint('g7')} green, ${paint('y7')} yellow, ${paint('p7')} purple; ${paint('b7')} black is trump.`,
    'In the sheet 2/3 means two tricks won with a bid of three.',
  ],
};

function trickLine(view: View, room: Room): string {
  if (view.trick.length === 0) return view.turn === null ? '' : `${room.does(view.turn, 'lead')}.`;
  const cards = view.trick.map(({ seat, card }) => `${named(seat, room)} ${painted(view)(card)}`).join('  ');
  return `Trick      ${cards}${view.led === null ? '' : ink.dim(`   ${suitNames[view.led as keyof typeof suitNames]} is led`)}`;
}

/** Cards laid, and the tricks they ended. */
function played(before: View, after: View, room: Room): string[] {
  const news: string[] = [];
  const card = painted(after);
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
      news.push(`${does(order[i], i === 0 ? 'lead' : 'play', room)} ${card(cards[i])}.`);
    }
    if (done === undefined) continue;
    if (done.taker === null) news.push(ink.dim('Nobody takes the trick.'));
    else
      news.push(
        `${ink.yellow('★')} ${does(done.taker, 'take', room)} the trick with ${card(cards[order.indexOf(done.taker)])}${prize(before, after, done.taker)}.`,
      );
  }
  for (const [one, other] of after.alliances.slice(before.alliances.length)) {
    news.push(`Loot: ${room.who(one)} and ${room.whom(other)} are allied.`);
  }
  return news;
}

function prize(before: View, after: View, taker: Player): string {
  if (taker === 'greybeard') return '';
  const more = after.bonus[taker] - before.bonus[taker];
  return more > 0 ? `, bonus ${signed(more)}` : '';
}

function powers(before: View, after: View, room: Room): string[] {
  return after.powers.flatMap((power) => {
    const was = before.powers.find((one) => one.power === power.power);
    return told(was, power, after, room);
  });
}

function told(was: Power | undefined, now: Power, after: View, room: Room): string[] {
  switch (now.power) {
    case 'rosie':
      return now.lead !== null && (was as typeof now | undefined)?.lead !== now.lead
        ? [
            `Rosie: ${room.does(now.seat, 'name')} ${now.seat === now.lead ? (now.seat === room.viewer ? 'yourself' : 'no one else') : room.whom(now.lead)} to lead.`,
          ]
        : [];
    case 'will':
      if (was === undefined)
        return [`Will: ${room.does(now.seat, 'draw')} ${now.drew} ${now.drew === 1 ? 'card' : 'cards'}.`];
      return now.discarded === now.drew && (was as typeof now).discarded !== now.drew
        ? [`${room.does(now.seat, 'throw')} as many away.`]
        : [];
    case 'juanita':
      if (was !== undefined) return [];
      return [
        `Juanita shows ${room.whom(now.seat)} the undealt cards.`,
        ...(after.seen === null ? [] : beneath('  ', gathered(after.seen, painted(after)), room, ' ')),
      ];
    case 'harry':
      if (now.change === null || (was as typeof now | undefined)?.change === now.change) return [];
      return [
        `Harry: ${room.does(now.seat, now.change === 0 ? 'keep' : 'change')} ${now.change === 0 ? 'the bid' : `the bid to ${after.bids[now.seat]}`}.`,
      ];
    case 'rascal':
      if (now.wager === null || (was as typeof now | undefined)?.wager === now.wager) return [];
      return [`${room.does(now.seat, 'wager')} ${now.wager} with Rascal.`];
  }
}

function roundLines(view: View, room: Room): string[] {
  const line = view.sheet[view.sheet.length - 1];
  const rows = room.seats.map((seat) => {
    const [bid, won, points] = line[seat];
    const mark = bid === won ? ink.green('✓') : ink.red('✗');
    return [`${mark} ${room.who(seat)}`, `${bid}`, `${won}`, signed(points), minus(view.scores[seat])];
  });
  return columns([[ink.cyan(`Round ${view.sheet.length} scored`), 'bid', 'won', 'points', 'total'], ...rows]);
}
