import { sentence, type WordsOf } from '@crossbones/texts/load';
import { useRef } from 'preact/hooks';
import { LastTrick as Shown } from '../../../play/LastTrick.js';
import { RuleMark } from '../../../play/rules/RuleMark.js';
import { words as common } from '../../../shell/words.js';
import { doneTrick } from './done-trick.js';
import type { View } from './script.js';

interface Props {
  readonly view: View;
  readonly words: WordsOf<'skull-queen'>;
  readonly who: (seat: number | string) => string;
}

/** The last trick and what it did, also when a new round has begun since. */
export function LastTrick({ view, words, who }: Props) {
  const told = useRef<View['judged']>([]);
  if (view.judged.length > 0) told.current = view.judged;
  return (
    <Shown trick={view.lastTrick && doneTrick(view, view.lastTrick, words, who)}>
      <ul class="told">
        {told.current.map((why, i) => (
          <li key={i}>
            {sentence(common(), words, why, who)} <RuleMark game="skull-queen" rule={why.rule} />
          </li>
        ))}
      </ul>
    </Shown>
  );
}
