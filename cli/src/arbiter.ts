import { type Fault, type Json, ok, type Reason, type Result } from '@crossbones/core';
import {
  type GameId,
  QueensCollection,
  Skull,
  SkullKing,
  SkullKingDice,
  SkullQueen,
} from '@crossbones/games';
import { say } from '@crossbones/texts';
import { readArguments } from './arguments.js';
import { answerLines } from './clerk.js';
import type { Command } from './command.js';
import { readGameId } from './setting.js';

const arbiters: {
  readonly [id in GameId]: (given: unknown) => Result<{ readonly reasons: readonly Reason[] }, Fault>;
} = {
  'skull-king': SkullKing.arbitrate,
  'skull-king-dice': SkullKingDice.arbitrate,
  'skull-queen': SkullQueen.arbitrate,
  skull: Skull.arbitrate,
  'queens-collection': QueensCollection.arbitrate,
};

/** Settles what happened at a real table: JSON lines in, JSON lines out. */
export const arbiter: Command = async (args) => {
  const read = readArguments('arbiter', args, {}, 1);
  if (!read.ok) return read;
  const id = readGameId('arbiter', read.value.positionals[0]);
  if (!id.ok) return id;
  const arbitrate = arbiters[id.value];
  return answerLines(id.value, (given) => {
    const verdict = arbitrate(given);
    if (!verdict.ok) return verdict;
    const why = verdict.value.reasons.map((reason) => say(id.value, reason)).join(' ');
    return ok({ ...(verdict.value as unknown as { [name: string]: Json }), why });
  });
};
