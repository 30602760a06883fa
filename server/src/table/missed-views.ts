import { must, type Sight, type Viewer } from '@crossbones/core';
import type { Table } from './table.js';
import { enter, type StepMark } from './table-match.js';

/**
 * What a viewer saw after each of these marks, oldest first. The match is played through once, beginning shortly before
 * the first.
 */
export function retrace(
  table: Table,
  wanted: readonly StepMark[],
  viewer: Viewer,
): { mark: StepMark; sight: Sight }[] {
  const last = table.marks.at(-1);
  if (wanted.length === 0) return [];
  if (wanted.length === 1 && wanted[0] === last) return [{ mark: last, sight: table.sight(viewer)! }];
  const match = table.match!.near(wanted[0].step);
  const seen: { mark: StepMark; sight: Sight }[] = [];
  const first = table.marks.findIndex(({ step }) => step >= match.step);
  for (const mark of table.marks.slice(first)) {
    const { what } = mark;
    if (what.is !== 'dealt' && mark.step > match.step) must(enter(match, what, { recorded: true }));
    if (!wanted.includes(mark)) continue;
    seen.push({ mark, sight: match.view(match.step, viewer) });
    if (seen.length === wanted.length) break;
  }
  return seen;
}
