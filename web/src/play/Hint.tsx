import type { Advice } from '@crossbones/bots/pool';
import { figureKeys, type HintKey } from '@crossbones/games/crew';
import type { GameWords, Who } from '@crossbones/texts/load';
import { useContext, useEffect } from 'preact/hooks';
import { Icon } from '../shell/Icon.js';
import { page, useVolume } from '../shell/words.js';
import './hint.css';
import { Counselled, TOLD } from './hint-request.js';

const PANEL = 'counsel';

/** Asks for advice, and puts it away again. Stands beside what is asked, where somebody practises alone. */
export function HintButton() {
  const counsel = useContext(Counselled);
  if (!counsel?.open.value) return null;
  const { value: shown } = counsel.shown;
  return (
    <button
      type="button"
      class="button hint-button"
      data-key="h"
      aria-expanded={shown}
      aria-controls={shown ? PANEL : undefined}
      onClick={shown ? counsel.putAway : counsel.ask}
    >
      <Icon id="lamp" />
      {page().play.hint}
    </button>
  );
}

/** What was found, with its reasons. */
export function HintPanel({ own, who }: { readonly own: GameWords; readonly who: Who }) {
  const counsel = useContext(Counselled);
  const shown = counsel?.shown.value === true;
  useEffect(() => {
    if (!shown) return;
    const hear = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') counsel.putAway();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [shown]);
  if (!shown) return null;
  const text = page();
  const { value: now } = counsel.asking;
  return (
    <section class="hint" id={PANEL} aria-label={text.play.hintTitle}>
      <div role="status">
        {now.is === 'thinking' && <p class="quiet">{text.play.hintThinking}</p>}
        {now.is === 'told' &&
          (now.advice === null ? (
            <p class="quiet">{text.play.hintMissing}</p>
          ) : (
            <Found advice={now.advice} only={counsel.ways.value === 1} own={own} who={who} />
          ))}
      </div>
    </section>
  );
}

interface FoundProps {
  readonly advice: Advice;
  /** There is nothing else to do. */
  readonly only: boolean;
  readonly own: GameWords;
  readonly who: Who;
}

const isFigure = (key: HintKey): boolean => (figureKeys as readonly HintKey[]).includes(key);

/**
 * What is recommended comes first. It need not be the best every time: others can read a player who always does the
 * best.
 */
function told({ word, candidates }: Advice): Advice['candidates'] {
  const best = candidates.filter((one) => one.word === word);
  return [...best, ...candidates.filter((one) => one.word !== word)].slice(0, TOLD);
}

function Found({ advice, only, own, who }: FoundProps) {
  const hints = useVolume('guidance')?.hints;
  if (hints === undefined) return null;
  if (advice.candidates.length === 0) {
    return (
      <p>
        <b>{own.label(advice.word, who)}</b> {only && <small class="quiet">{page().play.hintOnly}</small>}
      </p>
    );
  }
  return (
    <ol class="hint-list">
      {told(advice).map(({ word, hints: given, near }) => {
        const figures = given.filter(({ key }) => isFigure(key));
        const reasons = given.filter(({ key }) => !isFigure(key));
        const say = ({ key, args }: (typeof given)[number]): string => hints[key](args, who);
        return (
          <li key={word}>
            <b>{own.label(word, who)}</b>
            {near && <i class="hint-near">{page().play.hintNear}</i>}
            {reasons.length > 0 && <span class="hint-why">{reasons.map(say).join(' ')}</span>}
            <span>{figures.map(say).join(' · ')}</span>
          </li>
        );
      })}
    </ol>
  );
}
