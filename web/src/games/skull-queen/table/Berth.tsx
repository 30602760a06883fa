import { type Colour, colours } from '@crossbones/games/skull-queen/seen/colour';
import type { Mark } from '@crossbones/games/skull-queen/seen/mark';
import type { WordsOf } from '@crossbones/texts/load';
import type { Sailor } from '../../../play/match.js';
import { leading, Seat } from '../../../play/Seat.js';
import { boxed } from '../../../play/TableSurface.js';
import type { Rect } from '../../../play/table-layout.js';
import { Icon } from '../../../shell/Icon.js';
import { page } from '../../../shell/words.js';
import art from '../art.svg?url';
import { CardBack, GameCard, Suit, Way } from './Card.js';
import type { Mooring } from './harbour.js';
import { Plank } from './Plank.js';
import type { Moment, View } from './script.js';

/** What the pieces of a seat are drawn from. */
export interface Laid {
  readonly view: View;
  readonly moment: Moment | null;
  readonly marks: ReadonlyMap<string, Mark>;
  readonly words: WordsOf<'skull-queen'>;
  readonly who: (seat: number | string) => string;
}

interface Props extends Laid {
  readonly seat: number;
  readonly sailor: Sailor;
  readonly acting: boolean;
  readonly at: Mooring;
}

/** Somebody at the table, with their plank and the card before it. */
export function Berth({ at, seat, sailor, acting, ...laid }: Props) {
  const { view, words } = laid;
  return (
    <section class="mooring" aria-label={sailor.name}>
      <Sitting view={view} words={words} seat={seat} sailor={sailor} acting={acting} at={at.seat} />
      <div class="moored" style={boxed(at.plank)}>
        <SeatPlank {...laid} seat={seat} />
      </div>
      <LaidCard {...laid} seat={seat} at={at.card} />
    </section>
  );
}

/** The player who sits there, and how many cards they hold. */
export function Sitting({
  view,
  words,
  ...rest
}: Pick<Laid, 'view' | 'words'> & Omit<Props, 'at' | keyof Laid> & { readonly at?: Rect }) {
  const { seat } = rest;
  return (
    <Seat {...rest} points={view.scores[seat]} badge={leads(view, seat) ? leading(rest.sailor.name) : null}>
      <SeatNote view={view} seat={seat} words={words} />
      {view.hands && <OpenHand cards={view.hands[seat]} />}
    </Seat>
  );
}

/** The third hand of a game for two: it has no plank. */
export function GhostBerth({ at, ...laid }: Laid & { readonly at: Mooring }) {
  return (
    <section class="mooring" aria-label={laid.words.moments.ghost({}, String)}>
      <GhostSeat {...laid} at={at.seat} />
      <svg class="moored ghost-figure" style={boxed(at.plank)} viewBox="0 0 100 140" aria-hidden="true">
        <use href={`${art}#queen`} />
      </svg>
      <LaidCard {...laid} seat="ghost" at={at.card} />
    </section>
  );
}

export function GhostSeat({
  view,
  words,
  at,
}: Pick<Laid, 'view' | 'words'> & { readonly at?: Rect | undefined }) {
  const left = view.ghost?.left ?? 0;
  return (
    <div class="seat ghost-seat" style={at && { ...boxed(at, false), '--seat-w': `${at.width}px` }}>
      <div class="seat-face ghost-pile">{left > 0 && <CardBack />}</div>
      <div class="seat-name">
        <span>{words.moments.ghost({}, String)}</span>
      </div>
      <Left seat="ghost" cards={left} />
    </div>
  );
}

function SeatPlank({ view, moment, words, who, seat }: Laid & { seat: number }) {
  const { side, pirates, overboard } = view.planks[seat];
  // Until the pirates are placed, only an open view shows the side.
  if (side === null) return <Plank pirates={pirates} overboard={overboard} worth={[]} />;
  const stirs = moment?.is === 'colour' && moment.moves.some((move) => move.seat === seat);
  const worth = view.worth[side];
  const told = colours.map((colour) => {
    const at = pirates[colour];
    return at === null
      ? words.moments['in-water']({ colour }, who)
      : words.moments.on({ colour, worth: worth[at] }, who);
  });
  return (
    <Plank
      pirates={pirates}
      overboard={overboard}
      worth={worth}
      stirring={stirs ? moment.colour : null}
      says={`${words.moments['plank-of']({ seat }, who)}. ${words.moments[side]({}, who)}: ${told.join(', ')}`}
    />
  );
}

