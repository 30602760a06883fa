import { sentence, type WordsOf } from '@crossbones/texts/load';
import { BidPicker } from '../../../play/BidPicker.js';
import { BidPips, bidSum, LeadLamp } from '../../../play/BidPips.js';
import type { TableProps } from '../../../play/game-page.js';
import { Hand, type HeldPiece } from '../../../play/Hand.js';
import { HintButton } from '../../../play/Hint.js';
import { LastTrick } from '../../../play/LastTrick.js';
import { Message } from '../../../play/Message.js';
import { Prompt } from '../../../play/Prompt.js';
import { linesOf, RoundTable } from '../../../play/RoundTable.js';
import { RuleMark } from '../../../play/rules/RuleMark.js';
import { leading, Seat } from '../../../play/Seat.js';
import { Standings } from '../../../play/Standings.js';
import { orderFrom } from '../../../play/seat-order.js';
import { boxed } from '../../../play/TableSurface.js';
import { Icon } from '../../../shell/Icon.js';
import { words as common, page } from '../../../shell/words.js';
import { Banner } from './Banner.js';
import { Bag, Cube, Held } from './Die.js';
import { doneTrick } from './done-trick.js';
import { Odds } from './Odds.js';
import type { Moment, View } from './script.js';
import './table.css';
import './middle.css';

