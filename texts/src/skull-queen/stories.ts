import { everyLanguage } from '../choose.js';
import type { Story } from './story.js';

export type { PirateColour } from './story.js';

/** How a terminal tells it; no page has this. */
export const stories = await everyLanguage(
  async (language): Promise<Story> => (await import(`../${language}/skull-queen/story.js`)).story,
);
