import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { letters } from '../ids.js';
import type { StoredHappening } from './happening.js';
import type { Table } from './table.js';

/**
 * The token of a seat link. It is the same for the same request, and nobody can make one without the secret of the
 * deal.
 */
export const tokenOf = ({ secret }: Table, { by, key }: Pick<StoredHappening, 'by' | 'key'>): string =>
  letters(hmac(sha256, utf8ToBytes(secret ?? ''), utf8ToBytes(`seat-link ${by} ${key}`)));

/** All that the table keeps of a token. */
export const hashOf = (token: string): string => bytesToHex(sha256(utf8ToBytes(token)));
