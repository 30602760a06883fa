import { type Args, fail, fault, type Result } from '@crossbones/core';
import type { CommandFault } from '@crossbones/texts';
import type { Voice } from './voice.js';

/** Says what is wrong with a call, once there is a voice to say it. */
export type Complaint = (voice: Voice) => string;

/** One command: what follows its name in, its exit code or a complaint out. */
export type Command = (args: readonly string[], voice: Voice) => Promise<Result<number, Complaint>>;

export const misuse = (key: CommandFault, args: Args = {}): Result<never, Complaint> =>
  fail((voice) => voice.say(null, fault(key, args)));
