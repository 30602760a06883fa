import type { GameId } from '@crossbones/games';
import type { ComponentChildren } from 'preact';
import './emblem.css';

// No game is named here: each folder beside this file brings the picture and the colour of its game.
import.meta.glob('./*/emblem.css', { eager: true });
const pictures = import.meta.glob<string>('./*/emblem.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** A picture of a game, to be had before anything else of the game is loaded. */
export const emblemOf = (game: GameId, id: 'picture' | 'ornament'): string =>
  `${pictures[`./${game}/emblem.svg`]}#${id}`;

/** A game's emblem on a lamplit piece of parchment. */
export const Emblem = ({ game, children }: { game: GameId; children?: ComponentChildren }) => (
  <span class="emblem" data-game={game}>
    {children}
    <svg class="emblem-picture" viewBox="0 0 120 120" aria-hidden="true">
      <use href={emblemOf(game, 'picture')} />
    </svg>
  </span>
);
