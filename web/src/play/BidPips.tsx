import { Icon } from '../shell/Icon.js';
import { page } from '../shell/words.js';
import './bid-pips.css';

/** Tricks against a bid, told apart by colour and by shape: a ring that waits, a disc that is full, a lozenge too many. */
export function BidPips({ bid, won, sealed = false }: { bid: number | null; won: number; sealed?: boolean }) {
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
  const state = won === bid ? 'exact' : won > bid ? 'over' : 'under';
  return (
    <div class={`pips ${state}`}>
      <span class="unseen">{words.play.tricksOfBid(won, bid)}</span>
      <span class="pips-chip" title={words.play.tricksOfBid(won, bid)} aria-hidden="true">
        <i />
        {won}/{bid}
      </span>
    </div>
  );
}

/** What all have bid together; before all have, what is known of it. */
export const bidSum = (bids: readonly (number | null)[]): number =>
  bids.reduce<number>((sum, bid) => sum + (bid ?? 0), 0);

/** On the piece that would take the trick as it stands. */
export const LeadLamp = () => (
  <span class="lead-lamp" title={page().play.winning}>
    <Icon id="lamp" />
    <span class="unseen">{page().play.winning}</span>
  </span>
);
