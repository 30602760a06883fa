import { type Fault, type Json, ok, type Result } from '@crossbones/core';
import { say } from '@crossbones/texts';
import { answerLines } from './answer-lines.js';
import { readArguments } from './arguments.js';
import type { Command } from './command.js';
import { terminalGames } from './games/index.js';
import { readGameId } from './setting.js';

/** Settles what happened at a real table: JSON lines in, JSON lines out. */
export const arbiter: Command = async (args, voice) => {
  const read = readArguments('arbiter', args, {}, 1);
  if (!read.ok) return read;
  const id = readGameId('arbiter', read.value.positionals[0]);
  if (!id.ok) return id;
  const { arbitrate } = terminalGames[id.value];
  const answer = (given: unknown): Result<{ readonly [name: string]: Json }, Fault> => {
    const verdict = arbitrate(given);
    if (!verdict.ok) return verdict;
    // Programs read it, so it is the same in all languages.
    const why = verdict.value.reasons.map((reason) => say(id.value, reason)).join(' ');
    return ok({ ...(verdict.value as unknown as { [name: string]: Json }), why });
  };
  return answerLines(id.value, answer, voice);
};
