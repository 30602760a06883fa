import type { PadWords } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import type { PadGame } from '../../play/pad/pad-game.js';
import { Icon } from '../../shell/Icon.js';
import { useLate } from '../../shell/load-late.js';
import { PassOn } from './keep/PassOn.js';
import type { Pen } from './pen.js';
import { ticketOf } from './watch/writer-ticket.js';

interface Props {
  readonly pen: Pen;
  readonly pad: PadGame;
  readonly words: PadWords;
}

/** What can be done with a sheet besides writing on it; shown after the sheet itself. */
export function SheetActions({ pen, pad, words }: Props) {
  return (
    <div class="pad-around">
      <PassOn sheet={pen.sheet.value} pad={pad} words={words} />
      <Watch pen={pen} words={words} />
    </div>
  );
}

/**
 * Lets others watch. What talks to the server is fetched only when somebody wants that, or when others watch already.
 */
function Watch({ pen, words }: Omit<Props, 'pad'>) {
  const wanted = useSignal<'never' | 'before' | 'now'>(
    ticketOf(pen.sheet.value.id) === null ? 'never' : 'before',
  );
  if (wanted.value !== 'never') return <Watched pen={pen} words={words} atOnce={wanted.value === 'now'} />;
  return (
    <button
      type="button"
      class="button"
      onClick={() => {
        wanted.value = 'now';
      }}
    >
      <Icon id="eye" />
      {words.watch.letWatch}
    </button>
  );
}

function Watched({ pen, words, atOnce }: Omit<Props, 'pad'> & { atOnce: boolean }) {
  const late = useLate(() => import('./watch/LetWatch.js'));
  const LetWatch = late.value?.LetWatch;
  return LetWatch === undefined ? null : <LetWatch sheet={pen.sheet} words={words} atOnce={atOnce} />;
}
