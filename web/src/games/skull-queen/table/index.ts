import { colours } from '@crossbones/games/skull-queen/seen/colour';
import { topicOf, topicRules, topicsOf } from '@crossbones/games/skull-queen/seen/topic';
import { sentence, type WordsOf } from '@crossbones/texts/load';
import type { GamePage } from '../../../play/game-page.js';
import { words as common, page } from '../../../shell/words.js';
import { GameCard } from './Card.js';
import { laidOut } from './done-trick.js';
import { named } from './names.js';
import { Sheet } from './Sheet.js';
import { type Moment, players, script, type View } from './script.js';
import { Table } from './Table.js';

type Open = Omit<View, 'hand' | 'sealed' | 'ghost' | 'chosen' | 'unplayable' | 'viewer'> & {
  readonly hands: readonly (readonly string[])[];
  readonly sealed: readonly (string | null)[];
  readonly ghost: { readonly pile: readonly string[] } | null;
};

export const gamePage: GamePage<View, Moment, WordsOf<'skull-queen'>> = {
  script,
  Table,
  Sheet,
  topics: { of: topicsOf, piece: topicOf, rules: topicRules, Large: GameCard },
  sorts: true,
  curve(view) {
    const total = view.scores.map(() => 0);
    return view.sheet.map(({ points }) =>
      points.map((won, seat) => {
        total[seat] += won;
        return total[seat];
      }),
    );
  },
  record(view, words, names) {
    const who = named(names, words);
    const plays = (seat: number | string, card: string): string =>
      page().play.played(who(seat), words.card(card));
    const done = view.tricks.flatMap(({ leader, cards }, trick) => {
      const order = players(view, leader);
      return cards.map((card, i) => ({ says: plays(order[i], card), trick }));
    });
    return [
      ...done,
      ...view.judged.map((why) => sentence(common(), words, why, who)),
      ...view.trick.map(({ seat, card }) => plays(seat, card)),
    ];
  },
  trick: (view, trick, words, names) => laidOut(view, view.tricks[trick], words, named(names, words)),
  tally: (view, round, words) =>
    view.sheet[round - 1].worth.map((row, seat) => ({
      pledge: null,
      parts: colours.map((colour, i) => ({
        says: words.moments.pirate({ colour }, String),
        points: row[i] ?? 0,
      })),
      points: view.sheet[round - 1].points[seat],
    })),
  purpose: (view) => `${view.round}/${view.tricks.length}/${view.announced}`,
  only: (view, words) =>
    view.phase !== 'play'
      ? null
      : (view.hand ?? []).length === 1
        ? page().play.lastCard
        : view.announced !== null && Object.keys(view.unplayable).length > 0
          ? page().play.onlyFollows(words.suit(view.announced))
          : null,
  forced: (view, legal) =>
    view.phase === 'play' && view.hand?.length === 1 && view.sealed === null && legal.length === 1
      ? legal[0]
      : null,
  heading: (view) => page().play.round(Math.max(1, view.round), view.rounds),
  opened(given, seat) {
    const open = given as unknown as Open;
    return {
      ...open,
      viewer: seat,
      hand: open.hands[seat],
      chosen: open.sealed.map((card) => card !== null),
      sealed: open.sealed[seat],
      ghost: open.ghost === null ? null : { left: open.ghost.pile.length },
      unplayable: {},
    };
  },
  tell({ view, moment }, words, names) {
    const who = named(names, words);
    switch (moment?.is) {
      case 'planks':
        return words.moments['planks-shown']({}, who);
      case 'colour':
        return view.standing
          .filter(({ key, args }) => /^(up|down)/.test(key) && args.colour === moment.colour)
          .map((why) => sentence(common(), words, why, who))
          .join(' ');
      case 'round':
        return view.sheet[moment.round - 1].points
          .map((points, seat) => `${who(seat)}: ${page().play.points(points)}`)
          .join(', ');
      case 'trick':
        if (moment.moves.length === 0) return words.moments.nobody({}, who);
    }
    const last = view.trick.at(-1);
    return last === undefined ? null : page().play.played(who(last.seat), words.card(last.card));
  },
  sound({ moment, hold, view }) {
    switch (moment?.is) {
      case 'planks':
        return 'knocks';
      case 'colour':
        return moment.moves.some(({ overboard }) => overboard === 'now') ? 'splash' : 'creak';
      case 'round':
        return 'coins';
    }
    if (view.phase === 'place') return hold > 0 ? 'deal' : null;
    return hold > 0 ? 'card' : null;
  },
};
