import type { Fault, Result } from '@crossbones/core';
import { type GameId, QueensCollection, SkullKing, SkullKingDice, SkullQueen } from '@crossbones/games';
import { nameOf } from '@crossbones/texts';
import { readArguments } from './arguments.js';
import { answerLines } from './clerk.js';
import { type Command, misuse } from './command.js';
import { readGameId } from './setting.js';

const sheets: { readonly [id in GameId]?: (given: unknown) => Result<{ points: number[] }, Fault> } = {
  'skull-king': SkullKing.scoreSheet,
  'skull-king-dice': SkullKingDice.scoreSheet,
  'skull-queen': SkullQueen.scoreSheet,
  'queens-collection': QueensCollection.scoreSheet,
};

/** Scores rounds: JSON lines in, JSON lines out. */
export const score: Command = async (args) => {
  const read = readArguments('score', args, {}, 1);
  if (!read.ok) return read;
  const id = readGameId('score', read.value.positionals[0]);
  if (!id.ok) return id;
  const sheet = sheets[id.value];
  if (sheet === undefined) {
    return misuse('no-score', { game: nameOf(id.value), known: Object.keys(sheets).join(', ') });
  }
  return answerLines(id.value, sheet);
};
