import { earnings } from '@crossbones/games/skull-king-dice/seen/earnings';
import { topicOf, topicRules, topicsOf } from '@crossbones/games/skull-king-dice/seen/topic';
import { sentence, type WordsOf } from '@crossbones/texts/load';
import type { GamePage } from '../../../play/game-page.js';
import { runningTotals } from '../../../play/running-totals.js';
import { words as common, page } from '../../../shell/words.js';
import { LargeDie } from './Die.js';
import { laidOut } from './done-trick.js';
import { Sheet } from './Sheet.js';
import { type Moment, script, type View } from './script.js';
import { Table } from './Table.js';

export const gamePage: GamePage<View, Moment, WordsOf<'skull-king-dice'>> = {
  script,
  Table,
  Sheet,
  topics: { of: topicsOf, piece: topicOf, rules: topicRules, Large: LargeDie },
  curve: (view) => runningTotals(view.sheet.map(({ points }) => points)),
  record(view, words, names) {
    const done = view.tricks.flatMap(({ leader, rolls, winner }, trick) =>
      [
        ...rolls.map((roll, i) => page().play.played(names[(leader + i) % view.seats], words.card(roll))),
        page().play.takesTrick(names[winner]),
      ].map((says) => ({ says, trick })),
    );
    return [
      ...done,
      ...view.trick.map(({ seat, roll }) => page().play.played(names[seat], words.card(roll))),
    ];
  },
  trick: (view, trick, words, names) =>
    laidOut(view, view.tricks[trick], words, (seat) => names[Number(seat)]),
  tally: (view, round, words) =>
    view.scores.map((_, seat) => {
      const { bid, won, base, extras, points } = earnings(view, round, seat);
      const bonus = extras.map(({ roll, points }) => ({
        says: roll === null ? page().play.bonus : words.card(roll),
        points,
      }));
      return { pledge: { bid, won }, parts: [{ says: page().play.bid, points: base }, ...bonus], points };
    }),
  purpose: (view) => `${view.round}/${view.tricks.length}/${view.led}`,
  only: (view, words) =>
    view.phase !== 'play'
      ? null
      : (view.hand ?? []).length === 1
        ? page().play.lastDie
        : view.led !== null && Object.keys(view.unplayable).length > 0
          ? page().play.onlyFollows(words.suit(view.led))
          : null,
  forced: (view, legal) =>
    view.phase === 'play' && view.hand?.length === 1 && legal.length === 1 ? legal[0] : null,
  heading: (view) => page().play.round(Math.max(1, view.round), view.rounds),
  opened(open, seat) {
    const hands = open.hands as string[][];
    return {
      ...open,
      viewer: seat,
      hand: hands[seat],
      dice: hands.map((hand) => hand.length),
      sealed: hands.map(() => false),
      ownBid: (open.bids as (number | null)[])[seat],
      unplayable: {},
    } as unknown as View;
  },
  tell({ view, moment }, words, names) {
    const who = (seat: number | string): string => names[Number(seat)];
    if (moment?.is === 'trick') {
      const taken = page().play.takesTrick(who(moment.winner));
      return view.standing ? `${taken} ${sentence(common(), words, view.standing.why, who)}` : taken;
    }
    if (moment?.is === 'bids')
      return view.bids.map((bid, seat) => page().play.bidOf(who(seat), bid ?? 0)).join(', ');
    const last = view.trick.at(-1);
    return last === undefined || moment !== null
      ? null
      : page().play.played(who(last.seat), words.card(last.roll));
  },
  sound({ moment }, me) {
    switch (moment?.is) {
      case 'bids':
        return 'knocks';
      case 'rolling':
        return 'dice';
      case 'trick':
        return moment.winner === me ? 'coin' : null;
      case 'round':
        return 'coins';
      default:
        return null;
    }
  },
};
