import type { Json } from '@crossbones/core';
import { roundsOf, type Sheet } from '@crossbones/games/sheet';
import { pack } from './link-packing.js';

/** Goes up when older pages could no longer read what newer ones write. */
export const LINK_FORMAT = 1;

/**
 * A link with the whole sheet in it: what stands behind # never leaves the browser. It has the rounds as they now
 * stand, not every stroke.
 */
export async function linkOf(sheet: Sheet, origin: string, deflates?: boolean): Promise<string> {
  const { id, head, begun, touched } = sheet;
  const { game, players, options, dealer } = head;
  const letters = await pack(
    [LINK_FORMAT, id, game, players, options, dealer, begun, touched - begun, roundsOf(sheet)] as Json,
    deflates,
  );
  return `${origin}/sheet#${letters}`;
}
