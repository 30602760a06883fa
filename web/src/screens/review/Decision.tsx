import type { GameId } from '@crossbones/games';
import { figureKeys, type HintKey, type ReviewUnit } from '@crossbones/games/crew';
import { useSignal } from '@preact/signals';
import type { GradedDecision } from '../../play/local/review-message.js';
import { Icon } from '../../shell/Icon.js';
import { spoken } from '../../shell/language.js';
import { page, useVolume, wordsOf } from '../../shell/words.js';
import { amount, figure } from './figure.js';
import { GradeMark } from './GradeMark.js';
import './review.css';

/** What all decisions of a match have in common. */
export interface DecisionContext {
  readonly game: GameId;
  readonly names: readonly string[];
  /** The address of the match; null where the table is shown already. */
  readonly path: string | null;
  readonly unit: ReviewUnit;
}

interface Props extends DecisionContext {
  readonly one: GradedDecision;
  /** Whether it is open from the start. */
  readonly open?: boolean;
}

/** One decision with its grade; opened, with what would have been better and why. */
export function Decision({ one, open = false, ...about }: Props) {
  const opened = useSignal(open);
  const { game, names, unit } = about;
  const who = (seat: string | number): string => names[Number(seat)] ?? String(seat);
  return (
    <details
      class="review-decision"
      data-grade={one.grade}
      open={opened.value}
      onToggle={(event) => (opened.value = event.currentTarget.open)}
    >
      <summary>
        <GradeMark grade={one.grade} />
        <span class="review-what">
          {page().after.doneBy(names[one.seat], wordsOf(game).label(one.played.word, who))}
          {one.round !== null && <small class="quiet"> · {page().play.roundNumber(one.round)}</small>}
        </span>
        {one.loss > 0 && <span class="review-loss">−{figure(one.loss, unit, spoken())}</span>}
      </summary>
      {opened.value && <Verdict one={one} {...about} />}
    </details>
  );
}

const isFigure = (key: HintKey): boolean => (figureKeys as readonly HintKey[]).includes(key);

/** What was played and what would have been better, each with its reasons. */
export function Verdict({ one, game, names, path, unit }: Props) {
  const text = useVolume('review')!;
  const hints = useVolume('guidance')?.hints;
  const own = wordsOf(game);
  const who = (seat: string | number): string => names[Number(seat)] ?? String(seat);
  const told = (n: number): string => amount(n, unit, text, spoken());
  const speaking = (given: GradedDecision['best']['hints'], figures: boolean): string =>
    hints === undefined
      ? ''
      : given
          .filter(({ key }) => isFigure(key) === figures)
          .map(({ key, args }) => hints[key](args, who))
          .join(figures ? ' · ' : ' ');
  const said = (is: string, { word, hints: given }: GradedDecision['best']) => (
    <div class="review-said">
      <dt>
        <small class="quiet">{is}</small> <b>{own.label(word, who)}</b>
      </dt>
      <dd>
        {speaking(given, false)}
        <small class="quiet">{speaking(given, true)}</small>
      </dd>
    </div>
  );
  const isBest = one.best.word === one.played.word;
  return (
    <div class="review-verdict">
      <dl>
        {said(text.screen.played, one.played)}
        {!isBest && said(text.screen.best, one.best)}
      </dl>
      <p class="review-sums">
        {isBest
          ? text.nothingBetter
          : one.loss > 0
            ? text.screen.loss(told(one.loss), told(2 * one.error))
            : text.screen.within}
        <small class="quiet">{text.screen.expects(told(one.expected))}</small>
      </p>
      {path !== null && (
        <a class="button bare" href={`${path}/replay?step=${one.step}&seat=${one.seat}`}>
          <Icon id="eye" />
          {text.screen.atTable}
        </a>
      )}
    </div>
  );
}
