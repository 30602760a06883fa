import {
  choice,
  type Entry,
  type Fault,
  fail,
  fault,
  type GameEntry,
  int,
  type Json,
  list,
  Match,
  ok,
  type Result,
  record,
  refined,
  text,
} from '@crossbones/core';
import { type GameId, gameIds } from '@crossbones/games/catalogue';
import { type Level, levels } from '@crossbones/games/crew';
import type { OpenedMatch } from '../../play/local/branch.js';
import { rulebook } from '../../play/local/engine.js';
import type { SavedMatch } from '../../play/local/saved-matches.js';
import { pack, unpack } from '../pad/keep/link-packing.js';
import { playerName } from '../pad/keep/sheet-head.js';

/** Goes up when older pages could no longer read what newer ones write. */
const LINK_FORMAT = 1;
/** More than any of our matches has. */
const MOST_ENTRIES = 20_000;
const MOST_SEATS = 12;

/** A branch as it travels in a link: what is its own. */
interface LinkedBranch {
  readonly name: string;
  /** How many steps of the finished match, as the link has it, come before it. */
  readonly step: number;
  /** How many moves the two have in common. */
  readonly moves: number;
  readonly names: readonly string[];
  readonly bots: readonly number[];
  readonly level: Level;
  readonly entries: readonly Entry[];
  readonly outcome: SavedMatch['outcome'];
}

/** What a link brings: always a finished match, and perhaps a branch of it. */
export interface LinkedMatch {
  readonly opened: Omit<OpenedMatch, 'match' | 'rules'> & { readonly rules: number };
  readonly branch: LinkedBranch | null;
}

/**
 * A link with a finished match in it, and with one of its branches. What stands behind # never leaves the browser.
 * Moves that were undone, pauses and clocks are left out: they led nowhere.
 */
export async function linkOf(
  { setup, rules, names, bots, entries }: OpenedMatch,
  branch: SavedMatch | null,
  origin: string,
  deflates?: boolean,
): Promise<string> {
  const { game, seats, options, key } = setup;
  const told = essence(entries);
  const newest = rules ?? (await rulebook(game)).rules;
  const letters = await pack(
    [
      LINK_FORMAT,
      game,
      newest,
      seats,
      options as Json,
      key,
      [...names],
      [...bots],
      told.map(written),
      branch === null ? null : writtenBranch(told, branch),
    ],
    deflates,
  );
  return `${origin}/what-if#${letters}`;
}

function writtenBranch(told: readonly Entry[], { setup, names, entries, origin }: SavedMatch): Json {
  const own = essence(entries);
  const moves = told.flatMap((entry) => ('action' in entry ? [entry] : []));
  const most = origin?.moves ?? 0;
  let common = 0;
  while (common < most && isSame(moves[common], own[common])) common++;
  return [
    origin?.name ?? '',
    common,
    [...names],
    [...setup.bots],
    setup.level ?? 'bosun',
    own.slice(common).map(written),
  ];
}

