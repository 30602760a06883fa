import { type Fault, type Json, ok, type Reason, type Result } from '@crossbones/core';
import { type GameId, SkullKing, SkullKingDice, SkullQueen } from '@crossbones/games';
import { nameOf, say } from '@crossbones/texts';
import { readArguments } from './arguments.js';
import { answerLines } from './clerk.js';
import { type Command, misuse } from './command.js';
import { readGameId } from './setting.js';

const arbiters: {
  readonly [id in GameId]?: (given: unknown) => Result<{ readonly reasons: readonly Reason[] }, Fault>;
} = {
  'skull-king': SkullKing.arbitrate,
  'skull-king-dice': SkullKingDice.arbitrate,
  'skull-queen': SkullQueen.arbitrate,
};

/** Settles tricks: JSON lines in, JSON lines out. */
export const arbiter: Command = async (args) => {
  const read = readArguments('arbiter', args, {}, 1);
  if (!read.ok) return read;
  const id = readGameId('arbiter', read.value.positionals[0]);
  if (!id.ok) return id;
  const arbitrate = arbiters[id.value];
  if (arbitrate === undefined) {
    return misuse('no-arbiter', { game: nameOf(id.value), known: Object.keys(arbiters).join(', ') });
  }
  return answerLines(id.value, (given) => {
    const verdict = arbitrate(given);
    if (!verdict.ok) return verdict;
    const why = verdict.value.reasons.map((reason) => say(id.value, reason)).join(' ');
    return ok({ ...(verdict.value as unknown as { [name: string]: Json }), why });
  });
};
