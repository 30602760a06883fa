import { codeOf, otherOf } from '@crossbones/games/queens-collection/seen/step';
import { partnerOf, teamOf } from '@crossbones/games/queens-collection/seen/team';
import { readMove, readPair } from '@crossbones/games/queens-collection/seen/word';
import type { Who, WordsOf } from '@crossbones/texts/load';
import { Choices } from '../../../play/Choices.js';
import type { TableProps } from '../../../play/game-page.js';
import { HintButton } from '../../../play/Hint.js';
import { Message } from '../../../play/Message.js';
import { linesOf } from '../../../play/RoundTable.js';
import { type Badge, Seat } from '../../../play/Seat.js';
import { orderFrom } from '../../../play/seat-order.js';
import { boxed } from '../../../play/TableSurface.js';
import type { Rect } from '../../../play/table-layout.js';
import { page } from '../../../shell/words.js';
import { Luck, TakeOrSwap, Together } from './Asking.js';
import { type Act, useAct } from './act.js';
import { Banner } from './Banner.js';
import { Boxes, type Stood } from './Boxes.js';
import { captionOf } from './caption.js';
import { useKeys } from './keys.js';
import { Mat } from './Mat.js';
import { named, saying } from './names.js';
import { Parlour } from './Parlour.js';
import { Purse } from './Purse.js';
import { Discard, Market, Reserve } from './Stall.js';
import type { Moment, View } from './script.js';
import { Trades } from './Trades.js';
import { Trove } from './Trove.js';
import { useTurn } from './turn.js';
import './table.css';

export function Table(props: TableProps<View, Moment, WordsOf<'queens-collection'>>) {
  const { scene, me, sailors, words, legal, actors, pending, queued, only, act, queue } = props;
  const { view, moment } = scene;
  const bottom = me ?? 0;
  const order = orderFrom(bottom, view.seats);
  /** Somebody who watches sees all players around the table. */
  const others = me === null ? order : order.slice(1);
  const who = named(sailors, me);
  const say = saying(words, who);
  const turn = useTurn(props);
  const together = useAct(props);
  const keys = useKeys(() => (turn ?? together)?.clear());
  const common = view.options.mode === 'cooperative';
  const mine = me !== null && view.turn === me;
  const luck = mine && view.phase === 'reveal' && legal.includes('stop');
  const hand = view.hands[bottom];
  const partner = turn?.plan.mode === 'partner';
  /** While somebody trades, the others' hands lie in place of the boxes. */
  const trading = together?.trading === true;
  const cried =
    moment?.is === 'clash' ||
    moment?.is === 'last-turns' ||
    moment?.is === 'all-home' ||
    (moment?.is === 'took' && moment.boxes.length > 0);
  const caption = cried ? null : captionOf(moment, view, say);

  const seatOf = (seat: number, at?: Rect) => (
    <Seat
      key={seat}
      seat={seat}
      sailor={sailors[seat]}
      acting={actors.includes(seat)}
      points={common ? undefined : view.scores[seat]}
      badge={view.options.mode === 'teams' ? teamBadge(seat, who) : null}
      at={at}
    >
      <Trove view={view} seat={seat} say={say} own={seat === me && hand !== null} />
    </Seat>
  );

  const waiting = me !== null && !mine && pending === null && !common && view.phase !== 'over';
  const turnUp =
    luck && legal.includes('reveal')
      ? () => act(['reveal'])
      : waiting
        ? () => queue(queued === 'reveal' ? null : 'reveal')
        : null;

  return (
    <div class={`table-of strips queens-collection ${common ? 'common' : ''}`} {...keys}>
      <Parlour
        seats={others.length}
        mode={view.options.mode}
        kinds={view.options.mode === 'teams' && me !== null ? new Set(view.hands[partnerOf(me)]).size : 0}
        spaces={view.options.spaces}
        lines={linesOf(sailors)}
      >
        {(at) => (
          <>
            {others.map((seat, i) => seatOf(seat, at.seats[i]))}
            <div class="cabinet" style={boxed(at.velvet)} />
            {trading && me !== null ? (
              <Trades
                at={at.velvet}
                view={view}
                act={together}
                me={me}
                sailors={sailors}
                words={words}
                say={say}
                who={who}
              />
            ) : (
              <Boxes
                at={at.shelves}
                view={view}
                say={say}
                going={turn?.rest.pawns ?? []}
                named={
                  turn !== null && turn.asks.length > 0
                    ? turn.asks.map((word) => readPair(word)!.colour)
                    : null
                }
                name={(colour) => turn?.name(colour)}
                stateOf={together && ((pawn) => stateOf(together, pawn))}
                pick={(pawn) => together?.pickPawn(pawn)}
                moved={moment?.is === 'moved' ? landed(moment.word) : []}
              />
            )}
            {trading ? null : partner && me !== null ? (
              <div class="partner-hand" style={boxed(at.stall)}>
                <p class="partner-name">{say('hand', { seat: partnerOf(me) })}</p>
                <Purse
                  cards={turn.rest.other}
                  name={say('hand', { seat: partnerOf(me) })}
                  picked={turn.other === null ? [] : [turn.other]}
                  words={words}
                  stateOf={(code) => (reaches(turn.open, turn.own, code) ? 'playable' : 'refused')}
                  from={`seat:${partnerOf(me)}`}
                  to={`seat:${partnerOf(me)}`}
                  pick={turn.pickOther}
                />
              </div>
            ) : (
              <>
                <Reserve
                  at={at.reserve}
                  view={view}
                  say={say}
                  words={words}
                  turnUp={turnUp}
                  queued={queued === 'reveal'}
                />
                {!common && (
                  <Market
                    at={at.market}
                    moment={moment}
                    say={say}
                    words={words}
                    market={turn?.plan.words.length ? turn.rest.other : view.market}
                    picked={turn?.other ?? null}
                    stateOf={
                      turn && legal.length > 0
                        ? (code) => (reaches(turn.open, turn.own, code) ? 'reach' : 'idle')
                        : null
                    }
                    pick={(code) => turn?.pickOther(code)}
                  />
                )}
                <Discard at={at.discard} view={view} say={say} words={words} />
              </>
            )}
            {!trading && (
              <Mat
                at={at.mat}
                view={view}
                moment={moment}
                words={words}
                who={who}
                planned={turn?.plan.words ?? []}
                takeBack={pending === null && turn !== null ? turn.takeBack : null}
                quietly={hand !== null && view.turn === bottom}
              />
            )}
            <Banner view={view} moment={moment} say={say} who={who} />
          </>
        )}
      </Parlour>
      <div class="own">
        {me !== null && seatOf(me)}
        <div class="asking">
          <Message words={words} sailors={sailors} />
          {luck ? (
            <Luck up={view.revealed.length} only={only} legal={legal} say={say} words={words} act={act} />
          ) : legal.includes('skip') ? (
            <Choices
              label={only ?? ''}
              choices={[['skip', words.label('skip')]]}
              choose={(word) => act([word])}
            />
          ) : together ? (
            <Together act={together} say={say} words={words} who={who} />
          ) : turn && legal.length > 0 && me !== null ? (
            <TakeOrSwap turn={turn} me={me} legal={legal} say={say} words={words} act={act} />
          ) : (
            <div class="asks">
              {caption && <p class="told">{caption}</p>}
              <Prompt {...props} />
            </div>
          )}
          <HintButton />
        </div>
      </div>
      {me !== null && hand !== null && (
        <div class={`own-hand ${pending === null ? '' : 'pending'}`}>
          <Purse
            cards={turn?.plan.words.length ? turn.rest.hand : hand}
            name={page().play.handOf(hand.length)}
            picked={turn?.own ?? together?.own ?? []}
            words={words}
            stateOf={
              together
                ? () => 'playable'
                : turn && legal.length > 0
                  ? (code) => (turn.open.some((word) => codeOf(word) === code) ? 'playable' : 'refused')
                  : null
            }
            from={originOf(moment)}
            to={common ? 'discard' : 'mat'}
            pick={(code) => (together ?? turn)?.pickOwn(code)}
          />
        </div>
      )}
    </div>
  );
}

