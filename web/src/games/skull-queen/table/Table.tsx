import { turn } from '@crossbones/games/skull-queen/seen/placement';
import { cardRefusal } from '@crossbones/games/skull-queen/seen/refusal';
import type { WordsOf } from '@crossbones/texts/load';
import { useContext } from 'preact/hooks';
import { orderFrom } from '../../../play/around.js';
import type { TableProps } from '../../../play/game-page.js';
import { Hand, type HeldPiece } from '../../../play/Hand.js';
import { HintButton } from '../../../play/Hint.js';
import { inOrder } from '../../../play/order.js';
import { Seat } from '../../../play/Seat.js';
import { Still } from '../../../play/still.js';
import { page } from '../../../shell/words.js';
import art from '../art.svg?url';
import { Berth, badgeOf, GhostBerth, type Laid, LaidCard, pieceOf, SeatNote, SeatPlank } from './Berth.js';
import { GameCard, Suit } from './Card.js';
import { type Placing, usePlacing } from './lineup.js';
import { named } from './names.js';
import { Placement } from './Placement.js';
import { type Moment, marks, type View } from './script.js';
import { Tray } from './Tray.js';
import { RoundOver, Verdict } from './Verdict.js';
import './table.css';
import './tray.css';
import './watched.css';
import './middle.css';

type Props = TableProps<View, Moment, WordsOf<'skull-queen'>>;

export function Table(props: Props) {
  const { scene, me, sailors, words, legal, actors, pending, queued, act, queue, explain } = props;
  const { view, moment } = scene;
  const still = useContext(Still);
  const placing = usePlacing(view, still ? null : me);
  const who = named(
    sailors.map(({ name }) => name),
    words,
    me,
  );
  const laid: Laid = { view, moment, words, who, marks: marks(view.standing) };
  const others = orderFrom(me ?? 0, view.seats).slice(me === null ? 0 : 1);
  // In a replay the planks fill while one looks.
  const phase = view.phase === 'place' && !still ? 'placing' : 'playing-on';
  const crowd = others.length + (view.ghost === null ? 0 : 1);

  const play = ({ code, state }: HeldPiece): void => {
    const why = cardRefusal(view, code);
    if (state === 'playable') act([code]);
    else if (why !== null) explain(why);
    else queue(queued === code ? null : code);
  };

  return (
    <div
      class={`table-of skull-queen ${phase} ${me === null ? 'watched' : ''}`}
      data-crowd={crowd}
      style={{ '--crowd': crowd }}
    >
      <Sea />
      <span class="deck-spot" data-spot="deck" />
      <div class="moorings">
        {others.map((seat) => (
          <Berth key={seat} {...laid} seat={seat} sailor={sailors[seat]} acting={actors.includes(seat)} />
        ))}
        {view.ghost !== null && <GhostBerth {...laid} />}
      </div>
      {(view.phase !== 'place' || view.centre.length > 0 || view.aside.length > 0) && <Tray {...laid} />}
      {placing !== null && <Placement view={view} placing={placing} words={words} />}
      {me !== null && placing === null && (
        <div class="own-plank">
          <SeatPlank {...laid} seat={me} />
          <LaidCard {...laid} seat={me} />
        </div>
      )}
      <div class="asking-side">
        {me !== null && (
          <Seat
            seat={me}
            sailor={sailors[me]}
            acting={actors.includes(me)}
            points={view.scores[me]}
            badge={badgeOf(view, me)}
          >
            <SeatNote view={view} seat={me} words={words} />
          </Seat>
        )}
        {view.phase === 'play' && moment?.is !== 'colour' && (
          <p class="announced-colour">
            {view.announced !== null && (
              <>
                <Suit suit={view.announced} />
                <span>{words.moments.announced({ colour: view.announced }, who)}</span>
              </>
            )}
          </p>
        )}
        <div class="asking">
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

/** Sends the placement off, all of it at once. */
function Sealing({ placing, words, legal, pending, actors, me, sailors, act }: Props & { placing: Placing }) {
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
    <button
      type="button"
      class="button main send-out"
      disabled={legal.length === 0}
      onClick={() => act(turn(draft, done))}
    >
      {say(changed ? 'change' : 'send-out')}
    </button>
  );
}

/** What the table waits for, in a sentence. */
function Prompt({ scene: { view, moment }, me, sailors, words, actors, legal, pending, only }: Props) {
  const text = page();
  if (view.phase === 'over') return <p class="prompt">{text.after.result}</p>;
  if (moment !== null) return null;
  if (pending !== null) return <p class="prompt">{text.play.sending}</p>;
  if (me !== null && actors.includes(me) && legal.length > 0) {
    return (
      <p class="prompt mine">
        {only ?? text.play.yourTurn}
        {view.ghost !== null && <small>{words.moments['both-choose']({}, String)}</small>}
      </p>
    );
  }
  const waited = actors.filter((seat) => seat !== me).map((seat) => sailors[seat].name);
  return (
    <p class="prompt">
      {view.sealed !== null && `${words.moments['card-sealed']({}, String)} `}
      {waited.length > 0 && text.play.waitingFor(waited)}
    </p>
  );
}

function held(view: View, legal: readonly string[], nameOf: (code: string) => string): HeldPiece[] {
  const hand = (view.hand ?? []).filter((code) => code !== view.sealed);
  return inOrder(hand).map((code) => ({
    key: pieceOf(view, code),
    code,
    name: nameOf(code),
    state: legal.includes(code) ? 'playable' : view.unplayable[code] !== undefined ? 'refused' : 'idle',
  }));
}
