import type { IncomingMessage } from 'node:http';
import { type Fault, fault } from '@crossbones/core';
import { isInside } from './network.js';

const SLASH = 47;

/**
 * Whether a request names another host than ours. Addresses inside the network are no names that somebody else's page
 * could have: a proxy may ask by them, or whoever sits at the machine.
 */
export function foreignHost(origin: string): (host: string) => boolean {
  const { host: own, protocol } = new URL(origin);
  const usual = protocol === 'https:' ? /:443$/ : /:80$/;
  return (given) => {
    const host = given.toLowerCase().replace(usual, '');
    if (host === own || host === '') return false;
    const bare = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
    return bare !== 'localhost' && !isInside(bare);
  };
}

/** What is wrong with the first lines of a request, whatever it asks for: Node and the router let these pass. */
export function wrongTarget({ url = '', headers, httpVersion }: IncomingMessage): Fault | null {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return fault('bad-http');
  if (headers.host === undefined && httpVersion !== '1.0') return fault('wants-host');
  return url.charCodeAt(0) === SLASH || /^https?:\/\//i.test(url) ? null : fault('bad-url');
}