const isSame = (one: GameEntry | undefined, other: Entry | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  'action' in other &&
  one.seat === other.seat &&
  one.action === other.action;

/** What a match came to: moves that were not undone, and who resigned. */
function essence(entries: readonly Entry[]): Entry[] {
  const told: Entry[] = [];
  for (const entry of entries) {
    if ('action' in entry || entry.table === 'resign') told.push(entry);
    else if (entry.table === 'undo')
      told.splice(
        told.findLastIndex((one) => 'action' in one),
        1,
      );
  }
  return told;
}

/** A move is its seat and its word, a resignation the seat alone. */
const written = (entry: Entry): string =>
  'action' in entry ? `${entry.seat} ${entry.action}` : `${entry.seat}`;

const readEntry = (line: string): Entry => {
  const [seat, action] = line.split(' ', 2);
  return action === undefined
    ? { table: 'resign', seat: Number(seat) }
    : { seat: Number(seat), action: line.slice(seat.length + 1) };
};

const line = refined(text(1, 70), (value, at) =>
  /^\d{1,2}( \S+)?$/.test(value) ? null : fault('wants-text', { at, min: 1, max: 70 }),
);
const seat = int(0, MOST_SEATS - 1);
const lines = list(line, 0, MOST_ENTRIES, [[]]);
const names = list(playerName, 1, MOST_SEATS, [['Mina']]);
const bots = list(seat, 0, MOST_SEATS, [[]]);
const anything = { schema: {}, values: [{}], read: (value: unknown) => ok(value) };

const shape = record({
  game: choice(...gameIds),
  rules: int(1, 1_000_000),
  seats: int(1, MOST_SEATS),
  options: anything,
  key: text(64, 64),
  names,
  bots,
  lines,
});
const branchShape = record({
  name: playerName,
  common: int(0, MOST_ENTRIES),
  names,
  bots,
  level: choice(...levels),
  lines,
});

/**
 * Reads what stands behind # in a link. Everything is played again by the rules, and a match that is not over is
 * refused: as long as a deal is played, nobody may look at its cards.
 */
export async function readLink(fragment: string): Promise<Result<LinkedMatch, Fault>> {
  const broken = fail(fault('broken-link'));
  const value = await unpack(fragment.replace(/^#/, ''));
  if (!Array.isArray(value)) return broken;
  const [format, game, rules, seats, options, key, names, bots, lines, branch] = value as readonly Json[];
  if (typeof format === 'number' && format > LINK_FORMAT) return fail(fault('newer-file'));
  if (format !== LINK_FORMAT) return broken;
  const read = shape.read({ game, rules, seats, options, key, names, bots, lines }, '');
  if (!read.ok) return broken;
  const head = read.value;
  if (!fits(head, head.seats)) return broken;
  const entries = head.lines.map(readEntry);
  const log = { seats: head.seats, options: head.options, key: head.key, rules: head.rules };
  const engine = await rulebook(head.game);
  const played = Match.replay(engine, { ...log, entries });
  if (!played.ok) return played.error.key === 'other-rules' ? played : broken;
  const outcome = played.value.outcome();
  if (outcome === null) return fail(fault('not-over'));
  const opened: LinkedMatch['opened'] = {
    setup: { game: head.game, seats: head.seats, options: played.value.options, key: head.key },
    rules: head.rules,
    names: head.names,
    bots: head.bots,
    entries,
    outcome,
  };
  if (branch === null || branch === undefined) return ok({ opened, branch: null });
  const linked = await readBranch(head.game, branch, opened);
  return linked === null ? broken : ok({ opened, branch: linked });
}

/** Null if no such branch could have been played. */
async function readBranch(
  game: GameId,
  value: Json,
  { setup, rules, entries }: LinkedMatch['opened'],
): Promise<LinkedBranch | null> {
  if (!Array.isArray(value)) return null;
  const [name, common, names, bots, level, lines] = value as readonly Json[];
  const read = branchShape.read({ name, common, names, bots, level, lines }, '');
  if (!read.ok || !fits(read.value, setup.seats)) return null;
  // Somebody must play it.
  if (read.value.bots.length === setup.seats) return null;
  const moves = entries.filter((entry) => 'action' in entry);
  if (read.value.common > moves.length) return null;
  const own = [...moves.slice(0, read.value.common), ...read.value.lines.map(readEntry)];
  const played = Match.replay(await rulebook(game), { ...setup, rules, entries: own });
  if (!played.ok) return null;
  return {
    name: read.value.name,
    step: stepAfter(entries, read.value.common),
    moves: read.value.common,
    names: read.value.names,
    bots: read.value.bots,
    level: read.value.level,
    entries: own,
    outcome: played.value.outcome(),
  };
}

const fits = (who: { names: readonly string[]; bots: readonly number[] }, seats: number): boolean =>
  who.names.length === seats &&
  who.bots.every((bot) => bot < seats) &&
  new Set(who.bots).size === who.bots.length;

/** The step of a match at which so many moves have been made. */
function stepAfter(entries: readonly Entry[], moves: number): number {
  let made = 0;
  let step = 0;
  while (made < moves) if ('action' in entries[step++]) made++;
  return step;
}
