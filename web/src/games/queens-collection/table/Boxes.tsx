import { count } from '@crossbones/games/queens-collection/seen/bag';
import type { Standing } from '@crossbones/games/queens-collection/seen/word';
import { boxed } from '../../../play/TableSurface.js';
import type { Rect } from '../../../play/table-layout.js';
import type { Say } from './names.js';
import { BoxPicture, Gem, Pawn } from './Piece.js';
import type { View } from './script.js';
import './boxes.css';

/** A pawn and its place in the box. */
export interface Stood extends Standing {
  readonly place: number;
}

interface Props {
  readonly at: Rect;
  readonly view: View;
  readonly say: Say;
  /** Pawns that leave with the turn as it is put together so far. */
  readonly going: readonly string[];
  /** The colours that can be named now. */
  readonly named: readonly string[] | null;
  name(colour: string): void;
  /** Whether a pawn is picked, or can be picked with what is picked already; null while none can be picked. */
  readonly stateOf: ((pawn: Stood) => 'picked' | 'reach' | 'idle') | null;
  pick(pawn: Stood): void;
  /** The pawns moved last. */
  readonly moved: readonly Standing[];
}

/** Where pawns stand, in the picture of a box that is 120 wide: its hollows. */
const hollows: { readonly [spaces: number]: readonly number[] } = { 3: [31, 60, 89], 2: [31, 89] };

/** The eight boxes on two shelves, and the pawns in them. */
export function Boxes(props: Props) {
  const { at, view, say, named } = props;
  const together = view.options.mode === 'cooperative';
  return (
    <ul
      class={`shelves ${together ? 'together' : ''}`}
      style={{ ...boxed(at), '--spaces': view.options.spaces }}
      aria-label={say('boxes')}
    >
      {view.boxes.map((box) => {
        const { colour, pawns } = box;
        const full = together && count(pawns, colour) === view.options.spaces;
        if (!together && pawns.length === 0) {
          return (
            <li key={colour} class="shelf gone" data-spot={`box:${colour}`}>
              <span class="box-gone">
                <Gem colour={colour} />
              </span>
              <span class="unseen">{say('empty-box', { colour })}</span>
            </li>
          );
        }
        const inside = <Inside {...props} box={box} low={together} />;
        const name = say('box', { colour, pawns: pawns.length });
        return (
          <li key={colour} class={`shelf ${full ? 'full' : ''}`} data-spot={`box:${colour}`}>
            {named?.includes(colour) ? (
              <button
                type="button"
                class="box asked"
                data-piece={pieceOf(view, colour)}
                data-to={`seat:${view.turn}`}
                aria-label={name}
                onClick={() => props.name(colour)}
              >
                {inside}
              </button>
            ) : (
              <div
                class="box"
                data-piece={together ? undefined : pieceOf(view, colour)}
                data-to={`seat:${view.turn}`}
              >
                {inside}
                <span class="unseen">{name}</span>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const pieceOf = (view: View, colour: string): string => `box/${view.round}/${colour}`;

function Inside({
  view,
  say,
  going,
  stateOf,
  pick,
  moved,
  box,
  low,
}: Props & { box: View['boxes'][number]; low: boolean }) {
  const { colour, pawns } = box;
  const places = hollows[view.options.spaces];
  const leaving = low ? 0 : count(going, colour);
  return (
    <>
      <BoxPicture colour={colour} low={low} hollows={places.length} />
      {pawns.map((pawn, place) => {
        const copy = pawns.slice(0, place).filter((other) => other === pawn).length;
        const style = { '--place': place, '--hollow': places[place] / 120 };
        const stood = { box: colour, pawn, place };
        const fresh = low && copy === 0 && moved.some((one) => one.box === colour && one.pawn === pawn);
        const piece = {
          'data-piece': `pawn/${view.round}/${colour}/${pawn}/${copy}`,
          'data-from': fresh ? `box:${moved.find((one) => one.box !== colour)?.box}` : undefined,
          'data-to': low ? undefined : `seat:${view.turn}`,
        };
        if (stateOf === null) {
          const off = place >= pawns.length - leaving;
          return (
            <span
              key={place}
              class={`standing ${off ? 'going' : ''} ${fresh ? 'fresh' : ''}`}
              style={style}
              {...piece}
            >
              <Pawn colour={pawn} />
              {low && (
                <span class="unseen">
                  {say(pawn === colour ? 'pawn-home' : 'pawn', { pawn, box: colour })}
                </span>
              )}
            </span>
          );
        }
        const state = stateOf(stood);
        return (
          <button
            key={place}
            type="button"
            class={`standing ${state} ${fresh ? 'fresh' : ''}`}
            style={style}
            aria-label={say(pawn === colour ? 'pawn-home' : 'pawn', { pawn, box: colour })}
            aria-pressed={state === 'picked'}
            onClick={() => pick(stood)}
            {...piece}
          >
            <Pawn colour={pawn} />
          </button>
        );
      })}
    </>
  );
}
