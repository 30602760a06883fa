import { grouped } from '@crossbones/games/queens-collection/seen/bag';
import { Icon } from '../../../shell/Icon.js';
import { page } from '../../../shell/words.js';
import { Minis } from './Mat.js';
import type { Say } from './names.js';
import { Gem, Pawn, ShutBox } from './Piece.js';
import type { View } from './script.js';
import './trove.css';

interface Props {
  readonly view: View;
  readonly seat: number;
  readonly say: Say;
  /** The hand lies at the bottom of the page already. */
  readonly own: boolean;
}

/** What somebody has got so far this round, and what all know of their hand. */
export function Trove({ view, seat, say, own }: Props) {
  const { boxes, pawns } = view.taken[seat];
  const hand = view.hands[seat];
  const together = view.options.mode === 'cooperative';
  return (
    <div class="trove">
      {!own && together && hand !== null && <Minis cards={hand} />}
      {!own && !together && <Held view={view} seat={seat} say={say} />}
      {!together && (
        <div class="trove-got">
          <span class="unseen">{say('trove', { pawns: pawns.length, boxes: boxes.length })}</span>
          <span class="trove-row" style={{ '--n': boxes.length }}>
            {boxes.map((colour) => (
              <ShutBox key={colour} colour={colour} />
            ))}
          </span>
          <span class="trove-row" style={{ '--n': pawns.length }}>
            {pawns.map((colour, i) => (
              <Pawn key={i} colour={colour} />
            ))}
          </span>
        </div>
      )}
    </div>
  );
}

/** The number of cards in a hand, and those of them that all know or this viewer sees. */
function Held({ view, seat, say }: Omit<Props, 'own'>) {
  const known = view.hands[seat] ?? view.known[seat];
  const kinds = grouped(known);
  return (
    <div class="held-known">
      <span class="seat-extra">
        <Icon id="cards" />
        <span aria-hidden="true">{view.sizes[seat]}</span>
        <span class="unseen">{page().play.cardsLeft(view.sizes[seat])}</span>
      </span>
      {known.length > 0 && (
        <span class="known" style={{ '--n': kinds.length }}>
          <span class="unseen">{say('known', { cards: known.join('+') })}</span>
          {kinds.map(([code, copies]) => (
            <span key={code} class="known-kind">
              <Gem colour={code} />
              {copies > 1 && <i aria-hidden="true">{copies}</i>}
            </span>
          ))}
        </span>
      )}
    </div>
  );
}
