import type { IncomingMessage } from 'node:http';
import { type Fault, fault } from '@crossbones/core';
import { isInside } from './address-ranges.js';

const SLASH = 47;

/**
 * Whether a request names another host than ours. An address inside the network is accepted: no page of somebody else
 * can be at such a name, and a proxy may ask by it, or somebody at the machine itself.
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

/** What is wrong with the head of a request, whatever it asks for: mistakes that Node and the router let pass. */
export function wrongTarget({ url = '', headers, httpVersion }: IncomingMessage): Fault | null {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return fault('bad-http');
  if (headers.host === undefined && httpVersion !== '1.0') return fault('wants-host');
  return url.charCodeAt(0) === SLASH || /^https?:\/\//i.test(url) ? null : fault('bad-url');
}
