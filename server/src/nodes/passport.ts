import { createHmac, timingSafeEqual } from 'node:crypto';

/** Nodes that speak differently serve their tables without each other. */
export const PROTOCOL = '1';
/** As long as two nodes have not proved to each other who they are, their lines are short. */
export const SHORT_LINE = 1_024;

/**
 * How the end of a connection proves that it knows the secret of the node that is called, which stands in the database.
 * The secret itself is not sent: somebody else may have the called address by now.
 */
export const proofOf = (secret: string, role: 'caller' | 'called', challenge: string): string =>
  createHmac('sha256', secret).update(`${role} ${challenge}`).digest('hex');

export function isProof(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
