import type { TableView } from '@crossbones/api';
import type { Volumes } from '@crossbones/texts/load';
import { useMemo } from 'preact/hooks';
import { Crowned } from '../after/Crowned.js';
import { Lamplight } from '../after/Lamplight.js';
import { Places } from '../after/Places.js';
import { TeamGrade } from '../after/TeamGrade.js';
import '../after/result.css';
import { NetworkedMatch } from '../../play/online/match.js';
import type { LiveTable } from '../../shell/live-table.js';
import { winnersOf } from '../after/result-lines.js';
import '../../play/seat.css';
import { page } from '../../shell/words.js';
import './ending.css';

/** How it ended, over the finished table, for the whole room. */
export function Ending({
  live,
  table,
  text,
}: {
  live: LiveTable;
  table: TableView;
  text: Volumes['middle'];
}) {
  const match = useMemo(() => new NetworkedMatch(live), [live]);
  const { outcome } = table;
  if (outcome === null) return null;
  const sailors = match.sailors.value;
  const winners = winnersOf(outcome);
  const said = page();
  const headline =
    outcome.grade === null
      ? said.after.winner(winners.map((seat) => sailors[seat].name))
      : said.after.gradeTitle(outcome.grade);
  return (
    <section class="ending result" aria-label={said.after.result}>
      <div class="result-moment">
        <Lamplight />
        {outcome.grade === null ? (
          <Crowned winners={winners} sailors={sailors} />
        ) : (
          <TeamGrade grade={outcome.grade} />
        )}
        <h2>{headline}</h2>
      </div>
      <Places outcome={outcome} sailors={sailors} me={null} />
      <p class="ending-again" role="status">
        {table.rematch === null ? text.again : text.rematch}
      </p>
    </section>
  );
}
