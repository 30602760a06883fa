import type { GameId } from '@crossbones/games';
import type { Part } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import { Dialog } from '../../parts/Dialog.js';
import { page } from '../../shell/words.js';
import { type Reading, useReading } from './open-rulebook.js';
import { RulePart } from './RulePart.js';
import './rules.css';
import './shown.css';

interface Props {
  readonly game: GameId;
  readonly rule: string;
  readonly close: () => void;
}

/** One rule over whatever is on the page, so that nobody has to leave the table to look it up. */
export function RuleDialog({ game, rule: asked, close }: Props) {
  const reading = useReading(game);
  const text = page();
  const shown = useSignal(asked);
  const rule = shown.value;
  const cite = (other: string): void => {
    shown.value = other;
  };
  return (
    <Dialog title={text.home.rule(rule)} close={close}>
      {reading === null ? (
        <p class="quiet">{text.loading}</p>
      ) : reading === 'failed' ? (
        <p>{text.trouble.pageFailedHint}</p>
      ) : (
        <>
          <div class="rules-text" aria-live="polite">
            {around(reading, rule).map((part, i) => (
              <RulePart key={i} part={part} reading={{ ...reading, cite }} />
            ))}
          </div>
          <a class="button" href={`/rules/${game}#${rule}`} target="_blank" rel="noopener">
            {reading.text.whole}
          </a>
        </>
      )}
    </Dialog>
  );
}

/** The rule and what explains it: all parts up to the next rule of its chapter. */
function around({ book }: Reading, rule: string): readonly Part[] {
  for (const { parts } of book.chapters) {
    const at = parts.findIndex((part) => part.kind === 'rule' && part.rule === rule);
    if (at < 0) continue;
    const next = parts.findIndex((part, i) => i > at && part.kind === 'rule');
    return parts.slice(at, next < 0 ? undefined : next);
  }
  return [];
}
