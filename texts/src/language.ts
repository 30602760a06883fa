import type {
  GameId,
  QueensCollection,
  Skull,
  SkullKing,
  SkullKingDice,
  SkullQueen,
} from '@crossbones/games';
import type { CommonKey } from './common.js';
import type { Phrases } from './phrase.js';
import type { SpokenKey } from './spoken.js';

/** The words of one game: why something is so, and what a button for an action would say. */
interface GameTexts<K extends string> {
  readonly name: string;
  /** What it is, in one line. */
  readonly about: string;
  readonly reasons: Phrases<K>;
  label(word: string): string;
}

interface ReasonKeys extends Record<GameId, string> {
  'skull-king': SkullKing.ReasonKey;
  'skull-king-dice': SkullKingDice.ReasonKey;
  'skull-queen': SkullQueen.ReasonKey;
  skull: Skull.ReasonKey;
  'queens-collection': QueensCollection.ReasonKey;
}

/** All that a language must say; a folder per language fills it, and what is missing does not compile. */
export interface Language {
  readonly common: Phrases<CommonKey>;
  readonly spoken: { readonly [key in SpokenKey]: string };
  readonly games: { readonly [id in GameId]: GameTexts<ReasonKeys[id]> };
}
