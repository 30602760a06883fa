import type { GameId } from '@crossbones/games';
import type { ComponentChildren } from 'preact';
import { Art } from '../parts/Icon.js';
import './emblem.css';

/** A game's emblem on a lamplit piece of parchment. */
export const Emblem = ({ game, children }: { game: GameId; children?: ComponentChildren }) => (
  <span class="emblem" data-game={game}>
    {children}
    <Art id={`door-${game}`} class="emblem-picture" box="0 0 120 120" />
  </span>
);
