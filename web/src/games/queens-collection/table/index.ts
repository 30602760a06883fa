import type { View as AnyView } from '@crossbones/core';
import { roundPoints } from '@crossbones/games/queens-collection/seen/points';
import { partnerOf, teamOf } from '@crossbones/games/queens-collection/seen/team';
import { topicOf, topicRules, topicsOf } from '@crossbones/games/queens-collection/seen/topic';
import type { WordsOf } from '@crossbones/texts/load';
import type { GamePage } from '../../../play/game-page.js';
import { page, wordsOf } from '../../../shell/words.js';
import { captionOf } from './caption.js';
import { saying } from './names.js';
import { GameCard } from './Piece.js';
import { Sheet } from './Sheet.js';
import { type Moment, script, strays, type View } from './script.js';
import { Table } from './Table.js';

const nameIn = (names: readonly string[]) => (seat: number | string) => names[Number(seat)];
/** Whose points count for a seat: its own, and its partner's. */
const sides = ({ options }: View, seat: number): number[] =>
  options.mode === 'teams' ? [seat, partnerOf(seat)] : [seat];

export const gamePage: GamePage<View, Moment, WordsOf<'queens-collection'>> = {
  script,
  Table,
  Sheet,
  topics: { of: topicsOf, piece: topicOf, rules: topicRules, Large: GameCard },
  curve(view) {
    if (view.options.mode === 'cooperative') return null;
    const totals = Array<number>(view.seats).fill(0);
    return view.sheet.map((row) => {
      for (let seat = 0; seat < view.seats; seat++)
        for (const one of sides(view, seat)) totals[seat] += row[one][3];
      return [...totals];
    });
  },
  record(view, words, names) {
    const who = nameIn(names);
    const say = saying(words, who);
    return view.record.flatMap(({ seat, cards, clash, did }) => [
      ...(cards.length > 0 && view.options.mode !== 'cooperative'
        ? [say('turned', { seat, card: cards.join('+') })]
        : []),
      ...(clash ? [say('clash', { card: cards.at(-1)! })] : []),
      ...(did[0] === 'partner'
        ? [say('swapped-partner', { seat, cards: did.length })]
        : did.map((word) => page().after.doneBy(who(seat), words.label(word, who)))),
    ]);
  },
  tally: (view, round, words, names) => {
    const say = saying(words, nameIn(names));
    return view.sheet[round - 1].map(([boxes, pawns, cards, points]) => ({
      pledge: null,
      parts: [
        { says: `${boxes} × ${say('boxes-row')}`, points: roundPoints(boxes, 0, 0) },
        { says: `${pawns} × ${say('pawns-row')}`, points: roundPoints(0, pawns, 0) },
        { says: `${cards} × ${say('cards-row')}`, points: roundPoints(0, 0, cards) },
      ],
      points,
    }));
  },
  side: (view, seat) => (view.options.mode === 'teams' ? teamOf(seat) : seat),
  only: (view, words) =>
    view.phase === 'reveal'
      ? words.reasons['nothing-to-turn-up']({}, String)
      : view.phase === 'choose' || view.phase === 'act'
        ? words.reasons['must-skip']({}, String)
        : null,
  heading(view) {
    if (view.options.mode !== 'cooperative') return page().play.round(Math.max(1, view.round), view.rounds);
    const of = view.boxes.length * view.options.spaces;
    return saying(wordsOf('queens-collection'), String)('home', { count: of - strays(view), of });
  },
  opened: (open, seat) => {
    const { reserve, unseen } = open as AnyView & { reserve: string[]; unseen: string[] };
    const discard = (open.discard as string[]).slice();
    for (const code of unseen) discard.splice(discard.indexOf(code), 1);
    return {
      ...open,
      viewer: seat,
      reserve: reserve.length,
      unseen: unseen.length,
      discard,
    } as unknown as View;
  },
  tell: ({ view, moment }, words, names) => captionOf(moment, view, saying(words, nameIn(names))),
  sound({ moment }, me) {
    switch (moment?.is) {
      case 'turned':
      case 'kept':
      case 'swapped':
      case 'redrew':
      case 'traded':
        return 'card';
      case 'clash':
        return 'knock';
      case 'took':
        return moment.boxes.length > 0 ? 'coins' : moment.seat === me ? 'coin' : 'disc';
      case 'moved':
        return 'disc';
      case 'reshuffled':
      case 'dealt':
        return 'deal';
      case 'round':
        return 'coins';
      case 'all-home':
        return 'win';
      default:
        return null;
    }
  },
};
