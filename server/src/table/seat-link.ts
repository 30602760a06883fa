import { createHash, createHmac } from 'node:crypto';
import { letters } from '../ids.js';
import type { StoredHappening } from './happening.js';
import type { Table } from './table.js';

/** The token of a seat link: the same for the same request, and nobody can make one who does not know the deal. */
export const tokenOf = ({ secret }: Table, { by, key }: Pick<StoredHappening, 'by' | 'key'>): string =>
  letters(
    createHmac('sha256', secret ?? '')
      .update(`seat-link ${by} ${key}`)
      .digest(),
  );

/** All that the table keeps of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
