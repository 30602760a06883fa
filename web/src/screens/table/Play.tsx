import type { Sight } from '@crossbones/core';
import { sentence } from '@crossbones/texts/load';
import { useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { GamePage } from '../../play/game-page.js';
import { Counselled, Steered, useHintRequest } from '../../play/hint-request.js';
import type { PlayedMatch, Why } from '../../play/match.js';
import { useOwnTurn } from '../../play/own-turn.js';
import { askRule } from '../../play/rules/asked-rule.js';
import { play, soundOf } from '../../play/sound/index.js';
import { Icon } from '../../shell/Icon.js';
import { useLate } from '../../shell/load-late.js';
import { hush, toast } from '../../shell/Toast.js';
import { useTurnTitle } from '../../shell/title.js';
import { page, words, wordsOf } from '../../shell/words.js';
import { AskedRule } from '../rules/AskedRule.js';
import { roundKeep } from './kept-rounds.js';
import { hasSide, type Panel, Panels, Tools } from './Panels.js';
import { PlayedRecord } from './record.js';
import { Standstill } from './Standstill.js';
import '../../play/play.css';
import '../../play/table.css';
import { useStage } from '../../play/use-stage.js';

/** How long the summary of a round may be read while others wait, in ms. */
const READ = 15_000;

interface Props {
  readonly match: PlayedMatch;
  readonly game: GamePage;
  /** Where the way back leads. */
  readonly home: string;
  /** The name under which this device remembers what was played. */
  readonly name?: string;
  /** How long the summary of a round is shown, in ms. */
  readonly patience?: number;
  /** What else stands in the bar: the state of the connection. */
  readonly bar?: ComponentChildren;
  /** What everybody should know now, under the bar. */
  readonly strip?: ComponentChildren;
  readonly after: () => ComponentChildren;
}

/** A match on the page: the table, and everything around it that all games share. */
export function Play({ match, game, home, name, bar, strip, after, ...given }: Props) {
  // Where people wait for each other, a summary closes after a while.
  const patience = given.patience ?? (match.talk === null ? Number.POSITIVE_INFINITY : READ);
  const me = match.me.value;
  const record = useMemo(
    () => new PlayedRecord(game, name === undefined ? null : roundKeep(`${name}/${me}`)),
    [match, game],
  );
  const hear = (sight: Sight): void =>
    record.note(
      sight,
      wordsOf(match.game),
      match.sailors.value.map(({ name }) => name),
    );
  const { stage, root } = useStage(match, game, { patience, hear });
  const panel = useSignal<Panel>(null);
  const text = words();
  const own = wordsOf(match.game);

  const shown = stage.shown.value;
  useEffect(() => {
    if (shown?.latest) match.seen?.(shown.sight);
  }, [shown]);

  const nameOf = (seat: number | string): string =>
    match.sailors.value[Number(seat)]?.name ?? text.seat(seat);
  const complain = (why: Why): void => {
    if (why === null) return;
    const rule = 'rule' in why ? why.rule : null;
    const offer =
      rule === null ? null : { says: page().home.rule(rule), act: () => askRule(match.game, rule) };
    toast(sentence(text, own, why, nameOf), { grave: true, offer });
  };
  // A message about one table must not stand at the next.
  useEffect(() => hush, [match]);
  const ownTurn = useOwnTurn(match, game, stage, complain);
  const { legal, queued } = ownTurn;
  const counsel = useHintRequest(match, stage, legal);

  const names = match.sailors.value.map(({ name }) => name);
  const news = shown === null ? null : game.tell(shown, own, names);
  const turn =
    match.me.value !== null && shown?.sight.actors.includes(match.me.value) && legal.value.length > 0;
  useEffect(() => {
    if (shown !== null) soundOf(game, shown, match.me.value);
  }, [shown?.number]);
  useEffect(() => {
    if (turn) play('turn');
  }, [turn]);
  useTurnTitle(text.games[match.game].name, turn === true);
  const ended = useRef(match.outcome.value !== null);
  const { value: over } = useComputed(() => match.outcome.value !== null && stage.settled.value);
  useEffect(() => {
    if (!over || ended.current) return;
    ended.current = true;
    if (match.outcome.value?.places[match.me.value ?? -1] === 1) play('win');
  }, [over]);
  const { value: aids } = useLate(async () => (match.me.value === null ? null : import('./late-aids.js')));
  const keys = useSignal(false);
  const way = home === '/' ? page().goHome : page().back;
  const { Table } = game;
  const resting = shown?.untilTapped === true && patience > 0;
  const Summary = useSummary(resting);

  return (
    <div
      class={`playing ${hasSide() ? 'with-side' : ''} ${strip ? 'guided' : ''}`}
      data-table={match.game}
      ref={root}
    >
      <header class="bar">
        <a class="button bare round" href={home} aria-label={way} title={way}>
          <Icon id="back" />
        </a>
        <h1>
          {text.games[match.game].name}
          {shown && <small>{game.heading(shown.view)}</small>}
        </h1>
        <Tools match={match} panel={panel} complain={complain}>
          {bar}
        </Tools>
      </header>
      <Counselled value={counsel}>
        <Steered value={ownTurn}>
          {shown && (
            // biome-ignore lint/a11y/useKeyWithClickEvents: a tap beside everything else cuts the telling short; nobody has to
            <main
              class="table-area"
              onClick={() => {
                if (resting) stage.goOn();
                else stage.skip();
              }}
            >
              <Table
                scene={shown}
                me={match.me.value}
                sailors={match.sailors.value}
                words={own}
                legal={legal.value}
                actors={shown.latest ? shown.sight.actors : []}
                pending={match.pending.value}
                only={legal.value.length === 1 ? (game.only?.(shown.view, own) ?? null) : null}
                skip={match.wishes?.skip ? () => void match.wishes?.skip?.().then(complain) : null}
                queued={queued.value}
                act={ownTurn.act}
                queue={ownTurn.queue}
                odds={match.odds.value}
                explain={(why) => complain(why as Why)}
              />
              {resting && Summary && (
                <Summary
                  game={game}
                  view={shown.view}
                  words={own}
                  sailors={match.sailors.value}
                  me={me}
                  over={match.outcome.value !== null}
                  patience={patience}
                />
              )}
            </main>
          )}
        </Steered>
      </Counselled>
      {shown && aids && (
        <>
          <aids.EnlargedPiece root={root} id={match.game} game={game} view={shown.view} own={own} />
          <aids.TableKeys root={root} isTurn={turn === true} help={() => (keys.value = true)} />
        </>
      )}
      <p class="unseen" role="status" aria-live="polite">
        {news} {turn ? page().play.yourTurn : null}
      </p>
      {strip ? <div class="standstill">{strip}</div> : <Standstill match={match} complain={complain} />}
      {!strip && shown && aids && <aids.FirstTime match={match} game={game} shown={shown} />}
      {shown && (
        <Panels
          match={match}
          game={game}
          record={record}
          shown={shown}
          words={own}
          panel={panel}
          complain={complain}
        />
      )}
      {keys.value && aids && <aids.KeyList close={() => (keys.value = false)} />}
      <AskedRule />
      {over && after()}
    </div>
  );
}

type SummaryView = typeof import('./Summary.js')['Summary'];

/** The summary of a round is fetched when the first round is over, so that a first visit has less to fetch. */
function useSummary(isWanted: boolean): SummaryView | null {
  const view = useSignal<{ readonly Summary: SummaryView } | null>(null);
  useEffect(() => {
    if (isWanted && view.value === null)
      void import('./Summary.js').then(
        (fetched) => {
          view.value = fetched;
        },
        // Without a summary, a tap still goes on.
        () => {},
      );
  }, [isWanted]);
  return view.value?.Summary ?? null;
}
