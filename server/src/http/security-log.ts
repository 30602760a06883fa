import type { Body, Reply, Route } from '@crossbones/api';
import type { Fault, World } from '@crossbones/core';
import type { Households } from '../households.js';
import type { RequestContext } from './context.js';
import { Buckets } from './limits.js';
import type { Logger } from './log.js';

/** Requests that were done and matter to the operator. */
const done = {
  signIn: 'sign-in',
  signInRecovery: 'recovery-used',
  passkeyAdd: 'passkey-added',
  passkeyRemove: 'passkey-removed',
  recovery: 'recovery-renewed',
  signOut: 'session-ended',
  sessionEnd: 'session-ended',
  export: 'data-exported',
  delete: 'person-deleted',
  kick: 'kicked',
  readmit: 'readmitted',
} as const satisfies { readonly [name in Route]?: string };

/** Refusals that matter. Many can come fast, so the log has one line a minute for each kind and household. */
const refused: { readonly [key: string]: string | undefined } = {
  'foreign-origin': 'foreign-origin',
  'foreign-host': 'foreign-host',
  'slow-down': 'rate-limited',
  'too-many-streams': 'rate-limited',
  'too-many-connections': 'rate-limited',
  'too-many-guesses': 'codes-guessed',
  'too-many-tables': 'quota-refused',
  'too-many-tables-here': 'quota-refused',
  'too-many-public-tables': 'quota-refused',
  'too-many-public-tables-here': 'quota-refused',
  'too-many-sheets': 'quota-refused',
  'table-full': 'quota-refused',
};

/** Refusals that mean a failed sign-in. */
const notIn: ReadonlySet<string> = new Set([
  'passkey-refused',
  'unknown-passkey',
  'challenge-over',
  'wrong-recovery',
]);

type Done = Pick<RequestContext<Route>, 'session' | 'household'> & { readonly body: unknown };

/** So many kinds and households are remembered. */
const REMEMBERED = 10_000;

/** One line of the log for each thing that concerns security: people by their ids, households by their marks. */
export class SecurityLog {
  private readonly minutes: Buckets;

  constructor(
    private readonly log: Pick<Logger, 'info'>,
    private readonly households: Households,
    world: World,
  ) {
    this.minutes = new Buckets(world, 1 / 60, 1, REMEMBERED);
  }

  /** A request was done. */
  done(route: Route, ask: Done, reply: unknown): void {
    if (route in done) this.write(done[route as keyof typeof done], ask.household, people(route, ask, reply));
  }

  /** A request was refused. What its sender wrote stays out of the log. */
  refused(route: string, household: string, { key: why }: Fault): void {
    const event = refused[why];
    if ((route === 'signIn' || route === 'signInRecovery') && notIn.has(why))
      this.write('sign-in-failed', household, { why });
    else if (event !== undefined && this.minutes.take(`${event} ${household}`) === 0)
      this.write(event, household, { why, route });
  }

  /** The operator has changed something; the audit says what was changed. */
  administered({ do: did, by }: { readonly do: string; readonly by: string }): void {
    this.log.info({ event: 'administered', did, by }, 'security');
  }

  private write(event: string, household: string, more: object): void {
    this.log.info({ event, from: this.households.mark(household), ...more }, 'security');
  }
}

/** Who did it, or signed in by it, and to whom it was done. */
function people(route: Route, { session, body }: Done, reply: unknown): object {
  const person = session?.person.id ?? null;
  switch (route) {
    case 'signIn':
      return { person: (reply as Reply<'signIn'>).person };
    case 'signInRecovery':
      return { person: (reply as Reply<'signInRecovery'>).me.person };
    case 'kick':
    case 'readmit':
      return { person, whom: (body as Body<'kick'>).person };
    default:
      return { person };
  }
}
