import type { GamePage } from '../../../play/game-page.js';
import { runningTotals } from '../../../play/running-totals.js';
import { page } from '../../../shell/words.js';
import { Sheet } from './Sheet.js';
import { type Moment, script, type View } from './script.js';
import { Table } from './Table.js';

const played = (cards: View['table'], names: readonly string[], card: (code: string) => string): string[] =>
  cards.flatMap((code, seat) => (code === null ? [] : [page().play.played(names[seat], card(code))]));

export const gamePage: GamePage<View, Moment> = {
  script,
  Table,
  Sheet,
  curve: (view) =>
    runningTotals(view.winners.map((winner) => view.scores.map((_, seat) => Number(seat === winner)))),
  record: (view, words, names) => played(view.laid, names, words.card),
  heading: (view) => page().play.round(view.round, view.rounds),
  opened: (open, seat) =>
    ({ ...open, viewer: seat, hand: (open.hands as string[][])[seat] }) as unknown as View,
  tell: ({ view, moment }, words, names) =>
    moment === null
      ? (played(view.laid, names, words.card).at(-1) ?? null)
      : page().play.takesTrick(names[moment.winner]),
};
