import { type Fault, fail, fault, type Game, type Options, ok, type Result } from '@crossbones/core';
import { catalogue, type GameId, gameIds, games } from '@crossbones/games';
import { readCount } from './arguments.js';
import { type Complaint, misuse } from './command.js';
import { near } from './near.js';

/** A game as it stands on the table: how many seats, and every option. */
export interface Setting {
  readonly id: GameId;
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
}

export function readGameId(command: string, name: string | undefined): Result<GameId, Complaint> {
  const known = gameIds.join(', ');
  if (name === undefined) return misuse('missing-game', { command, known });
  const id = gameIds.find((one) => one === name);
  return id === undefined ? misuse('unknown-game', { name, known, ...near(name, gameIds) }) : ok(id);
}

/** Reads `--options` and `--seats` together, since each may forbid the other. */
export function readSetting(
  id: GameId,
  given: { readonly seats?: string; readonly options?: string },
): Result<Setting, Complaint> {
  const { usualSeats } = catalogue[id];
  const game: Game = games[id];
  const options = readOptions(game, given.options);
  if (!options.ok) return options;
  const count = given.seats === undefined ? ok(undefined) : readCount('--seats', given.seats, 1, 32);
  if (!count.ok) return count;
  const first = count.value ?? usualSeats;
  const checked = game.options.check(options.value, first);
  if (checked.ok) return ok({ id, game, seats: first, options: checked.value });
  const allowed = game.options.seats({ ...game.options.defaults, ...(options.value as Options) });
  if (count.value === undefined && checked.error.args.seats !== undefined && allowed.length > 0) {
    const seats = allowed.findLast((n) => n <= usualSeats) ?? allowed[0];
    const again = game.options.check(options.value, seats);
    if (again.ok) return ok({ id, game, seats, options: again.value });
  }
  if (checked.error.args.at === 'seats') {
    const args = { seats: first, allowed: allowed.join(', ') };
    return fail((voice) => voice.say(null, fault('bad-seats', { ...args, game: voice.nameOf(id) })));
  }
  return fail(optionsComplaint(id, checked.error));
}

function readOptions(game: Game, text: string | undefined): Result<unknown, Complaint> {
  if (text === undefined) return ok({});
  const [first] = game.options.names;
  const example = `'${JSON.stringify({ [first]: game.options.defaults[first] })}'`;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return ok(value);
  } catch {
    // What is not JSON is reported below, like JSON of another form.
  }
  return misuse('option-wants-json', { name: '--options', example });
}

/** What is wrong with options; the path of the fault begins at `options`, as the user wrote it. */
export function optionsComplaint(id: GameId, wrong: Fault): Complaint {
  const { at, name } = wrong.args;
  if (at === undefined || at === 'seats') return (voice) => voice.say(id, wrong);
  const hint = wrong.key === 'unknown-field' && at === '' ? near(String(name), games[id].options.names) : {};
  const args = { ...wrong.args, ...hint, at: at === '' ? 'options' : `options.${at}` };
  return (voice) => voice.say(id, { ...wrong, args });
}
