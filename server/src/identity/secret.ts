import { hash } from 'node:crypto';
import type { World } from '@crossbones/core';
import { letters } from '../ids.js';

/** Secrets are shown once to their owner; the storage knows their hashes only. They are too long to be guessed. */
export const hashOf = (secret: string): string => hash('sha256', secret);

export const sessionToken = (world: World): string => Buffer.from(world.random(32)).toString('base64url');
export const isSessionToken = (token: string): boolean => /^[\w-]{43}$/.test(token);

/** 125 bits, to be written down: five groups of five. */
export function recoveryCode(world: World): string {
  const code = letters(world.random(25)).toUpperCase();
  return code.match(/.{5}/g)!.join('-');
}

/** However somebody typed it: without blanks and dashes, and with the letters that look like others read as those. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
  return /^[0-9a-hjkmnp-tv-z]{25}$/.test(code) ? code : null;
}
