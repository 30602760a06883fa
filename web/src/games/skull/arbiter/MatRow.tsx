import { MOST_IN_HAND } from '@crossbones/games/skull/discs';
import type { Speech } from '../../../play/arbiter/arbiter-words.js';
import { NumberStepper } from '../../../play/arbiter/NumberStepper.js';
import { DiscPiece, MatArt } from '../table/Disc.js';
import type { Mat } from './situation.js';

interface Props {
  readonly mat: Mat;
  readonly gang: number;
  readonly name: string;
  readonly text: Speech['text'];
  readonly set: (some: Partial<Mat>) => void;
}

/** One mat: which side is up, the discs on it, and how many its gang still has. */
export function MatRow({ mat: { discs, pile, flower }, gang, name, text, set }: Props) {
  const { mats: says } = text;
  return (
    <li class={`mat-row panel ${discs === 0 ? 'out' : ''}`}>
      <button
        type="button"
        class="mat-turn berth"
        data-hue={gang}
        aria-label={`${name}, ${flower ? says.flower : says.skullSide}`}
        title={flower ? says.flower : says.skullSide}
        aria-pressed={flower}
        onClick={() => set({ flower: !flower })}
      >
        <span class="mat">
          <MatArt gang={gang} flower={flower} />
        </span>
      </button>
      <h3>
        {name}
        {discs === 0 && <span class="quiet"> ({says.isOut})</span>}
      </h3>
      <span class="mat-pile" aria-hidden="true">
        {Array.from({ length: pile }, (_, i) => (
          <span key={i}>
            <DiscPiece gang={gang} face={null} />
          </span>
        ))}
      </span>
      <NumberStepper
        title={says.discs}
        of={name}
        value={discs}
        max={MOST_IN_HAND}
        text={text}
        set={(n) => set({ discs: n, pile: Math.min(pile, n) })}
      />
      <NumberStepper
        title={says.pile}
        of={name}
        value={pile}
        min={Math.min(1, discs)}
        max={discs}
        text={text}
        set={(n) => set({ pile: n })}
      />
    </li>
  );
}
