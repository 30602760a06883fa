import type { Who, WordsOf } from '@crossbones/texts/load';
import type { Sailor } from '../../../play/match.js';
import type { Act } from './act.js';
import { tradesOf } from './act.js';
import type { Say } from './names.js';
import { GameCard } from './Piece.js';
import type { View } from './script.js';

interface Props {
  readonly view: View;
  readonly act: Act;
  readonly me: number;
  readonly sailors: readonly Sailor[];
  readonly words: WordsOf<'queens-collection'>;
  readonly say: Say;
  readonly who: Who;
}

/** The others' hands in place of the boxes, while one looks for a card to trade. */
export function Trades({ view, act, me, sailors, words, say, who }: Props) {
  const offers = tradesOf(act.trades);
  return (
    <ul class="trades">
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
