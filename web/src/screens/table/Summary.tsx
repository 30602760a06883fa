import type { View } from '@crossbones/core';
import type { GameWords } from '@crossbones/texts/load';
import { useEffect, useRef } from 'preact/hooks';
import { plain, signed } from '../../parts/number.js';
import type { GamePage } from '../../play/game-page.js';
import type { Sailor } from '../../play/match.js';
import { placesOf } from '../../play/round-tally.js';
import { Parts } from '../../play/ScoreSheet.js';
import { Art } from '../../shell/Icon.js';
import { page } from '../../shell/words.js';
import './summary.css';

interface Props {
  readonly game: GamePage;
  /** As it was when the round was scored. */
  readonly view: View;
  readonly words: GameWords;
  readonly sailors: readonly Sailor[];
  readonly me: number | null;
  /** Whether it was the last round. */
  readonly over: boolean;
  /** How long it stays by itself, in ms. */
  readonly patience: number;
}

/** What a round brought everybody, what that is made of, and who has overtaken whom. A tap goes on, wherever it is. */
export function Summary({ game, view, words, sailors, me, over, patience }: Props) {
  const text = page();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Does not take the focus from somebody who is writing to the others.
    if (!document.activeElement?.matches('input, textarea')) button.current?.focus({ preventScroll: true });
  }, []);
  const totals = game.curve(view) ?? [];
  const round = totals.length;
  const tally = game.tally?.(
    view,
    round,
    words,
    sailors.map(({ name }) => name),
  );
  const now = totals.at(-1);
  if (tally === undefined || now === undefined) return null;
  const sideOf = (seat: number): number => game.side?.(view, seat) ?? seat;
  const places = placesOf(now, sideOf);
  const before = totals.length > 1 ? placesOf(totals.at(-2)!, sideOf) : places;
  const order = now.map((_, seat) => seat).sort((a, b) => places[a] - places[b] || a - b);
  return (
    <section class="summary" role="dialog" aria-labelledby="summary">
      <div class="summary-body">
        <h2 id="summary">{game.heading(view)}</h2>
        <ol class="summary-rows">
          {order.map((seat) => {
            const { pledge, parts, points } = tally[seat];
            return (
              <li key={seat} class={seat === me ? 'mine' : ''}>
                <span class="summary-place">
                  <span class="unseen">{text.after.place(places[seat])}</span>
                  <b aria-hidden="true">{places[seat]}</b>
                  <Climb by={before[seat] - places[seat]} />
                </span>
                <span class="seat-face" data-hue={seat % 8}>
                  <Art id={`portrait-${sailors[seat].portrait}`} />
                </span>
                <span class="summary-name">{sailors[seat].name}</span>
                <b class={`summary-points ${points < 0 ? 'minus' : ''}`}>{signed(points)}</b>
                <span class="summary-total">
                  <span class="unseen">{text.play.total} </span>
                  {plain(now[seat])}
                </span>
                <div class="summary-made">
                  {pledge && <Pledge {...pledge} />}
                  <Parts parts={parts} />
                </div>
              </li>
            );
          })}
        </ol>
        <button
          ref={button}
          type="button"
          class={`button main summary-on ${Number.isFinite(patience) ? 'hurried' : ''}`}
          style={Number.isFinite(patience) ? { '--patience': `${patience}ms` } : {}}
        >
          {over ? text.play.toResult : text.play.nextRound}
        </button>
      </div>
    </section>
  );
}

/** Bid and tricks, as they stood at the seat. */
const Pledge = ({ bid, won }: { bid: number; won: number }) => (
  <span class={`pips ${won === bid ? 'exact' : won > bid ? 'over' : 'under'}`}>
    <span class="unseen">{page().play.tricksOfBid(won, bid)}</span>
    <span class="pips-chip" aria-hidden="true">
      <i />
      {won}/{bid}
    </span>
  </span>
);

/** How many places up or down, shown by shape as well as by colour. */
function Climb({ by }: { by: number }) {
  if (by === 0) return null;
  const { placesUp, placesDown } = page().play;
  return (
    <span class={by > 0 ? 'up' : 'down'} title={by > 0 ? placesUp(by) : placesDown(-by)}>
      <span aria-hidden="true">{by > 0 ? `▲${by}` : `▼${-by}`}</span>
      <span class="unseen">{by > 0 ? placesUp(by) : placesDown(-by)}</span>
    </span>
  );
}
