import type { Volumes } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Segments } from '../parts/Segments.js';
import { Masthead } from '../shell/Masthead.js';
import { useTitle } from '../shell/title.js';
import { useVolume } from '../shell/words.js';
import { Fleet } from './trial/Fleet.js';
import { TrialRunner } from './trial/trial-runner.js';
import { told } from './trial/trial-words.js';
import './trial/trial.css';

/** The simulator to look at: servers to break while bots play on them. */
export function Screen() {
  const text = useVolume('fairness')?.trial ?? null;
  useTitle(text?.title ?? null);
  return (
    <div class="sheltered trial">
      <Masthead title={text?.title ?? ''} />
      {text && <Trial text={text} />}
    </div>
  );
}

/** How many times faster than real time. */
const speeds = { slow: 1, normal: 3, fast: 12 };

function Trial({ text }: { text: Volumes['fairness']['trial'] }) {
  const yard = useMemo(() => new TrialRunner(), []);
  useEffect(() => () => yard.end(), [yard]);
  const pace = useSignal<keyof typeof speeds>('slow');
  const picture = yard.picture.value;
  const lines = yard.lines.value.flatMap(([number, event]) => {
    const line = told(event, text);
    return line === null ? [] : [[number, line] as const];
  });
  return (
    <main class="stack">
      <p>{text.intro}</p>
      {picture === null ? (
        <p class="quiet" role="status">
          {text.loading}
        </p>
      ) : (
        <>
          <Verdict wrong={picture.wrong} moves={picture.tally.acknowledged} text={text} />
          <div class="trial-head">
            <h2>{text.round(Math.max(1, picture.round), picture.rounds)}</h2>
            <div class="row">
              <button type="button" class="button" onClick={() => yard.mendAll()}>
                {text.mendAll}
              </button>
              <button type="button" class="button main" onClick={() => yard.begin()}>
                {text.again}
              </button>
            </div>
          </div>
          <div class="trial-deck">
            <Fleet text={text} picture={picture} yard={yard} />
            <div class="trial-side stack">
              <dl class="trial-tally">
                {(['acknowledged', 'kept', 'lost', 'doubled', 'retries'] as const).map((count) => (
                  <div key={count} data-count={count}>
                    <dt>{text[count]}</dt>
                    <dd>{picture.tally[count]}</dd>
                  </div>
                ))}
              </dl>
              <Segments
                title={text.speed}
                value={pace.value}
                choices={[
                  ['slow', text.slow],
                  ['normal', text.normal],
                  ['fast', text.fast],
                ]}
                choose={(speed) => {
                  pace.value = speed;
                  yard.pace(speeds[speed]);
                }}
              />
              <section class="trial-log" aria-labelledby="trial-log">
                <h3 id="trial-log">{text.log}</h3>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls can be scrolled by keys. */}
                <div class="trial-lines" role="log" tabIndex={0} aria-labelledby="trial-log">
                  {lines.length === 0 && <p class="quiet">{text.quiet}</p>}
                  <ol>
                    {lines.map(([number, line]) => (
                      <li key={number}>{line}</li>
                    ))}
                  </ol>
                </div>
              </section>
            </div>
          </div>
        </>
      )}
      <p class="quiet">{text.how}</p>
    </main>
  );
}

interface VerdictProps {
  readonly wrong: number | null;
  readonly moves: number;
  readonly text: Volumes['fairness']['trial'];
}

/** What the ledger found when the match was over. */
const Verdict = ({ wrong, moves, text }: VerdictProps) => (
  <div role="status">
    {wrong !== null && (
      <p class="panel trial-verdict" data-holds={wrong === 0}>
        {wrong === 0 ? text.holds(moves) : text.fails(wrong)}
      </p>
    )}
  </div>
);
