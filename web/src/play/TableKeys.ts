import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../shell/settings.js';

/** Two digits so close after each other are one number, in ms. */
const TOGETHER = 900;

/** What a player most likely wants next in their turn; the first of these that is there. */
const WANTED = [
  '.bids button:enabled',
  '.choices button:enabled',
  '.held.playable .held-button',
  '.mat.target',
  'button.pick',
  '.dial-say',
  '.send-out:enabled',
  '.answers button:enabled',
  '.purse-button:enabled',
] as const;

const isWritten = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null;

interface Props {
  readonly root: RefObject<HTMLElement | null>;
  readonly isTurn: boolean;
  help(): void;
}

/**
 * Keys of a table: digits bid, the arrows go to the hand, letters press the buttons that are named by them, and `?`
 * shows a list of all. When what had the focus is gone, it moves to the next sensible thing.
 */
export function TableKeys({ root, isTurn, help }: Props): null {
  const typed = useRef({ digit: 0, at: 0 });
  const byKeys = useRef(false);
  /** Which piece of the hand had the focus last. */
  const held = useRef(0);
  const wasTurn = useRef(false);

  useEffect(() => {
    const { current: table } = root;
    if (table === null) return;
    const bid = (digit: number, at: number): boolean => {
      const bids = [...table.querySelectorAll<HTMLButtonElement>('.bids button')];
      const before = at - typed.current.at < TOGETHER ? typed.current.digit : 0;
      typed.current = { digit, at };
      const number = bids[before * 10 + digit] === undefined ? digit : before * 10 + digit;
      bids[number]?.focus();
      // A longer number may be meant.
      if (number === 0 || bids[number * 10] === undefined) bids[number]?.click();
      return bids.length > 0;
    };
    const press = (event: KeyboardEvent): void => {
      byKeys.current = true;
      const { key, target, timeStamp } = event;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (!settings.value.keys || isWritten(target)) return;
      const hand = table.querySelector<HTMLElement>('.held.playable .held-button, .held-button');
      if (/^\d$/.test(key)) {
        if (!bid(Number(key), timeStamp)) return;
      } else if (/^Arrow(Left|Right)$/.test(key) && hand !== null && isLost(table)) hand.focus();
      else if (key === '?') help();
      else if (/^[a-z]$/.test(key)) {
        const named = table.querySelector<HTMLElement>(`[data-key="${key}"]`);
        if (named === null) return;
        named.click();
      } else return;
      event.preventDefault();
    };
    const point = (): void => {
      byKeys.current = false;
    };
    const note = ({ target }: FocusEvent): void => {
      const at = [...table.querySelectorAll('.held-button')].indexOf(target as Element);
      if (at >= 0) held.current = at;
    };
    addEventListener('keydown', press);
    addEventListener('pointerdown', point);
    table.addEventListener('focusin', note);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('pointerdown', point);
      table.removeEventListener('focusin', note);
    };
  }, [root.current]);

  useEffect(() => {
    const { current: table } = root;
    const begins = isTurn && !wasTurn.current;
    wasTurn.current = isTurn;
    if (!byKeys.current || table === null) return;
    // When the player's turn comes, a piece that cannot be played is no place for the focus.
    const waited = document.activeElement?.closest('.held:not(.playable)') != null;
    if (!isLost(table) && !(begins && waited)) return;
    const wanted = isTurn ? WANTED.find((one) => table.querySelector(one) !== null) : undefined;
    if (wanted !== undefined && !wanted.startsWith('.held'))
      return table.querySelector<HTMLElement>(wanted)?.focus();
    // The neighbour of the piece that was played.
    const hand = [...table.querySelectorAll<HTMLElement>('.held-button')];
    const near = hand.slice(held.current).concat(hand.slice(0, held.current).reverse());
    const playable = isTurn ? near.find((one) => one.closest('.playable') !== null) : undefined;
    (playable ?? near[0])?.focus();
  });
  return null;
}

/** Nothing has the focus, or what had it is no longer there. */
const isLost = (table: HTMLElement): boolean =>
  document.querySelector('dialog[open]') === null &&
  (document.activeElement === null ||
    document.activeElement === document.body ||
    document.activeElement === table);
