import { awaited } from '@crossbones/games/skull/seen/refusal';
import { readWord } from '@crossbones/games/skull/seen/word';
import type { WordsOf } from '@crossbones/texts/load';
import type { Signal } from '@preact/signals';
import type { TableProps } from '../../../play/game-page.js';
import { HintButton } from '../../../play/Hint.js';
import { page } from '../../../shell/words.js';
import { captionOf } from './caption.js';
import { bidsIn, Dial } from './Dial.js';
import type { Speech } from './say.js';
import type { Moment, View } from './script.js';

interface Props extends TableProps<View, Moment, WordsOf<'skull'>> {
  readonly speech: Speech;
  readonly label: (word: string) => string;
  readonly set: Signal<number>;
}

/** What happens, what is asked, and the buttons to answer it with. */
export function Asks(props: Props) {
  const { scene, speech, legal, label, set, act } = props;
  const { view, moment } = scene;
  if (moment !== null) {
    const { says, about, tone } = captionOf(view, moment, speech);
    return (
      <div class={`caption ${tone ?? ''}`} key={`${moment.is}/${says}`}>
        <p class="caption-says">{says}</p>
        {about && <p class="caption-about">{about}</p>}
      </div>
    );
  }
  const gloats = legal.flatMap((word) => {
    const deed = readWord(word);
    return deed?.act === 'gloat' ? [{ word, gang: deed.gang }] : [];
  });
  const bids = bidsIn(legal);
  return (
    <>
      <Prompt {...props} />
      {(bids.length > 0 || legal.includes('pass')) && (
        <Dial bids={bids} set={set} speech={speech} label={label} pass={legal.includes('pass')} act={act} />
      )}
      {gloats.length > 0 && (
        <div class="choices">
          {gloats.map(({ word, gang }) => (
            <button
              key={word}
              type="button"
              class="button"
              aria-label={label(word)}
              onClick={() => act([word])}
            >
              {speech.say('gloat-now')}
              {gang !== null && ` ${gang === 0 ? 'I' : 'II'}`}
            </button>
          ))}
        </div>
      )}
      <PassAhead {...props} />
      {props.skip !== null && isOut(props) && (
        <button type="button" class="button" onClick={props.skip}>
          {page().play.skipToEnd}
        </button>
      )}
      <HintButton />
    </>
  );
}

/** Nothing is left to play with. */
const isOut = ({ scene: { view }, me }: Props): boolean =>
  me !== null && view.phase !== 'over' && view.gangs.every(({ seat, out }) => seat !== me || out);

function Prompt(props: Props) {
  const { scene, me, legal, actors, pending, only, speech } = props;
  const { view } = scene;
  if (view.phase === 'over')
    return <p class="prompt mine">{view.winner === null ? page().after.result : overSays(view, speech)}</p>;
  if (pending !== null) return <p class="prompt">{page().play.sending}</p>;
  const asked = me !== null && legal.length > 0 && actors.includes(me);
  if (asked) {
    return (
      <p class="prompt mine">
        {/* With two gangs it is said for which of them. */}
        {view.options.gangs === 2 && view.turn !== null && (
          <small>{speech.of('gang-hand', view.turn)} </small>
        )}
        {only ?? asking(view, legal, speech)}
      </p>
    );
  }
  if (me !== null && view.phase === 'place' && legal.length > 0)
    return <p class="prompt">{speech.say('placed')}</p>;
  const waits = awaited(view);
  return (
    <p class="prompt">
      {isOut(props) &&
        `${speech.of(
          'out',
          view.gangs.findIndex(({ seat }) => seat === me),
        )} `}
      {waits && speech.because(waits)}
    </p>
  );
}

function asking(view: View, legal: readonly string[], speech: Speech): string {
  switch (view.phase) {
    case 'place':
      return speech.say('place-now');
    case 'add':
      return speech.say(bidsIn(legal).length === legal.length ? 'must-challenge' : 'add-now');
    case 'bid':
      return speech.say('bid-now', { bid: view.bid ?? 0 });
    case 'attempt':
      return speech.say('turn-now', { left: (view.bid ?? 0) - view.turned.length });
    case 'loss':
      return view.turn === view.challenger
        ? speech.say('lose-now')
        : speech.of('pick-now', view.challenger ?? 0);
    case 'name':
      return speech.say('name-now');
    default:
      return page().play.yourTurn;
  }
}

/** How it was won: with a second challenge made, or as the last one left. */
export function overSays(view: View, speech: Speech): string {
  const [gang, , owner] = view.sheet.at(-1) ?? [0, 0, null];
  if (owner === null) return speech.of('won', gang);
  return speech.say('last-left', { seat: view.winner ?? 0, you: view.winner === view.viewer ? 1 : 0 });
}

/** A pass chosen before the player's turn; whatever is bid until then, it stays a pass. */
function PassAhead({ scene: { view }, me, legal, actors, queued, queue, speech }: Props) {
  const waits =
    me !== null &&
    view.phase === 'bid' &&
    legal.length === 0 &&
    actors.length > 0 &&
    !actors.includes(me) &&
    view.options.gangs === 1 &&
    view.gangs[me] &&
    !view.gangs[me].out &&
    !view.gangs[me].passed &&
    view.bidder !== me;
  if (!waits) return null;
  const set = queued === 'pass';
  return (
    <div class="choices">
      <button
        type="button"
        class={`button ${set ? 'main' : ''}`}
        aria-pressed={set}
        onClick={() => queue(set ? null : 'pass')}
      >
        {speech.say('pass-ahead')}
      </button>
    </div>
  );
}
