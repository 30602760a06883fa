import { readWord } from '@crossbones/games/skull-king/seen/word';
import { sentence, type WordsOf } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import { useContext } from 'preact/hooks';
import { BidPicker } from '../../../play/BidPicker.js';
import { BidPips, bidSum, LeadLamp } from '../../../play/BidPips.js';
import { Choices } from '../../../play/Choices.js';
import type { TableProps } from '../../../play/game-page.js';
import { Hand, type HeldPiece } from '../../../play/Hand.js';
import { HintButton } from '../../../play/Hint.js';
import { Counselled } from '../../../play/hint-request.js';
import { LastTrick } from '../../../play/LastTrick.js';
import { Message } from '../../../play/Message.js';
import { Prompt } from '../../../play/Prompt.js';
import { linesOf, RoundTable } from '../../../play/RoundTable.js';
import { leading, Seat } from '../../../play/Seat.js';
import { Standings } from '../../../play/Standings.js';
import { orderFrom } from '../../../play/seat-order.js';
import { sortedHand } from '../../../play/sorted-hand.js';
import { boxed } from '../../../play/TableSurface.js';
import { Icon } from '../../../shell/Icon.js';
import { words as common, page } from '../../../shell/words.js';
import art from '../art.svg?url';
import { Banner, Verdict } from './Banner.js';
import { GameCard, Suit } from './Card.js';
import { doneTrick } from './done-trick.js';
import { named } from './names.js';
import { Shown } from './Shown.js';
import type { Moment, View } from './script.js';
import './table.css';
import './middle.css';

export function Table(props: TableProps<View, Moment, WordsOf<'skull-king'>>) {
  const { scene, me, sailors, words, legal, actors, pending, queued, act, queue, explain } = props;
  const { view, moment } = scene;
  const choosing = useSignal<string | null>(null);
  const best = useContext(Counselled)?.best.value ?? null;
  const bottom = me ?? 0;
  const order = orderFrom(bottom, view.seats);
  const who = named(
    sailors.map(({ name }) => name),
    words,
    me,
  );
  // The ghost of a game for two sits between them.
  const placeOf = (player: number | 'greybeard'): number =>
    player === 'greybeard' ? 1 : order.indexOf(player) * (view.ghost ? 2 : 1);
  const trick = moment?.is === 'trick' ? moment : null;
  const others = legal.filter((word) => !['play', 'bid', 'discard'].includes(readWord(word).act));

  const pieces = held(view, legal, words.card);
  const play = (piece: HeldPiece): void => {
    const { code } = piece;
    if (piece.state === 'idle') queue(queued === code || code === 'tigress' ? null : code);
    else if (legal.includes(`discard:${code}`)) act([`discard:${code}`]);
    else if (code === 'tigress') choosing.value = code;
    else act([code]);
  };

  const choices = (
    <Choices
      label={phaseAsks(view, words)}
      choices={others.map((word) => [word, words.label(word, who)])}
      best={best}
      choose={(word) => act([word])}
    />
  );

  const lying = view.trick.length;
  // A server that is one version older does not send it.
  const last = view.lastTrick ?? null;
  return (
    <div class={`table-of strips skull-king ${trick?.beast ?? ''}`}>
      <RoundTable
        players={view.seats + (view.ghost ? 1 : 0)}
        all={me === null}
        ratio={1.4}
        lines={linesOf(sailors)}
        open={view.hands ? 2 : 0}
      >
        {(at) => (
          <>
            {order.slice(me === null ? 0 : 1).map((seat) => (
              <Seat
                key={seat}
                seat={seat}
                sailor={sailors[seat]}
                acting={actors.includes(seat)}
                points={view.scores[seat]}
                badge={leads(view, seat) ? leading(who(seat)) : null}
                at={at.seats[placeOf(seat) - (me === null ? 0 : 1)]}
              >
                <SeatBid view={view} seat={seat} />
                {view.hands && <OpenHand cards={view.hands[seat]} />}
              </Seat>
            ))}
            {view.ghost && (
              <div class="seat ghost-seat" style={boxed(at.seats[me === null ? 1 : 0], false)}>
                <svg class="ghost-face" viewBox="10 6 80 80" aria-hidden="true">
                  <use href={`${art}#greybeard`} />
                </svg>
                <div class="seat-name">
                  <span>{who('greybeard')}</span>
                </div>
              </div>
            )}
            <ol class="trick" aria-label={page().play.table}>
              {view.trick.map(({ seat, card }, i) => {
                const wins = view.standing?.winner === seat && view.trick.length > 1;
                return (
                  <li
                    key={`${card}-${i}`}
                    class={`lying ${wins ? 'wins' : ''} ${trick && !wins ? 'beaten' : ''}`}
                    data-piece={pieceOf(view, seat, card, me)}
                    data-from={seat === 'greybeard' ? 'deck' : `seat:${seat}`}
                    data-to={
                      trick?.taker == null
                        ? 'deck'
                        : trick.taker === 'greybeard'
                          ? 'deck'
                          : `seat:${trick.taker}`
                    }
                    style={{
                      ...boxed(at.pieces[placeOf(seat)], false),
                      '--turn': `${((i * 47) % 5) - 2}deg`,
                    }}
                  >
                    <GameCard code={card} />
                    {wins && <LeadLamp />}
                    <span class="unseen">{page().play.played(who(seat), words.card(card))}</span>
                  </li>
                );
              })}
            </ol>
            <div
              class={`centre ${at.led.width > 2 * at.led.height ? 'low' : ''}`}
              data-spot="deck"
              style={boxed(at.led)}
            >
              {lying === 0 && view.phase === 'play' && (
                <p class="led">{page().play.bidsInAll(bidSum(view.bids), view.cardsDealt)}</p>
              )}
              {view.led !== null && view.trick.length > 0 && (
                <p class="led">
                  <Suit suit={view.led} />
                  <span aria-hidden="true">{words.suit(view.led)}</span>
                  <span class="unseen">{page().play.ledSuit(words.suit(view.led))}</span>
                </p>
              )}
            </div>
            {view.phase === 'bid' && moment === null && (
              <div class="question" style={boxed(at.middle)}>
                <BidPicker
                  most={view.cardsDealt}
                  own={me === null ? null : view.bids[me]}
                  seated={me !== null}
                  legal={legal}
                  words={words}
                  pending={pending}
                  act={act}
                />
              </div>
            )}
            {me === null && view.phase === 'bid' && moment === null && (
              <Standings sailors={sailors} scores={view.scores} sealed={view.sealed} at={at.middle} />
            )}
            {moment && <Banner view={view} moment={moment} words={words} who={who} me={me} />}
          </>
        )}
      </RoundTable>
      <div class="own">
        {me !== null && (
          <Seat
            seat={me}
            sailor={sailors[me]}
            acting={actors.includes(me)}
            points={view.scores[me]}
            badge={leads(view, me) ? leading(who(me)) : null}
          >
            <SeatBid view={view} seat={me} />
          </Seat>
        )}
        <div class="asking">
          <Message words={words} sailors={sailors} />
          {trick ? (
            <Verdict view={view} moment={trick} words={words} who={who} me={me} />
          ) : choosing.value === 'tigress' && legal.includes('tigress:pirate') ? (
            <Choices
              label={words.moments['tigress-asks']({}, who)}
              choices={['tigress:pirate', 'tigress:escape'].map((word) => [word, words.label(word, who)])}
              best={best}
              choose={(word) => {
                choosing.value = null;
                act([word]);
              }}
              cancel={() => {
                choosing.value = null;
              }}
            />
          ) : others.length > 0 ? (
            choices
          ) : (
            <Prompt
              {...props}
              asks={view.phase === 'bid' ? page().play.yourBid : undefined}
              over={view.phase === 'over'}
            />
          )}
          <HintButton />
          <Shown view={view} words={words} />
          <LastTrick trick={last && doneTrick(last, words, who)} />
        </div>
      </div>
      {me !== null && (
        <Hand
          pieces={pieces}
          queued={queued}
          pending={pending !== null}
          draw={(code) => <GameCard code={code} />}
          play={play}
          refuse={({ code }) => {
            const why = view.unplayable[code];
            if (why) explain(why);
          }}
        />
      )}
    </div>
  );
}

