import { writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Refusal } from '@crossbones/api';
import { type Connection, connect, LiveStream, TableClient } from '@crossbones/api/client';
import {
  fail,
  type Game,
  type Log,
  Match,
  type Outcome,
  ok,
  type Result,
  text,
  type View,
} from '@crossbones/core';
import { type GameId, games } from '@crossbones/games';
import { type Level, levels } from '@crossbones/games/crew';
import { readChoice, readCount } from './arguments.js';
import { type Complaint, misuse } from './command.js';
import { terminalGames } from './games/index.js';
import { ink } from './ink.js';
import { told } from './orders.js';
import { Prompt } from './prompt.js';
import { result } from './result.js';
import { sessionJar } from './session.js';
import { readSetting } from './setting.js';
import { lineWidth } from './text.js';
import { Visit } from './visit.js';
import type { Voice } from './voice.js';

/** What a command line says about a game at a server. */
export interface Journey {
  readonly url?: string;
  readonly table?: string;
  readonly name?: string;
  readonly watch?: true;
  readonly seats?: string;
  readonly people?: string;
  readonly bots?: string;
  readonly options?: string;
  readonly log?: string;
}

const INTERRUPTED = 130;
const ID = /[0-9a-hjkmnp-tv-z]{20}/;
const CODE = /^(?:[2-9A-HJ-NP-Z]{6}|[2-9A-HJ-NP-Z]{8})$/;
/** How long a farewell may take. */
const FAREWELL_MS = 1_000;

/** Where to go: a table that is there already, or one to be opened. */
type Goal =
  | { readonly is: 'join'; readonly by: { readonly table: string } | { readonly code: string } }
  | {
      readonly is: 'open';
      readonly id: GameId;
      readonly seats: number;
      readonly options: object;
      readonly people: number;
      readonly level: Level;
    }
  | { readonly is: 'now'; readonly id: GameId; readonly level: Level };

/** Plays at a server, from the door to the last farewell. */
export async function playOnline(
  journey: Journey,
  choose: (prompt: Prompt, voice: Voice) => Promise<GameId | null>,
  given: GameId | null,
  voice: Voice,
): Promise<Result<number, Complaint>> {
  const url = readUrl(journey);
  if (!url.ok) return url;
  const { name } = journey;
  if (name !== undefined && !text(1, 24).read(name, '').ok) return misuse('bad-name', { name });
  const table = journey.table === undefined ? ok(null) : readTable(journey.table);
  if (!table.ok) return table;

  const back = (id: string): string =>
    `crossbones play --url ${url.value}${name === undefined ? '' : ` --name ${JSON.stringify(name)}`} --table ${id}`;
  let interrupted = (): void => process.exit(INTERRUPTED);
  const prompt = new Prompt(() => {
    process.stdout.write(`\n${voice.words.farewell}\n`);
    interrupted();
  });
  const connection = connect({
    url: url.value,
    cookies: sessionJar(url.value, name ?? ''),
    fetch: speaking(voice),
  });
  const stream = new LiveStream(connection);
  try {
    const there = await reachable(connection);
    if (!there.ok) return there;
    const id = table.value === null ? (given ?? (await choose(prompt, voice))) : null;
    if (table.value === null && id === null) return ok(0);
    const goal = table.value === null ? goalOf(id!, journey) : ok(table.value);
    if (!goal.ok) return goal;
    const named = await introduce(connection, name);
    if (!named.ok) return refused(named.error);
    let at = await arrive(connection, goal.value);
    for (let first = true; ; first = false) {
      if (!at.ok) return refused(at.error);
      const client = new TableClient(at.value, connection, stream);
      const begun = await client.begin();
      if (!begun.ok) return refused(begun.error);
      const sat = await settle(client, journey.watch === true, first ? goal.value : null);
      if (!sat.ok) return refused(sat.error);
      const visit = new Visit(client, prompt, lineWidth(), voice, client.table!);
      interrupted = () => void farewell(client).finally(() => process.exit(INTERRUPTED));
      invite(prompt, client, url.value, voice);
      const more = await stay(visit, client, prompt, journey.log, back, voice);
      if (!more.ok) return more;
      if (!more.value) return ok(0);
      at = await next(client);
      client.close();
    }
  } finally {
    stream.close();
    prompt.close();
  }
}

