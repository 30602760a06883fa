import { type Dilemma, type DilemmaAnswer, inWords, isPart } from '@crossbones/bots/skull/duel/dilemma';
import type { Volumes } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../shell/Icon.js';
import { wordsOf } from '../../../shell/words.js';
import { BothPlayers } from './BothPlayers.js';

type Text = Volumes['learn']['bluff'];

interface Props {
  readonly dilemma: Dilemma;
  readonly text: Text;
  /** Whether another dilemma was answered before this one. */
  readonly again: boolean;
  answered(word: number): void;
  next(): void;
}

/** One dilemma, the answer given, and what the solution mixes there. */
export function DilemmaForm({ dilemma, text, again, answered, next }: Props) {
  const chosen = useSignal<DilemmaAnswer | null>(null);
  const asking = useRef<HTMLHeadingElement>(null);
  const onward = useRef<HTMLButtonElement>(null);
  const over = chosen.value !== null;
  // Scrolls to what is to be read next: first the solution, then the top of the next question.
  useEffect(() => {
    if (over) {
      onward.current?.focus({ preventScroll: true });
      onward.current?.scrollIntoView({ block: 'nearest' });
    } else if (again) asking.current?.focus();
  }, [over]);
  const answer = (one: DilemmaAnswer): void => {
    chosen.value = one;
    answered(one.word);
  };
  const label = ({ word }: DilemmaAnswer): string => wordsOf('skull').label(inWords(word, dilemma.told));
  return (
    <section class="bluff-asked panel" aria-labelledby="bluff-question">
      <h2 id="bluff-question" ref={asking} tabIndex={-1}>
        {question(dilemma, text)}
      </h2>
      <BothPlayers dilemma={dilemma} text={text} />
      {chosen.value === null ? (
        <div class="bluff-choices">
          {dilemma.answers.map((one) => (
            <button key={one.word} type="button" class="button" onClick={() => answer(one)}>
              {label(one)}
            </button>
          ))}
        </div>
      ) : (
        <div class="bluff-mixture">
          <h3>{text.mixture}</h3>
          <ul>
            {dilemma.answers.map((one) => (
              <li key={one.word} class={one === chosen.value ? 'chosen' : ''}>
                <span>
                  {label(one)}
                  {one === chosen.value && (
                    <small>
                      <Icon id="person" />
                      {text.yours}
                    </small>
                  )}
                </span>
                <b>{text.share(one.share)}</b>
                <span class="bluff-bar" aria-hidden="true">
                  <span style={{ width: `${100 * one.share}%` }} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div role="status">
        {chosen.value && <Verdict dilemma={dilemma} chosen={chosen.value} text={text} />}
      </div>
      {over && (
        <button ref={onward} type="button" class="button main bluff-next" onClick={next}>
          {text.next}
        </button>
      )}
    </section>
  );
}

function question({ kind, told, situation, role }: Dilemma, { asks }: Text): string {
  if (kind === 'lead' || kind === 'follow') return asks[kind];
  if (kind === 'open') return told.piles[role] === situation.discs[role] ? asks.mustOpen : asks.open;
  return asks.raise(told.bids[told.bids.length - 1]);
}

function Verdict({
  dilemma,
  chosen,
  text,
}: Pick<Props, 'dilemma' | 'text'> & { readonly chosen: DilemmaAnswer }) {
  const { kind, mixes } = dilemma;
  const games = Math.round(100 * chosen.loss);
  const part = isPart(chosen);
  return (
    <div class="bluff-verdict">
      <p class={`bluff-word ${part ? 'right' : games > 0 ? 'wrong' : ''}`}>
        {(part || games > 0) && <Icon id={part ? 'check' : 'cross'} />}
        {part ? (mixes ? text.part(chosen.share) : text.only) : games > 0 ? text.costs(games) : text.spare}
      </p>
      {mixes && (
        <p>
          {text.always[kind]} {text.never[kind]}
        </p>
      )}
      <p class="quiet">{text.unseen}</p>
    </div>
  );
}
