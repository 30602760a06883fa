import type { GameId } from '@crossbones/games';
import { page } from '../../shell/words.js';
import { askRule } from './asked-rule.js';

/** The number of the rule behind what the table says: a tap shows it. */
export function RuleMark({ game, rule }: { game: GameId; rule: string }) {
  return (
    <button
      type="button"
      class="rule-mark"
      aria-label={page().home.rule(rule)}
      onClick={(event) => {
        // Elsewhere on the table a tap cuts the story short.
        event.stopPropagation();
        askRule(game, rule);
      }}
    >
      {rule}
    </button>
  );
}
