import { isIP } from 'node:net';
import { type Fault, fail, fault, ok, type Result } from '@crossbones/core';

/** Where a passkey is valid: browsers bind it to a domain, and to connections that nobody can listen in on. */
export interface Site {
  readonly origin: string;
  readonly domain: string;
}

export function siteAt(origin: string): Result<Site, Fault> {
  const url = URL.canParse(origin) ? new URL(origin) : null;
  if (url === null) return fail(fault('no-passkeys-here'));
  const domain = url.hostname;
  const local = domain === 'localhost' || domain.endsWith('.localhost');
  const safe = url.protocol === 'https:' || (url.protocol === 'http:' && local);
  if (!safe || domain.startsWith('[') || isIP(domain) !== 0) return fail(fault('no-passkeys-here'));
  return ok({ origin: url.origin, domain });
}
