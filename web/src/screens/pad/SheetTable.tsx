import type { Sheet, SheetStanding } from '@crossbones/games/sheet';
import { standing } from '@crossbones/games/sheet';
import type { PadWords } from '@crossbones/texts/load';
import { plain } from '../../parts/number.js';
import { Change } from '../../play/pad/PlayerEntry.js';
import type { PadGame } from '../../play/pad/pad-game.js';
import { Icon } from '../../shell/Icon.js';
import { page } from '../../shell/words.js';
import './sheet.css';

interface Props {
  readonly sheet: Pick<Sheet, 'head' | 'strokes'>;
  readonly pad: PadGame;
  readonly words: PadWords;
  /** Opens a round to be written or corrected; without it the sheet is only read. */
  readonly open?: (round: number) => void;
  /** The round whose form is open beside it. */
  readonly shown?: number | null;
}

/** The sheet: a row a round, a column a player, what everybody has on top. */
export function SheetTable({ sheet, pad, words, open, shown = null }: Props) {
  const { head } = sheet;
  const now = standing(sheet, pad.ledger);
  const leads = leaders(now);
  const totals = now.totals.at(-1);
  const scored = now.points.some((row) => row !== null);
  const crowd = head.players.length > 8 ? 'crew' : head.players.length > 5 ? 'many' : 'few';
  return (
    <div class="pad-sheet" data-crowd={crowd}>
      <table>
        <thead>
          <tr>
            <th scope="col" class="pad-corner">
              <span class="unseen">{words.round}</span>
            </th>
            {head.players.map((name, player) => (
              <th key={player} scope="col" data-leads={leads.includes(player)}>
                <span class="pad-name" title={name}>
                  {name}
                </span>
                <span class="pad-sum">
                  {leads.includes(player) && (
                    <span class="pad-crown">
                      <Icon id="crown" />
                      <span class="unseen">{words.leader}</span>
                    </span>
                  )}
                  {scored && plain(totals?.[player] ?? 0)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {now.rounds.map((_, round) => (
            <Row
              key={round}
              round={round}
              now={now}
              head={head}
              pad={pad}
              words={words}
              open={open}
              shown={round === shown}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The players who are ahead; while all have nothing, nobody is. */
function leaders({ totals, outcome }: SheetStanding): number[] {
  if (outcome !== null) return outcome.places.flatMap((place, player) => (place === 1 ? [player] : []));
  const sums = totals.at(-1);
  if (sums === undefined) return [];
  const most = Math.max(...sums);
  if (sums.every((sum) => sum === most)) return [];
  return sums.flatMap((sum, player) => (sum === most ? [player] : []));
}

interface RowProps extends Required<Pick<Props, 'pad' | 'words'>> {
  readonly open: Props['open'];
  readonly head: Sheet['head'];
  readonly now: SheetStanding;
  readonly round: number;
  readonly shown: boolean;
}

function Row({ round, now, head, pad, words, open, shown }: RowProps) {
  const written = now.rounds[round];
  const counts = round < now.counted;
  const { dealer } = pad.ledger.turn(head, round, now.rounds.slice(0, round));
  const points = now.points[round];
  return (
    <tr data-shown={shown} data-counts={counts}>
      <th scope="row">
        {open === undefined ? (
          round + 1
        ) : (
          <button
            type="button"
            class="pad-open"
            aria-label={words.correctRound(round + 1)}
            title={words.correctRound(round + 1)}
            onClick={() => open(round)}
          >
            {round + 1}
          </button>
        )}
      </th>
      {head.players.map((_, player) => (
        <td key={player}>
          <span class="pad-line">
            {player === dealer && (
              <span class="pad-dealer" title={page().play.dealer}>
                <Icon id="cards" />
                <span class="unseen">{page().play.dealer}</span>
              </span>
            )}
            <span class="pad-told">{pad.cell(head, written, player, words)}</span>
            {counts && points !== null && <Change points={points[player]} />}
          </span>
          {counts && points !== null && <b>{plain(now.totals[round][player])}</b>}
        </td>
      ))}
    </tr>
  );
}
