import type { Head } from '@crossbones/games/ledger';
import { MOST_IN_HAND } from '@crossbones/games/skull/discs';
import type { PadWordsOf } from '@crossbones/texts/load';
import { Icon } from '../../../shell/Icon.js';
import art from '../art.svg?url';
import './gangs.css';
import { gangsOf, type Table } from '@crossbones/games/skull/ledger';
import { gangName } from './name.js';

interface Props {
  readonly head: Head;
  readonly table: Table;
  readonly words: PadWordsOf<'skull'>;
  readonly title: string;
  readonly hint?: string | undefined;
  readonly picked: number | null;
  readonly pick: (gang: number) => void;
  /** Names only: how everybody stands is told above. */
  readonly small?: boolean;
}

/** Six peoples to a box, each with its own ornament. */
const PEOPLES = 6;

/** A choice among all mats, each with what is left of its gang. */
export function Gangs({ head, table, words, title, hint, picked, pick, small = false }: Props) {
  const gangs = Array.from({ length: gangsOf(head) }, (_, gang) => gang);
  return (
    <fieldset class="s-ask" data-small={small}>
      <legend>
        {title} {hint && <small class="quiet">{hint}</small>}
      </legend>
      <div class="s-gangs">
        {gangs.map((gang) => {
          const discs = table.discs[gang];
          const turned = table.made[gang] > 0;
          if (small && discs === 0) return null;
          const name = gangName(head, gang);
          return (
            <button
              key={gang}
              type="button"
              class="s-gang"
              aria-pressed={gang === picked}
              disabled={discs === 0 && gang !== picked}
              onClick={() => pick(gang)}
            >
              <svg class="s-mat" viewBox="0 0 160 160" data-hue={gang} aria-hidden="true">
                <use href={`${art}#mat-${turned ? 'won-' : ''}${(gang % PEOPLES) + 1}`} />
              </svg>
              <span class="s-name">{name}</span>
              {!small && (
                <span class="s-stand">
                  {discs > 0 && <Pips discs={discs} />}
                  <small class={discs > 0 ? 'unseen' : ''}>
                    {discs === 0 ? words.out : words.discs(discs)}
                    {turned && `, ${words.oneMade}`}
                  </small>
                  {turned && <Icon id="check" />}
                </span>
              )}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

const Pips = ({ discs }: { discs: number }) => (
  <span class="s-pips" aria-hidden="true">
    {Array.from({ length: MOST_IN_HAND }, (_, i) => (
      <i key={i} data-gone={i >= discs} />
    ))}
  </span>
);
