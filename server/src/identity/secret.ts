import { hash } from 'node:crypto';
import type { World } from '@crossbones/core';

/**
 * Secrets are shown to their owner once; the database has only their hashes. They are too long to be guessed, so a
 * plain hash is enough.
 */
export const hashOf = (secret: string): string => hash('sha256', secret);

export const sessionToken = (world: World): string => Buffer.from(world.random(32)).toString('base64url');
export const isSessionToken = (token: string): boolean => /^[\w-]{43}$/.test(token);
