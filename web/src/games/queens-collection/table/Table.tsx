import { codeOf, otherOf } from '@crossbones/games/queens-collection/seen/step';
import { partnerOf, teamOf } from '@crossbones/games/queens-collection/seen/team';
import { readMove, readPair } from '@crossbones/games/queens-collection/seen/word';
import type { WordsOf } from '@crossbones/texts/load';
import { orderFrom } from '../../../play/around.js';
import { Choices } from '../../../play/Choices.js';
import type { TableProps } from '../../../play/game-page.js';
import { HintButton } from '../../../play/Hint.js';
import { Seat } from '../../../play/Seat.js';
import { page } from '../../../shell/words.js';
import { Luck, TakeOrSwap, Together } from './Asking.js';
import { useAct } from './act.js';
import { Banner } from './Banner.js';
import { Boxes } from './Boxes.js';
import { captionOf } from './caption.js';
import { Mat } from './Mat.js';
import { named, saying } from './names.js';
import { Purse } from './Purse.js';
import { useKeys } from './roam.js';
import { Discard, Reserve, Stall } from './Stall.js';
import type { Moment, View } from './script.js';
import { Trades } from './Trades.js';
import { Trove } from './Trove.js';
import { useTurn } from './turn.js';
import './table.css';
import './middle.css';

/** Where the others sit, from the left of whoever is at the bottom. */
const places: { readonly [others: number]: readonly string[] } = {
  0: [],
  1: ['top'],
  2: ['left', 'right'],
  3: ['left', 'top', 'right'],
};

export function Table(props: TableProps<View, Moment, WordsOf<'queens-collection'>>) {
  const { scene, me, sailors, words, legal, actors, pending, queued, only, act, queue } = props;
  const { view, moment } = scene;
  const bottom = me ?? 0;
  const [, ...others] = orderFrom(bottom, view.seats);
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
  const cried =
    moment?.is === 'clash' ||
    moment?.is === 'last-turns' ||
    moment?.is === 'all-home' ||
    (moment?.is === 'took' && moment.boxes.length > 0);
  const caption = cried ? null : captionOf(moment, view, say);

  const seatOf = (seat: number, place: string) => (
    <div key={seat} class={`at-${place}`}>
      <Seat
        seat={seat}
        sailor={sailors[seat]}
        acting={actors.includes(seat)}
        points={common ? undefined : view.scores[seat]}
        badge={view.options.mode === 'teams' ? (teamOf(seat) === 0 ? 'star' : 'flag') : null}
      >
        <Trove view={view} seat={seat} say={say} own={seat === bottom && hand !== null} />
      </Seat>
    </div>
  );

  const waiting = me !== null && !mine && pending === null && !common && view.phase !== 'over';
  const turnUp =
    luck && legal.includes('reveal')
      ? () => act(['reveal'])
      : waiting
        ? () => queue(queued === 'reveal' ? null : 'reveal')
        : null;

  return (
    <div class={`table-of queens-collection ${common ? 'common' : ''}`} data-others={others.length} {...keys}>
      {others.map((seat, i) => seatOf(seat, places[others.length][i]))}
      <div class="cabinet">
        {together?.trading && me !== null ? (
          <Trades view={view} act={together} me={me} sailors={sailors} words={words} say={say} who={who} />
        ) : (
          <Boxes
            view={view}
            say={say}
            going={turn?.rest.pawns ?? []}
            named={
              turn !== null && turn.asks.length > 0 ? turn.asks.map((word) => readPair(word)!.colour) : null
            }
            name={(colour) => turn?.name(colour)}
            stateOf={
              together &&
              ((pawn) =>
                together.pawns.some((one) => one.box === pawn.box && one.place === pawn.place)
                  ? 'picked'
                  : together.pawns.length + together.own.length === 0 || together.reaches(pawn)
                    ? 'reach'
                    : 'idle')
            }
            pick={(pawn) => together?.pickPawn(pawn)}
            moved={moment?.is === 'moved' ? landed(moment.word) : []}
          />
        )}
        {common ? (
          <Reserve view={view} say={say} words={words} turnUp={null} queued={false} />
        ) : partner && me !== null ? (
          <div class="stall partner-hand">
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
          <Stall
            view={view}
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
            turnUp={turnUp}
            queued={queued === 'reveal'}
          />
        )}
        <Mat
          view={view}
          moment={moment}
          words={words}
          who={who}
          caption={caption}
          planned={turn?.plan.words ?? []}
          takeBack={pending === null && turn !== null ? turn.takeBack : null}
          quietly={hand !== null && view.turn === bottom}
        />
        {common && <Discard view={view} say={say} words={words} />}
        <Banner view={view} moment={moment} say={say} who={who} />
      </div>
      <div class="own">
        {seatOf(bottom, 'own')}
        <div class="asking">
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
            <Prompt {...props} />
          )}
          <HintButton />
        </div>
      </div>
      {hand !== null && (
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

/** Whether something can be made of what is picked from the hand, if anything is, and this card. */
const reaches = (open: readonly string[], own: readonly string[], code: string): boolean =>
  open.some((word) => otherOf(word) === code && (own.length === 0 || codeOf(word) === own[0]));

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
