import { type Fault, fail, fault, type Result } from '@crossbones/core';
import type { Head } from '@crossbones/games/ledger';
import type { PadGame } from '../../../play/pad/pad-game.js';

/** Why a file or a link is not taken: what is wrong with it, and where. */
export interface ImportTrouble {
  readonly fault: Fault;
  /** The line of the table, counted from 1 as editors do. */
  readonly line?: number;
  /** The head of the sheet, once that much was read: some faults are said in the words of its game. */
  readonly head?: Head;
  readonly pad?: PadGame;
}

export const trouble = (key: string, args: Fault['args'] = {}): Result<never, ImportTrouble> =>
  fail({ fault: fault(key, args) });

/** A fault found further inside; its place is named from the outside. */
export function within(at: string, inner: Fault): Fault {
  const deeper = String(inner.args.at ?? '');
  const joint = at === '' || deeper === '' || deeper.startsWith('[') ? '' : '.';
  return { key: inner.key, args: { ...inner.args, at: `${at}${joint}${deeper}` } };
}
