import { turn, worthOf } from '@crossbones/games/skull-queen/seen/placement';
import { cardRefusal } from '@crossbones/games/skull-queen/seen/refusal';
import type { WordsOf } from '@crossbones/texts/load';
import { useCallback, useContext } from 'preact/hooks';
import type { TableProps } from '../../../play/game-page.js';
import { Hand, type HeldPiece } from '../../../play/Hand.js';
import { HintButton } from '../../../play/Hint.js';
import { Message } from '../../../play/Message.js';
import { linesOf } from '../../../play/RoundTable.js';
import { ReadOnly } from '../../../play/read-only.js';
import { orderFrom } from '../../../play/seat-order.js';
import { sortedHand } from '../../../play/sorted-hand.js';
import { boxed, TableSurface } from '../../../play/TableSurface.js';
import type { Size } from '../../../play/table-layout.js';
import { cardScale } from '../../../shell/settings.js';
import { page } from '../../../shell/words.js';
import art from '../art.svg?url';
import { Berth, GhostBerth, GhostSeat, type Laid, pieceOf, Sitting } from './Berth.js';
import { GameCard, Suit } from './Card.js';
import { moor } from './harbour.js';
import { LastTrick } from './LastTrick.js';
import { type Placing, usePlacing } from './lineup.js';
import { named } from './names.js';
import { Placement } from './Placement.js';
import { type Moment, marks, type Player, type View } from './script.js';
import { slotsIn, Tray } from './Tray.js';
import { RoundOver, Verdict } from './Verdict.js';
import './table.css';
import './tray.css';

/** An open hand has so many lines: one for each colour, and one for those without. */
const OPEN_LINES = 5;

type Props = TableProps<View, Moment, WordsOf<'skull-queen'>>;

export function Table(props: Props) {
  const { scene, me, sailors, words, legal, actors, pending, queued, act, queue, explain } = props;
  const { view, moment } = scene;
  // In a replay the planks fill while one looks.
  const placing = usePlacing(view, useContext(ReadOnly) ? null : me);
  const who = named(
    sailors.map(({ name }) => name),
    words,
    me,
  );
  const laid: Laid = { view, moment, words, who, marks: marks(view.standing) };
  const order: readonly Player[] = [
    ...orderFrom(me ?? 0, view.seats),
    ...(view.ghost === null ? [] : (['ghost'] as const)),
  ];

  const play = ({ code, state }: HeldPiece): void => {
    const why = cardRefusal(view, code);
    if (state === 'playable') act([code]);
    else if (why !== null) explain(why);
    else queue(queued === code ? null : code);
  };

  return (
    <div
      class={`table-of strips high skull-queen ${placing === null ? '' : 'placing'}`}
      data-crowd={order.length - 1}
    >
      <Sea />
      <span class="deck-spot" data-spot="deck" />
      {placing === null ? (
        <Anchorage {...props} laid={laid} order={order} />
      ) : (
        <>
          <div class="roll">
            {order
              .slice(1)
              .map((seat) =>
                seat === 'ghost' ? (
                  <GhostSeat key={seat} view={view} words={words} />
                ) : (
                  <Sitting
                    key={seat}
                    view={view}
                    words={words}
                    seat={seat}
                    sailor={sailors[seat]}
                    acting={actors.includes(seat)}
                  />
                ),
              )}
          </div>
          {(view.centre.length > 0 || view.aside.length > 0) && <Tray {...laid} />}
          <Placement view={view} placing={placing} words={words} />
        </>
      )}
      <div class="own">
        <div class="asking">
          <Message words={words} sailors={sailors} />
          {moment?.is === 'colour' || moment?.is === 'trick' ? (
            moment.is === 'trick' && moment.moves.length > 0 ? null : (
              <Verdict moves={moment.moves} words={words} who={who} />
            )
          ) : placing !== null ? (
            <Sealing {...props} placing={placing} />
          ) : (
            <Prompt {...props} />
          )}
          <HintButton />
          <LastTrick view={view} words={words} who={who} />
        </div>
      </div>
      {me !== null && (
        <Hand
          pieces={held(view, legal, words.card)}
          queued={queued}
          pending={pending !== null}
          draw={(code) => <GameCard code={code} />}
          play={play}
          refuse={({ code }) => {
            const why = cardRefusal(view, code);
            if (why !== null) explain(why);
          }}
        />
      )}
      {moment?.is === 'planks' && (
        <div class="banner">
          <p class="banner-cry">{words.moments['planks-shown']({}, who)}</p>
        </div>
      )}
      {moment?.is === 'round' && <RoundOver view={view} round={moment.round} who={who} />}
    </div>
  );
}

