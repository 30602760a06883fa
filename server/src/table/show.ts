import type {
  PlaceView as ApiPlace,
  TableView as ApiTable,
  ChatLine,
  Reply,
  SeatClock,
  Step,
  Summary,
} from '@crossbones/api';
import {
  dateOf,
  type Game,
  type Log,
  Match,
  must,
  type Outcome,
  type Sight,
  type View,
  type Viewer,
} from '@crossbones/core';
import { type GameId, games } from '@crossbones/games';
import { mayHear } from './chat.js';
import { openingOf } from './daily-table.js';
import { saltHashesOf, saltsOf } from './deal-key.js';
import type { DuplicateDeal } from './happening.js';
import { retrace } from './missed-views.js';
import type { Table } from './table.js';
import type { StepMark } from './table-match.js';

/** Everything that a client is shown of a table is made here. */

/** After a gap of more steps than this only the newest is shown. */
const STEPS_SHOWN = 32;

export function showTable(table: Table): ApiTable {
  const { id, seq, game, options, settings, phase, host, kicked, code, seal, pause, teams } = table;
  const { unsaid } = table.conversation;
  return {
    id,
    seq,
    game: game.id,
    rules: game.rules,
    options,
    settings,
    phase,
    host,
    places: table.places.map((_, seat) => showPlace(table, seat)),
    people: [...table.people].map((person) => ({ person, name: table.nameOf(person) })),
    ...(kicked.size === 0
      ? {}
      : { sentAway: [...kicked].map((person) => ({ person, name: table.nameOf(person) })) }),
    code: code === null ? null : { code: code.code, expires: code.expires },
    sealed:
      seal === null
        ? null
        : { deal: seal.deal, secretHash: seal.secretHash, saltHashes: saltHashesOf(table) },
    paused: pause !== null,
    teams: teams === null ? null : [...teams],
    ...(table.closedBy === null ? {} : { closedBy: table.closedBy }),
    ...(unsaid.length === 0 ? {} : { unsaid: [...unsaid] }),
    outcome: table.outcome === null ? null : showOutcome(table.outcome),
    rematch: table.rematch,
    opened: table.opened,
    ...(table.tables === 1 ? {} : { tables: table.tables }),
    ...(table.parted === null ? {} : { parted: [...table.parted] }),
    ...(table.duplicate === null ? {} : { duplicate: duplicateOf(table.duplicate) }),
    ...(table.day === null ? {} : { daily: { day: dateOf(table.day), opens: openingOf(table.day) } }),
  };
}

const duplicateOf = ({ hall, at, tables }: DuplicateDeal): NonNullable<ApiTable['duplicate']> => ({
  hall,
  at,
  of: tables.length,
});

function showPlace(table: Table, seat: number): ApiPlace {
  const place = table.places[seat];
  return {
    person: place.person,
    name: place.bot?.name ?? table.nameOf(place.person),
    bot: place.bot?.level ?? null,
    ready: place.bot !== null || place.saltHash !== null,
    away: place.away,
    control: table.botPlays(seat) ? 'bot' : 'owner',
    resigned: table.resigned(seat),
    wish: place.wish,
    unseen: (place.person === null ? undefined : table.unseen.get(place.person)) ?? null,
    nudged: place.nudged === null ? null : { ...place.nudged },
    votes: [...place.votes],
    face: (place.person === null ? undefined : table.faces.get(place.person)) ?? null,
  };
}

export const showOutcome = ({ places, points, grade }: Outcome): Reply<'replay'>['outcome'] => ({
  places: [...places],
  points: points === null ? null : [...points],
  grade,
});

export const summaryOf = (table: Table): Summary => ({ ...lasting(table), ...passing(table) });

/** The part of a summary that no action changes while the match goes on. */
export function lasting(table: Table): Omit<Summary, 'touched' | 'waiting'> {
  const { id, game, options, settings, phase, places, free, opened } = table;
  return {
    id,
    game: game.id,
    options,
    settings,
    phase,
    host: table.nameOf(table.host),
    seats: places.length,
    free,
    names: table.places.map(({ person, bot }) => bot?.name ?? table.nameOf(person)),
    opened,
  };
}

