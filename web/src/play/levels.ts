import type { Level } from '@crossbones/bots';

/** The ladder of bots, as the page shows it before any bot is fetched. */
export const levels: readonly Level[] = ['deckhand', 'bosun', 'captain', 'admiral'];
