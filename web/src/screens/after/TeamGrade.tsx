import { Icon } from '../../shell/Icon.js';
import { page } from '../../shell/words.js';

const BEST = 5;

/** How well a voyage together went: so many of five lamps burn. */
export function TeamGrade({ grade }: { grade: number }) {
  return (
    <div class="grade">
      <span class="unseen">{page().settings.grade(grade)}</span>
      {Array.from({ length: BEST }, (_, i) => (
        <span
          key={i}
          class={i < grade ? 'grade-lamp lit' : 'grade-lamp'}
          style={{ '--at': i }}
          aria-hidden="true"
        >
          <Icon id="lamp" />
        </span>
      ))}
    </div>
  );
}
