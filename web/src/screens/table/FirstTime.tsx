import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GamePage } from '../../play/game-page.js';
import { meet, unmet } from '../../play/local/explained-topics.js';
import { know } from '../../play/local/known-games.js';
import type { PlayedMatch } from '../../play/match.js';
import { RuleMark } from '../../play/rules/RuleMark.js';
import type { Shown } from '../../play/stage.js';
import { Icon } from '../../shell/Icon.js';
import { settings } from '../../shell/settings.js';
import { page, useVolume } from '../../shell/words.js';
import './first-time.css';

interface Props {
  readonly match: PlayedMatch;
  readonly game: GamePage;
  readonly shown: Shown;
}

/** Explains to somebody new what appears for the first time, one thing after the other, while it is on the table. */
export function FirstTime({ match, game, shown }: Props) {
  const told = useSignal<string | null>(null);
  const { topics } = game;
  useEffect(() => know(match.game), [match]);
  useEffect(() => {
    if (!shown.latest || topics === undefined) return;
    const there = match.outcome.value === null && settings.value.explain ? topics.of(shown.view) : [];
    if (told.value !== null && there.includes(told.value)) return;
    told.value = unmet(match.game, there);
    if (told.value !== null) meet(match.game, told.value);
  }, [shown, match.outcome.value]);
  const says = useVolume('guidance')?.topics[match.game];
  if (told.value === null || topics === undefined || says === undefined) return null;
  return (
    <div class="standstill first-time" role="status">
      <Icon id="lamp" />
      <p>
        {says[told.value]} <RuleMark game={match.game} rule={topics.rules[told.value]} />
      </p>
      <button
        type="button"
        class="button"
        onClick={() => {
          told.value = null;
        }}
      >
        {page().play.gotIt}
      </button>
    </div>
  );
}
