import type { Dilemma } from '@crossbones/bots/skull/duel/dilemma';
import type { Volumes } from '@crossbones/texts/load';
import { DiscPiece, MatArt } from '../../../games/skull/table/Disc.js';
import { Icon } from '../../../shell/Icon.js';
import { wordsOf } from '../../../shell/words.js';

interface Props {
  readonly dilemma: Dilemma;
  readonly text: Volumes['learn']['bluff'];
}

type Face = 'flower' | 'skull' | null;

/** Both players and their discs, as the one who is asked sees them. */
export function BothPlayers({ dilemma, text }: Props) {
  const { situation, role, told, lot } = dilemma;
  const { discs, made } = situation;
  const other = 1 - role;
  const own = told.piles[role];
  // The player who follows chooses in secret before the leader does, and so has laid a disc by then.
  const theirs = own === 0 ? (role === 0 ? 1 : 0) : told.piles[other];
  const held = discs[role] - own;
  const faces = (count: number, skull: number): Face[] =>
    Array.from({ length: count }, (_, at) => (at === skull ? 'skull' : 'flower'));
  const opener = told.piles[0] === told.piles[1] ? 0 : 1;
  const bidOf = (who: number): number | null =>
    told.bids.findLast((_, i) => (opener + i) % 2 === who) ?? null;
  const backs = (count: number): Face[] => Array.from({ length: count }, () => null);
  return (
    <div class="bluff-sides" data-table="skull">
      <Side
        gang={0}
        name={text.you}
        leads={role === 0}
        discs={discs[role]}
        made={made[role] === 1}
        bid={bidOf(role)}
        pile={faces(own, lot)}
        hand={faces(held, lot === -1 ? held - 1 : held)}
        text={text}
      />
      <Side
        gang={1}
        name={text.other}
        leads={role === 1}
        discs={discs[other]}
        made={made[other] === 1}
        bid={bidOf(other)}
        pile={backs(theirs)}
        hand={backs(discs[other] - theirs)}
        text={text}
      />
    </div>
  );
}

interface SideProps {
  readonly gang: number;
  readonly name: string;
  readonly leads: boolean;
  readonly discs: number;
  readonly made: boolean;
  readonly bid: number | null;
  /** From the bottom; null is face down. */
  readonly pile: readonly Face[];
  readonly hand: readonly Face[];
  readonly text: Props['text'];
}

const FULL = 4;

function Side({ gang, name, leads, discs, made, bid, pile, hand, text }: SideProps) {
  const own = gang === 0;
  const { card } = wordsOf('skull');
  const named = (faces: readonly Face[]): string => faces.map((face) => card(face ?? '')).join(', ');
  return (
    <section class="bluff-side" aria-label={name}>
      <h3>
        {name}
        {leads && (
          <small>
            <Icon id="flag" />
            {text.first}
          </small>
        )}
      </h3>
      <div class={`bluff-mat ${pile.length === 0 ? 'empty' : ''}`} data-hue={gang}>
        <MatArt gang={gang} flower={made} />
        <span class="bluff-pile">
          {pile.map((face, at) => (
            <span key={at}>
              <DiscPiece gang={gang} face={face} />
            </span>
          ))}
        </span>
        {bid !== null && <span class="bluff-bid">{text.bids(bid)}</span>}
      </div>
      <span class="bluff-hand">
        {hand.map((face, at) => (
          <span key={at}>
            <DiscPiece gang={gang} face={face} />
          </span>
        ))}
      </span>
      <ul class="bluff-facts">
        {own && pile.length > 0 && <li>{text.laid(named(pile))}</li>}
        {own && hand.length > 0 && <li class="unseen">{text.hand(named(hand))}</li>}
        {!own && <li class="unseen">{text.hidden(pile.length)}</li>}
        <li>{text.discs(discs)}</li>
        {made && <li>{text.made}</li>}
        {!own && discs < FULL && <li>{text.unsure}</li>}
      </ul>
    </section>
  );
}