/** How a pawn stands to what is picked. */
const stateOf = ({ pawns, own, reaches }: Act, pawn: Stood): 'picked' | 'reach' | 'idle' =>
  pawns.some((one) => one.box === pawn.box && one.place === pawn.place)
    ? 'picked'
    : pawns.length + own.length === 0 || reaches(pawn)
      ? 'reach'
      : 'idle';

/** Whether something can be made of what is picked from the hand, if anything is, and this card. */
const reaches = (open: readonly string[], own: readonly string[], code: string): boolean =>
  open.some((word) => otherOf(word) === code && (own.length === 0 || codeOf(word) === own[0]));

/** Whom somebody is in a team with. */
const teamBadge = (seat: number, who: Who): Badge => ({
  icon: teamOf(seat) === 0 ? 'star' : 'compass',
  says: page().list([who(seat), who(partnerOf(seat))]),
});

/** Where two swapped pawns stand now. */
function landed(word: string) {
  const [one, other] = readMove(word)!.ends;
  return [
    { box: other.box, pawn: one.pawn },
    { box: one.box, pawn: other.pawn },
  ];
}

function originOf(moment: Moment | null): string {
  if (moment?.is === 'kept') return 'mat';
  if (moment?.is === 'swapped') return moment.partner ? `seat:${partnerOf(moment.seat)}` : 'market';
  return moment?.is === 'traded' ? `seat:${moment.other}` : 'deck';
}

/** What the table waits for, in a sentence. */
function Prompt({
  scene: { view },
  me,
  sailors,
  words,
  actors,
  pending,
  queued,
}: TableProps<View, Moment, WordsOf<'queens-collection'>>) {
  const text = page();
  if (view.phase === 'over') return <p class="prompt">{text.after.result}</p>;
  if (pending !== null) return <p class="prompt">{text.play.sending}</p>;
  if (queued !== null) return <p class="prompt">{text.play.queued(words.label(queued))}</p>;
  const waited = actors.filter((seat) => seat !== me).map((seat) => sailors[seat].name);
  return <p class="prompt">{waited.length === 0 ? '' : text.play.waitingFor(waited)}</p>;
}
