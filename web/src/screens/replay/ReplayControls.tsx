import { Icon } from '../../shell/Icon.js';
import { page } from '../../shell/words.js';
import type { ReplayChapter } from './chapter.js';
import { type Playback, speeds } from './playback.js';
import './replay-controls.css';

interface Props {
  readonly playback: Playback;
  readonly chapters: readonly ReplayChapter[];
  /** The present step in words. */
  readonly says: string;
}

/** The slider and the buttons that move through a match. */
export function ReplayControls({ playback, chapters, says }: Props) {
  const words = page();
  const { last } = playback;
  const step = playback.step.value;
  const running = playback.running.value;
  const speed = playback.speed.value;
  const ways = [
    ['first', words.after.firstStep, step > 0, () => playback.turn(0)],
    ['round-back', words.after.previousRound, step > 0, () => void playback.previousRound()],
    ['step-back', words.after.previousStep, step > 0, () => playback.turn(step - 1)],
    ['run', running ? words.play.pause : words.after.playSteps, true, () => playback.run(!running)],
    ['step-on', words.after.nextStep, step < last, () => playback.turn(step + 1)],
    ['round-on', words.after.nextRound, step < last, () => void playback.nextRound()],
    ['last', words.after.lastStep, step < last, () => playback.turn(last)],
  ] as const;
  return (
    <div class="wheel">
      <div class="wheel-slide">
        <div class="wheel-marks" aria-hidden="true">
          {chapters.slice(1).map(({ from }) => (
            <i key={from} style={{ left: `${(100 * from) / Math.max(1, last)}%` }} />
          ))}
        </div>
        <input
          type="range"
          min={0}
          max={last}
          value={step}
          aria-label={words.after.steps}
          aria-valuetext={`${words.after.step(step, last)}: ${says}`}
          style={{ '--done': `${(100 * step) / Math.max(1, last)}%` }}
          onInput={(event) => playback.turn(Number(event.currentTarget.value))}
        />
      </div>
      <div class="wheel-ways">
        {ways.map(([id, label, can, turn]) => (
          <button
            key={id}
            type="button"
            class={`button round ${id === 'run' ? 'main' : 'bare'}`}
            data-way={id}
            aria-label={label}
            title={label}
            // Not `disabled`: a button that is disabled under the finger loses the focus.
            aria-disabled={!can}
            onClick={() => can && turn()}
          >
            {id === 'run' ? <Icon id={running ? 'pause' : 'play'} /> : <Way id={id} />}
          </button>
        ))}
        <button
          type="button"
          class="button bare round wheel-speed"
          aria-label={words.after.speedTimes(String(speed))}
          title={words.after.speedTimes(String(speed))}
          onClick={() => {
            playback.speed.value = speeds[(speeds.indexOf(speed) + 1) % speeds.length];
          }}
        >
          {speed === 0.5 ? '½' : speed}×
        </button>
      </div>
    </div>
  );
}

/** Arrows in one style: one for a step, two for a round, a bar for the end. */
const paths = {
  'step-on': 'M9 5.5l6.5 6.5L9 18.5',
  'step-back': 'M15 5.5L8.5 12l6.5 6.5',
  'round-on': 'M5.5 5.5L12 12l-6.5 6.5M12.5 5.5L19 12l-6.5 6.5',
  'round-back': 'M18.5 5.5L12 12l6.5 6.5M11.5 5.5L5 12l6.5 6.5',
  first: 'M18 5.5L11.5 12l6.5 6.5M6.5 5.5v13',
  last: 'M6 5.5l6.5 6.5L6 18.5M17.5 5.5v13',
} as const;

function Way({ id }: { id: keyof typeof paths }) {
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
      stroke-width="1.8"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={paths[id]} />
    </svg>
  );
}
