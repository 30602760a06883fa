import type { Reason } from '@crossbones/core';
import type { RemarkKey } from '../reasons.js';

/** ◇ SK-4 The schedules as other printings and reviews give them: cards dealt, round by round. */
export const schedules = {
  classic: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  'even-keel': [2, 2, 4, 4, 6, 6, 8, 8, 10, 10],
  brawl: [6, 7, 8, 9, 10],
  raid: [5, 5, 5, 5, 5],
  barrage: [10, 10, 10, 10, 10, 10, 10, 10, 10, 10],
  whirlpool: [9, 9, 7, 7, 5, 5, 3, 3, 1, 1],
  bedtime: [1],
} as const;

/** Cards of the box that are always in play. */
const PLAIN = 70;

/** The options that decide how many cards there are. */
interface Chosen {
  readonly schedule: keyof typeof schedules | readonly number[];
  readonly kraken: boolean;
  readonly whale: boolean;
  readonly loot: boolean;
  readonly blanks: readonly unknown[];
}

/** SK-3 A remark for whoever sets up a table: there are not enough cards for all that was chosen. */
export function remark(options: object, seats: number): Reason | null {
  const { schedule, kraken, whale, loot, blanks } = options as Chosen;
  const cards = PLAIN + Number(kraken) + Number(whale) + 2 * Number(loot) + blanks.length;
  // With two players Greybeard has the third hand, and there are cards enough.
  const most = Math.floor(cards / seats);
  const wanted = Math.max(...(typeof schedule === 'string' ? schedules[schedule] : schedule));
  const key: RemarkKey = 'fewer-cards';
  return wanted <= most ? null : { rule: 'SK-3', key, args: { most, wanted } };
}
