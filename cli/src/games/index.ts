import type { Fault, Reason, Result } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import type { Presenter } from '../presenter.js';
import * as all from './all.js';

/** What the terminal can do with one game. */
interface TerminalGame {
  readonly presenter: Presenter;
  arbitrate(given: unknown): Result<{ readonly reasons: readonly Reason[] }, Fault>;
  /** A game without points has none. */
  scoreSheet?(given: unknown): Result<{ points: number[] }, Fault>;
}

/** A game that the terminal does not know does not compile. */
export const terminalGames: { readonly [id in GameId]: TerminalGame } = all;