/** Asks the server to answer in the language of this terminal. */
const speaking =
  ({ language }: Voice): typeof fetch =>
  (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('accept-language', language);
    return fetch(input, { ...init, headers });
  };

const refused = (error: Refusal): Result<never, Complaint> => fail((voice) => told(error, voice));

/** One table to its end; true if there is to be another game. */
async function stay(
  visit: Visit,
  client: TableClient,
  prompt: Prompt,
  log: string | undefined,
  again: (table: string) => string,
  voice: Voice,
): Promise<Result<boolean, Complaint>> {
  const { words } = voice;
  const ending = await visit.run();
  switch (ending) {
    case 'left': {
      const { id, table, seat } = client;
      await farewell(client);
      const back = table?.phase === 'playing' && seat !== null;
      prompt.say(['', ...(back ? [words.seatStays(again(id))] : []), words.farewell]);
      return ok(false);
    }
    case 'closed':
      prompt.say([client.refused === null ? words.tableClosed : told(client.refused, voice)]);
      return ok(false);
    case 'over': {
      const { table, step } = client;
      const { id, game } = { id: table!.game, game: games[table!.game] };
      const sheet = terminalGames[id].presenter.sheet(step!.sight.view as View, visit.room);
      if (table!.outcome !== null) prompt.say(result(id, table!.outcome as Outcome, sheet, visit.room));
      const kept = await proven(client, prompt, game, log, voice);
      return kept.ok ? ok(await visit.linger()) : kept;
    }
  }
}

/** Checks the deal, and that what this seat saw is what the log says; keeps the log if it is wanted. */
async function proven(
  client: TableClient,
  prompt: Prompt,
  game: Game,
  file: string | undefined,
  voice: Voice,
): Promise<Result<null, Complaint>> {
  const { words } = voice;
  const proof = await client.proof();
  if (!proof.ok) {
    prompt.say([told(proof.error, voice)]);
    return ok(null);
  }
  const { log, check } = proof.value;
  const wrong = check.ok
    ? agrees(client, game, log)
      ? null
      : words.disagrees
    : voice.say(null, check.error);
  prompt.say(wrong === null ? [ink.dim(words.fair(check.ok ? check.value.missing : []))] : [ink.red(wrong)]);
  if (file === undefined) return ok(null);
  try {
    writeFileSync(file, `${JSON.stringify(log)}\n`);
  } catch {
    return misuse('unwritable-file', { file });
  }
  prompt.say([ink.dim(words.keptProven(file))]);
  return ok(null);
}

function agrees({ seat, step }: TableClient, game: Game, log: Log): boolean {
  const match = Match.replay(game, log);
  if (!match.ok || step === null) return false;
  return isDeepStrictEqual(match.value.view(match.value.step, seat ?? 'spectator').view, step.sight.view);
}

/** Who leaves before the start gives the seat up; who leaves later keeps it. */
async function farewell(client: TableClient): Promise<void> {
  if (client.table?.phase === 'gathering') {
    await client.tellTable('leave', {}, { signal: AbortSignal.timeout(FAREWELL_MS) });
  }
  client.close();
}

async function next(client: TableClient): Promise<Result<string, Refusal>> {
  const rematch = client.table?.rematch ?? null;
  if (rematch !== null) return ok(rematch);
  const made = await client.tellTable('rematch', {});
  return made.ok ? ok(made.value.table) : made;
}

async function introduce(
  connection: Connection,
  name: string | undefined,
): Promise<Result<unknown, Refusal>> {
  if (name === undefined) return ok(null);
  const me = await connection.call('me');
  if (me.ok && me.value?.name === name) return me;
  return connection.call('name', {}, { name });
}