/** The part that every action changes. */
export const passing = ({ touched, phase, pause, actors }: Table): Pick<Summary, 'touched' | 'waiting'> => ({
  touched,
  waiting: phase === 'playing' && pause === null ? [...actors] : [],
});

/** Which viewer somebody is: their seat, once the seats are fixed. */
export const viewerOf = (table: Table, person: string | null): Viewer =>
  table.phase === 'gathering' ? 'spectator' : (table.seatOf(person) ?? 'spectator');

/**
 * Whether a viewer may look at the game. Where other tables play the same deal, nobody looks at that of others: what
 * they saw could help them, or somebody to whom they tell it.
 */
export const mayLook = ({ duplicate }: Table, viewer: Viewer): boolean =>
  viewer !== 'spectator' || duplicate === null;

/** The game as it stands; null before it begins, and for those who may not look. */
export function showStep(table: Table, viewer: Viewer): Step | null {
  if (!mayLook(table, viewer)) return null;
  const sight = table.sight(viewer);
  return sight === null ? null : stepOf(table, table.marks.at(-1)!, sight);
}

/**
 * The same as JSON, for each of many viewers. What all of them see alike is made and written once; only each viewer's
 * own part is made for each. The game must have begun.
 */
export function stepTexts(table: Table): (viewer: Viewer) => string {
  const { seq, at, clocks } = table.marks.at(-1)!;
  const match = table.match!;
  const { game } = match;
  const head = JSON.stringify({ table: table.id, seq, at, clocks: table.tableMatch!.clocks.shown(clocks) });
  const { view, between } = match.shown((state) => game.common(state));
  const common = begun(view);
  const before = between.map(begun);
  return (viewer) => {
    const own = match.shown((state) => game.own(state, viewer));
    const asked = JSON.stringify(match.asked(viewer)).slice(0, -1);
    const views = own.between.map((one, i) => before[i] + rest(one)).join(',');
    return `${head.slice(0, -1)},"sight":${asked},"view":${common}${rest(own.view)},"between":[${views}]}}`;
  };
}

/** The first and the second part of one object as JSON; neither is empty. */
const begun = (part: View): string => `${JSON.stringify(part).slice(0, -1)},`;
const rest = (part: View): string => JSON.stringify(part).slice(1);

/**
 * The steps that somebody has missed after a number, oldest first; only the newest after a long gap, or if they have
 * seen none.
 */
export function missedSteps({ marks }: Table, after: number | null): readonly StepMark[] {
  const missed = after === null ? marks : marks.slice(marks.findLastIndex(({ seq }) => seq <= after) + 1);
  return after === null || missed.length > STEPS_SHOWN ? missed.slice(-1) : missed;
}

/** The game as it was after each of these marks, oldest first. */
export const showSteps = (table: Table, marks: readonly StepMark[], viewer: Viewer): Step[] =>
  retrace(table, marks, viewer).map(({ mark, sight }) => stepOf(table, mark, sight));

/** The game as it was after this number; null before it began. */
export function showStepAt(table: Table, seq: number, viewer: Viewer): Step | null {
  const mark = table.marks.findLast((one) => one.seq <= seq);
  if (mark === undefined) return null;
  const [{ sight }] = retrace(table, [mark], viewer);
  return stepOf(table, mark, sight);
}

function stepOf(
  table: Table,
  { seq, at, clocks }: { seq: number; at: number; clocks: readonly SeatClock[] },
  { step, decision, actors, may, legal, view, between }: Sight,
): Step {
  return {
    table: table.id,
    seq,
    at,
    clocks: table.tableMatch!.clocks.shown(clocks),
    sight: {
      step,
      decision,
      actors: [...actors],
      may: [...may],
      legal: [...legal],
      view,
      between: [...between],
    },
  };
}

/** What was said after a number, as far as this person may hear it. */
export function showLines(table: Table, person: string | null, after: number): ChatLine[] {
  const { lines } = table.conversation;
  return lines
    .slice(lines.findLastIndex(({ seq }) => seq <= after) + 1)
    .filter((line) => mayHear(table, person, line))
    .map(({ seq, at, channel, person, said }) => ({
      table: table.id,
      seq,
      at,
      channel,
      person,
      name: table.nameOf(person),
      said,
    }));
}

