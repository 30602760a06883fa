import { useVolume } from '../../shell/words.js';

interface Props {
  /** From 0 to 1. */
  readonly progress: number;
  readonly stopped: boolean;
  readonly stop: () => void;
  readonly again: () => void;
}

/** How far a review is, and the way to stop it. */
export function ReviewProgress({ progress, stopped, stop, again }: Props) {
  const text = useVolume('review')!.screen;
  const percent = Math.floor(100 * progress);
  if (stopped)
    return (
      <div class="review-progress panel row spread">
        <p role="status">{text.stopped}</p>
        <button type="button" class="button main" onClick={again}>
          {text.goOn}
        </button>
      </div>
    );
  return (
    <div class="review-progress panel row spread">
      <label>
        {text.working(percent)}
        <progress max={100} value={percent} />
      </label>
      <button type="button" class="button" onClick={stop}>
        {text.stop}
      </button>
    </div>
  );
}
