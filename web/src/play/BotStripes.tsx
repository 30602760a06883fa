import type { Level } from '@crossbones/games/crew';
import { levels } from '@crossbones/games/crew';
import { words } from '../shell/words.js';
import './bot-stripes.css';

/** How strong a bot is: a stripe for the first step of the ladder, and one more for each. */
export function BotStripes({ level }: { level: Level }) {
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
