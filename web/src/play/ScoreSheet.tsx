import type { View } from '@crossbones/core';
import type { GameWords } from '@crossbones/texts/load';
import { page } from '../shell/words.js';
import type { GamePage, SheetProps } from './game-page.js';
import { OpenCells } from './SheetCell.js';

interface Props extends SheetProps {
  readonly game: GamePage;
  readonly words: GameWords;
  /** A round as it was seen when it was scored, where it was: that tells more of it than the view of today. */
  readonly whole?: (round: number) => View | null;
}

/** A game's own score sheet; wider than the screen where many play, and then the keys move it, too. */
export function ScoreSheet({ game, view, sailors, words, whole }: Props) {
  const { Sheet } = game;
  const names = sailors.map(({ name }) => name);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached without a pointer.
    <section class="sheet-scroll" aria-label={page().play.scoreSheet} tabIndex={0}>
      <OpenCells
        sailors={sailors}
        tally={(round) => game.tally?.(whole?.(round) ?? view, round, words, names) ?? null}
      >
        <Sheet view={view} sailors={sailors} />
      </OpenCells>
    </section>
  );
}
