import { useContext } from 'preact/hooks';
import { SaidHere } from '../shell/Toast.js';
import { page } from '../shell/words.js';
import type { TableProps } from './game-page.js';
import { HintPanel } from './Hint.js';
import { Steered } from './hint-request.js';
import './message.css';

type Props = Pick<TableProps, 'words' | 'sailors'>;

/**
 * What is said to the player: why something cannot be done, what the captain would do, whether a move is meant. It has
 * its place above the hand, first in the strip of what is asked, and lies over nothing.
 */
export const Message = (props: Props) => (
  <>
    <Confirm words={props.words} />
    <SaidHere />
    <HintPanel own={props.words} who={(seat) => props.sailors[Number(seat)]?.name ?? ''} />
  </>
);

/** Asks once more, where the settings say so. */
function Confirm({ words }: Pick<Props, 'words'>) {
  const turn = useContext(Steered);
  const asked = turn?.asked.value ?? null;
  if (turn === null || asked === null) return null;
  return (
    <div class="confirm" role="alertdialog" aria-label={page().settings.confirmPlay}>
      <p>{asked.map((word) => words.label(word)).join(', ')}</p>
      <button type="button" class="button main" onClick={() => turn.answer(true)}>
        {page().yes}
      </button>
      <button type="button" class="button" onClick={() => turn.answer(false)}>
        {page().no}
      </button>
    </div>
  );
}
