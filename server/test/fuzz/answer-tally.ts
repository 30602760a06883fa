import { RefusalReply } from '@crossbones/api';
import { expect } from 'vitest';
import { plain } from '../../src/http/schema.js';
import type { ByteConnection, RawResponse } from '../clients/byte-connection.js';
import { fits } from './fit.js';
import type { Attempt } from './request-writer.js';

/** So many flaws are printed. */
export const TOLD = 25;

/** The content policy, word for word as it must be. */
const POLICY =
  "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self' data: blob:; " +
  "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** What is wrong with an answer, or null. */
function flaw({ statuses, names, bodiless }: Attempt, { status, headers, body }: RawResponse): string | null {
  if (status < 400 || status > 499) return `answered with ${status}`;
  if (!statuses.includes(status)) return `answered with ${status} and not ${statuses.join(' or ')}`;
  if (headers.get('content-security-policy') !== POLICY) return 'without the content policy';
  if (headers.has('strict-transport-security')) return 'binds to https, over http';
  if (headers.has('set-cookie')) return 'sets a cookie';
  if (status === 429 && !/^[1-9]\d*$/.test(headers.get('retry-after') ?? '')) return 'does not say how long';
  if (status === 405 && !headers.has('allow')) return 'does not say what is allowed';
  if (bodiless) return null;
  let reply: unknown;
  try {
    reply = JSON.parse(body);
  } catch {
    return 'is no JSON';
  }
  if (!fits(plain(RefusalReply), reply)) return 'is no refusal';
  const { code, message } = (reply as { error: { code: string; message: string } }).error;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code)) return `has the code ${code}`;
  if (!/^\S.{4,}[.?!]$/su.test(message) || /undefined|\[object|NaN/.test(message)) return 'says no sentence';
  if (names?.some((name) => message.includes(name)) === false) return `does not name ${names.join(' or ')}`;
  return null;
}

/** What was answered, and how often. */
export class AnswerTally {
  readonly codes = new Map<string, number>();
  readonly families = new Map<string, number>();
  readonly covered = new Set<string>();
  readonly flaws: string[] = [];
  count = 0;

  add(attempt: Attempt, answer: RawResponse): void {
    this.count++;
    if (attempt.covers !== undefined) this.covered.add(attempt.covers);
    const { code } = attempt.bodiless ? { code: '(no body)' } : codeIn(answer.body);
    const name = `${answer.status} ${code}`;
    this.codes.set(name, (this.codes.get(name) ?? 0) + 1);
    this.families.set(attempt.family, (this.families.get(attempt.family) ?? 0) + 1);
    const wrong = flaw(attempt, answer);
    if (wrong !== null) this.flaws.push(`${wrong}: ${attempt.family}, ${attempt.about} → ${answer.body}`);
  }

  has(code: string): boolean {
    return [...this.codes.keys()].some((name) => name.endsWith(` ${code}`));
  }

  /** Fails if anything was not as it must be. */
  tell(): void {
    const why = `${this.flaws.length} answers of ${this.count} are not as they must be`;
    expect(this.flaws.slice(0, TOLD).join('\n'), why).toBe('');
  }

  toString(): string {
    const lines = (counts: Map<string, number>): string =>
      [...counts]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, count]) => `${name} ${count}`)
        .join(', ');
    return `${this.count} requests (${lines(this.families)}) were refused with: ${lines(this.codes)}`;
  }
}

function codeIn(body: string): { readonly code: string } {
  const none = { code: '(none)' };
  try {
    return (JSON.parse(body) as { error?: { code: string } } | null)?.error ?? none;
  } catch {
    return none;
  }
}

/** Sends them all, over a few connections that are kept as long as the server keeps them. */
export async function send(
  connections: readonly ByteConnection[],
  attempts: Attempt[],
  tally: AnswerTally,
): Promise<void> {
  const sending = connections.map(async (connection) => {
    for (let attempt = attempts.pop(); attempt !== undefined; attempt = attempts.pop()) {
      try {
        tally.add(attempt, await connection.ask(attempt.bytes, attempt));
      } catch (error) {
        connection.close();
        tally.flaws.push(`${(error as Error).message}: ${attempt.family}, ${attempt.about}`);
      }
    }
  });
  await Promise.all(sending);
}
