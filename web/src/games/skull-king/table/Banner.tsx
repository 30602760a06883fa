import type { Beast as BeastName } from '@crossbones/games/skull-king/seen/beast';
import { sentence, type WordsOf } from '@crossbones/texts/load';
import { signed } from '../../../parts/number.js';
import { RuleMark } from '../../../play/rules/RuleMark.js';
import { words as common, page } from '../../../shell/words.js';
import art from '../art.svg?url';
import { GameCard } from './Card.js';
import type { Moment, View } from './script.js';

interface Props {
  readonly view: View;
  readonly moment: Moment;
  readonly words: WordsOf<'skull-king'>;
  readonly who: (seat: number | string) => string;
  readonly me: number | null;
}

/** What a pirate's power did, as far as everybody may know. */
function tellPower(
  power: View['powers'][number],
  words: WordsOf<'skull-king'>,
  who: (seat: number | string) => string,
): string {
  const { seat } = power;
  switch (power.power) {
    case 'rosie':
      return words.moments.rosie({ seat, lead: power.lead ?? seat }, who);
    case 'will':
      return words.moments.will({ seat, drew: power.drew }, who);
    case 'rascal':
      return words.moments.rascal({ seat, wager: power.wager ?? 0 }, who);
    case 'juanita':
      return words.moments.juanita({ seat }, who);
    case 'harry': {
      const change = power.change ?? 0;
      const key = change > 0 ? 'harry-up' : change < 0 ? 'harry-down' : 'harry-keeps';
      return words.moments[key]({ seat }, who);
    }
  }
}

/** The kraken's arms close over the trick; the whale passes under the table and washes the colours out. */
function Beast({ beast }: { beast: BeastName }) {
  return (
    <svg class={`beast ${beast}`} viewBox="0 0 100 140" aria-hidden="true">
      <use href={`${art}#${beast}`} />
    </svg>
  );
}

/** Who takes the trick, and by which rule. */
export function Verdict({
  view,
  moment,
  words,
  who,
  me,
}: Props & { moment: Extract<Moment, { is: 'trick' }> }) {
  const { taker } = moment;
  return (
    <div class="verdict">
      <p class="verdict-who">
        {taker === null
          ? page().play.nobodyTakesTrick
          : taker === me
            ? page().play.youTakeTrick
            : page().play.takesTrick(who(taker))}
      </p>
      {view.standing && (
        <p class="verdict-why">
          {sentence(common(), words, view.standing.why, who)}{' '}
          <RuleMark game="skull-king" rule={view.standing.why.rule} />
        </p>
      )}
    </div>
  );
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
    case 'trick':
      return moment.beast === null ? null : <Beast beast={moment.beast} />;
    case 'power':
      return (
        <div class="banner power">
          <span class="banner-card">
            <GameCard code={moment.power.power} />
          </span>
          <p class="banner-cry small">{words.card(moment.power.power)}</p>
          <p class="banner-why">{tellPower(moment.power, words, who)}</p>
        </div>
      );
    case 'round': {
      const row = view.sheet[moment.round - 1];
      return (
        <div class="banner round-over">
          <p class="banner-cry small">{page().play.round(moment.round, view.rounds.length)}</p>
          <ul class="banner-bids">
            {row.map(([bid, won, points], seat) => (
              <li key={seat} class={points >= 0 ? 'good' : 'bad'}>
                <b>{signed(points)}</b>
                <span>
                  {who(seat)} {won}/{bid}
                </span>
              </li>
            ))}
          </ul>
        </div>
      );
    }
  }
}
