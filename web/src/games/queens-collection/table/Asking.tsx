import { partnerOf } from '@crossbones/games/queens-collection/seen/team';
import { readMove } from '@crossbones/games/queens-collection/seen/word';
import type { Who, WordsOf } from '@crossbones/texts/load';
import { Icon } from '../../../shell/Icon.js';
import { page } from '../../../shell/words.js';
import type { Act } from './act.js';
import { Minis } from './Mat.js';
import type { Say } from './names.js';
import type { Turn } from './turn.js';
import './asking.css';

/** Turn up another card, or stop here. */
export function Luck({
  up,
  only,
  legal,
  say,
  words,
  act,
}: {
  readonly up: number;
  readonly only: string | null;
  readonly legal: readonly string[];
  readonly say: Say;
  readonly words: WordsOf<'queens-collection'>;
  act(actions: readonly string[]): void;
}) {
  return (
    <div class="asks">
      <p class="prompt mine small">{only ?? page().play.yourTurn}</p>
      <div class="answers">
        {legal.includes('reveal') && (
          <button type="button" class="button main" onClick={() => act(['reveal'])}>
            {words.label('reveal')}
          </button>
        )}
        <button type="button" class="button" onClick={() => act(['stop'])}>
          {say('keep', { cards: up })}
        </button>
      </div>
    </div>
  );
}

/** Take or swap, and with whom; then what was put together is sent. */
export function TakeOrSwap({
  turn,
  me,
  legal,
  say,
  words,
  act,
}: {
  readonly turn: Turn;
  readonly me: number;
  readonly legal: readonly string[];
  readonly say: Say;
  readonly words: WordsOf<'queens-collection'>;
  act(actions: readonly string[]): void;
}) {
  const { modes, plan, asks } = turn;
  const begun = plan.words.length > 0;
  const picking = turn.own.length > 0 || turn.other !== null;
  if (asks.length > 0) return <Question ask={say('colour-asks')} cancel={turn.clear} />;
  return (
    <div class="asks">
      {begun ? (
        <div class="answers">
          <button type="button" class="button main" onClick={turn.send}>
            {plan.mode === 'take'
              ? say('take-now', { pawns: turn.rest.pawns.length })
              : say('swap-now', { cards: plan.words.length })}
          </button>
          <Clear clear={turn.clear} />
        </div>
      ) : (
        <div class="answers">
          {modes.length === 1 && <p class="prompt mine small">{page().play.yourTurn}</p>}
          {modes.length > 1 && (
            <fieldset class="modes">
              <legend class="unseen">{page().play.yourTurn}</legend>
              {modes.map((mode) => (
                <button
                  key={mode}
                  type="button"
                  class="mode"
                  aria-pressed={mode === plan.mode}
                  onClick={() => turn.choose(mode)}
                >
                  {say(mode, { seat: partnerOf(me) })}
                </button>
              ))}
            </fieldset>
          )}
          {legal.includes('done') && !picking && (
            <button type="button" class="button main" onClick={() => act(['done'])}>
              {words.label('done')}
            </button>
          )}
        </div>
      )}
      {begun && turn.open.length === 0 ? null : <p class="ask-hint">{say(`${plan.mode}-asks`)}</p>}
    </div>
  );
}

/** All together: pawns, cards, or a trade. */
export function Together({
  act,
  say,
  words,
  who,
}: {
  readonly act: Act;
  readonly say: Say;
  readonly words: WordsOf<'queens-collection'>;
  readonly who: Who;
}) {
  const { moves, redraw, trades, trading, theirs, pawns } = act;
  if (trading) {
    return (
      <div class="asks">
        {theirs === null ? (
          <Question ask={say('trade-asks')} cancel={act.clear} />
        ) : (
          <div class="answers">
            <button
              type="button"
              class="button main"
              aria-label={words.label(theirs, who)}
              onClick={() => act.send(theirs)}
            >
              {say('trade')}
            </button>
            <Clear clear={act.clear} />
          </div>
        )}
      </div>
    );
  }
  if (moves.length > 0) {
    return (
      <fieldset class="answers">
        <legend class="ask-hint">{say('pay-asks')}</legend>
        {moves.map((word) => (
          <button
            key={word}
            type="button"
            class="button main pay"
            aria-label={words.label(word, who)}
            onClick={() => act.send(word)}
          >
            <Minis cards={readMove(word)!.paid} />
          </button>
        ))}
        <Clear clear={act.clear} />
      </fieldset>
    );
  }
  if (pawns.length === 1) return <Question ask={say('pawn-asks')} cancel={act.clear} />;
  if (redraw !== null || trades.length > 0) {
    return (
      <div class="answers">
        {redraw !== null && (
          <button
            type="button"
            class="button main"
            aria-label={words.label(redraw)}
            onClick={() => act.send(redraw)}
          >
            {say('redraw-now', { cards: act.own.length })}
          </button>
        )}
        {trades.length > 0 && (
          <button type="button" class="button" onClick={act.trade}>
            {say('trade')} …
          </button>
        )}
      </div>
    );
  }
  return (
    <div class="asks">
      <p class="prompt mine">{page().play.yourTurn}</p>
      <p class="ask-hint">{say('act-asks')}</p>
    </div>
  );
}

function Question({ ask, cancel }: { ask: string; cancel(): void }) {
  return (
    <div class="answers query">
      <p class="prompt mine small">{ask}</p>
      <Clear clear={cancel} />
    </div>
  );
}

function Clear({ clear }: { clear(): void }) {
  return (
    <button type="button" class="button round" aria-label={page().cancel} onClick={clear}>
      <Icon id="close" />
    </button>
  );
}
