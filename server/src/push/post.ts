import { lookup } from 'node:dns';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublic } from './endpoint.js';

/** An encrypted message, ready for the push service. */
interface Parcel {
  readonly endpoint: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: Buffer;
}

/** Sends a message to its push service; answers the status. */
export type Post = (parcel: Parcel) => Promise<number>;

const PATIENCE_MS = 10_000;

/**
 * Looks a name up and refuses private addresses. The name may have had another address when it was checked; this
 * address is the one that is called.
 */
const lookUp: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const reached = error === null ? found.filter(({ address }) => isPublic(address)) : [];
    if (reached.length === 0) return done(error ?? new Error(`${hostname} is at no public address`), '', 0);
    if (options.all === true) return done(null, reached);
    done(null, reached[0].address, reached[0].family);
  });
};

/** Over https; no redirect is followed, and of the reply only the status is read. */
export const post: Post = ({ endpoint, headers, body }) =>
  new Promise((resolve, reject) => {
    const asked = request(
      endpoint,
      { method: 'POST', headers, lookup: lookUp, timeout: PATIENCE_MS },
      (reply) => {
        reply.destroy();
        resolve(reply.statusCode ?? 0);
      },
    );
    asked.on('timeout', () => asked.destroy(new Error('the push service does not answer')));
    asked.on('error', reject);
    asked.end(body);
  });