/**
 * Whether secret, open replay and log may be shown: nobody can gain anything by them now. A deal of the day is played
 * at other tables too, so it stays closed until its time has come; without a time nothing of it is shown. A deal that
 * several tables share stays closed until the last of them has finished; who does not know that is shown nothing.
 */
export const mayOpen = (table: Table, now: number | null = null, isPlayed = true): boolean =>
  hasEnded(table) && isOpen(table, now, isPlayed);

/** Whether it is over here, whoever else still plays the same deal. */
export const hasEnded = ({ match, phase }: Table): boolean =>
  match !== null && (phase === 'over' || match.aborted);

const isOpen = ({ day, duplicate }: Table, now: number | null, isPlayed: boolean): boolean =>
  (day === null || (now !== null && now >= openingOf(day))) && (duplicate === null || !isPlayed);

/** What is kept of a finished match, so that no result depends on later code. */
export interface Finish {
  readonly outcome: Outcome;
  readonly resigned: readonly number[];
  /** What everybody saw at the end: the score sheet and the public record. */
  readonly view: View;
  /** Null in a deal of the day, and in one that several tables share: others may still play it. */
  readonly open: View | null;
}

export function resultOf(table: Table): Finish | null {
  const { match, outcome } = table;
  if (match === null || outcome === null) return null;
  return {
    outcome,
    resigned: match.resigned,
    view: table.sight('spectator')!.view,
    open: table.day === null && table.duplicate === null ? match.game.open(match.at(match.step)) : null,
  };
}

/** Null as long as the match may not be opened. */
export function showLog(table: Table, now: number | null = null, isPlayed = true): Reply<'log'> | null {
  const { match, seal, secret, chain, duplicate } = table;
  if (match === null || seal === null || secret === null || !mayOpen(table, now, isPlayed)) return null;
  const { format, rules, seats, options, key, entries } = match.log();
  return {
    format,
    game: table.game.id,
    rules,
    seats,
    options,
    key,
    entries: entries.map((entry) => ({ ...entry })),
    proof: {
      match: chain === null ? (duplicate?.hall ?? table.id) : seal.deal,
      deal: seal.deal,
      secret,
      secretHash: seal.secretHash,
      saltHashes: saltHashesOf(table),
      salts: saltsOf(table),
      ...(chain === null ? {} : { chain: { ...chain } }),
      ...(duplicate === null ? {} : { tables: { at: duplicate.at, of: duplicate.tables.length } }),
    },
  };
}

/** A match that cannot change any more, as plain data: it goes to a thread. */
export interface FinishedMatch {
  readonly game: GameId;
  readonly log: Pick<Log, 'rules' | 'seats' | 'options' | 'key' | 'entries'>;
  readonly outcome: Outcome | null;
}

/** Null as long as the match may not be opened. */
export const finishedOf = (table: Table, now: number | null = null, isPlayed = true): FinishedMatch | null =>
  mayOpen(table, now, isPlayed) ? endedMatchOf(table) : null;

/** Null as long as it is played here. */
export function endedMatchOf(table: Table): FinishedMatch | null {
  const { game, match, outcome } = table;
  return match === null || !hasEnded(table) ? null : { game: game.id, log: match.log(), outcome };
}

/** So many steps beginning with one of them, with everything open. */
export function showReplay(
  { game, log, outcome }: FinishedMatch,
  from: number,
  count: number,
): Reply<'replay'> {
  const { entries } = log;
  const match = must(Match.replay(games[game] as Game, { ...log, entries: [] }));
  const shown: Reply<'replay'>['shown'] = [];
  for (let step = 0; step <= entries.length && shown.length < count; step++) {
    if (step > 0) must(match.enter(entries[step - 1], { recorded: true }));
    if (step < from) continue;
    const { open, between } = match.open();
    const entry = step === 0 ? null : { ...entries[step - 1] };
    shown.push({ step, entry, actors: [...match.actors], open, between: [...between] });
  }
  return { steps: entries.length, outcome: outcome === null ? null : showOutcome(outcome), shown };
}
