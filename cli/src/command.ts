import { type Args, fail, fault, type Result } from '@crossbones/core';
import { type CommandFault, say } from '@crossbones/texts';

/** A sentence that says what is wrong with a call. */
export type Complaint = string;

/** One command: what follows its name in, its exit code or a complaint out. */
export type Command = (args: readonly string[]) => Promise<Result<number, Complaint>>;

export const misuse = (key: CommandFault, args: Args = {}): Result<never, Complaint> =>
  fail(say(null, fault(key, args)));
