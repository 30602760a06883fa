import type { Volumes } from '@crossbones/texts/load';
import type { Shared } from '../../parts/sharing.js';
import { type OpenedMatch, originOf } from '../../play/local/branch.js';
import type { SavedMatch } from '../../play/local/saved-matches.js';

type BranchWords = Volumes['branches'];

/** A finished match as it is passed on: without a word about how it ended. */
export async function shareMatch(opened: OpenedMatch, title: string, text: BranchWords): Promise<Shared> {
  const { linkOf } = await import('./branch-link.js');
  return { title, text: `${title} – ${text.linkTitle}`, url: await linkOf(opened, null, location.origin) };
}

/** A branch with the match that it left. */
export async function shareBranch(kept: SavedMatch, title: string, text: BranchWords): Promise<Shared> {
  const origin = originOf(kept);
  if (origin === null) throw new Error(`${kept.id} is no branch`);
  const { linkOf } = await import('./branch-link.js');
  return {
    title,
    text: `${title} – ${kept.origin?.name ?? text.title}`,
    url: await linkOf(origin, kept, location.origin),
  };
}
