import type { Refusal } from '@crossbones/api';
import { expect } from 'vitest';

/** Why something was refused; checks that it is a sentence and that the reply has nothing else. */
export async function refusalIn(response: Response): Promise<Refusal> {
  const body = (await response.json()) as { readonly error: Refusal };
  expect(Object.keys(body)).toEqual(['error']);
  expect(body.error.message).toMatch(/^.{5,}[.?!]$/);
  expect(typeof body.error.args).toBe('object');
  return body.error;
}
