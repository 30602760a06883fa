import { FastRng, must } from '@crossbones/core';
import { kindOf, pileOf } from './cards.js';
import { survey } from './cooperation.js';
import { queensCollection as game, type State } from './index.js';
import type { GameOptions } from './options.js';
import { Phase } from './state.js';
import { clearTrails } from './trail.js';

/** Answers every question of chance with the last card or number. */
export const still = { below: (n: number): number => n - 1 };

export interface Setting {
  readonly hands?: readonly string[];
  readonly market?: string;
  readonly reserve?: string;
  readonly discard?: string;
  readonly pawns?: string;
  readonly boxes?: readonly string[];
  readonly chosen?: Partial<GameOptions>;
  readonly seats?: number;
}

const list = (codes: string): string[] => codes.split(' ').filter((code) => code !== '');

/** A table laid out by hand, with seat 0 about to begin its turn. Hands count as unknown to others. */
export function lay(setting: Setting): State {
  const { hands = [], seats = 2, chosen = {} } = setting;
  const s = game.create(seats, must(game.options.check(chosen, seats)));
  s.first = 0;
  s.phase = s.cooperative ? Phase.pawns : Phase.deal;
  const rng = new FastRng('lay');
  while (game.event(s) !== null) game.chance(s, rng);
  for (let seat = 0; seat < seats; seat++) s.hands[seat] = pileOf(list(hands[seat] ?? ''));
  s.market = pileOf(list(setting.market ?? ''));
  s.discard = pileOf(list(setting.discard ?? ''));
  const reserve = list(setting.reserve ?? '').map(kindOf);
  s.top = 0;
  s.end = reserve.length;
  s.reserve.set(reserve);
  if (setting.pawns !== undefined) s.pawns = pileOf(list(setting.pawns));
  if (setting.boxes !== undefined) {
    s.board.fill(0);
    setting.boxes.forEach((pawns, box) => {
      for (const pawn of list(pawns)) s.board[box * 8 + kindOf(pawn)]++;
    });
    survey(s);
  }
  s.lastTurns = 0;
  if (s.cooperative && reserve.length === 0) s.lastTurns = seats;
  clearTrails(s);
  return s;
}

export function legal(s: State, seat = s.turn): string[] {
  const out = new Uint16Array(game.actions);
  return Array.from(out.subarray(0, game.legal(s, seat, out)), game.print);
}

/** Plays all these words, each by the player whose turn it is. */
export function act(s: State, ...words: string[]): State {
  for (const word of words) {
    const action = game.parse(word);
    if (action === null) throw new Error(`no such word: ${word}`);
    const refused = game.refusal(s, s.turn, action);
    if (refused !== null) throw new Error(`${word}: ${JSON.stringify(refused)}`);
    game.apply(s, s.turn, action);
  }
  return s;
}

export const refused = (s: State, word: string, seat = s.turn): string | null => {
  const reason = game.refusal(s, seat, game.parse(word) ?? -1);
  return reason === null ? null : `${reason.rule} ${reason.key}`;
};

export const handOf = (s: State, seat: number): string =>
  (game.open(s) as { hands: string[][] }).hands[seat].join(' ');
export const cards = (s: State, of: 'market' | 'discard' | 'removed' | 'reserve'): string =>
  (game.open(s) as Record<typeof of, string[]>)[of].join(' ');
