import { hash } from 'node:crypto';
import type { World } from '@crossbones/core';

/** Secrets are shown once to their owner; the storage knows their hashes only. They are too long to be guessed. */
export const hashOf = (secret: string): string => hash('sha256', secret);

export const sessionToken = (world: World): string => Buffer.from(world.random(32)).toString('base64url');
export const isSessionToken = (token: string): boolean => /^[\w-]{43}$/.test(token);
