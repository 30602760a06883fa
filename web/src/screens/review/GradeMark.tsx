import type { Grade } from '@crossbones/games/crew';
import { useVolume } from '../../shell/words.js';
import './grade-mark.css';

/** As in books about chess: told apart by more than their colours. */
const signs: { readonly [grade in Grade]: string } = {
  good: '✓',
  inaccurate: '?!',
  mistake: '?',
  blunder: '??',
};

/** A grade as a small mark, read by its name. */
export function GradeMark({ grade }: { readonly grade: Grade }) {
  const name = useVolume('review')?.grades[grade].name ?? '';
  return (
    <span class="grade-mark" data-grade={grade} title={name}>
      <span aria-hidden="true">{signs[grade]}</span>
      <span class="unseen">{name}</span>
    </span>
  );
}
