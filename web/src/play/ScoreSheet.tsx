import { page } from '../shell/words.js';
import type { GamePage, SheetProps } from './game-page.js';

/** A game's own score sheet; wider than the screen where many play, and then the keys move it, too. */
export function ScoreSheet({ game: { Sheet }, view, sailors }: SheetProps & { readonly game: GamePage }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached without a pointer.
    <section class="sheet-scroll" aria-label={page().play.scoreSheet} tabIndex={0}>
      <Sheet view={view} sailors={sailors} />
    </section>
  );
}
