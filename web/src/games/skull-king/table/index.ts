import { earnings } from '@crossbones/games/skull-king/seen/earnings';
import { topicOf, topicRules, topicsOf } from '@crossbones/games/skull-king/seen/topic';
import { sentence, type WordsOf } from '@crossbones/texts/load';
import type { GamePage } from '../../../play/game-page.js';
import { runningTotals } from '../../../play/running-totals.js';
import { words as common, page } from '../../../shell/words.js';
import { GameCard } from './Card.js';
import { laidOut } from './done-trick.js';
import { named } from './names.js';
import { Sheet } from './Sheet.js';
import { type Moment, script, type View } from './script.js';
import { Table } from './Table.js';

export const gamePage: GamePage<View, Moment, WordsOf<'skull-king'>> = {
  script,
  Table,
  Sheet,
  topics: { of: topicsOf, piece: topicOf, rules: topicRules, Large: GameCard },
  sorts: true,
  curve: (view) => runningTotals(view.sheet.map((row) => row.map(([, , points]) => points))),
  record(view, words, names) {
    const who = named(names, words);
    const done = view.tricks.flatMap(({ order, cards, taker }, trick) =>
      [
        ...cards.map((card, i) => page().play.played(who(order[i]), words.card(card))),
        taker === null ? page().play.nobodyTakesTrick : page().play.takesTrick(who(taker)),
      ].map((says) => ({ says, trick })),
    );
    return [...done, ...view.trick.map(({ seat, card }) => page().play.played(who(seat), words.card(card)))];
  },
  trick: (view, trick, words, names) => laidOut(view.tricks[trick], words, named(names, words)),
  tally(view, round, words, names) {
    const who = named(names, words);
    return view.sheet[round - 1].map((_, seat) => {
      const { bid, won, base, extras, points } = earnings(view, round, seat);
      const said = (extra: (typeof extras)[number]): string => {
        switch (extra.of) {
          case 'card':
            return words.card(extra.card);
          case 'alliance':
            return words.moments.alliance({ seat: extra.with }, who);
          case 'wager':
            return words.moments.wager({}, who);
          case 'bonus':
            return page().play.bonus;
        }
      };
      return {
        pledge: { bid, won },
        parts:
          base === null
            ? []
            : [
                { says: page().play.bid, points: base },
                ...extras.map((extra) => ({ says: said(extra), points: extra.points })),
              ],
        points,
      };
    });
  },
  purpose: (view) => `${view.round}/${view.tricks.length}/${view.led}`,
  only: (view, words) =>
    view.phase !== 'play'
      ? null
      : view.hand.length === 1
        ? page().play.lastCard
        : view.led !== null && Object.keys(view.unplayable).length > 0
          ? page().play.onlyFollows(words.suit(view.led))
          : null,
  forced: (view, legal) =>
    view.phase === 'play' && view.hand.length === 1 && legal.length === 1 ? legal[0] : null,
  heading: (view) => page().play.round(Math.max(1, view.round), view.rounds.length),
  opened: (open, seat) =>
    ({
      ...open,
      viewer: seat,
      hand: (open.hands as string[][])[seat],
      cards: (open.hands as string[][]).map((hand) => hand.length),
      unplayable: {},
    }) as unknown as View,
  tell({ view, moment }, words, names) {
    const who = named(names, words);
    if (moment?.is === 'trick') {
      const taken =
        moment.taker === null ? page().play.nobodyTakesTrick : page().play.takesTrick(who(moment.taker));
      return view.standing ? `${taken} ${sentence(common(), words, view.standing.why, who)}` : taken;
    }
    if (moment?.is === 'bids')
      return view.bids.map((bid, seat) => page().play.bidOf(who(seat), bid ?? 0)).join(', ');
    const last = view.trick.at(-1);
    return last === undefined ? null : page().play.played(who(last.seat), words.card(last.card));
  },
  sound({ moment, hold }, me) {
    switch (moment?.is) {
      case 'bids':
        return 'knocks';
      case 'trick':
        return moment.beast !== null ? 'splash' : moment.taker === me ? 'coin' : 'card';
      case 'power':
        return 'knock';
      case 'round':
        return 'coins';
    }
    return hold > 0 ? 'card' : null;
  },
};
