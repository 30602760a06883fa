import { count, grouped } from '@crossbones/games/queens-collection/seen/bag';
import type { WordsOf } from '@crossbones/texts/load';
import { page } from '../../../shell/words.js';
import { GameCard } from './Piece.js';
import './purse.css';

interface Props {
  readonly cards: readonly string[];
  /** As it is read aloud. */
  readonly name: string;
  /** Cards of these kinds are picked. */
  readonly picked: readonly string[];
  readonly words: WordsOf<'queens-collection'>;
  /** How a kind of card stands; null while nothing can be done with any. */
  readonly stateOf: ((code: string) => 'playable' | 'refused') | null;
  /** The spots that new cards come from and played ones fly to. */
  readonly from: string;
  readonly to: string;
  pick(code: string): void;
}

/** Cards in hand, those of a kind together: a tap picks one of them, the next one more. */
export function Purse({ cards, name, picked, words, stateOf, from, to, pick }: Props) {
  const groups = grouped(cards);
  return (
    <fieldset class="purse" style={{ '--kinds': groups.length, '--more': cards.length - groups.length }}>
      <legend class="unseen">{name}</legend>
      <ul class="purse-row">
        {groups.map(([code, copies]) => {
          const up = count(picked, code);
          const state = stateOf?.(code) ?? 'idle';
          const said = copies === 1 ? words.card(code) : `${copies} × ${words.card(code)}`;
          return (
            <li key={code} class={`purse-kind ${state}`} style={{ '--copies': copies }}>
              <button
                type="button"
                class="purse-button"
                disabled={stateOf === null}
                aria-label={
                  up > 1 ? `${said} (${up})` : state === 'refused' ? page().play.cannotPlay(said) : said
                }
                aria-pressed={up > 0}
                onClick={() => pick(code)}
              >
                {Array.from({ length: copies }, (_, copy) => (
                  <span
                    key={copy}
                    class={`purse-card ${copy >= copies - up ? 'up' : ''}`}
                    style={{ '--i': copy }}
                    data-piece={`hand/${code}/${copy}`}
                    data-from={from}
                    data-to={to}
                  >
                    <GameCard code={code} />
                  </span>
                ))}
              </button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
