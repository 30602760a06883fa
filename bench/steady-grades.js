// Whether the grades of reviews stay what they are when decisions are searched ten times as deep, with other worlds:
// all that were graded mistake or worse, and a sample of the others, drawn from the seed.
import { crewOf } from '@crossbones/bots';
import { Reviewer, recollect } from '@crossbones/bots/review';
import { FastRng } from '@crossbones/core';
import { engines } from '@crossbones/server/bot-engines';
import { keptRows } from './kept-rows.js';

const DEEPER = 10;
/** Of a normal distribution, for an interval of 95 %. */
const WITHIN = 1.96;

/** Hints that are figures; all others are reasons. */
const figures = ['points', 'wins', 'aboard', 'takes-trick'];
const isMistake = (grade) => grade === 'mistake' || grade === 'blunder';

/**
 * Reviews matches that are not in the file yet. `again` are the shares of flagged and of other decisions that are searched
 * again.
 */
export const steadyGrades = (id, seats, { from, matches, depth, seed, again, file, play }) =>
  keptRows(file, { game: id, seats, depth, seed }, [from, matches], (match) =>
    graded(id, play(match), { depth, again, seed: `${seed}/${match}` }),
  );

/** The grades of one match, and what became of those that were searched again. */
async function graded(id, match, { depth, again, seed }) {
  const { game, seats, options } = match;
  const crew = crewOf(id);
  const plan = await crew.review(engines.loadWeights, { seats, options });
  const table = { game, crew: { ...crew, review: async () => plan }, seats, options };
  const recollection = recollect(game, match.log());
  const reviewer = await Reviewer.of(table, recollection, engines.loadWeights, { depth, seed });
  while (reviewer.step() !== null);
  const { decisions } = reviewer.report();
  const rng = new FastRng(`${seed}/again`);
  const searched = [];
  for (const one of decisions) {
    if (rng.below(1_000_000) >= 1_000_000 * again[isMistake(one.grade) ? 'flagged' : 'others']) continue;
    const request = { depth: DEEPER * depth, step: one.step, seat: one.seat, seed: `${seed}/deeper` };
    // The course of the match is needed for bids and curves only.
    const deeper = await Reviewer.of(
      table,
      { ...recollection, seen: [], outcome: null },
      engines.loadWeights,
      request,
    );
    while (deeper.step() !== null);
    const [then] = deeper.report().decisions;
    searched.push({ step: one.step, seat: one.seat, once: found(one), deeper: found(then) });
  }
  return {
    decisions: decisions.length,
    flagged: decisions.filter(({ grade }) => isMistake(grade)).length,
    told: decisions.filter(({ best }) => best.hints.some(({ key }) => !figures.includes(key))).length,
    searched,
  };
}

const found = ({ grade, best, played, error, worlds }) => [grade, best.worth - played.worth, error, worlds];

/** A share of so many, with its interval of 95 % as Wilson gives it. */
function shareOf(part, whole) {
  if (whole === 0) return '–';
  const share = part / whole;
  const square = WITHIN ** 2;
  const middle = (share + square / 2 / whole) / (1 + square / whole);
  const off =
    (WITHIN / (1 + square / whole)) * Math.sqrt((share * (1 - share)) / whole + square / 4 / whole ** 2);
  const percent = (value) => (100 * Math.min(Math.max(value, 0), 1)).toFixed(1);
  return `${percent(share)} % (${part} of ${whole}; ${percent(middle - off)} to ${percent(middle + off)})`;
}

/** What is to be said of the rows of a game. */
export function steadiness(rows) {
  const [{ game, seats }] = rows;
  const sum = (of) => rows.reduce((all, row) => all + of(row), 0);
  const decisions = sum((row) => row.decisions);
  const searched = rows.flatMap((row) => row.searched);
  const flagged = searched.filter(({ once }) => isMistake(once[0]));
  const others = searched.filter(({ once }) => !isMistake(once[0]));
  const mistakes = (list) => list.filter(({ deeper }) => isMistake(deeper[0])).length;
  return [
    `${game}, ${seats} seats, ${rows.length} matches: mistakes or worse ${shareOf(
      sum((row) => row.flagged),
      decisions,
    )}, ` +
      `with a reason in words ${shareOf(
        sum((row) => row.told),
        decisions,
      )}`,
    `  ${DEEPER} times as deep: mistakes that stay ${shareOf(mistakes(flagged), flagged.length)}, ` +
      `others that become one ${shareOf(mistakes(others), others.length)}`,
  ];
}
