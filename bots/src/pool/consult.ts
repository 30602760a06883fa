import type { Advice, Inquiry } from './inquiry.js';
import { isQuick } from './pace.js';

/** Has a question answered; null if nobody can answer now. */
export type Consult = (inquiry: Inquiry, signal?: AbortSignal) => Promise<Advice | null>;

/**
 * Asks bots where it is best: those that play by rules of thumb in this thread, at once; thinkers elsewhere, so that
 * people are served meanwhile. If nobody answers there, the bosun moves.
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
