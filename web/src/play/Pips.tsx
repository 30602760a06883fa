import { page } from '../shell/words.js';
import './pips.css';

/** A bid as empty pips that fill with tricks; one too many shows beside them. */
export function Pips({ bid, won, sealed = false }: { bid: number | null; won: number; sealed?: boolean }) {
  const words = page();
  if (bid === null) {
    return (
      <div class="pips">
        {sealed ? (
          <span class="pips-sealed" title={words.play.bidMade}>
            <span aria-hidden="true">✦</span>
            <span class="unseen">{words.play.bidMade}</span>
          </span>
        ) : (
          <span class="pips-none" aria-hidden="true">
            ·
          </span>
        )}
      </div>
    );
  }
  const count = Math.max(bid, won);
  const state = won === bid ? 'exact' : won > bid ? 'over' : 'under';
  return (
    <div class={`pips ${state}`}>
      <span class="unseen">{words.play.tricksOfBid(won, bid)}</span>
      <span class="pips-count" aria-hidden="true">
        {won}
        <i>/{bid}</i>
      </span>
      {count > 0 && count <= 6 && (
        <span class="pips-row" aria-hidden="true">
          {Array.from({ length: count }, (_, i) => (
            <i key={i} class={i < won ? (i < bid ? 'full' : 'extra') : ''} />
          ))}
        </span>
      )}
    </div>
  );
}
