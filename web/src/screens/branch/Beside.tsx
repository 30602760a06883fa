import type { Outcome } from '@crossbones/core';
import { plain, signed } from '../../parts/number.js';
import type { SavedMatch } from '../../play/local/saved-matches.js';
import { Icon } from '../../shell/Icon.js';
import { page, useVolume } from '../../shell/words.js';
import { branchAgain } from './branch-again.js';
import './branch.css';

/** How a branch came out beside the match it left, seat by seat. */
export function Beside({ kept, outcome }: { readonly kept: SavedMatch; readonly outcome: Outcome }) {
  const text = useVolume('branches');
  const { origin } = kept;
  if (text === null || origin === undefined) return null;
  const before = origin.outcome;
  const together = outcome.grade !== null || before.grade !== null;
  return (
    <section class="beside">
      <h3>{text.beside}</h3>
      {together ? (
        <p>
          {[before, outcome]
            .map(({ grade }) => (grade === null ? '–' : page().settings.grade(grade)))
            .join(' → ')}
        </p>
      ) : (
        <table class="beside-table">
          <thead>
            <tr>
              <th scope="col">{text.player}</th>
              <th scope="col">{text.before}</th>
              <th scope="col">{text.now}</th>
              <th scope="col">{text.difference}</th>
            </tr>
          </thead>
          <tbody>
            {kept.names.map((name, seat) => (
              <tr key={seat} class={kept.setup.bots.includes(seat) ? '' : 'mine'}>
                <th scope="row">
                  {name}
                  {origin.names[seat] !== name && <small class="quiet">{origin.names[seat]}</small>}
                </th>
                <td>{scoreOf(before, seat)}</td>
                <td>{scoreOf(outcome, seat)}</td>
                <td>{differenceOf(before, outcome, seat)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div class="row">
        <button type="button" class="button main" onClick={() => void branchAgain(kept)}>
          <Icon id="branch" />
          {text.again}
        </button>
        <a class="button" href={`${origin.match}/replay?step=${origin.step}`}>
          <Icon id="back" />
          {text.toOrigin}
        </a>
      </div>
    </section>
  );
}

/** Points where the game has them, else the place. */
const scoreOf = ({ points, places }: Outcome, seat: number): string =>
  points === null ? page().after.place(places[seat]) : plain(points[seat]);

const differenceOf = (before: Outcome, now: Outcome, seat: number): string =>
  before.points === null || now.points === null
    ? signed(before.places[seat] - now.places[seat])
    : signed(now.points[seat] - before.points[seat]);