async function arrive(connection: Connection, goal: Goal): Promise<Result<string, Refusal>> {
  const came = await (goal.is === 'join'
    ? connection.call('join', {}, goal.by)
    : goal.is === 'now'
      ? connection.call('playNow', {}, { game: goal.id, level: goal.level })
      : connection.call('open', {}, { game: goal.id, seats: goal.seats, options: { ...goal.options } }));
  return came.ok ? ok(came.value.table) : came;
}

/** Sits down and is ready, or comes back to one's seat. */
async function settle(
  client: TableClient,
  watch: boolean,
  goal: Goal | null,
): Promise<Result<unknown, Refusal>> {
  const { table } = client;
  if (table === null || table.phase === 'over' || table.phase === 'closed') return ok(null);
  const place = client.seat === null ? null : table.places[client.seat];
  if (table.phase !== 'gathering') {
    const gone = place !== null && !place.resigned && (place.away || place.control === 'bot');
    return gone ? client.tellTable('back', {}) : ok(null);
  }
  if (watch) return ok(null);
  const free = table.places.some(({ person, bot }) => person === null && bot === null);
  // At a full table one watches.
  if (place === null && !free) return ok(null);
  const sat = place === null ? await client.tellTable('sit', {}) : ok(null);
  if (!sat.ok) return sat;
  if (goal?.is === 'open') {
    for (let seat = goal.people; seat < goal.seats; seat++) {
      const filled = await client.tellTable('fill', { seat, level: goal.level });
      if (!filled.ok) return filled;
    }
    const coded = goal.people > 1 ? await client.tellTable('code', {}) : ok(null);
    if (!coded.ok) return coded;
  }
  const ready = await client.ready();
  if (ready.ok) await client.reached(ready.value.seq);
  return ready;
}

function invite(prompt: Prompt, { table, me }: TableClient, url: string, { words }: Voice): void {
  if (table?.phase !== 'gathering' || table.host !== me?.person) return;
  const free = table.places.filter(({ person, bot }) => person === null && bot === null).length;
  if (free === 0) return;
  const by = table.code?.code ?? table.id;
  prompt.say([
    `${words.othersJoin}  ${ink.bold(`crossbones play --url ${url} --table ${by}`)}`,
    ink.dim(words.seatsFree(free)),
  ]);
}

function goalOf(id: GameId, journey: Journey): Result<Goal, Complaint> {
  const { seats, people, options } = journey;
  const level = readChoice('--bots', journey.bots ?? 'bosun', levels);
  if (!level.ok) return level;
  if (seats === undefined && people === undefined && options === undefined)
    return ok({ is: 'now', id, level: level.value });
  const setting = readSetting(id, journey);
  if (!setting.ok) return setting;
  const count = people === undefined ? ok(setting.value.seats) : readCount('--people', people, 1, 32);
  if (!count.ok) return count;
  if (count.value > setting.value.seats)
    return misuse('too-many-people', { people: count.value, seats: setting.value.seats });
  return ok({
    is: 'open',
    id,
    seats: setting.value.seats,
    options: setting.value.options,
    people: count.value,
    level: level.value,
  });
}

function readUrl({ url, table }: Journey): Result<string, Complaint> {
  const given = url ?? table ?? '';
  const read = URL.canParse(given) ? new URL(given) : null;
  return read !== null && /^https?:$/.test(read.protocol)
    ? ok(read.origin)
    : misuse('option-wants-url', { name: '--url', given });
}

/** A code as it was read out, an id, or a link with the id in it. */
function readTable(given: string): Result<Goal, Complaint> {
  const code = given.trim().toUpperCase().replace(/[\s-]/g, '');
  if (CODE.test(code)) return ok({ is: 'join', by: { code } });
  const [table] = ID.exec(given) ?? [];
  return table === undefined ? misuse('option-wants-table', { given }) : ok({ is: 'join', by: { table } });
}

/** Whether a server answers there at all; when it falls silent later, we wait. */
async function reachable(connection: Connection): Promise<Result<null, Complaint>> {
  const me = await connection.call('me', {}, undefined, { signal: AbortSignal.timeout(5_000) });
  if (me.ok) return ok(null);
  return me.error.code === 'given-up' ? misuse('no-server', { url: connection.node }) : refused(me.error);
}
