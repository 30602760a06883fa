import type { GameId } from '@crossbones/games';
import type { PadWordsOf } from '@crossbones/texts/load';
import { wordsOf } from '../../shell/words.js';

/** What the pad of one game says; its words must have been fetched. */
export const padWordsOf = <id extends GameId>(game: id): PadWordsOf<id> => wordsOf(game).pad;
