import type { Level } from '@crossbones/games/crew';
import { levels } from '@crossbones/games/crew';
import { useId } from 'preact/hooks';
import { Segments } from '../../parts/Segments.js';
import { change, settings } from '../../shell/settings.js';
import { page, words } from '../../shell/words.js';
import './bot-level.css';

const named = () => levels.map((level) => [level, words().levels[level].name] as const);

/** The ladder of bots side by side, with a word about the one that is chosen. */
export const LevelLadder = ({ value, choose }: { value: Level; choose: (level: Level) => void }) => (
  <Segments
    title={page().setup.botLevel}
    value={value}
    choices={named()}
    hint={words().levels[value].about}
    even
    choose={choose}
  />
);

/** The same in one line, for the bots of the next match. */
export function LevelLine() {
  const id = useId();
  const { level } = settings.value;
  return (
    <div class="level-line">
      <label for={id}>{page().setup.botLevel}</label>
      <select
        id={id}
        class="input"
        value={level}
        title={words().levels[level].about}
        onChange={({ currentTarget }) => change({ level: currentTarget.value as Level })}
      >
        {named().map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
