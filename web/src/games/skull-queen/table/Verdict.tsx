import { colours } from '@crossbones/games/skull-queen/seen/colour';
import { signed } from '../../../parts/number.js';
import { page } from '../../../shell/words.js';
import type { Laid } from './Berth.js';
import { Way } from './Card.js';
import { PirateFigure } from './Plank.js';
import type { Move, View } from './script.js';
import './told.css';

type Speech = Pick<Laid, 'words' | 'who'>;

/** Which pirates move, which way, and by which card. */
export function Verdict({ moves, words, who }: Speech & { moves: readonly Move[] }) {
  if (moves.length === 0) return <p class="prompt">{words.moments.nobody({}, who)}</p>;
  return (
    <ul class="verdict moves-told">
      {moves.map((move) => (
        <li key={`${move.seat}${move.way}`} class={move.overboard ?? ''}>
          <PirateFigure colour={move.colour} />
          <span>
            <b>
              {move.overboard === null ? (
                <>
                  <span aria-hidden="true">{who(move.seat)}</span>
                  <span class="unseen">{words.moments[move.way](argsOf(move), who)}</span>
                </>
              ) : (
                words.moments[move.overboard === 'now' ? 'overboard' : 'already'](argsOf(move), who)
              )}
            </b>
            <small>{reasonOf(move, { words, who })}</small>
          </span>
          <Way way={move.way} by={move.by} />
        </li>
      ))}
    </ul>
  );
}

const argsOf = ({ seat, colour, by }: Move) => ({ seat, colour, by });

const reasonOf = ({ way, by, card }: Move, { words, who }: Speech): string =>
  words.moments[`${way === 'up' ? 'highest' : 'lowest'}${by === 2 ? '-two' : ''}` as const]({ card }, who);

/** What a round brought each: four pirates and what they stood on. */
export function RoundOver({ view, round, who }: { view: View; round: number; who: Laid['who'] }) {
  const { worth, points } = view.sheet[round - 1];
  return (
    <div class="banner round-over">
      <p class="banner-cry small">{page().play.round(round, view.rounds)}</p>
      <ul class="round-points">
        {worth.map((row, seat) => (
          <li key={seat}>
            <span class="reckoned-who">{who(seat)}</span>
            {colours.map((colour, i) => (
              <span key={colour} class={`round-pirate ${row[i] === null ? 'drowned' : ''}`}>
                <PirateFigure colour={colour} />
                {row[i] ?? '–'}
              </span>
            ))}
            <b>{signed(points[seat])}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
