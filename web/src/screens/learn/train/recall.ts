const DAY = 86_400_000;
/** Days until something is asked again: after it was missed, and after one and two right answers in a row. */
const WAITS = [1, 3, 7] as const;

/** When something that was missed is asked again; times in ms. */
export interface Recall {
  /** Right answers in a row. */
  readonly right: number;
  readonly due: number;
}

/** Something was missed at that time. */
export const missedAt = (now: number): Recall => ({ right: 0, due: now + WAITS[0] * DAY });

export const isDue = ({ due }: Recall, now: number): boolean => due <= now;

/** How it goes on after an answer; null once it was right so often in a row that it is solved. */
export function answered({ right }: Recall, isRight: boolean, now: number): Recall | null {
  if (!isRight) return missedAt(now);
  const wait = WAITS[right + 1];
  return wait === undefined ? null : { right: right + 1, due: now + wait * DAY };
}

/** In how many days it is asked again, from tomorrow on. */
export const daysUntil = ({ due }: Recall, now: number): number => Math.max(1, Math.round((due - now) / DAY));
