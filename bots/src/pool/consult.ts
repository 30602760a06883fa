import type { Advice, Inquiry } from './inquiry.js';
import { isQuick } from './pace.js';

/** Has a question answered; null where nobody has an answer. */
export type Consult = (inquiry: Inquiry, signal?: AbortSignal) => Promise<Advice | null>;

/**
 * Has bots asked where that is best: who plays by rules of thumb here and at once, whoever takes time elsewhere, so
 * that people are heard meanwhile. Where nobody has an answer there, the bosun moves.
 */
export const consulting =
  (here: Consult, elsewhere: Consult, failed: (error: unknown) => void = () => {}): Consult =>
  async (inquiry, signal) => {
    const asked = async (consult: Consult, what: Inquiry): Promise<Advice | null> => {
      if (signal?.aborted) return null;
      try {
        return await consult(what, signal);
      } catch (error) {
        if (!signal?.aborted) failed(error);
        return null;
      }
    };
    if (isQuick(inquiry.level)) return asked(here, inquiry);
    return (await asked(elsewhere, inquiry)) ?? asked(here, { ...inquiry, level: 'bosun' });
  };
