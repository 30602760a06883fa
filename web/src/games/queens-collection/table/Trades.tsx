import type { Who, WordsOf } from '@crossbones/texts/load';
import type { Sailor } from '../../../play/match.js';
import { boxed } from '../../../play/TableSurface.js';
import type { Rect } from '../../../play/table-layout.js';
import type { Act } from './act.js';
import { tradesOf } from './act.js';
import type { Say } from './names.js';
import { GameCard } from './Piece.js';
import type { View } from './script.js';

const GAP = 6;
/** The height of a name, with the room around a hand. */
const NAME = 34;
const MOST = 150;

interface Props {
  readonly at: Rect;
  readonly view: View;
  readonly act: Act;
  readonly me: number;
  readonly sailors: readonly Sailor[];
  readonly words: WordsOf<'queens-collection'>;
  readonly say: Say;
  readonly who: Who;
}

/** How wide cards are, and how many hands lie beside each other: as large as can be. */
function laid({ width, height }: Rect, hands: number): readonly [card: number, columns: number] {
  let best: readonly [number, number] = [0, 1];
  for (let columns = 1; columns <= hands; columns++) {
    const rows = Math.ceil(hands / columns);
    const card = Math.min((height / rows - NAME) / 1.4, (width / columns - 4 * GAP) / 3);
    if (card > best[0]) best = [card, columns];
  }
  return best;
}

/** The others' hands, in place of the boxes, while the player looks for a card to trade. */
export function Trades({ at, view, act, me, sailors, words, say, who }: Props) {
  const offers = tradesOf(act.trades);
  const [card, columns] = laid(at, view.seats - 1);
  return (
    <ul class="trades" style={{ ...boxed(at), '--columns': columns, '--w': `${Math.min(card, MOST)}px` }}>
      {view.hands.map((hand, seat) =>
        seat === me || hand === null ? null : (
          <li key={seat} class="trade-hand">
            <b>{sailors[seat].name}</b>
            <ul class="trade-cards" aria-label={say('hand', { seat })}>
              {hand.map((code, i) => {
                const offer = offers.find((one) => one.seat === seat && one.other === code);
                const picked = offer !== undefined && act.theirs === offer.word && hand.indexOf(code) === i;
                return (
                  <li key={i}>
                    <button
                      type="button"
                      class="card-button reach"
                      aria-label={offer ? words.label(offer.word, who) : words.card(code)}
                      aria-pressed={picked}
                      disabled={offer === undefined}
                      onClick={() => offer && act.pickTheirs(offer.word)}
                    >
                      <GameCard code={code} />
                    </button>
                  </li>
                );
              })}
            </ul>
          </li>
        ),
      )}
    </ul>
  );
}
