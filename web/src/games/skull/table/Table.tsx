import { pileRefusal } from '@crossbones/games/skull/seen/refusal';
import type { WordsOf } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import { useCallback, useRef } from 'preact/hooks';
import type { TableProps } from '../../../play/game-page.js';
import { Message } from '../../../play/Message.js';
import { linesOf } from '../../../play/RoundTable.js';
import { orderFrom } from '../../../play/seat-order.js';
import { TableSurface } from '../../../play/TableSurface.js';
import type { Size } from '../../../play/table-layout.js';
import { Asks } from './Asks.js';
import { Berth } from './Berth.js';
import { discsIn } from './Dial.js';
import { spread } from './discs.js';
import { Heart } from './Heart.js';
import { Holding } from './Holding.js';
import { useKeys } from './keys.js';
import { around } from './places.js';
import { speech } from './say.js';
import type { Gang, Moment, View } from './script.js';
import './table.css';
import './asks.css';
import './moments.css';

const measures = ({ mat }: ReturnType<typeof around>) => ({ '--mat': `${mat}px` });

export function Table(props: TableProps<View, Moment, WordsOf<'skull'>>) {
  const { scene, me, sailors, words, legal, actors, act, explain } = props;
  const { view, moment } = scene;
  const root = useRef<HTMLDivElement>(null);
  const set = useSignal(0);
  useKeys(root, (digit, before) => {
    const bids = legal.flatMap((word) => discsIn(word) ?? []);
    const number = [before * 10 + digit, digit].find((one) => bids.includes(one));
    if (number !== undefined) set.value = number;
    return number !== undefined;
  });

  const names = sailors.map(({ name }) => name);
  const said = speech(view, words, names);
  const label = (word: string): string => words.label(word, (seat) => names[Number(seat)]);
  const gangs = view.gangs.length;
  const lines = linesOf(sailors);
  const plan = useCallback((room: Size) => around({ ...room, gangs, lines }), [gangs, lines]);
  const lying = spread(view, moment?.is === 'breath' ? moment.gang : null);
  const turning = me !== null && actors.includes(me) && view.phase === 'attempt';

  const targetOf = (gang: Gang) => {
    const { name } = view.gangs[gang];
    const word = [`turn:${name}`, `first:${name}`].find((one) => legal.includes(one));
    if (word === undefined) return null;
    return {
      says: said.of(word.startsWith('turn') ? 'turn-mat' : 'first-mat', gang),
      tap: () => act([word]),
    };
  };

  return (
    <div ref={root} class={`table-of strips high skull-table ${moment === null ? '' : `at-${moment.is}`}`}>
      <TableSurface plan={plan} measures={measures}>
        {({ berths, heart }) => (
          <>
            {orderFrom(me ?? 0, gangs).map((gang, i) => (
              <Berth
                key={gang}
                view={view}
                gang={gang}
                at={berths[i]}
                sailor={sailors[view.gangs[gang].seat]}
                acting={
                  actors.includes(view.gangs[gang].seat) &&
                  (view.turn === gang || view.waiting.includes(gang))
                }
                moment={moment}
                pile={lying.piles[gang]}
                speech={said}
                passSays={label('pass')}
                target={targetOf(gang)}
                // Without a pile there, a tap needs no explanation.
                refuse={
                  turning && lying.piles[gang].length > 0
                    ? () => {
                        const why = pileRefusal(view, gang);
                        if (why !== null) explain(why);
                      }
                    : null
                }
              />
            ))}
            <Heart
              at={heart}
              view={view}
              moment={moment}
              spread={lying}
              speech={said}
              legal={legal}
              label={label}
              act={act}
            />
          </>
        )}
      </TableSurface>
      <div class="own">
        <div class="asking">
          <Message words={words} sailors={sailors} />
          <Asks {...props} speech={said} label={label} set={set} />
        </div>
      </div>
      {me !== null && <Holding {...props} speech={said} />}
    </div>
  );
}
