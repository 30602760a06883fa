import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useContext, useRef } from 'preact/hooks';
import { Icon } from '../shell/Icon.js';
import { settings } from '../shell/settings.js';
import { page } from '../shell/words.js';
import './hand.css';
import { Counselled } from './hint-request.js';
import { ReadOnly } from './read-only.js';

export interface HeldPiece {
  /** The same piece keeps its key from one view to the next. */
  readonly key: string;
  readonly code: string;
  /** The action that plays it, where that is not its code. */
  readonly word?: string;
  /** As it is read aloud. */
  readonly name: string;
  readonly state: 'playable' | 'refused' | 'idle';
}

/** Whether an action plays the piece; some pieces are played in more than one way. */
const plays = (action: string | null, { word, code }: HeldPiece): boolean =>
  action !== null && (action === (word ?? code) || action.startsWith(`${word ?? code}:`));

interface Props {
  /** What the hand is called, where its pieces are no cards. */
  readonly label?: string;
  readonly pieces: readonly HeldPiece[];
  readonly queued: string | null;
  readonly pending: boolean;
  readonly draw: (code: string) => ComponentChildren;
  /** The piece was played: by a second tap, by a drag onto the table, by Enter. */
  readonly play: (piece: HeldPiece) => void;
  /** The piece cannot be played: say why. */
  readonly refuse: (piece: HeldPiece) => void;
}

/** How far a piece must be dragged up to be played, in pixels. */
const THROWN = 60;
/** More cards than these lie in two rows on a phone, so that each has room for a thumb. */
const ONE_ROW = 6;

/** The arrow keys walk along the hand. */
function walk(event: KeyboardEvent): void {
  const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (way === 0) return;
  const buttons = [...(event.currentTarget as Element).querySelectorAll('button')];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  if (at < 0) return;
  event.preventDefault();
  buttons[(at + way + buttons.length) % buttons.length].focus();
}

/** Pieces held in hand, fanned; the playable ones are raised. */
export function Hand({ label: name, pieces, queued, pending, draw, play, refuse }: Props) {
  /** The piece that was lifted, and its state then: a card lifted while all bid must not count as half played. */
  const raised = useSignal<Pick<HeldPiece, 'key' | 'state'> | null>(null);
  const isUp = ({ key, state }: HeldPiece): boolean =>
    raised.value?.key === key && raised.value.state === state;
  const drag = useRef<{ key: string; y: number; x: number; thrown: boolean } | null>(null);
  const words = page();
  const still = useContext(ReadOnly);
  const advised = useContext(Counselled)?.best.value ?? null;

  const tap = (piece: HeldPiece, { currentTarget: button, detail }: MouseEvent): void => {
    const wants = settings.value.raiseFirst && pieces.length > 1 && !isUp(piece);
    if (piece.state !== 'refused' && wants) {
      raised.value = { key: piece.key, state: piece.state };
      return;
    }
    raised.value = null;
    if (piece.state === 'refused') refuse(piece);
    else {
      // A finger leaves no focus behind: if what goes from the hand had it, the page would be laid out for that alone.
      if (detail > 0) (button as HTMLElement).blur();
      play(piece);
    }
  };

  /** Of several equal pieces one is enough. */
  const best = pieces.find((piece) => plays(advised, piece))?.key;
  const rows = pieces.length > ONE_ROW ? Math.ceil(pieces.length / 2) : pieces.length;
  return (
    <ul
      class={`hand ${pending ? 'pending' : ''}`}
      aria-label={name ?? words.play.handOf(pieces.length)}
      onKeyDown={walk}
    >
      {pieces.map((piece, i) => {
        const inRow = i < rows ? rows : pieces.length - rows;
        const at = i < rows ? i : i - rows;
        const up = isUp(piece);
        const found = piece.key === best;
        const kept = queued !== null && (queued === piece.word || queued === piece.code);
        const says = [
          piece.state === 'refused' ? words.play.cannotPlay(piece.name) : words.play.playCard(piece.name),
          found && words.play.hintBest,
          up && words.play.tapAgain,
        ];
        return (
          <li
            key={piece.key}
            class={`held ${piece.state} ${up ? 'up' : ''} ${found ? 'best' : ''} ${kept ? 'queued' : ''}`}
            data-row={i < rows ? 'back' : 'front'}
            data-piece={piece.key}
            data-from="deck"
            style={{
              '--held-all': pieces.length,
              '--held-most': rows,
              '--held-i': at - (inRow - 1) / 2,
              '--held-k': i - (pieces.length - 1) / 2,
            }}
          >
            {still ? (
              <span class="held-button" role="img" aria-label={piece.name}>
                {draw(piece.code)}
              </span>
            ) : (
              <button
                type="button"
                class="held-button"
                aria-label={says.filter(Boolean).join(' – ')}
                aria-disabled={piece.state === 'refused'}
                aria-pressed={kept ? true : undefined}
                onClick={(event) => {
                  if (!drag.current?.thrown) tap(piece, event);
                  drag.current = null;
                }}
                onPointerDown={(event) => {
                  drag.current = { key: piece.key, x: event.clientX, y: event.clientY, thrown: false };
                }}
                onPointerMove={(event) => {
                  const one = drag.current;
                  if (one === null || one.key !== piece.key || event.buttons === 0) return;
                  const y = Math.min(0, event.clientY - one.y);
                  if (y > -8) return;
                  event.currentTarget.setPointerCapture(event.pointerId);
                  one.thrown = true;
                  event.currentTarget.style.translate = `${event.clientX - one.x}px ${y}px`;
                }}
                onPointerUp={(event) => {
                  event.currentTarget.style.translate = '';
                  const one = drag.current;
                  if (!one?.thrown) return;
                  if (one.y - event.clientY < THROWN) return;
                  if (piece.state === 'refused') refuse(piece);
                  else play(piece);
                }}
                onPointerCancel={(event) => {
                  event.currentTarget.style.translate = '';
                  drag.current = null;
                }}
              >
                {draw(piece.code)}
                {found && (
                  <span class="best-lamp">
                    <Icon id="lamp" />
                  </span>
                )}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
