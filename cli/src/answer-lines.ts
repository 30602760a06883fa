import { type Fault, type Json, ok, type Result } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import { say } from '@crossbones/texts';
import type { Complaint } from './command.js';
import { type InputLine, jsonLines } from './lines.js';
import { Output } from './output.js';
import type { Voice } from './voice.js';

/** What is made of one line of input. */
type Answer = (given: unknown) => Result<{ readonly [name: string]: Json }, Fault>;

/** Answers line by line, as the lines come; one that is no question is answered with what is wrong with it. */
export async function answerLines(
  id: GameId,
  answer: Answer,
  { words }: Voice,
): Promise<Result<number, Complaint>> {
  if (process.stdin.isTTY) process.stderr.write(`${words.oneObjectALine}\n`);
  const output = new Output();
  let exit = 0;
  for await (const lines of jsonLines(process.stdin)) {
    for (const line of lines) {
      const answered = answerOf(line, answer);
      if (!answered.ok) exit = 1;
      const text = answered.ok ? answered.value : { error: complaint(id, line.number, answered.error) };
      await output.line(JSON.stringify(text));
    }
    await output.flush();
  }
  return ok(exit);
}

const answerOf = ({ value }: InputLine, answer: Answer): ReturnType<Answer> =>
  value.ok ? answer(value.value) : value;

/** What is wrong, and where: in which line, and where in it. Programs read it, so it is the same in all languages. */
function complaint(id: GameId, number: number, wrong: Fault): string {
  const { at = '' } = wrong.args;
  if (at === '') return say(id, { ...wrong, args: { ...wrong.args, at: `Line ${number}` } });
  return `Line ${number}: ${say(id, wrong)}`;
}
