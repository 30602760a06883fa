/** Set phrases for the table, which travel as keys so that each reader hears their own language. */
export const spokenKeys = [
  'ahoy',
  'well-played',
  'good-game',
  'thanks',
  'sorry',
  'oops',
  'hurry',
  'one-moment',
  'yo-ho-ho',
  'unlucky',
  'bold',
  'again',
  // For those who bluff with discs.
  'only-flowers',
  'mind-my-skull',
  'turn-mine',
  'bluffing',
] as const;
export type SpokenKey = (typeof spokenKeys)[number];