/** The card before a seat, face down as long as it is sealed. */
function LaidCard({
  view,
  moment,
  marks,
  words,
  who,
  seat,
  at,
}: Laid & { readonly seat: number | 'ghost'; readonly at: Rect }) {
  const code = view.trick.find((one) => one.seat === seat)?.card;
  if (code !== undefined) {
    const played = page().play.played(who(seat), words.card(code));
    return (
      <div class="laid" style={boxed(at)}>
        <Lying
          view={view}
          moment={moment}
          mark={marks.get(code)}
          code={code}
          from={`hand:${seat}`}
          says={played}
        />
      </div>
    );
  }
  const own = view.viewer === seat ? view.sealed : null;
  const sealed = seat !== 'ghost' && view.chosen[seat];
  return (
    <div class="laid" style={boxed(at)}>
      {sealed && (
        <div
          class="lying-card sealed"
          data-piece={own === null ? `${view.round}/sealed/${seat}` : pieceOf(view, own)}
          data-from={`hand:${seat}`}
        >
          {own === null ? <CardBack /> : <GameCard code={own} />}
          <span class="unseen">{words.moments.chosen({}, who)}</span>
        </div>
      )}
    </div>
  );
}

interface LyingProps extends Pick<Laid, 'view' | 'moment'> {
  readonly code: string;
  readonly mark: Mark | undefined;
  readonly from: string;
  readonly says: string;
}

/** A card on the table, and which way it sends a pirate as things lie. */
export function Lying({ view, moment, code, mark, from, says }: LyingProps) {
  const { announced } = view;
  const colour = colourOf(code, announced);
  const judged = moment?.is === 'trick' || moment?.is === 'colour';
  const aside = moment?.is === 'colour' && moment.colour !== colour;
  return (
    <div
      class={`lying-card ${aside ? 'aside' : ''} ${judged && !aside && mark && !mark.idle ? 'moves' : ''}`}
      data-piece={pieceOf(view, code)}
      data-from={from}
      data-to="gone"
    >
      <GameCard code={code} as={announced} />
      {mark && (
        <span class={`card-way ${mark.way} ${judged ? 'sure' : ''} ${mark.idle ? 'moot' : ''}`}>
          <Way way={mark.way} by={mark.by} />
        </span>
      )}
      <span class="unseen">{says}</span>
    </div>
  );
}

/** The colour of a card: the monkey and the first mate take the one announced. */
const colourOf = (code: string, announced: Colour | null): Colour | null =>
  colours.find((colour) => code.startsWith(colour)) ?? announced;

/** There is one of each card, so that it has the same name in the hand, on the table and in the centre. */
export const pieceOf = (view: View, code: string): string => `${view.round}/${code}`;

function SeatNote({ view, seat, words }: { view: View; seat: number; words: WordsOf<'skull-queen'> }) {
  if (view.phase === 'place') {
    return (
      <span class={`seat-extra ${view.placed[seat] ? 'in-place' : ''}`}>
        {view.placed[seat] && (
          <>
            <Icon id="check" />
            {words.moments.placed({}, String)}
          </>
        )}
      </span>
    );
  }
  return <Left seat={seat} cards={view.handSizes[seat]} />;
}

/** How many cards somebody holds; what they play comes from there. */
const Left = ({ seat, cards }: { seat: number | 'ghost'; cards: number }) => (
  <span class="seat-extra" data-spot={`hand:${seat}`}>
    <Icon id="cards" />
    <span aria-hidden="true">{cards}</span>
    <span class="unseen">{page().play.cardsLeft(cards)}</span>
  </span>
);

const leads = (view: View, seat: number): boolean =>
  view.phase === 'play' && view.ghost === null && view.leader === seat;

/** An open hand in little: a line for each colour. */
function OpenHand({ cards }: { cards: readonly string[] }) {
  const of = (start: string): string[] =>
    cards.filter((code) => code.startsWith(start)).map((code) => code.slice(1));
  const special = cards.filter((code) => /^\d/.test(code));
  return (
    <ul class="open-hand-lines">
      {colours.map((colour) => {
        const numbers = of(colour);
        return numbers.length === 0 ? null : (
          <li key={colour}>
            <Suit suit={colour} />
            {numbers.join(' ')}
          </li>
        );
      })}
      {special.length > 0 && <li class="specials">{special.join(' ')}</li>}
    </ul>
  );
}
