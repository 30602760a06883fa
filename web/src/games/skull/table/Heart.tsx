import { boxed } from '../../../play/TableSurface.js';
import type { Rect } from '../../../play/table-layout.js';
import { inClearing } from './clearing.js';
import { DiscPiece } from './Disc.js';
import type { Lying, Spread } from './discs.js';
import { Loss, picksIn } from './Loss.js';
import type { Speech } from './say.js';
import type { Moment, View } from './script.js';

interface Props {
  readonly at: Rect;
  readonly view: View;
  readonly moment: Moment | null;
  readonly spread: Spread;
  readonly speech: Speech;
  readonly legal: readonly string[];
  readonly label: (word: string) => string;
  act(actions: readonly string[]): void;
}

/** The middle of the table: how much lies there, what is bid for it, and the discs as they are turned. */
export function Heart(props: Props) {
  const { at, view, moment, spread, speech } = props;
  if (view.phase === 'attempt' || view.phase === 'loss') return <Attempt {...props} />;
  if (view.phase === 'over' || view.phase === 'name') return null;
  if (moment !== null && moment.is !== 'first') return null;
  if (view.bid !== null)
    return (
      <div class="heart" key="bid" style={boxed(at)}>
        <p class="heart-bid" key={view.bid}>
          {view.bid}
        </p>
        <p class="heart-about">{speech.say('of-discs', { discs: view.table })}</p>
      </div>
    );
  const lying = spread.piles.reduce((sum, pile) => sum + pile.length, 0);
  return lying === 0 ? null : (
    <div class="heart" key="count" style={boxed(at)}>
      <p class="heart-count">{lying}</p>
      <p class="heart-about">{speech.say('on-mats', { discs: lying })}</p>
    </div>
  );
}

/** As many places as are bid, to be filled with flowers; the disc that matters now lies large above them. */
function Attempt(props: Props) {
  const { at, view, moment, spread, legal } = props;
  const { turned, lifted } = spread;
  const bid = view.bid ?? 0;
  const lost = view.phase === 'loss' && moment?.is !== 'turned';
  const { row, lift, slots, picks } = inClearing(at, bid, lost ? picksIn(view, legal) : 0);
  const fresh = moment?.is === 'turned';
  const raised: Lying | null = lifted ?? (fresh ? (turned.at(-1) ?? null) : null);
  const laid = fresh ? turned.slice(0, -1) : turned;
  const last = moment?.is === 'breath' && moment.last;
  return (
    <div
      class={`heart attempted ${row ? 'wide' : ''}`}
      key="attempt"
      style={{
        ...boxed(at),
        '--lift': `${lift}px`,
        '--slot': `${slots.size}px`,
        '--slots': slots.columns,
        '--pick': `${picks.size}px`,
        '--picks': picks.columns,
      }}
    >
      {lost ? (
        <Loss {...props} />
      ) : (
        <div class={`raised ${last ? 'last' : ''}`}>
          {raised && (
            <span
              key={raised.key}
              class={`raised-disc ${raised.face ?? 'hidden'}`}
              data-piece={raised.key}
              data-from={`mat:${raised.gang}`}
              data-to={`tuck:${raised.gang}`}
            >
              <DiscPiece gang={raised.gang} face={raised.face} />
            </span>
          )}
          {moment?.is === 'made' && <span class="bloom" aria-hidden="true" />}
        </div>
      )}
      <ol class="slots" hidden={slots.size === 0}>
        {Array.from({ length: bid }, (_, i) => {
          const disc = laid.at(i < laid.length ? i : laid.length);
          return (
            <li key={i} class="slot">
              {disc && (
                <span
                  class="slot-disc"
                  key={disc.key}
                  data-piece={disc.key}
                  data-from={`mat:${disc.gang}`}
                  data-to={`tuck:${disc.gang}`}
                >
                  <DiscPiece gang={disc.gang} face={disc.face} />
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
