import {
  choice,
  type Fault,
  type Field,
  fail,
  fault,
  int,
  list,
  ok,
  type Result,
  record,
} from '@crossbones/core';
import { gameIds } from '@crossbones/games/catalogue';
import type { Head } from '@crossbones/games/ledger';
import type { PadGame } from '../../../play/pad/pad-game.js';
import { within } from './import-trouble.js';

/** More than any of the five games seats. */
const MOST_PLAYERS = 12;
const LONGEST_NAME = 40;

const anything = { schema: {}, values: [{}], read: (value: unknown) => ok(value) };

/**
 * Any name that can be typed on one line, with emoji. Marks that turn the direction of writing are refused: in somebody
 * else's link they could garble every sentence that names a player.
 */
export const playerName: Field<string> = {
  schema: { type: 'string', minLength: 1, maxLength: LONGEST_NAME },
  values: ['Mina'],
  read: (value, at) =>
    typeof value === 'string' &&
    value !== '' &&
    [...value].length <= LONGEST_NAME &&
    value.trim() === value &&
    !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(value)
      ? ok(value)
      : fail(fault('wants-text', { at, min: 1, max: LONGEST_NAME })),
};

const shape = record({
  game: choice(...gameIds),
  players: list(playerName, 1, MOST_PLAYERS, [['Mina']]),
  options: anything,
  dealer: int(0, MOST_PLAYERS - 1),
});

export interface Headed {
  readonly head: Head;
  readonly pad: PadGame;
}

/** Reads the head of a sheet that came from elsewhere: its options are checked by the rulebook's own list. */
export async function readHead(
  value: unknown,
  at: string,
  padOf: (game: Head['game']) => Promise<PadGame>,
): Promise<Result<Headed, Fault>> {
  const inside = (name: string): string => (at === '' ? name : `${at}.${name}`);
  const read = shape.read(value, at);
  if (!read.ok) return read;
  const { game, players, options: wanted, dealer } = read.value;
  const pad = await padOf(game);
  const options = pad.options.check(wanted, players.length);
  if (!options.ok)
    return fail(
      'seats' in options.error.args || options.error.args.at === 'seats'
        ? options.error
        : within(inside('options'), options.error),
    );
  if (dealer >= players.length)
    return fail(fault('wants-int', { at: inside('dealer'), min: 0, max: players.length - 1 }));
  return ok({ head: { game, players, options: options.value, dealer }, pad });
}
