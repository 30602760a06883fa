import { SaidHere } from '../shell/Toast.js';
import type { TableProps } from './game-page.js';
import { HintPanel } from './Hint.js';
import './message.css';

/** What is said to whoever plays: why something cannot be done, what the captain would do. It has its place above the
    hand, first in the strip of what is asked, and lies over nothing. */
export const Message = ({ words, sailors }: Pick<TableProps, 'words' | 'sailors'>) => (
  <>
    <SaidHere />
    <HintPanel own={words} who={(seat) => sailors[Number(seat)]?.name ?? ''} />
  </>
);
