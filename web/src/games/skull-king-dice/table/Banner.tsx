import type { WordsOf } from '@crossbones/texts/load';
import { signed } from '../../../parts/number.js';
import { page } from '../../../shell/words.js';
import type { Moment, View } from './script.js';

interface Props {
  readonly view: View;
  readonly moment: Moment;
  readonly words: WordsOf<'skull-king-dice'>;
  readonly who: (seat: number | string) => string;
}

/** The one thing that matters now, in the middle of the table. */
export function Banner({ view, moment, words, who }: Props) {
  switch (moment.is) {
    case 'bids':
      return (
        <div class="banner bids-shown">
          <p class="banner-cry">{words.moments['yo-ho-ho']({}, who)}</p>
          <ul class="banner-bids">
            {view.bids.map((bid, seat) => (
              <li key={seat}>
                <b>{bid}</b>
                <span>{who(seat)}</span>
              </li>
            ))}
          </ul>
        </div>
      );
    case 'round': {
      const { bids, won, points } = view.sheet[moment.round - 1];
      return (
        <div class="banner round-over">
          <p class="banner-cry small">{page().play.round(moment.round, view.rounds)}</p>
          <ul class="banner-bids">
            {points.map((gained, seat) => (
              <li key={seat} class={gained >= 0 ? 'good' : 'bad'}>
                <b>{signed(gained)}</b>
                <span>
                  {who(seat)} {won[seat]}/{bids[seat]}
                </span>
              </li>
            ))}
          </ul>
        </div>
      );
    }
    case 'rolling':
    case 'trick':
      return null;
  }
}
