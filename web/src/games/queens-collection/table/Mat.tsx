import { count } from '@crossbones/games/queens-collection/seen/bag';
import { MOST_REVEALED } from '@crossbones/games/queens-collection/seen/limit';
import {
  readMove,
  readPair,
  readRedraw,
  readSwap,
  readTrade,
} from '@crossbones/games/queens-collection/seen/word';
import type { Who, WordsOf } from '@crossbones/texts/load';
import { boxed } from '../../../play/TableSurface.js';
import type { Rect } from '../../../play/table-layout.js';
import { Icon } from '../../../shell/Icon.js';
import { page } from '../../../shell/words.js';
import { GameCard, Pawn } from './Piece.js';
import type { Moment, View } from './script.js';
import './mat.css';

interface Props {
  readonly at: Rect;
  readonly view: View;
  readonly moment: Moment | null;
  readonly words: WordsOf<'queens-collection'>;
  readonly who: Who;
  /** Deeds that are put together and not yet sent; a tap takes one back. */
  readonly planned: readonly string[];
  readonly takeBack: ((index: number) => void) | null;
  /** Whether cards that are kept go to the hand at the bottom of the page, so that they need not fly to the seat. */
  readonly quietly: boolean;
}

/** The cloth in the middle: what is turned up this turn, then what is made of it. */
export function Mat(props: Props) {
  const { at, view, moment } = props;
  const number = view.options.mode === 'cooperative' ? lastDone(view) : view.record.length - 1;
  const deeds = view.record[number]?.did ?? [];
  const all = [...deeds.filter((word) => word.includes(':')), ...props.planned];
  const revealing = view.phase === 'reveal' || view.phase === 'reshuffle-reveal';
  return (
    <div class={`mat ${moment?.is === 'clash' ? 'clashing' : ''}`} data-spot="mat" style={boxed(at)}>
      {all.length > 0 ? (
        <ul class="deeds">
          {all.map((word, i) => (
            <Deed
              key={i}
              {...props}
              word={word}
              piece={`deed/${view.round}/${view.turns - view.record.length + number}/${i}`}
              plan={i - (all.length - props.planned.length)}
            />
          ))}
        </ul>
      ) : (
        revealing && view.options.mode !== 'cooperative' && <TurnedUp {...props} />
      )}
    </div>
  );
}

/** The newest turn in which something was done. */
const lastDone = (view: View): number => view.record.findLastIndex(({ did }) => did.length > 0);

function TurnedUp({ view, moment, words, quietly }: Props) {
  const up = view.revealed;
  const to = moment?.is === 'clash' ? 'discard' : quietly ? undefined : `seat:${view.turn}`;
  return (
    <ol class="turned-up">
      {Array.from({ length: MOST_REVEALED }, (_, i) => {
        const code = up[i];
        if (code === undefined) return <li key={i} class="slot" aria-hidden="true" />;
        const clashes = moment?.is === 'clash' && code === moment.card;
        return (
          <li
            key={i}
            class={`slot ${clashes ? 'clash' : ''}`}
            data-piece={`up/${view.turns}/${i}`}
            data-from="deck"
            data-to={to}
            style={{ '--i': i }}
          >
            <span class="turning">
              <GameCard code={code} />
            </span>
            <span class="unseen">{words.card(code)}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** One pair, swap or other deed, as small cards. */
function Deed({
  view,
  words,
  who,
  word,
  piece,
  plan,
  takeBack,
}: Props & { word: string; piece: string; plan: number }) {
  const inside = picture(word);
  const planned = plan >= 0;
  return (
    <li
      class={`deed ${planned ? 'planned' : ''}`}
      data-piece={piece}
      data-from={`seat:${view.turn}`}
      data-to="discard"
    >
      {planned && takeBack !== null ? (
        <button
          type="button"
          class="deed-button"
          aria-label={`${words.label(word, who)} – ${page().play.undo}`}
          onClick={() => takeBack(plan)}
        >
          {inside}
          <Icon id="close" />
        </button>
      ) : (
        <span class="deed-button">
          {inside}
          <span class="unseen">{words.label(word, who)}</span>
        </span>
      )}
    </li>
  );
}

function picture(word: string) {
  const pair = readPair(word);
  if (pair !== null) {
    return (
      <>
        <Minis cards={[...pair.hand, pair.market]} />
        <Pawn colour={pair.colour} />
      </>
    );
  }
  const swap = readSwap(word) ?? readTrade(word);
  if (swap !== null) {
    return (
      <>
        <Minis cards={[swap.own]} />
        <span class="deed-mark">⇄</span>
        <Minis cards={[swap.other]} />
      </>
    );
  }
  const move = readMove(word);
  if (move !== null) {
    return (
      <>
        <Minis cards={move.paid} />
        <Pawn colour={move.ends[0].pawn} />
        <span class="deed-mark">⇄</span>
        <Pawn colour={move.ends[1].pawn} />
      </>
    );
  }
  return <Minis cards={readRedraw(word) ?? []} />;
}

export function Minis({ cards }: { cards: readonly string[] }) {
  return (
    <span class="minis">
      {cards.map((code, i) => (
        <span key={`${code}/${count(cards.slice(0, i), code)}`} class="mini">
          <GameCard code={code} />
        </span>
      ))}
    </span>
  );
}
