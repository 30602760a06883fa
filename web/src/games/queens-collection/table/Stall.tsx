import { count, grouped } from '@crossbones/games/queens-collection/seen/bag';
import { MARKET } from '@crossbones/games/queens-collection/seen/limit';
import type { WordsOf } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import { Dialog } from '../../../parts/Dialog.js';
import { boxed } from '../../../play/TableSurface.js';
import type { Rect } from '../../../play/table-layout.js';
import type { Say } from './names.js';
import { Awning, CardBack, GameCard } from './Piece.js';
import type { Moment, View } from './script.js';
import './stall.css';

interface PileProps {
  readonly at: Rect;
  readonly view: View;
  readonly say: Say;
  readonly words: WordsOf<'queens-collection'>;
}

interface MarketProps extends Omit<PileProps, 'view'> {
  readonly moment: Moment | null;
  /** What lies in the market, less what is put together already. */
  readonly market: readonly string[];
  readonly picked: string | null;
  /** How a card stands; null while none can be picked. */
  readonly stateOf: ((code: string) => 'reach' | 'idle') | null;
  pick(code: string): void;
}

interface ReserveProps extends PileProps {
  /** Turns a card up, now or when it is one's turn. */
  readonly turnUp: (() => void) | null;
  readonly queued: boolean;
}

/** The market under its awning. */
export function Market({ at, moment, say, words, market, picked, stateOf, pick }: MarketProps) {
  const from = moment?.is === 'swapped' ? `seat:${moment.seat}` : 'deck';
  return (
    <div class="market" data-spot="market" style={boxed(at)}>
      <Awning />
      <ul class="market-cards" aria-label={say('market')}>
        {market.map((code, i) => {
          const copy = count(market.slice(0, i), code);
          const piece = { 'data-piece': `market/${code}/${copy}`, 'data-from': from, 'data-to': 'mat' };
          return (
            <li key={`${code}/${copy}`} class="market-card" {...piece}>
              {stateOf === null ? (
                <>
                  <GameCard code={code} />
                  <span class="unseen">{words.card(code)}</span>
                </>
              ) : (
                <button
                  type="button"
                  class={`card-button ${stateOf(code)}`}
                  aria-label={words.card(code)}
                  aria-pressed={picked === code && copy === 0}
                  onClick={() => pick(code)}
                >
                  <GameCard code={code} />
                </button>
              )}
            </li>
          );
        })}
        {Array.from({ length: Math.max(0, MARKET - market.length) }, (_, i) => (
          <li key={`empty-${i}`} class="market-card empty" aria-hidden="true" />
        ))}
      </ul>
    </div>
  );
}

/** The reserve; a tap on it turns a card up. */
export function Reserve({ at, view, say, words, turnUp, queued }: ReserveProps) {
  const name = say('reserve', { cards: view.reserve });
  const pile = (
    <>
      <span class="pile" data-spot="deck">
        {view.reserve > 0 ? <CardBack /> : <span class="pile-empty" />}
      </span>
      <b class="pile-count" aria-hidden="true">
        {view.reserve}
      </b>
    </>
  );
  if (turnUp === null) {
    return (
      <div class="reserve" style={boxed(at)}>
        {pile}
        <span class="unseen">{name}</span>
      </div>
    );
  }
  return (
    <button
      type="button"
      class={`reserve ${queued ? 'queued' : 'ready'}`}
      style={boxed(at)}
      aria-label={`${words.label('reveal')} (${name})`}
      aria-pressed={queued ? true : undefined}
      onClick={turnUp}
    >
      {pile}
    </button>
  );
}

/** What was discarded lies open: a tap shows it. */
export function Discard({ at, view, say, words }: PileProps) {
  const looking = useSignal(false);
  const cards = view.discard.length + view.unseen;
  const name = say('discard', { cards });
  return (
    <>
      <button
        type="button"
        class="discard"
        style={boxed(at)}
        aria-label={name}
        onClick={() => (looking.value = true)}
      >
        <span class="pile" data-spot="discard">
          {Array.from({ length: Math.min(3, cards) }, (_, i) => (
            <span key={i} class="pile-sheet" style={{ '--i': i }} />
          ))}
          {cards === 0 && <span class="pile-empty" />}
        </span>
        <b class="pile-count" aria-hidden="true">
          {cards}
        </b>
      </button>
      {looking.value && (
        <Dialog title={name} close={() => (looking.value = false)}>
          <Heap cards={view.discard} words={words} />
          {view.removed.length > 0 && (
            <>
              <h3>{say('removed')}</h3>
              <Heap cards={view.removed} words={words} />
            </>
          )}
        </Dialog>
      )}
    </>
  );
}

function Heap({ cards, words }: { cards: readonly string[]; words: WordsOf<'queens-collection'> }) {
  return (
    <ul class="heap">
      {grouped(cards).map(([code, copies]) => (
        <li key={code}>
          <GameCard code={code} />
          <b aria-hidden="true">{copies}</b>
          <span class="unseen">{`${copies} × ${words.card(code)}`}</span>
        </li>
      ))}
    </ul>
  );
}
