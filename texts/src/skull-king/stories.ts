import type { LanguageId } from '../choose.js';
import { story as de } from '../de/skull-king/story.js';
import { story as en } from '../en/skull-king/story.js';
import { story as fr } from '../fr/skull-king/story.js';
import type { Story } from './story.js';

/** How a terminal tells it; no page has this. */
export const stories: { readonly [id in LanguageId]: Story } = { en, fr, de };
