import type { TableView } from '@crossbones/api';
import { useComputed } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { GamePage } from '../../play/game-page.js';
import { NetworkedMatch } from '../../play/online/match.js';
import type { LiveTable } from '../../shell/live-table.js';
import '../../play/play.css';
import '../../play/table.css';
import { soundOf } from '../../play/sound/index.js';
import { useStage } from '../../play/use-stage.js';
import { page, wordsOf } from '../../shell/words.js';
import './board.css';
import './pieces.css';

interface Props {
  readonly live: LiveTable;
  readonly table: TableView;
  readonly game: GamePage;
  /** Told where the game is (its round), for the bar above. */
  readonly heading: (text: string) => void;
  /** The last scene of the match has been told. */
  readonly ended: () => void;
}

/** Nobody acts on this screen. */
const still = { act: () => {}, queue: () => {}, explain: () => {} };

/** The match as everybody may see it, drawn for those who sit three metres away. Nothing on it can be touched. */
export function Board({ live, table, game, heading, ended }: Props) {
  const match = useMemo(() => new NetworkedMatch(live), [live]);
  const { stage, root } = useStage(match, game);
  const shown = stage.shown.value;
  useEffect(() => {
    if (shown === null) return;
    soundOf(game, shown, null);
    heading(game.heading(shown.view));
  }, [shown?.number]);
  const { value: over } = useComputed(() => match.outcome.value !== null && stage.settled.value);
  useEffect(() => {
    if (over) ended();
  }, [over]);

  const own = wordsOf(table.game);
  const sailors = match.sailors.value;
  const names = sailors.map(({ name }) => name);
  const { Table } = game;
  return (
    <div class="middle-board" data-table={table.game} ref={root}>
      {shown && (
        <main class="table-area">
          <Table
            scene={shown}
            me={null}
            sailors={sailors}
            words={own}
            legal={[]}
            actors={shown.latest ? shown.sight.actors : []}
            pending={null}
            only={null}
            skip={null}
            queued={null}
            odds={false}
            {...still}
          />
        </main>
      )}
      <p class="unseen" role="status" aria-live="polite">
        {shown && game.tell(shown, own, names)}
      </p>
      {table.paused && <p class="middle-pause">{page().play.paused}</p>}
    </div>
  );
}
