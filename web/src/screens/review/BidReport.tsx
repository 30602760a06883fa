import type { BidReview } from '@crossbones/bots/review';
import { useSignal } from '@preact/signals';
import type { GradedDecision } from '../../play/local/review-message.js';
import { page, useVolume, wordsOf } from '../../shell/words.js';
import type { DecisionContext } from './Decision.js';
import { GradeMark } from './GradeMark.js';

interface Props extends DecisionContext {
  readonly bids: readonly BidReview[];
  readonly decisions: readonly GradedDecision[];
}

const PAGE = 12;

/** What each bid promised, how likely that was, and what came of it. */
export function BidReport({ bids, decisions, game, names }: Props) {
  const text = useVolume('review')!;
  const shown = useSignal(PAGE);
  const own = wordsOf(game);
  const bySteps = new Map(decisions.map((one) => [one.step, one]));
  const sunk = ({ sank }: BidReview): string | null =>
    sank === null
      ? null
      : text.screen.sank(
          sank.trick,
          sank.taker === null ? null : names[sank.taker],
          sank.card === null ? null : own.card(sank.card),
        );
  return (
    <section class="review-bids">
      <h2>{text.bids}</h2>
      <ul>
        {bids.slice(0, shown.value).map((one) => {
          const decision = bySteps.get(one.step);
          const why = sunk(one);
          return (
            <li key={one.step} class="panel">
              <h3>
                {names[one.seat]} <small class="quiet">{page().play.roundNumber(one.round)}</small>
                {decision && <GradeMark grade={decision.grade} />}
              </h3>
              <p>
                {text.screen.bidAndWon(one.bid, one.won)}
                {one.promised !== one.bid && `, ${text.changedTo(one.promised)}`}
              </p>
              <Chances {...one} />
              <p class="quiet">
                {decision &&
                  (decision.loss > 0 && decision.best.word !== decision.played.word
                    ? `${text.better(own.label(decision.best.word))}. `
                    : `${text.screen.bestBid} `)}
                {why}
              </p>
            </li>
          );
        })}
      </ul>
      {bids.length > shown.value && (
        <button type="button" class="button" onClick={() => (shown.value += PAGE)}>
          {text.screen.more}
        </button>
      )}
    </section>
  );
}

/** A bar for each number of tricks: the bid is framed, what was taken is full. */
function Chances({ chances, bid, won }: BidReview) {
  const text = useVolume('review')!;
  const most = Math.max(...chances);
  const told = chances.map((chance, tricks) => text.chance(tricks, Math.round(100 * chance))).join(', ');
  return (
    <figure class="review-chances" role="img" aria-label={`${text.screen.chances}: ${told}`}>
      {chances.map((chance, tricks) => (
        <span
          key={tricks}
          class={`review-chance ${tricks === bid ? 'bid' : ''} ${tricks === won ? 'won' : ''}`}
          style={{ '--share': chance / most }}
          aria-hidden="true"
        >
          <small>{chance >= 0.005 ? Math.round(100 * chance) : ''}</small>
          <i />
          <b>{tricks}</b>
        </span>
      ))}
    </figure>
  );
}
