import { begin, type Sheet } from '@crossbones/games/sheet';
import { go } from '../../place.js';
import { layIn } from '../book.js';
import type { PadGame } from '../game.js';
import { freshId } from '../id.js';
import { rematchOf, type Seating } from './group.js';

/** Begins the next sheet of the same people, and turns to it. */
export async function playAgain(sheet: Sheet, { ledger }: PadGame, seating: Seating): Promise<void> {
  const next = begin(rematchOf(sheet, ledger, seating), { id: freshId(), now: Date.now() });
  await layIn(next);
  go(`/pad/${next.id}`);
}
