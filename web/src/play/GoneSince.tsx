import { spoken } from '../shell/language.js';
import { together } from '../shell/together-words.js';
import { useNow } from './use-now.js';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** That somebody has gone, and how long ago: “gone 2 min”. */
export function GoneSince({ since }: { since: number }) {
  const { gone, goneFor } = together();
  const past = useNow() - since;
  const found = units.find(([, ms]) => past >= ms);
  if (found === undefined) return <>{gone}</>;
  const [unit, ms] = found;
  const format = new Intl.NumberFormat(spoken(), { style: 'unit', unit, unitDisplay: 'short' });
  return <>{goneFor(format.format(Math.floor(past / ms)))}</>;
}
