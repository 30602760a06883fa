import { sentence, type Volumes } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { GameCard } from '../../../games/skull-king/table/Card.js';
import { Icon } from '../../../shell/Icon.js';
import { words as common, wordsOf } from '../../../shell/words.js';
import { RuleLink } from '../../rules/RuleLink.js';
import { isRight, type QuizQuestion } from './question.js';

/** The names of the players around the trick. */
const crew = ['Mina', 'Brass', 'Odette', 'Finn', 'Salt', 'Juno'];
const who = (seat: number | string): string => crew[Number(seat)] ?? String(seat);

type Given = number | null | readonly string[];

interface Props {
  readonly question: QuizQuestion;
  readonly text: Volumes['learn']['quiz'];
  answered(right: boolean): void;
  next(): void;
}

/** One question, the answer given, and why it is so. */
export function QuestionCard({ question, text, answered, next }: Props) {
  const given = useSignal<Given | undefined>(undefined);
  const marked = useSignal<readonly string[]>([]);
  const onward = useRef<HTMLButtonElement>(null);
  const over = given.value !== undefined;
  useEffect(() => {
    if (over) onward.current?.focus({ preventScroll: true });
  }, [over]);
  const answer = (one: Given): void => {
    if (over) return;
    given.value = one;
    answered(isRight(question, one));
  };
  return (
    <section class="quiz-asked panel" aria-labelledby="quiz-question">
      <h2 id="quiz-question">{text[question.is]}</h2>
      <Trick question={question} given={given.value} text={text} answer={answer} />
      {question.is === 'who' && (
        <button
          type="button"
          class={`button quiz-choice ${looks(over, question.answer === null, given.value === null)}`}
          aria-disabled={over}
          onClick={() => answer(null)}
        >
          {over && <Mark right={question.answer === null} chosen={given.value === null} />}
          {text.nobody}
        </button>
      )}
      {question.is === 'bonus' && (
        <div class="quiz-choices">
          {question.choices.map((bonus) => (
            <button
              key={bonus}
              type="button"
              class={`button quiz-choice ${looks(over, bonus === question.answer, given.value === bonus)}`}
              aria-disabled={over}
              onClick={() => answer(bonus)}
            >
              {over && <Mark right={bonus === question.answer} chosen={given.value === bonus} />}
              {bonus}
            </button>
          ))}
        </div>
      )}
      {question.is === 'legal' && (
        <Hand
          question={question}
          over={over}
          marked={marked.value}
          mark={(cards) => (marked.value = cards)}
        />
      )}
      {question.is === 'legal' && !over && (
        <div class="quiz-foot">
          <p class="quiet">{text.legalHint}</p>
          <button type="button" class="button main" onClick={() => answer(marked.value)}>
            {text.check}
          </button>
        </div>
      )}
      <div role="status">
        {over && <Verdict question={question} right={isRight(question, given.value!)} text={text} />}
      </div>
      {over && (
        <button ref={onward} type="button" class="button main quiz-next" onClick={next}>
          {text.next}
        </button>
      )}
    </section>
  );
}

const looks = (over: boolean, right: boolean, chosen: boolean): string =>
  over ? (right ? 'right' : chosen ? 'wrong' : 'spent') : '';

/** Right and wrong are told by more than colour. */
function Mark({ right, chosen }: { readonly right: boolean; readonly chosen: boolean }) {
  return right ? <Icon id="check" /> : chosen ? <Icon id="cross" /> : null;
}

interface TrickProps extends Pick<Props, 'question' | 'text'> {
  readonly given: Given | undefined;
  answer(one: number): void;
}

/** The cards in the order they were played; where it is asked who takes them, a tap on one answers. */
function Trick({ question, given, text, answer }: TrickProps) {
  const own = wordsOf('skull-king');
  const over = given !== undefined;
  return (
    <ol class="quiz-trick" aria-label={text.trick}>
      {question.cards.map((card, at) => {
        const inside = (
          <>
            <GameCard code={card} />
            <span class="quiz-name">
              {over && question.is === 'who' && <Mark right={question.answer === at} chosen={given === at} />}
              {crew[at]}
            </span>
          </>
        );
        const name = `${crew[at]}: ${own.card(card)}`;
        return (
          <li key={`${at}/${card}`} data-card={card}>
            {question.is === 'who' ? (
              <button
                type="button"
                class={`quiz-card ${looks(over, question.answer === at, given === at)}`}
                aria-label={name}
                aria-disabled={over}
                onClick={() => answer(at)}
              >
                {inside}
              </button>
            ) : (
              <span class="quiz-card" role="img" aria-label={name}>
                {inside}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface HandProps {
  readonly question: Extract<QuizQuestion, { is: 'legal' }>;
  readonly over: boolean;
  readonly marked: readonly string[];
  mark(cards: readonly string[]): void;
}

/** Cards to be marked; equal ones are marked together. */
function Hand({ question, over, marked, mark }: HandProps) {
  const own = wordsOf('skull-king');
  return (
    <ul class="quiz-trick quiz-hand">
      {[...new Set(question.hand)].map((card) => {
        const chosen = marked.includes(card);
        const right = question.answer.includes(card);
        return (
          <li key={card} data-card={card}>
            <button
              type="button"
              class={`quiz-card ${over ? (right ? 'right' : chosen ? 'wrong' : 'spent') : ''}`}
              aria-label={own.card(card)}
              aria-pressed={chosen}
              aria-disabled={over}
              onClick={() => !over && mark(chosen ? marked.filter((one) => one !== card) : [...marked, card])}
            >
              <GameCard code={card} />
              <span class="quiz-name">
                {over ? <Mark right={right} chosen={chosen} /> : chosen && <Icon id="check" />}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Verdict({ question, right, text }: Pick<Props, 'question' | 'text'> & { readonly right: boolean }) {
  const own = wordsOf('skull-king');
  return (
    <div class="quiz-verdict">
      <p class={`quiz-word ${right ? 'right' : 'wrong'}`}>
        <Icon id={right ? 'check' : 'cross'} />
        {right ? text.right : text.wrong}
        <small class="quiet quiz-kind">{text.kinds[question.kind]}</small>
      </p>
      <ul class="quiz-reasons">
        {question.reasons.map((reason, i) => (
          <li key={i}>
            <span>{sentence(common(), own, reason, who)}</span>
            <RuleLink game="skull-king" rule={reason.rule} about={text.kinds[question.kind]} />
          </li>
        ))}
      </ul>
    </div>
  );
}
