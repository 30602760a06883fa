import type { Fault } from '@crossbones/core';
import { gameIds, games } from '@crossbones/games';
import type { HouseFault, PersonFault, TableFault } from '@crossbones/texts';

/** What the house, its tables and its people refuse; a fault without a status does not compile. */
const ours = {
  'not-found': 404,
  'no-table': 404,
  'no-code': 404,
  'key-reused': 409,
  'wrong-method': 405,
  'bad-url': 400,
  'bad-http': 400,
  'wants-host': 400,
  'unknown-expectation': 417,
  'headers-too-large': 431,
  'too-slow': 408,
  'too-large': 413,
  'wants-content-type': 415,
  'wants-plain-body': 415,
  'foreign-origin': 403,
  'wants-idempotency-key': 400,
  'bad-idempotency-key': 400,
  'wants-string': 400,
  'wants-form': 400,
  'wants-boolean': 400,
  'wants-null': 400,
  'wants-number': 400,
  'wants-other': 400,
  'wants-known-query': 400,
  'forbidden-key': 400,
  'forbidden-character': 400,
  'slow-down': 429,
  'too-many-guesses': 429,
  'too-many-streams': 429,
  'wants-topics': 400,
  'bad-topic': 400,
  'topic-twice': 400,
  'bad-cursor': 400,
  stopping: 503,

  'not-at-table': 403,
  'not-seated': 403,
  'not-host': 403,
  'not-yourself': 403,
  'nobody-there': 404,
  kicked: 403,
  'table-closed': 409,
  'already-started': 409,
  'not-started': 409,
  'not-over': 409,
  'still-playing': 409,
  'already-seated': 409,
  'seat-taken': 409,
  'no-free-seat': 409,
  'no-bot-there': 409,
  'not-filled': 409,
  'not-ready': 409,
  'not-sealed': 409,
  'salt-late': 409,
  'wrong-salt': 403,
  'stale-decision': 409,
  'out-of-time': 409,
  'no-undo': 403,
  'link-void': 404,
  'seated-only': 403,
  'watchers-only': 403,
  'no-teams': 409,
  'too-fast': 429,

  'not-signed-in': 401,
  'no-person': 404,
  'mute-yourself': 403,
  'too-many-muted': 409,
  'no-passkeys-here': 403,
  'challenge-over': 409,
  'passkey-refused': 403,
  'passkey-known': 409,
  'unknown-passkey': 404,
  'no-passkey': 404,
  'last-passkey': 409,
  'too-many-passkeys': 409,
  'wants-passkey': 403,
  'wrong-endpoint': 400,
  'wrong-recovery': 403,
} as const satisfies { readonly [key in HouseFault | TableFault | PersonFault]: number };

/** Of what core knows, this says that a value is none, or that its time is not now. */
const core = {
  'wants-choice': 400,
  'wants-int': 400,
  'wants-text': 400,
  'wants-list': 400,
  'wants-object': 400,
  'wants-json': 400,
  'wants-utf8': 400,
  'unknown-field': 400,
  'missing-field': 400,
  'unknown-word': 400,
  'no-action': 400,
  'no-such-seat': 400,
  'bad-seats': 400,
  'chance-between': 409,
  'sight-between': 409,
  over: 409,
  paused: 409,
  'not-paused': 409,
  resigned: 409,
  aborted: 409,
  'undo-not-last': 409,
  'undo-after-chance': 409,
  'undo-after-sight': 409,
  broken: 500,
} as const;

export const statuses: { readonly [key: string]: number } = { ...core, ...ours };

/** Seats and options that do not go together. */
const conditions: ReadonlySet<string> = new Set(
  gameIds.flatMap((id) => Object.keys(games[id].options.conditions)),
);

/** What is left are the games' own reasons: the action is one, but not here. */
export function statusOf({ key }: Fault): number {
  if (Object.hasOwn(statuses, key)) return statuses[key];
  return conditions.has(key) ? 400 : 409;
}
