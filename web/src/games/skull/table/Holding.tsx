import { awaited } from '@crossbones/games/skull/seen/refusal';
import type { WordsOf } from '@crossbones/texts/load';
import type { TableProps } from '../../../play/game-page.js';
import { Hand, type HeldPiece } from '../../../play/Hand.js';
import { DiscPiece } from './Disc.js';
import { handOf, wordOf } from './discs.js';
import type { Speech } from './say.js';
import type { Disc, Gang, Moment, View } from './script.js';

interface Props extends TableProps<View, Moment, WordsOf<'skull'>> {
  readonly speech: Speech;
}

/** The player's own discs; with two gangs a pair of hands, flowers of a kind in one heap. */
export function Holding(props: Props) {
  const { view } = props.scene;
  const paired = view.options.gangs === 2;
  return (
    <div class={`holding ${paired ? 'paired' : ''}`}>
      {view.mine.map(({ gang, hand }) => (
        <GangHand key={gang} gang={gang} hand={hand} heaped={paired} {...props} />
      ))}
    </div>
  );
}

function GangHand({
  gang,
  hand,
  heaped,
  ...props
}: Props & { readonly gang: Gang; readonly hand: readonly Disc[]; readonly heaped: boolean }) {
  const { scene, words, legal, pending, queued, act, queue, explain, speech, actors, me } = props;
  const { view } = scene;
  const wordFor = (disc: Disc): string => wordOf(view, gang, disc);
  const asked = me !== null && actors.includes(me);
  const held = handOf(gang, hand);
  const top = (disc: Disc) => held.findLast((one) => one.disc === disc)?.key;
  const shown = heaped ? held.filter(({ key, disc }) => key === top(disc)) : held;
  const heap = (disc: Disc): number => hand.filter((one) => one === disc).length;
  const mayWait = canWait(view, gang);
  const pieces = shown.map(({ key, disc }): HeldPiece => {
    const can = legal.includes(wordFor(disc));
    // A sealed disc may still be changed, but nobody waits for that.
    const state = can && asked ? 'playable' : can || mayWait || legal.length === 0 ? 'idle' : 'refused';
    return { key, code: key, word: wordFor(disc), name: words.card(disc), state };
  });
  const discOf = (key: string): Disc => held.find((one) => one.key === key)!.disc;
  const wanted = held.find(({ disc }) => queued === wordFor(disc))?.disc;
  const why = (): void => {
    const reason = awaited(view);
    if (reason !== null) explain(reason);
  };
  const play = ({ code }: HeldPiece): void => {
    const word = wordFor(discOf(code));
    if (legal.includes(word)) act([word]);
    else if (mayWait) queue(queued === word ? null : word);
    else why();
  };
  return (
    <div class="gang-hand">
      {heaped && <p class="gang-name">{speech.of('gang-hand', gang)}</p>}
      <Hand
        label={speech.say('hand', { discs: hand.length })}
        pieces={pieces}
        queued={wanted === undefined ? null : (top(wanted) ?? null)}
        pending={pending !== null}
        draw={(code) => (
          <>
            <DiscPiece gang={gang} face={discOf(code)} />
            {heaped && heap(discOf(code)) > 1 && <span class="heap">×{heap(discOf(code))}</span>}
          </>
        )}
        play={play}
        refuse={why}
      />
    </div>
  );
}

/** A disc can be chosen ahead while others place or add before this gang's turn. */
const canWait = (view: View, gang: Gang): boolean =>
  (view.phase === 'add' && view.turn !== gang) ||
  (view.phase === 'place' && view.first === gang && view.turn !== gang);
