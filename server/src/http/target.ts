import type { IncomingMessage } from 'node:http';
import { type Fault, fault } from '@crossbones/core';

const SLASH = 47;

/** What is wrong with the first lines of a request, whatever it asks for: Node and the router let these pass. */
export function wrongTarget({ url = '', headers, httpVersion }: IncomingMessage): Fault | null {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return fault('bad-http');
  if (headers.host === undefined && httpVersion !== '1.0') return fault('wants-host');
  return url.charCodeAt(0) === SLASH || /^https?:\/\//i.test(url) ? null : fault('bad-url');
}
