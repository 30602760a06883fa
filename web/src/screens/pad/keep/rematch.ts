import { begin, type Sheet } from '@crossbones/games/sheet';
import type { PadGame } from '../../../play/pad/pad-game.js';
import { go } from '../../../shell/router.js';
import { rematchOf, type SeatOrder } from './group.js';
import { freshId } from './id.js';
import { layIn } from './sheet-store.js';

/** Begins the next sheet of the same people, and turns to it. */
export async function playAgain(sheet: Sheet, { ledger }: PadGame, seating: SeatOrder): Promise<void> {
  const next = begin(rematchOf(sheet, ledger, seating), { id: freshId(), now: Date.now() });
  await layIn(next);
  go(`/pad/${next.id}`);
}
