import type { Head } from '@crossbones/games/ledger';
import { colours, SPACES } from '@crossbones/games/skull-queen/cards';
import { type Plank, spaceWorth, worthOf } from '@crossbones/games/skull-queen/ledger';
import { OVERBOARD, type Side, sides, UNPLACED } from '@crossbones/games/skull-queen/score';
import type { PadWordsOf } from '@crossbones/texts/load';
import { Segments } from '../../../parts/Segments.js';
import { PlayerEntry } from '../../../play/pad/PlayerEntry.js';
import art from '../art.svg?url';
import './plank.css';

interface Props {
  readonly head: Head;
  readonly words: PadWordsOf<'skull-queen'>;
  readonly player: number;
  readonly plank: Plank;
  readonly put: (to: Partial<Plank>) => void;
}

/** From the narrow end on. */
const spaces = Array.from({ length: SPACES }, (_, space) => space);

/** One plank, lying across with its narrow end first: one lane for each pirate, and the sea at the end. */
export function PlankForm({ head, words, player, plank, put }: Props) {
  const name = head.players[player];
  const { side, pirates } = plank;
  const placed = pirates.filter((space) => space !== UNPLACED).length;
  const worth = worthOf(head, plank);
  /** One side of the plank as it lies on the table: a board for each space, with its worth. */
  const drawn = (of: Side) => (
    <>
      <span class="sq-side" aria-hidden="true">
        {spaces.map((space) => (
          <b key={space}>{spaceWorth(head, of, space)}</b>
        ))}
      </span>
      <span class="unseen">{spaces.map((space) => spaceWorth(head, of, space)).join(' · ')}</span>
    </>
  );
  const sideFirst = words.faults['side-missing'](name);
  return (
    <PlayerEntry name={name} points={worth !== null && placed > 0 ? worth : undefined}>
      <div class="sq-sides">
        <Segments<Side | ''>
          title={words.sideOf(name)}
          value={side ?? ''}
          choices={sides.map((one) => [one, drawn(one)])}
          even
          choose={(to) => to !== '' && put({ side: to })}
        />
      </div>
      <div class="sq-plank">
        {colours.map((colour, lane) => (
          <fieldset key={colour} class="sq-lane" aria-label={words.pirateOf[colour](name)}>
            <span class="sq-mark">
              <Drawn id={`suit-${colour}`} colour={colour} box="0 0 40 40" />
            </span>
            {spaces.map((space) => (
              <Space
                key={space}
                label={side === null ? sideFirst : words.space(spaceWorth(head, side, space))}
                shows={side === null ? '' : String(spaceWorth(head, side, space))}
                colour={colour}
                here={pirates[lane] === space}
                closed={side === null}
                tap={() => put({ pirates: pirates.with(lane, space) })}
              />
            ))}
            <Space
              label={side === null ? sideFirst : words.overboard}
              shows={null}
              colour={colour}
              here={pirates[lane] === OVERBOARD}
              closed={side === null}
              tap={() => put({ pirates: pirates.with(lane, OVERBOARD) })}
            />
          </fieldset>
        ))}
      </div>
    </PlayerEntry>
  );
}

interface SpaceProps {
  readonly label: string;
  /** What the space is worth, or null for the sea. */
  readonly shows: string | null;
  readonly colour: string;
  readonly here: boolean;
  readonly closed: boolean;
  readonly tap: () => void;
}

function Space({ label, shows, colour, here, closed, tap }: SpaceProps) {
  const sea = shows === null;
  return (
    <button
      type="button"
      class={`sq-space ${sea ? 'sea' : ''}`}
      aria-label={label}
      title={sea ? label : undefined}
      aria-pressed={here}
      disabled={closed}
      onClick={tap}
    >
      {here && <Drawn id={`pirate-${colour}`} colour={colour} box="0 0 40 52" />}
      {sea ? <Waves /> : <b>{shows}</b>}
    </button>
  );
}

const Waves = () => (
  <svg class="sq-waves" viewBox="0 0 48 24" aria-hidden="true">
    <path d="M3 9c3.5-5 7-5 10.5 0S20.5 14 24 9s7-5 10.5 0S41.5 14 45 9M3 18c3.5-5 7-5 10.5 0S20.5 23 24 18s7-5 10.5 0S41.5 23 45 18" />
  </svg>
);

const Drawn = ({ id, colour, box }: { id: string; colour: string; box: string }) => (
  <svg class="sq-drawn" data-colour={colour} viewBox={box} aria-hidden="true">
    <use href={`${art}#${id}`} />
  </svg>
);
