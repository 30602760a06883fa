import type { GameId } from '@crossbones/games';
import { useId } from 'preact/hooks';
import { Share } from '../../parts/Share.js';
import type { Answer } from './question.js';
import './ruling.css';
import type { Speech } from './arbiter-words.js';

/** A rule's number, and the way to its text. */
const RuleLink = ({ game, rule, label }: { game: GameId; rule: string; label: string }) => (
  <a class="rule-link" href={`/rules/${game}#${rule}`} aria-label={label}>
    {rule}
  </a>
);

interface Props {
  readonly game: GameId;
  readonly answer: Answer;
  readonly speech: Speech;
}

/** The answer in a line, what follows from it, and why, each step with its rule. */
export function Ruling({ game, answer: { headline, facts, steps, whole }, speech }: Props) {
  const id = useId();
  const { text, say, step } = speech;
  const line = say(headline);
  return (
    <section class={`ruling panel ${whole ? 'whole' : ''}`} aria-labelledby={id}>
      <p class="ruling-title quiet">{text.ruling}</p>
      <h2 id={id} class="ruling-line" aria-live="polite">
        {line}
      </h2>
      {facts.length > 0 && (
        <ul class="ruling-facts">
          {facts.map((fact, i) => (
            <li key={i}>{say(fact)}</li>
          ))}
        </ul>
      )}
      {steps.length > 0 && (
        <ol class="ruling-steps" aria-label={text.why}>
          {steps.map((why, i) => (
            <li key={i}>
              <span>{step(why)}</span>
              <RuleLink game={game} rule={why.rule} label={text.rule(why.rule)} />
            </li>
          ))}
        </ol>
      )}
      <div class="row ruling-foot">
        <Share label={text.link} what={() => ({ title: text.title, text: line, url: location.href })} />
        <a class="button bare" href={`/rules/${game}`}>
          {text.moreRules}
        </a>
      </div>
    </section>
  );
}
