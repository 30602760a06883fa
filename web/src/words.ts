import type { GameId } from '@crossbones/games';
import {
  type CommonWords,
  commonWords,
  type GameWords,
  gameWords,
  type LanguageId,
} from '@crossbones/texts/load';
import { signal } from '@preact/signals';
import { spoken } from './settings.js';

const common = signal<CommonWords | null>(null);

/** What the page says now; it shows nothing before it has words. */
export function words(): CommonWords {
  if (common.value === null) throw new Error('the page spoke before it had words');
  return common.value;
}
/** The page's own words. */
export const page = () => words().page;

const books = signal<ReadonlyMap<GameId, GameWords>>(new Map());
let language: LanguageId | null = null;

/** One game's words; they must have been fetched. */
export function wordsOf(game: GameId): GameWords {
  const book = books.value.get(game);
  if (book === undefined) throw new Error(`the words of ${game} are not here yet`);
  return book;
}

export async function learnGame(game: GameId): Promise<void> {
  if (books.value.has(game)) return;
  const book = await gameWords(language ?? spoken(), game);
  books.value = new Map(books.value).set(game, book);
}

/** Speaks the language of the settings, once all of its words in use are here. */
export async function speak(): Promise<void> {
  const wanted = spoken();
  if (wanted === language) return;
  const known = [...books.value.keys()];
  const [all, ...rest] = await Promise.all([
    commonWords(wanted),
    ...known.map(async (game) => [game, await gameWords(wanted, game)] as const),
  ]);
  language = wanted;
  books.value = new Map(rest);
  common.value = all;
  document.documentElement.lang = wanted;
}
