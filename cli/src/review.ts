import { crewOf } from '@crossbones/bots';
import {
  type BidReview,
  type DecisionReview,
  type LuckShare,
  luckOf,
  type MatchReview,
  Reviewer,
  recollect,
  valuesOf,
} from '@crossbones/bots/review';
import { FastRng, fail, ok, type Result } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import { grades } from '@crossbones/games/crew';
import { engines } from '@crossbones/server/bot-engines';
import { type Volumes, volumeWords } from '@crossbones/texts/load';
import { readArguments, readCount } from './arguments.js';
import { type Command, type Complaint, misuse } from './command.js';
import { minus } from './hand.js';
import { ink } from './ink.js';
import { Progress } from './progress.js';
import { type MatchRecord, readRecord } from './record.js';
import { capital, columns, lineWidth, wrapped } from './text.js';
import type { Voice } from './voice.js';

const MOST_DEPTH = 1000;
const INDENT = '  ';

/** What is said of a review, and of what speaks for an action. */
interface Sayings {
  readonly id: GameId;
  readonly voice: Voice;
  readonly words: Volumes['review'];
  readonly hints: Volumes['guidance']['hints'];
  readonly unit: MatchReview['unit'];
}

/** Grades the decisions of a kept match, by what each seat saw, and tells luck from skill. */
export const review: Command = async (args, voice) => {
  const spec = { seat: 'string', depth: 'string', seed: 'string', json: 'boolean' } as const;
  const read = readArguments('review', args, spec, 1);
  if (!read.ok) return read;
  const { values, positionals } = read.value;
  const [file] = positionals;
  if (file === undefined) return misuse('missing-file', { command: 'review' });
  const depth = readCount('--depth', values.depth ?? '1', 1, MOST_DEPTH);
  if (!depth.ok) return depth;
  const record = await readRecord(file);
  if (!record.ok) return record;
  const { id, log, match } = record.value;
  const seat = values.seat === undefined ? ok(null) : readCount('--seat', values.seat, 0, log.seats - 1);
  if (!seat.ok) return seat;
  const played = playAgain(record.value);
  if (!played.ok) return played;
  const { game, options } = match;
  const table = { game, crew: crewOf(id), seats: log.seats, options };
  const reviewer = await Reviewer.of(table, recollect(game, log), engines.loadWeights, {
    depth: depth.value,
    ...(seat.value === null ? {} : { seat: seat.value }),
    ...(values.seed === undefined ? {} : { seed: values.seed }),
  });
  const progress = new Progress(1, voice, () => '');
  while (reviewer.step() !== null) progress.show(reviewer.progress);
  progress.clear();
  const reviewed = reviewer.report();
  const value = await valuesOf(game, table.crew, table);
  const luck = luckOf(game, { ...log, options }, value, new FastRng(`${reviewed.seed}/luck`));
  const text = values.json
    ? JSON.stringify({ ...reviewed, luck })
    : lines(reviewed, luck, {
        id,
        voice,
        words: await volumeWords(voice.language, 'review'),
        hints: (await volumeWords(voice.language, 'guidance')).hints,
        unit: reviewed.unit,
      }).join('\n');
  process.stdout.write(`${text}\n`);
  return ok(0);
};

/** A log may come from anywhere: every entry must have been allowed. */
function playAgain({ id, log, match }: MatchRecord): Result<null, Complaint> {
  for (const [i, entry] of log.entries.entries()) {
    const done = match.enter(entry);
    if (!done.ok) return fail((voice) => `entries[${i}]: ${voice.say(id, done.error)}`);
  }
  return ok(null);
}

