import type { Json } from '@crossbones/core';
import { roundsOf, type Sheet } from '@crossbones/games/sheet';
import { pack } from './parcel.js';

/** Raised when an older page could no longer read what a newer one writes. */
export const LINK_FORMAT = 1;

/** The whole sheet inside a link: what stands behind # never leaves the browser. Only the rounds as they stand go along. */
export async function linkOf(sheet: Sheet, origin: string, deflates?: boolean): Promise<string> {
  const { id, head, begun, touched } = sheet;
  const { game, players, options, dealer } = head;
  const letters = await pack(
    [LINK_FORMAT, id, game, players, options, dealer, begun, touched - begun, roundsOf(sheet)] as Json,
    deflates,
  );
  return `${origin}/sheet#${letters}`;
}
