import type { Coach } from '@crossbones/bots/puzzle';

/** The name of a thread that makes puzzles and judges answers. */
export const COACH = 'coach';

/** What a coach can be asked. */
export type CoachCalls = Pick<Coach, 'puzzle' | 'hand' | 'verdict' | 'chances'>;

export interface CoachRequest {
  readonly id: number;
  readonly call: keyof CoachCalls;
  readonly args: readonly unknown[];
}

/** One for each request. */
export type CoachReply =
  | { readonly id: number; readonly is: 'answer'; readonly answer: unknown }
  | { readonly id: number; readonly is: 'failed'; readonly why: string };