function lines(reviewed: MatchReview, luck: readonly LuckShare[] | null, say: Sayings): string[] {
  const { words, voice, id } = say;
  const { decisions, mattered, bids, by, seats } = reviewed;
  const at = (step: number): DecisionReview => decisions.find((one) => one.step === step)!;
  const mistakes = decisions.filter(({ grade }) => grade === 'mistake' || grade === 'blunder');
  return [
    words.reviewed(ink.bold(voice.nameOf(id)), seats, decisions.length),
    words.judgedBy[by],
    '',
    ...standings(reviewed, say),
    '',
    ink.bold(words.mattered),
    ...mattered.flatMap((step) => told(at(step), say)),
    '',
    ink.bold(words.mistakes),
    ...(mistakes.length === 0 ? [INDENT + words.noMistakes] : mistakes.map((one) => headOf(one, say))),
    ...(bids.length === 0 ? [] : ['', ink.bold(words.bids), ...bids.map((bid) => bidLine(bid, say))]),
    ...(luck === null ? [] : ['', ink.bold(words.luckTitle), ...luckLines(luck, say)]),
  ];
}

function standings({ bySeat }: MatchReview, { words, voice, unit }: Sayings): string[] {
  const { column } = words;
  const head = [
    column.seat,
    column.decisions,
    ...grades.map((grade) => words.grades[grade].name),
    column.lost,
  ];
  const rows = bySeat.flatMap(({ decisions, grades: counts, lost }, seat) =>
    decisions === 0
      ? []
      : [
          [
            String(seat),
            String(decisions),
            ...grades.map((grade) => String(counts[grade])),
            words.amount(figure(lost, unit, voice), unit),
          ],
        ],
  );
  return columns([head, ...rows]);
}

/** A number in the unit of a review; chances are told in hundredths. */
const figure = (n: number, unit: MatchReview['unit'], voice: Voice): string =>
  unit === 'wins' ? voice.words.number(100 * n, 0) : voice.words.number(n, 1);

function headOf({ step, seat, played, loss, error, grade }: DecisionReview, say: Sayings): string {
  const { words, voice, id, unit } = say;
  const what = words.decision(step, seat, voice.label(id, played.word));
  const size =
    loss === 0
      ? ''
      : ` −${figure(loss, unit, voice)} ± ${words.amount(figure(2 * error, unit, voice), unit)}`;
  return `${INDENT}${what}  ${ink.bold(words.grades[grade].name)}${size}`;
}

/** A decision with what speaks for it, and for what would have been better. */
function told(decision: DecisionReview, say: Sayings): string[] {
  const { words, voice, id, hints } = say;
  const { played, best } = decision;
  const speaking = (given: DecisionReview['best']['hints']): string =>
    capital(given.map(({ key, args }) => hints[key](args, String).replace(/\.$/, '')).join('; '));
  const said = (text: string): string[] =>
    wrapped(text, lineWidth() - 2 * INDENT.length).map((line) => INDENT + INDENT + line);
  return [
    headOf(decision, say),
    ...said(`${speaking(played.hints)}.`),
    ...(best.word === played.word
      ? said(words.nothingBetter)
      : said(`${words.better(voice.label(id, best.word))}. ${speaking(best.hints)}.`)),
  ];
}

function bidLine({ round, seat, bid, promised, won, chances, sank }: BidReview, { words }: Sayings): string {
  const parts = [
    words.bid(round, seat, bid, won),
    ...(promised === bid ? [] : [words.changedTo(promised)]),
    ...(sank === null ? [] : [words.sankIn(sank.trick)]),
  ];
  const likely = chances.flatMap((chance, tricks) => {
    const share = Math.round(100 * chance);
    return share === 0 ? [] : [words.chance(tricks, share)];
  });
  return `${INDENT}${parts.join(', ')}  ${ink.dim(`(${likely.join(', ')})`)}`;
}

function luckLines(luck: readonly LuckShare[], { words, voice, unit }: Sayings): string[] {
  const { column } = words;
  const shown = (n: number): string =>
    unit === 'wins'
      ? `${minus(Math.round(100 * n))} %`
      : n < 0
        ? `−${voice.words.number(-n, 1)}`
        : voice.words.number(n, 1);
  const rows = luck.map(({ result, par, luck, own, others }, seat) => [
    String(seat),
    ...[result, par, luck, own, others].map(shown),
  ]);
  const head = [column.seat, column.result, column.par, column.luck, column.own, column.others];
  return [
    ...columns([head, ...rows]),
    '',
    ...wrapped(words.luckMeans, lineWidth()).map((line) => ink.dim(line)),
  ];
}
