import { type Static, Type } from 'typebox';
import { exactly } from './schema.js';

/** Why a request was not done: a key for programs, a sentence for people, and where or by which rule. */
export const Refusal = exactly({
  code: Type.String({ description: 'A word that stays the same' }),
  message: Type.String({ description: 'A sentence in the language that the request accepts' }),
  args: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
  rule: Type.Optional(Type.String({ description: 'The rule of the game it rests on' })),
});
export const RefusalReply = exactly({ error: Refusal });

export type Refusal = Static<typeof Refusal>;
