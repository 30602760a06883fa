import { Match, must, type Sight, type Viewer } from '@crossbones/core';
import type { Table } from './table.js';
import { entryOf, type StepMark } from './table-match.js';

/** What a viewer saw after each of these marks, oldest first; the match is gone through once. */
export function retrace(
  table: Table,
  wanted: readonly StepMark[],
  viewer: Viewer,
): { mark: StepMark; sight: Sight }[] {
  const last = table.marks.at(-1);
  if (wanted.length === 0) return [];
  if (wanted.length === 1 && wanted[0] === last) return [{ mark: last, sight: table.sight(viewer)! }];
  const { game, options, seats } = table;
  const match = must(Match.open(game, { seats, options, key: table.match!.key }));
  const seen: { mark: StepMark; sight: Sight }[] = [];
  for (const mark of table.marks) {
    const { what } = mark;
    // A submit of several actions is gone through as one, for that is how decisions are numbered.
    if (what.is === 'acted') must(match.submit(what.seat, what.actions));
    else if (what.is === 'table') must(match.record(entryOf(what)));
    if (!wanted.includes(mark)) continue;
    seen.push({ mark, sight: match.view(match.step, viewer) });
    if (seen.length === wanted.length) break;
  }
  return seen;
}