/** Where the planks of all lie, and the centre between them. */
function Anchorage({
  laid,
  order,
  me,
  sailors,
  actors,
}: Props & { readonly laid: Laid; readonly order: readonly Player[] }) {
  const { view } = laid;
  const grow = cardScale();
  const [berths, own, slots] = [order.length, me !== null, slotsIn(view)];
  const [lines, open] = [linesOf(sailors), view.hands === undefined ? 0 : OPEN_LINES];
  const plan = useCallback(
    (room: Size) => moor({ ...room, berths, own, slots, lines, open, grow }),
    [berths, own, slots, lines, open, grow],
  );
  return (
    <TableSurface kind="harbour" plan={plan}>
      {({ moorings, tray, slot, columns }) => (
        <>
          {order.map((seat, i) =>
            seat === 'ghost' ? (
              <GhostBerth key={seat} {...laid} at={moorings[i]} />
            ) : (
              <Berth
                key={seat}
                {...laid}
                seat={seat}
                sailor={sailors[seat]}
                acting={actors.includes(seat)}
                at={moorings[i]}
              />
            ),
          )}
          <Tray {...laid} style={{ ...boxed(tray), '--lying-w': `${slot}px`, '--columns': columns }} />
        </>
      )}
    </TableSurface>
  );
}

/** Dark water under everything. */
function Sea() {
  return (
    <svg class="sea" aria-hidden="true">
      <defs>
        <pattern id="sea-waves" width="200" height="40" patternUnits="userSpaceOnUse">
          <use href={`${art}#water`} width="200" height="40" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#sea-waves)" />
    </svg>
  );
}

/** What is asked while all place, and the button that sends the placement off, all of it at once. */
function Sealing({
  scene: { view },
  placing,
  words,
  legal,
  pending,
  actors,
  me,
  sailors,
  act,
}: Props & { placing: Placing }) {
  const { draft, sealed, changed, done } = placing;
  const say = (key: keyof WordsOf<'skull-queen'>['moments']): string => words.moments[key]({}, String);
  if (pending !== null) return <p class="prompt">{page().play.sending}</p>;
  if (sealed) {
    const waited = actors.filter((seat) => seat !== me).map((seat) => sailors[seat].name);
    return (
      <p class="prompt">
        {say('sealed')} {waited.length > 0 && page().play.waitingFor(waited)}
      </p>
    );
  }
  return (
    <>
      <p class="prompt mine">
        {say('place')}
        <small>{page().play.points(worthOf(draft, view.worth))}</small>
      </p>
      <button
        type="button"
        class="button main send-out"
        disabled={legal.length === 0}
        onClick={() => act(turn(draft, done))}
      >
        {say(changed ? 'change' : 'send-out')}
      </button>
    </>
  );
}

/** What the table waits for, in a sentence, and the colour that is to be followed. */
function Prompt({ scene: { view, moment }, me, sailors, words, actors, legal, pending, only }: Props) {
  const text = page();
  if (view.phase === 'over') return <p class="prompt">{text.after.result}</p>;
  if (moment !== null) return null;
  if (pending !== null) return <p class="prompt">{text.play.sending}</p>;
  const mine = me !== null && actors.includes(me) && legal.length > 0;
  const waited = actors.filter((seat) => seat !== me).map((seat) => sailors[seat].name);
  return (
    <p class={`prompt ${mine ? 'mine' : ''}`}>
      {mine
        ? (only ?? text.play.yourTurn)
        : view.sealed !== null && `${words.moments['card-sealed']({}, String)} `}
      {!mine && waited.length > 0 && text.play.waitingFor(waited)}
      {view.announced !== null && (
        <small class="announced-colour">
          <Suit suit={view.announced} />
          {words.moments.announced({ colour: view.announced }, String)}
        </small>
      )}
      {mine && view.ghost !== null && view.announced === null && (
        <small>{words.moments['both-choose']({}, String)}</small>
      )}
    </p>
  );
}

function held(view: View, legal: readonly string[], nameOf: (code: string) => string): HeldPiece[] {
  const hand = (view.hand ?? []).filter((code) => code !== view.sealed);
  return sortedHand(hand).map((code) => ({
    key: pieceOf(view, code),
    code,
    name: nameOf(code),
    state: legal.includes(code) ? 'playable' : view.unplayable[code] !== undefined ? 'refused' : 'idle',
  }));
}