function SeatBid({ view, seat }: { view: View; seat: number }) {
  const bid = view.phase === 'bid' ? null : view.bids[seat];
  const wager = view.wagers[seat];
  return (
    <div class="seat-bid">
      <BidPips bid={bid} won={view.won[seat]} sealed={view.sealed.includes(seat)} />
      {wager > 0 && <span class="seat-extra">±{wager}</span>}
      {view.shots[seat] === 'cannonball' && <span class="seat-extra">●</span>}
      <span class="seat-extra">
        <Icon id="cards" />
        <span aria-hidden="true">{view.cards[seat]}</span>
        <span class="unseen">{page().play.cardsLeft(view.cards[seat])}</span>
      </span>
    </div>
  );
}

function OpenHand({ cards }: { cards: readonly string[] }) {
  return (
    <div class="open-hand">
      {cards.map((code, i) => (
        <span key={`${code}-${i}`}>
          <GameCard code={code} />
        </span>
      ))}
    </div>
  );
}

const leads = (view: View, seat: number): boolean => view.phase === 'play' && view.leader === seat;

/** The key of a card is the same in the hand and on the table, so that it flies from one to the other. */
const pieceOf = (view: View, seat: number | 'greybeard', card: string, me: number | null): string =>
  `${view.round}/${seat === me ? 'mine' : seat}/${card.startsWith('tigress') ? 'tigress' : card}${
    seat === me ? '' : `/${view.tricks.length}`
  }`;

function held(view: View, legal: readonly string[], nameOf: (code: string) => string): HeldPiece[] {
  const seen = new Map<string, number>();
  return sortedHand(view.hand).map((code) => {
    const copy = seen.get(code) ?? 0;
    seen.set(code, copy + 1);
    const can =
      legal.includes(code) ||
      legal.includes(`discard:${code}`) ||
      (code === 'tigress' && legal.includes('tigress:pirate'));
    const refused = view.unplayable[code] !== undefined;
    return {
      key: `${view.round}/mine/${code}${copy === 0 ? '' : `/${copy}`}`,
      code,
      name: nameOf(code),
      state: can ? 'playable' : refused ? 'refused' : 'idle',
    };
  });
}

function phaseAsks(view: View, words: WordsOf<'skull-king'>): string {
  const keys: { readonly [phase: string]: string } = {
    shot: 'shot-now',
    rosie: 'lead-now',
    will: 'discard-now',
    rascal: 'wager-now',
    harry: 'change-now',
  };
  const key = keys[view.phase];
  return key === undefined ? '' : sentence(common(), words, { key, args: {} });
}
