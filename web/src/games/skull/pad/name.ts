import type { Head } from '@crossbones/games/ledger';
import { gangsOf, personOf } from '@crossbones/games/skull/ledger';

/** Which of somebody’s two gangs it is. */
export const markOf = ({ players }: Head, gang: number): string => (gang < players.length ? 'I' : 'II');

/** Whose mat it is, and which one where everybody has two. */
export function gangName(head: Head, gang: number): string {
  const name = head.players[personOf(head, gang)];
  if (gangsOf(head) === head.players.length) return name;
  return `${name} ${markOf(head, gang)}`;
}
