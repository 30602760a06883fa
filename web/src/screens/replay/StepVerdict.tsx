import type { GameId } from '@crossbones/games';
import { useSignal } from '@preact/signals';
import { Dialog } from '../../parts/Dialog.js';
import { spoken } from '../../shell/language.js';
import { useVolume, wordsOf } from '../../shell/words.js';
import { Verdict } from '../review/Decision.js';
import { amount, figure } from '../review/figure.js';
import { GradeMark } from '../review/GradeMark.js';
import type { GradedSteps } from './graded-steps.js';
import type { Playback } from './playback.js';
import './step-verdict.css';

interface Props {
  readonly playback: Playback;
  readonly graded: GradedSteps;
  readonly game: GameId;
}

/** What a review says of the present step, and the ways to the mistakes before and after it. */
export function StepVerdict({ playback, graded, game }: Props) {
  const text = useVolume('review');
  const told = useSignal(false);
  if (text === null) return null;
  const step = playback.step.value;
  const seat = playback.seat.value;
  const names = playback.film.reel.sailors.map(({ name }) => name);
  const { unit } = graded.review;
  const one = graded.at(step);
  const expected = graded.expected(seat, step);
  const next = graded.nextMistake(step);
  const previous = graded.previousMistake(step);
  const way = (label: string, sign: string, to: number | null) => (
    <button
      type="button"
      class="button bare round step-verdict-way"
      aria-label={label}
      title={label}
      // Not `disabled`: a button that is disabled under the finger loses the focus.
      aria-disabled={to === null}
      onClick={() => to !== null && playback.turn(to)}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <div class="step-verdict">
      {way(text.screen.previousMistake, '‹ ?', previous)}
      {one === null ? (
        <span class="step-verdict-words">{expected !== null && <Expected />}</span>
      ) : (
        <button type="button" class="step-verdict-words" onClick={() => (told.value = true)}>
          <GradeMark grade={one.grade} />
          <span>
            {one.loss > 0 && <b>−{figure(one.loss, unit, spoken())} </b>}
            {one.best.word !== one.played.word && text.better(wordsOf(game).label(one.best.word, who))}
          </span>
          {expected !== null && <Expected />}
        </button>
      )}
      {way(text.screen.nextMistake, '? ›', next)}
      {told.value && one !== null && (
        <Dialog title={text.grades[one.grade].name} close={() => (told.value = false)}>
          <Verdict one={one} game={game} names={names} unit={unit} path={null} />
        </Dialog>
      )}
    </div>
  );

  function who(one: string | number): string {
    return names[Number(one)] ?? String(one);
  }
  function Expected() {
    return <small class="quiet">{text!.screen.expects(amount(expected!, unit, text!, spoken()))}</small>;
  }
}
