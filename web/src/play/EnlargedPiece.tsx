import type { View } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import type { GameWords } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { toast } from '../shell/Toast.js';
import { useVolume } from '../shell/words.js';
import './enlarged-piece.css';
import type { GamePage } from './game-page.js';
import { RuleMark } from './rules/RuleMark.js';

/** How long a mouse rests on a piece, or a finger holds it, before it is shown large, in ms. */
const HOVERED = 600;
const HELD = 450;
/** How long it stays after the mouse has left the piece, so that the mouse can reach it, in ms. */
const LINGERS = 250;
/** A finger that moves farther, in pixels, drags. */
const STRAYS = 10;

interface Looked {
  readonly code: string;
  readonly at: DOMRect;
}

interface Props {
  readonly root: RefObject<HTMLElement | null>;
  readonly id: GameId;
  readonly game: GamePage;
  readonly view: View;
  readonly own: GameWords;
}

const pieceIn = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-code]') : null;

const seatIn = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element && target.closest('button') === null
    ? target.closest<HTMLElement>('.seat')
    : null;

/** Says what the signs at a seat mean: a finger cannot rest on one of them to learn its name, as a mouse can. */
const nameSigns = (seat: HTMLElement): void => {
  const names = [...seat.querySelectorAll<HTMLElement>('[title]')].map(({ title }) => title);
  if (names.length > 0) toast(names.join(' · '));
};

const isInside = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.closer') !== null;

/**
 * A piece that is held, or rested on with the mouse, large, with its name, what it does, and the rule. Of a seat that is
 * held it is said what the signs there mean.
 */
export function EnlargedPiece({ root, id, game, view, own }: Props) {
  const looked = useSignal<Looked | null>(null);
  const { topics } = game;
  useEffect(() => {
    const { current: table } = root;
    if (table === null || topics === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Where a finger lies, and whether it has held long enough: then what it does next is no tap. */
    let finger: { readonly x: number; readonly y: number; held: boolean } | null = null;
    const look = (piece: HTMLElement): void => {
      if (!piece.isConnected) return;
      looked.value = { code: piece.dataset.code!, at: piece.getBoundingClientRect() };
    };
    const later = (ms: number, act: () => void): void => {
      clearTimeout(timer);
      timer = setTimeout(act, ms);
    };
    const close = (): void => {
      clearTimeout(timer);
      looked.value = null;
    };
    let under: HTMLElement | null = null;
    /** Only a mouse that moves counts: a piece may also come to lie under one, and a tap leaves one behind. */
    const rest = ({ target, buttons }: PointerEvent): void => {
      const piece = pieceIn(target);
      if (isInside(target)) clearTimeout(timer);
      else if (piece === under || buttons > 0) return;
      else if (piece === null) later(LINGERS, close);
      else later(HOVERED, () => look(piece));
      under = piece;
    };
    const hear: { readonly [name: string]: (event: never) => void } = {
      pointerout({ relatedTarget, pointerType }: PointerEvent) {
        const within = relatedTarget instanceof Node && table.contains(relatedTarget);
        if (pointerType !== 'mouse' || within) return;
        under = null;
        later(LINGERS, close);
      },
      pointerdown(event: PointerEvent) {
        if (isInside(event.target)) return;
        close();
        const piece = pieceIn(event.target);
        const seat = seatIn(event.target);
        if (event.pointerType === 'mouse' || (piece === null && seat === null)) return;
        const here = { x: event.clientX, y: event.clientY, held: false };
        finger = here;
        later(HELD, () => {
          here.held = true;
          if (piece !== null) look(piece);
          else nameSigns(seat!);
        });
      },
      pointermove(event: PointerEvent) {
        if (event.pointerType === 'mouse') rest(event);
        if (finger === null || finger.held) return;
        if (Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > STRAYS) clearTimeout(timer);
      },
      pointerup() {
        if (finger?.held === false) clearTimeout(timer);
      },
      pointercancel() {
        if (finger?.held === false) clearTimeout(timer);
        finger = null;
      },
      click(event: MouseEvent) {
        if (finger?.held) {
          event.preventDefault();
          event.stopPropagation();
        }
        finger = null;
      },
      contextmenu(event: MouseEvent) {
        if (finger !== null && (pieceIn(event.target) ?? seatIn(event.target)) !== null)
          event.preventDefault();
      },
      keydown(event: KeyboardEvent) {
        const piece = document.activeElement?.querySelector<HTMLElement>('[data-code]') ?? null;
        if (event.key === 'Escape') close();
        else if (event.key === 'i' && piece !== null) look(piece);
      },
      focusout(event: FocusEvent) {
        if (!isInside(event.relatedTarget)) close();
      },
    };
    for (const [name, act] of Object.entries(hear))
      table.addEventListener(name, act as (event: Event) => void, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const [name, act] of Object.entries(hear))
        table.removeEventListener(name, act as (event: Event) => void, { capture: true });
    };
  }, [root.current, game]);
  const says = useVolume('guidance')?.topics[id];
  const { value: now } = looked;
  if (now === null || topics === undefined) return null;
  const { code, at } = now;
  const topic = topics.piece(view, code);
  const { Large } = topics;
  const above = at.top > innerHeight / 2;
  return (
    <aside
      class={`closer ${above ? 'above' : 'below'}`}
      aria-live="polite"
      style={{
        '--middle': `${Math.round((at.left + at.right) / 2)}px`,
        '--edge-at': `${Math.round(above ? innerHeight - at.top : at.bottom)}px`,
      }}
    >
      <div class="closer-piece">
        <Large code={code} view={view} />
      </div>
      <div class="closer-words">
        <b>{own.card(code.split('@')[0])}</b>
        <p>
          {says?.[topic]} <RuleMark game={id} rule={topics.rules[topic]} />
        </p>
      </div>
    </aside>
  );
}
