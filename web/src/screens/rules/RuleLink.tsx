import type { GameId } from '@crossbones/games';
import { useSignal } from '@preact/signals';
import { page } from '../../shell/words.js';
import { LateRule } from './LateRule.js';
import './link.css';

interface Props {
  readonly game: GameId;
  readonly rule: string;
  /** What the rule is about, for people who do not see what it stands beside. */
  readonly about?: string;
}

/** The number of a rule: a tap shows the rule in a dialog; opened in a new tab, the link shows the whole book. */
export function RuleLink({ game, rule, about }: Props) {
  const open = useSignal(false);
  const name = page().home.rule(rule);
  return (
    <>
      <a
        class="rule-ref"
        href={`/rules/${game}#${rule}`}
        aria-label={about === undefined ? name : `${about}: ${name}`}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          open.value = true;
        }}
      >
        {rule}
      </a>
      {open.value && <LateRule game={game} rule={rule} close={() => (open.value = false)} />}
    </>
  );
}
