import type { OwnSummary } from '@crossbones/api';
import type { Outcome } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import type { Sheet } from '@crossbones/games/sheet';
import type { SavedMatch } from '../../play/local/saved-matches.js';
import type { Standing } from '../../play/match-standing.js';

/** A match somebody is or was in, wherever it is kept: on this device, on the server, or on a sheet of the score pad. */
export interface OwnMatch {
  readonly id: string;
  readonly here: 'device' | 'server' | 'pad';
  readonly game: GameId;
  readonly href: string;
  /** One name a seat; null: the seat is free, or its player is gone. */
  readonly names: readonly (string | null)[];
  /** The person's own seat; null if they watch. */
  readonly seat: number | null;
  readonly phase: 'gathering' | 'playing' | 'over' | 'closed';
  /** Seats the game waits for, as far as that is known without opening it. */
  readonly waiting: readonly number[];
  readonly outcome: Outcome | null;
  /** How far the match is, where that is known. */
  readonly standing: Standing | null;
  readonly touched: number;
  /** How it is called, where it is a branch of another match. */
  readonly branch?: string;
}

export function ofDevice(kept: SavedMatch): OwnMatch {
  const { id, setup, names, outcome, touched, standing = null, origin, foreign = false } = kept;
  const seats = names.map((_, seat) => seat);
  return {
    id,
    here: 'device',
    game: setup.game,
    href: `/local/${id}`,
    names,
    seat: foreign ? null : (seats.find((seat) => !setup.bots.includes(seat)) ?? null),
    phase: outcome === null ? 'playing' : 'over',
    waiting: [],
    outcome,
    standing,
    touched,
    ...(origin === undefined ? {} : { branch: origin.name }),
  };
}

export function ofSheet({ id, head, outcome, touched }: Sheet): OwnMatch {
  return {
    id,
    here: 'pad',
    game: head.game,
    href: `/pad/${id}`,
    names: head.players,
    // The person who keeps the score need not play, and a sheet does not say who they are.
    seat: null,
    phase: outcome === null ? 'playing' : 'over',
    waiting: [],
    outcome,
    standing: null,
    touched,
  };
}

export function ofServer({ id, game, names, seat, phase, waiting, outcome, touched }: OwnSummary): OwnMatch {
  return {
    id,
    here: 'server',
    game,
    href: `/t/${id}`,
    names,
    seat,
    phase: phase === 'sealing' ? 'playing' : phase,
    waiting,
    outcome,
    standing: null,
    touched,
  };
}

export const underWay = ({ phase }: OwnMatch): boolean => phase === 'gathering' || phase === 'playing';

export const isMyTurn = ({ seat, waiting }: OwnMatch): boolean => seat !== null && waiting.includes(seat);

/** Matches that wait for us first, then those changed last. */
export const byUrgency = (one: OwnMatch, other: OwnMatch): number =>
  Number(isMyTurn(other)) - Number(isMyTurn(one)) || other.touched - one.touched;

export const byTime = (one: OwnMatch, other: OwnMatch): number => other.touched - one.touched;
