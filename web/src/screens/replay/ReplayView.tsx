import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Dialog } from '../../parts/Dialog.js';
import { Share } from '../../parts/Share.js';
import { Switch } from '../../parts/Switch.js';
import { Flights } from '../../play/flight.js';
import type { GamePage } from '../../play/game-page.js';
import { ScoreSheet } from '../../play/ScoreSheet.js';
import { Icon } from '../../shell/Icon.js';
import { Fairness } from './Fairness.js';
import '../../play/play.css';
import '../../play/table.css';
import { ReadOnly } from '../../play/read-only.js';
import { page, useVolume, words, wordsOf } from '../../shell/words.js';
import { AskedRule } from '../rules/AskedRule.js';
import type { GradedSteps } from './graded-steps.js';
import type { Playback } from './playback.js';
import { steer } from './replay-keys.js';
import type { OpenStep } from './replay-steps.js';
import { StepList } from './StepList.js';
import { StepVerdict } from './StepVerdict.js';
import { tale } from './step-words.js';
import './replay-view.css';
import { ReplayControls } from './ReplayControls.js';

interface Props {
  readonly playback: Playback;
  readonly game: GamePage;
  /** What a review found; null where there was none. */
  readonly graded: GradedSteps | null;
  /** Where the way back leads. */
  readonly back: string;
  /** The address of the present step. */
  readonly link: () => string;
  /** What if it had gone another way from this step on? Asked before the replay. */
  readonly whatIf: (step: number, seat: number, close: () => void) => ComponentChildren;
  /** The table whose deal can be checked; null for matches of this device. */
  readonly table: string | null;
  readonly save: (() => void) | null;
}

type Panel = 'sheet' | 'steps' | 'fairness' | 'branch' | null;

/** Shows a finished match: the game's own table, the steps in words, and the controls. */
export function ReplayView({ playback, game, graded, back, link, whatIf, table, save }: Props) {
  const { reel } = playback.film;
  const root = useRef<HTMLDivElement>(null);
  const flights = useMemo(() => new Flights(), [playback]);
  const noted = useRef(false);
  const panel = useSignal<Panel>(null);
  const spoilerFree = useSignal(false);
  const review = useVolume('review')?.screen ?? null;
  const text = page();
  const own = wordsOf(reel.game);
  const title = words().games[reel.game].name;

  useEffect(() => {
    flights.root = root.current;
    playback.stage.before = () => {
      flights.note();
      noted.current = true;
    };
    return steer(playback);
  }, [playback]);
  const shown = playback.stage.shown.value;
  useLayoutEffect(() => {
    // After a jump nothing flies.
    if (noted.current) flights.fly();
    noted.current = false;
  }, [shown?.number]);

  const seat = playback.seat.value;
  const nameOf = (one: number | string): string => reel.sailors[Number(one)]?.name ?? String(one);
  const tell = ({ entry }: OpenStep): string => tale(entry, text, own, nameOf);
  const step = playback.step.value;
  const now = playback.film.at(step);
  const says = playback.failed.value ? text.trouble.noAnswer : now === undefined ? text.loading : tell(now);
  const { chapters } = playback;
  const { Table } = game;
  const steps = (
    <>
      {review && (
        <div class="replay-ways">
          <Switch
            title={review.asSeen}
            hint={review.asSeenHint}
            on={playback.closed.value}
            turn={(on) => playback.close(on)}
          />
          <Switch
            title={review.spoilerFree}
            hint={review.spoilerFreeHint}
            on={spoilerFree.value}
            turn={(on) => (spoilerFree.value = on)}
          />
          <a class="button" href={`${back}/review`}>
            <Icon id="scales" />
            {graded === null ? text.after.review : review.whole}
          </a>
        </div>
      )}
      <StepList
        playback={playback}
        chapters={chapters}
        tell={tell}
        graded={graded}
        spoilerFree={spoilerFree.value}
      />
    </>
  );
  const branching = useVolume('branches');
  const button = (id: Exclude<Panel, null>, icon: string, label: string) => (
    <button
      type="button"
      class="button bare round"
      data-panel={id}
      aria-label={label}
      title={label}
      onClick={() => (panel.value = id)}
    >
      <Icon id={icon} />
    </button>
  );

  return (
    <div class="playing replaying" data-table={reel.game} ref={root}>
      <header class="bar">
        <a class="button bare round" href={back} aria-label={text.back} title={text.back}>
          <Icon id="back" />
        </a>
        <h1>
          {title}
          {shown && <small>{game.heading(shown.view)}</small>}
        </h1>
        {branching && reel.outcome !== null && button('branch', 'branch', branching.title)}
        {table !== null && button('fairness', 'lock', text.after.fairness)}
        {save && (
          <button
            type="button"
            class="button bare round"
            aria-label={text.after.download}
            title={text.after.download}
            onClick={save}
          >
            <Icon id="download" />
          </button>
        )}
        {button('sheet', 'sheet', text.play.scoreSheet)}
        {button('steps', 'record', text.after.steps)}
      </header>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: every key that steers cuts the telling short, too */}
      <main
        class="table-area"
        aria-label={playback.closed.value && review ? review.asSeen : text.after.allHandsOpen}
        onClick={() => playback.stage.skip()}
      >
        {shown && (
          <ReadOnly.Provider value={true}>
            <Table
              // From another seat it is another picture, and nothing flies from one to the other.
              key={seat}
              scene={shown}
              me={seat}
              sailors={reel.sailors}
              words={own}
              legal={[]}
              actors={shown.latest ? shown.sight.actors : []}
              pending={null}
              only={null}
              skip={null}
              queued={null}
              act={() => {}}
              queue={() => {}}
              odds={false}
              explain={() => {}}
            />
          </ReadOnly.Provider>
        )}
      </main>
      <aside class="replay-side">{steps}</aside>
      <footer class="replay-foot">
        <div class="replay-now">
          <p role={playback.running.value ? undefined : 'status'}>
            <span class="replay-count">{text.after.step(step, playback.last)}</span>
            <span class="replay-says">{says}</span>
          </p>
          <label class="replay-seat">
            <Icon id="eye" />
            <span class="unseen">{text.after.seenFrom}</span>
            <select value={seat} onChange={(event) => playback.watchFrom(Number(event.currentTarget.value))}>
              {reel.sailors.map(({ name }, one) => (
                <option key={one} value={one}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <Share
            bare
            label={text.after.shareStep}
            what={() => ({ title, text: `${title} – ${says}`, url: link() })}
          />
        </div>
        {graded !== null && <StepVerdict playback={playback} graded={graded} game={reel.game} />}
        <ReplayControls playback={playback} chapters={chapters} says={says} />
      </footer>
      {panel.value === 'sheet' && shown && (
        <Dialog title={text.play.scoreSheet} from="side" close={() => (panel.value = null)}>
          <ScoreSheet game={game} view={shown.view} sailors={reel.sailors} words={wordsOf(reel.game)} />
        </Dialog>
      )}
      {panel.value === 'steps' && (
        <Dialog title={text.after.steps} from="side" close={() => (panel.value = null)}>
          {steps}
        </Dialog>
      )}
      {panel.value === 'fairness' && table !== null && (
        <Dialog title={text.after.fairness} close={() => (panel.value = null)}>
          <Fairness table={table} bare />
        </Dialog>
      )}
      {panel.value === 'branch' && whatIf(step, seat, () => (panel.value = null))}
      <AskedRule />
    </div>
  );
}
