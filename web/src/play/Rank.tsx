import type { Level } from '@crossbones/bots';
import { words } from '../words.js';
import { levels } from './levels.js';
import './rank.css';

/** How strong a bot is: a stripe for the first step of the ladder, and one more for each. */
export function Rank({ level }: { level: Level }) {
  const { name, about } = words().levels[level];
  return (
    <span class="seat-rank" title={`${name}: ${about}`}>
      {levels.slice(0, levels.indexOf(level) + 1).map((one) => (
        <i key={one} />
      ))}
      <span class="unseen">{name}</span>
    </span>
  );
}
