import type { TableProps } from '../../../play/game-page.js';
import { Hand } from '../../../play/Hand.js';
import { Prompt } from '../../../play/Prompt.js';
import { linesOf, RoundTable } from '../../../play/RoundTable.js';
import { Seat } from '../../../play/Seat.js';
import { orderFrom } from '../../../play/seat-order.js';
import { boxed } from '../../../play/TableSurface.js';
import type { Rect } from '../../../play/table-layout.js';
import { page } from '../../../shell/words.js';
import { Piece } from './Piece.js';
import type { Moment, View } from './script.js';

export function Table(props: TableProps<View, Moment>) {
  const { scene, me, sailors, words, legal, actors, pending, queued, act, queue } = props;
  const { view, moment } = scene;
  const order = orderFrom(me ?? 0, view.seats);
  const seatOf = (seat: number, at?: Rect) => (
    <Seat
      key={seat}
      seat={seat}
      sailor={sailors[seat]}
      acting={actors.includes(seat)}
      points={view.scores[seat]}
      badge={view.leader === seat ? 'flag' : null}
      at={at}
    />
  );
  return (
    <div class="table-of strips high-card">
      <RoundTable players={view.seats} all={me === null} ratio={1.4} lines={linesOf(sailors)} open={0}>
        {(at) => (
          <>
            {order.slice(me === null ? 0 : 1).map((seat, i) => seatOf(seat, at.seats[i]))}
            <ol class="trick" aria-label={page().play.table}>
              {view.laid.map((code, seat) => {
                if (code === null) return null;
                return (
                  <li
                    key={`${view.round}/${code}`}
                    class={`lying ${moment?.winner === seat ? 'wins' : ''}`}
                    data-piece={`${view.round}/${code}`}
                    data-from={`seat:${seat}`}
                    style={boxed(at.pieces[order.indexOf(seat)], false)}
                  >
                    <Piece code={code} />
                    <span class="unseen">{page().play.played(sailors[seat].name, words.card(code))}</span>
                  </li>
                );
              })}
            </ol>
          </>
        )}
      </RoundTable>
      <div class="own">
        {me !== null && seatOf(me)}
        <div class="asking">
          <Prompt {...props} over={view.phase === 'over'} />
        </div>
      </div>
      {me !== null && (
        <Hand
          pieces={(view.hand ?? []).map((code) => ({
            key: `${view.round}/${code}`,
            code,
            name: words.card(code),
            state: legal.includes(code) ? 'playable' : 'idle',
          }))}
          queued={queued}
          pending={pending !== null}
          draw={(code) => <Piece code={code} />}
          play={({ code, state }) => {
            if (state === 'playable') act([code]);
            else queue(queued === code ? null : code);
          }}
          refuse={() => {}}
        />
      )}
    </div>
  );
}
