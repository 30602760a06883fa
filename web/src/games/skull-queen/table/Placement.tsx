import type { Side } from '@crossbones/games/skull-queen/score';
import { type Colour, colours } from '@crossbones/games/skull-queen/seen/colour';
import type { WordsOf } from '@crossbones/texts/load';
import { useRef } from 'preact/hooks';
import { page } from '../../../shell/words.js';
import { Plank } from './Plank.js';
import './placement.css';
import type { Placing } from './lineup.js';
import type { View } from './script.js';
import { broad, heightOf, SPACES } from './timber.js';

interface Props {
  readonly view: View;
  readonly placing: Placing;
  readonly words: WordsOf<'skull-queen'>;
}

const spaces = Array.from({ length: SPACES }, (_, space) => space);
const sides: readonly Side[] = ['front', 'back'];

/** The player's plank, large: a tap into a pirate's lane, a drag along it or the arrow keys put it on a space. */
export function Placement({ view, placing, words }: Props) {
  const { draft, done, turnTo } = placing;
  const worth = view.worth[draft.side];
  const say = (key: keyof WordsOf<'skull-queen'>['moments'], args = {}): string =>
    words.moments[key](args, String);
  return (
    <section class="placement" aria-label={say('place')}>
      <div class="placement-plank" key={draft.side}>
        <Plank pirates={draft.at} overboard={[]} worth={worth} measure={broad}>
          {colours.map((colour, lane) => (
            <Lane key={colour} colour={colour} lane={lane} worth={worth} placing={placing} words={words} />
          ))}
        </Plank>
      </div>
      <fieldset class="sides">
        <legend>{say('side')}</legend>
        {sides.map((side) => (
          <label key={side} class="side-choice" title={words.label(`side:${side}`)}>
            <input
              type="radio"
              name="side"
              checked={draft.side === side}
              disabled={done > 0 && draft.side !== side}
              onChange={() => turnTo(side)}
            />
            <SideMark worth={view.worth[side]} />
            <span>{say(side)}</span>
          </label>
        ))}
      </fieldset>
    </section>
  );
}

/** Which end is worth how much, in five bars. */
function SideMark({ worth }: { worth: readonly number[] }) {
  return (
    <svg class="side-mark" viewBox="0 0 24 25" aria-hidden="true">
      {worth.map((points, space) => (
        <rect key={space} x={0} y={space * 5 + 0.5} width={4 + points * 2.5} height={4} rx={1} />
      ))}
    </svg>
  );
}

interface LaneProps extends Omit<Props, 'view'> {
  readonly colour: Colour;
  readonly lane: number;
  readonly worth: readonly number[];
}

/** How far the pointer goes before it drags rather than taps, in pixels. */
const DRAGGED = 6;

function Lane({ colour, lane, worth, placing, words }: LaneProps) {
  const { draft, done, put } = placing;
  const drag = useRef<{ y: number; far: boolean } | null>(null);
  const height = heightOf(broad);
  const share = (part: number, whole: number): string => `${(part / whole) * 100}%`;
  const pirate = words.moments.pirate({ colour }, String);
  return (
    <fieldset
      class="lane"
      style={{
        left: share(broad.first + lane * broad.lane, broad.width),
        width: share(broad.lane, broad.width),
        top: share(broad.end, height),
        height: share(SPACES * broad.row, height),
      }}
      onPointerDown={({ clientY }) => {
        drag.current = { y: clientY, far: false };
      }}
      onPointerMove={(event) => {
        const one = drag.current;
        if (one === null || event.buttons === 0) return;
        if (!one.far && Math.abs(event.clientY - one.y) < DRAGGED) return;
        one.far = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        const { top, height } = event.currentTarget.getBoundingClientRect();
        const space = Math.floor(((event.clientY - top) / height) * SPACES);
        const held = Math.max(0, Math.min(SPACES - 1, space));
        if (held !== draft.at[colour]) put(colour, held);
      }}
      onPointerUp={() => {
        drag.current = null;
      }}
      onPointerCancel={() => {
        drag.current = null;
      }}
    >
      <legend class="unseen">{pirate}</legend>
      {spaces.map((space) => (
        <label key={space} class={`cell ${draft.at[colour] === space ? 'taken' : ''}`}>
          <input
            type="radio"
            name={`pirate-${colour}`}
            checked={draft.at[colour] === space}
            disabled={lane < done - 1}
            onChange={() => put(colour, space)}
          />
          <span class="unseen">
            {words.label(`${colour}:${space}`)}, {page().play.points(worth[space])}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
