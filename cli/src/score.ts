import { gameIds } from '@crossbones/games';
import { answerLines } from './answer-lines.js';
import { readArguments } from './arguments.js';
import { type Command, misuse } from './command.js';
import { terminalGames } from './games/index.js';
import { readGameId } from './setting.js';

/** The games whose rounds are worth points. */
export const scored = gameIds.filter((id) => terminalGames[id].scoreSheet !== undefined);

/** Scores rounds: JSON lines in, JSON lines out. */
export const score: Command = async (args, voice) => {
  const read = readArguments('score', args, {}, 1);
  if (!read.ok) return read;
  const id = readGameId('score', read.value.positionals[0]);
  if (!id.ok) return id;
  const { scoreSheet } = terminalGames[id.value];
  if (scoreSheet === undefined) {
    return misuse('no-score', { game: voice.nameOf(id.value), known: scored.join(', ') });
  }
  return answerLines(id.value, scoreSheet, voice);
};
