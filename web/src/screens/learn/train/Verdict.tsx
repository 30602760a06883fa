import { gradedAnswer, type PuzzleAnswer, type PuzzleVerdict } from '@crossbones/bots/puzzle/puzzle';
import { figureKeys, type HintKey } from '@crossbones/games/crew';
import type { GameWords, Volumes } from '@crossbones/texts/load';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../../shell/Icon.js';
import { share, size, worth } from './figure.js';

/** What everything that could be done is worth, and why; the best and one's own answer with their reasons. */
export interface JudgedWords {
  readonly own: GameWords;
  readonly train: Volumes['learn']['train'];
  readonly review: Volumes['review'];
  readonly hints: Volumes['guidance']['hints'];
  who(seat: string | number): string;
}

interface Props {
  readonly verdict: PuzzleVerdict;
  readonly given: string;
  readonly words: JudgedWords;
}

interface JudgementProps extends Props {
  /** What stands before the list of all answers. */
  readonly children: ComponentChildren;
}

const isFigure = (key: HintKey): boolean => (figureKeys as readonly HintKey[]).includes(key);

/** Whether an answer was right, what it gives away, and why the best one is the best. */
export function Judgement({ verdict, given, words, children }: JudgementProps) {
  const { train, review } = words;
  const found = gradedAnswer(verdict, given);
  const [best] = verdict.answers;
  const isBest = given === best.word;
  const isRight = isBest || found?.grade === 'good';
  const { unit } = verdict.scale;
  return (
    <>
      <p class={`train-word ${isRight ? 'right' : 'wrong'}`}>
        <Icon id={isRight ? 'check' : 'cross'} />
        {isBest ? train.right : isRight ? train.asGood : train.wrong}
      </p>
      {!isRight && found !== null && (
        <p>
          <b>{review.grades[found.grade].name}.</b> {train.costs(review.amount(size(found.loss, unit), unit))}
        </p>
      )}
      {children}
      <Answers verdict={verdict} given={given} words={words} />
    </>
  );
}

function Answers({ verdict, given, words }: Props) {
  const { train } = words;
  const { answers, scale, worlds } = verdict;
  const worths = answers.map((one) => one.worth);
  const [least, most] = [Math.min(...worths), Math.max(...worths)];
  return (
    <section class="train-answers" aria-labelledby="train-answers">
      <h3 id="train-answers">{train.answers}</h3>
      <ol>
        {answers.map((one, i) => (
          <li key={one.word} class={one.word === given ? 'chosen' : ''}>
            <span class="train-named">
              {words.own.label(one.word, words.who)}
              {i === 0 && (
                <small>
                  <Icon id="star" />
                  {train.bestAnswer}
                </small>
              )}
              {one.word === given && (
                <small>
                  <Icon id="person" />
                  {train.yours}
                </small>
              )}
            </span>
            <b>
              {worth(one.worth, scale.unit)}
              {one.error > 0 && <small class="quiet"> ± {size(one.error, scale.unit)}</small>}
            </b>
            <span class="train-bar" aria-hidden="true">
              <span
                style={{ width: `${most > least ? (100 * (one.worth - least)) / (most - least) : 100}%` }}
              />
            </span>
            {(i === 0 || one.word === given) && <Why answer={one} words={words} />}
          </li>
        ))}
      </ol>
      <p class="quiet">{train.worlds(worlds)}</p>
    </section>
  );
}

/** What speaks for an answer, in words first, then in figures. */
function Why({ answer, words }: { readonly answer: PuzzleAnswer; readonly words: JudgedWords }) {
  if (answer.hints.length === 0) return null;
  const said = (figures: boolean): string[] =>
    answer.hints
      .filter(({ key }) => isFigure(key) === figures)
      .map(({ key, args }) => words.hints[key](args, words.who));
  return (
    <span class="train-why">
      {said(false).join(' ')} <small class="quiet">{said(true).join(' · ')}</small>
    </span>
  );
}

interface ChancesProps {
  /** How likely each number of tricks is. */
  readonly chances: readonly number[];
  readonly title: string;
  /** How many tricks the bid promises. */
  readonly bid: number;
  readonly words: JudgedWords;
}

/** How likely each number of tricks is, as bars. */
export function Chances({ chances, title, bid, words }: ChancesProps) {
  const most = Math.max(...chances);
  // What hardly ever happens at the far end says nothing.
  const last = Math.max(
    chances.findLastIndex((one) => one >= 0.005),
    bid,
  );
  return (
    <figure class="train-chances">
      <figcaption>{title}</figcaption>
      <ol>
        {chances.slice(0, last + 1).map((chance, tricks) => (
          <li key={tricks} class={tricks === bid ? 'chosen' : ''}>
            <span class="unseen">{words.review.chance(tricks, Math.round(100 * chance))}</span>
            <small aria-hidden="true">{share(chance)}</small>
            <span class="train-column" aria-hidden="true">
              <span style={{ height: `${(100 * chance) / most}%` }} />
            </span>
            <b aria-hidden="true">{tricks}</b>
          </li>
        ))}
      </ol>
    </figure>
  );
}