export function Table(props: TableProps<View, Moment, WordsOf<'skull-king-dice'>>) {
  const { scene, me, sailors, words, legal, actors, pending, queued, odds, act, queue, explain } = props;
  const { view, moment } = scene;
  // A server that is one version older does not send it.
  const last = view.lastTrick ?? null;
  const order = orderFrom(me ?? 0, view.seats);
  const who = (seat: number | string): string =>
    Number(seat) === me ? page().you : (sailors[Number(seat)]?.name ?? '');
  const trick = moment?.is === 'trick' ? moment : null;
  const rolling = moment?.is === 'rolling' ? moment : null;
  const dice = [
    ...view.trick.map(({ seat, roll }) => {
      const [kind, face] = roll.split(':');
      return { seat, kind, face: face as string | null };
    }),
    ...(rolling === null ? [] : [{ seat: rolling.seat, kind: rolling.kind, face: null }]),
  ];

  const lying = dice.length;
  return (
    <div class="table-of strips dice-table">
      <RoundTable
        players={view.seats}
        all={me === null}
        ratio={1}
        lines={linesOf(sailors)}
        open={view.hands ? 1 : 0}
      >
        {(at) => (
          <>
            {order.slice(me === null ? 0 : 1).map((seat) => (
              <Seat
                key={seat}
                seat={seat}
                sailor={sailors[seat]}
                acting={actors.includes(seat)}
                points={view.scores[seat]}
                badge={view.phase === 'play' && view.leader === seat ? leading(who(seat)) : null}
                at={at.seats[order.indexOf(seat) - (me === null ? 0 : 1)]}
              >
                <Pledge view={view} seat={seat} />
                {view.hands && (
                  <div class="open-dice">
                    {view.hands[seat].map((kind, i) => (
                      <Held key={i} kind={kind} />
                    ))}
                  </div>
                )}
              </Seat>
            ))}
            <ol class="trick" aria-label={page().play.table}>
              {dice.map(({ seat, kind, face }) => {
                const wins =
                  view.standing?.winner === seat && dice.length > 1 && face !== null && rolling === null;
                const sides = view.options.dice[kind as keyof View['options']['dice']].faces;
                return (
                  <li
                    key={`${view.round}/${view.tricks.length}/${seat}`}
                    class={`lying-die ${wins ? 'wins' : ''} ${trick && !wins ? 'beaten' : ''}`}
                    data-piece={`${view.round}/${view.tricks.length}/${seat}`}
                    data-from={`seat:${seat}`}
                    data-to={trick === null ? undefined : `seat:${trick.winner}`}
                    style={boxed(at.pieces[order.indexOf(seat)])}
                  >
                    <Cube kind={kind} sides={sides} face={face} />
                    {wins && <LeadLamp />}
                    {face !== null && (
                      <span class="unseen">
                        {page().play.played(who(seat), words.card(`${kind}:${face}`))}
                      </span>
                    )}
                  </li>
                );
              })}
            </ol>
            <div
              class={`centre ${at.led.width > 2 * at.led.height ? 'low' : ''}`}
              data-spot="deck"
              style={boxed(at.led)}
            >
              {lying === 0 && view.phase === 'play' && (
                <p class="led">{page().play.bidsInAll(bidSum(view.bids), view.round)}</p>
              )}
              {view.led !== null && dice.length > 0 && (
                <p class="led" data-kind={view.led}>
                  <span class="led-die">
                    <Held kind={view.led} />
                  </span>
                  <span aria-hidden="true">{words.suit(view.led)}</span>
                  <span class="unseen">{page().play.ledSuit(words.suit(view.led))}</span>
                </p>
              )}
            </div>
            {view.phase === 'bid' && moment === null && (
              <div class="question" style={boxed(at.middle)}>
                {me !== null && (
                  <div class="bag-spot">
                    <Bag />
                  </div>
                )}
                <BidPicker
                  most={view.round}
                  own={view.ownBid}
                  seated={me !== null}
                  legal={legal}
                  words={words}
                  pending={pending}
                  act={act}
                />
              </div>
            )}
            {me === null && view.phase === 'bid' && moment === null && (
              <Standings
                sailors={sailors}
                scores={view.scores}
                sealed={[...view.sealed.keys()].filter((seat) => view.sealed[seat])}
                at={at.middle}
              />
            )}
            {moment && <Banner view={view} moment={moment} who={who} words={words} />}
          </>
        )}
      </RoundTable>
      <div class="own">
        {me !== null && (
          <Seat
            seat={me}
            sailor={sailors[me]}
            acting={actors.includes(me)}
            points={view.scores[me]}
            badge={view.phase === 'play' && view.leader === me ? leading(who(me)) : null}
          >
            <Pledge view={view} seat={me} />
          </Seat>
        )}
        <div class="asking">
          <Message words={words} sailors={sailors} />
          {trick ? (
            <div class="verdict">
              <p class="verdict-who">
                {trick.winner === me ? page().play.youTakeTrick : page().play.takesTrick(who(trick.winner))}
              </p>
              {view.standing && (
                <p class="verdict-why">
                  {sentence(common(), words, view.standing.why, who)}{' '}
                  <RuleMark game="skull-king-dice" rule={view.standing.why.rule} />
                </p>
              )}
            </div>
          ) : (
            <Prompt
              {...props}
              asks={view.phase === 'bid' ? page().play.yourBid : undefined}
              over={view.phase === 'over'}
            />
          )}
          {odds && me !== null && view.phase === 'bid' && moment === null && <Odds view={view} seat={me} />}
          <HintButton />
          <LastTrick trick={last && doneTrick(view, last, words, who)} />
        </div>
      </div>
      {me !== null && (
        <Hand
          label={page().play.diceOf(view.hand?.length ?? 0)}
          pieces={held(view, legal, words.card)}
          queued={queued}
          pending={pending !== null}
          draw={(kind) => <Held kind={kind} />}
          play={({ code, state }) => {
            if (state === 'playable') act([`roll:${code}`]);
            else queue(queued === `roll:${code}` ? null : `roll:${code}`);
          }}
          refuse={({ code }) => {
            const why = view.unplayable[code];
            if (why) explain(why);
          }}
        />
      )}
    </div>
  );
}

/** A bid against the tricks, and the dice left behind the screen. */
function Pledge({ view, seat }: { view: View; seat: number }) {
  return (
    <div class="seat-bid">
      <BidPips
        bid={view.phase === 'bid' ? null : view.bids[seat]}
        won={view.won[seat]}
        sealed={view.sealed[seat]}
      />
      <span class="seat-extra">
        <Icon id="dice" />
        <span aria-hidden="true">{view.dice[seat]}</span>
        <span class="unseen">{page().play.diceLeft(view.dice[seat])}</span>
      </span>
    </div>
  );
}

function held(view: View, legal: readonly string[], nameOf: (code: string) => string): HeldPiece[] {
  const seen = new Map<string, number>();
  return (view.hand ?? []).map((code) => {
    const copy = seen.get(code) ?? 0;
    seen.set(code, copy + 1);
    const can = legal.includes(`roll:${code}`);
    return {
      key: `${view.round}/mine/${code}/${copy}`,
      code,
      word: `roll:${code}`,
      name: nameOf(code),
      state: can ? 'playable' : view.unplayable[code] === undefined ? 'idle' : 'refused',
    };
  });
}
