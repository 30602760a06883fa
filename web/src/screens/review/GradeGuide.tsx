import { grades } from '@crossbones/games/crew';
import type { GradedMatch } from '../../play/local/review-message.js';
import { spoken } from '../../shell/language.js';
import { useVolume } from '../../shell/words.js';
import { amount } from './figure.js';
import { GradeMark } from './GradeMark.js';

/** How grades come about, and from which loss on each is given in this game. */
export function GradeGuide({ review: { thresholds, unit, by } }: { readonly review: GradedMatch }) {
  const text = useVolume('review')!;
  return (
    <section class="review-guide panel">
      <h2>{text.screen.how}</h2>
      {text.screen.method.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>{text.screen.thresholds}</p>
      <ul>
        {grades.map((grade) => (
          <li key={grade}>
            <GradeMark grade={grade} />
            <span>
              {grade === 'good'
                ? text.grades.good.name
                : text.screen.sure(text.grades[grade].name, amount(thresholds[grade], unit, text, spoken()))}
              <small class="quiet">{text.grades[grade].about}</small>
            </span>
          </li>
        ))}
      </ul>
      <p class="quiet">
        {text.judgedBy[by].replace(/^./, (letter) => letter.toUpperCase())}. {text.screen.limits}
      </p>
    </section>
  );
}
