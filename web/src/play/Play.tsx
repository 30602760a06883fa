import { sentence } from '@crossbones/texts/load';
import { useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { GamePage } from '../games/page.js';
import { Dialog } from '../parts/Dialog.js';
import { Icon } from '../parts/Icon.js';
import { toast } from '../parts/Toast.js';
import { play, soundOf } from '../sound/index.js';
import { page, words, wordsOf } from '../words.js';
import { Flights } from './flight.js';
import type { PlayedMatch, Why } from './match.js';
import './play.css';
import './table.css';
import { Stage } from './stage.js';

interface Props {
  readonly match: PlayedMatch;
  readonly game: GamePage;
  /** Where the way back leads. */
  readonly home: string;
  readonly after: () => ComponentChildren;
}

type Panel = 'sheet' | 'record' | 'menu' | null;

/** A match on the page: the table, and everything around it that all games share. */
export function Play({ match, game, home, after }: Props) {
  const stage = useMemo(() => new Stage(game.script), [match, game]);
  const flights = useMemo(() => new Flights(), [match]);
  const root = useRef<HTMLDivElement>(null);
  const panel = useSignal<Panel>(null);
  const queued = useSignal<string | null>(null);
  const text = words();
  const own = wordsOf(match.game);

  useEffect(() => {
    stage.before = flights.note;
    flights.root = root.current;
    const stop = match.watch((sight) => stage.show(sight));
    return () => {
      stop();
      stage.close();
    };
  }, [stage, match]);

  const shown = stage.shown.value;
  useLayoutEffect(() => flights.fly(), [shown?.number]);
  useEffect(() => {
    if (shown?.settled) match.seen?.(shown.sight);
  }, [shown]);

  const complain = (why: Why): void => {
    if (why !== null) toast(sentence(text, own, why), { grave: true });
  };
  const legal = useComputed(() => {
    const now = stage.shown.value;
    return now?.settled && match.pending.value === null ? now.sight.legal : [];
  });
  const act = async (actions: readonly string[]): Promise<void> => {
    queued.value = null;
    const decision = stage.shown.value?.sight.decision ?? 0;
    complain(await match.submit(decision, actions));
  };

  // A card chosen early is played when its time comes, and dropped when it cannot be.
  useEffect(() => {
    const wanted = queued.value;
    if (wanted === null || legal.value.length === 0) return;
    if (legal.value.includes(wanted)) void act([wanted]);
    else {
      queued.value = null;
      toast(page().queueDropped);
    }
  }, [legal.value]);

  const names = match.sailors.value.map(({ name }) => name);
  const news = shown === null ? null : game.tell(shown, own, names);
  const turn =
    shown?.settled && match.me.value !== null && shown.sight.actors.includes(match.me.value) && legal.value.length > 0;
  useEffect(() => {
    if (shown !== null) soundOf(game, shown, match.me.value);
  }, [shown?.number]);
  useEffect(() => {
    if (turn) play('turn');
  }, [turn]);
  const { Table, Sheet } = game;

  return (
    <div class="playing" ref={root}>
      <header class="bar">
        <a class="button bare round" href={home} aria-label={page().home}>
          <Icon id="back" />
        </a>
        <h1>
          {text.games[match.game].name}
          {shown && <small>{game.heading(shown.view)}</small>}
        </h1>
        {match.undoable.value && (
          <button
            type="button"
            class="button bare round"
            aria-label={page().undo}
            onClick={async () => complain(await match.wishes!.undo())}
          >
            <Icon id="undo" />
          </button>
        )}
        <button type="button" class="button bare round" aria-label={page().scoreSheet} onClick={() => (panel.value = 'sheet')}>
          <Icon id="sheet" />
        </button>
        <button type="button" class="button bare round" aria-label={page().record} onClick={() => (panel.value = 'record')}>
          <Icon id="record" />
        </button>
      </header>
      {shown && (
        // A tap beside everything else cuts the telling short.
        <main class="table-area" onClick={() => !shown.settled && stage.skip()}>
          <Table
            scene={shown}
            me={match.me.value}
            sailors={match.sailors.value}
            words={own}
            legal={legal.value}
            actors={shown.settled ? shown.sight.actors : []}
            pending={match.pending.value}
            queued={queued.value}
            act={(actions) => void act(actions)}
            queue={(action) => (queued.value = action)}
            explain={(why) => complain(why as Why)}
          />
        </main>
      )}
      <p class="unseen" role="status" aria-live="polite">
        {news} {turn ? page().yourTurn : ''}
      </p>
      {panel.value === 'sheet' && shown && (
        <Dialog title={page().scoreSheet} from="side" close={() => (panel.value = null)}>
          <Sheet view={shown.view} sailors={match.sailors.value} />
        </Dialog>
      )}
      {panel.value === 'record' && shown && (
        <Dialog title={page().record} from="side" close={() => (panel.value = null)}>
          <ol class="record">
            {game.record(shown.view, own, names).map((line, i) => (
              <li key={i}>{line}</li>
            ))}
          </ol>
        </Dialog>
      )}
      {match.outcome.value !== null && shown?.settled && after()}
    </div>
  );
}
