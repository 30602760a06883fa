import type { GameId } from '@crossbones/games';
import {
  type CommonWords,
  commonWords,
  type GameWords,
  gameWords,
  type LanguageId,
  type VolumeId,
  type Volumes,
  volumeWords,
  type WordsOf,
} from '@crossbones/texts/load';
import { effect, signal, untracked } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { spoken } from './language.js';

const common = signal<CommonWords | null>(null);

/** The words of the page; nothing is shown before they are here. */
export function words(): CommonWords {
  if (common.value === null) throw new Error('the page spoke before it had words');
  return common.value;
}
/** The page's own words. */
export const page = () => words().page;

const books = signal<ReadonlyMap<GameId, GameWords>>(new Map());
let language: LanguageId | null = null;

/** One game's words; they must have been fetched. */
export function wordsOf<id extends GameId>(game: id): WordsOf<id> {
  const book = books.value.get(game);
  if (book === undefined) throw new Error(`the words of ${game} are not here yet`);
  return book as WordsOf<id>;
}

export async function learnGame(game: GameId): Promise<void> {
  if (books.value.has(game)) return;
  const tongue = language ?? spoken();
  const book = await gameWords(tongue, game);
  // If the language was changed meanwhile, the other words are wanted.
  if (tongue !== (language ?? spoken())) return learnGame(game);
  books.value = new Map(books.value).set(game, book);
}

const volumes = signal<Partial<Volumes>>({});

/** The words of one part of the page; null while they are fetched. */
export function useVolume<V extends VolumeId>(volume: V): Volumes[V] | null {
  const spokenNow = common.value;
  useEffect(() => {
    void learnVolume(volume);
  }, [volume, spokenNow]);
  return volumeHere(volume);
}

/** The same for a volume that was asked for elsewhere; null while it is fetched. */
export const volumeHere = <V extends VolumeId>(volume: V): Volumes[V] | null => volumes.value[volume] ?? null;

/** Fetches a volume before the screen that needs it is shown, so that the screen appears whole. */
export async function learnVolume<V extends VolumeId>(volume: V): Promise<void> {
  if (volumes.value[volume] !== undefined) return;
  const tongue = language ?? spoken();
  const said = await volumeWords(tongue, volume);
  if (tongue !== (language ?? spoken())) return learnVolume(volume);
  volumes.value = { ...volumes.value, [volume]: said };
}

/** Follows the language of the settings from now on; resolves once its first words are here. */
export function speak(): Promise<void> {
  let turned = Promise.resolve();
  effect(() => {
    const wanted = spoken();
    turned = untracked(() => turnTo(wanted));
  });
  return turned;
}

/** Changes to another language once all words in use are here in it. */
async function turnTo(wanted: LanguageId): Promise<void> {
  if (wanted === language) return;
  const [all, told, opened] = await Promise.all([
    commonWords(wanted),
    Promise.all([...books.value.keys()].map(async (game) => [game, await gameWords(wanted, game)] as const)),
    Promise.all(
      (Object.keys(volumes.value) as VolumeId[]).map(
        async (volume) => [volume, await volumeWords(wanted, volume)] as const,
      ),
    ),
  ]);
  // Words that were fetched meanwhile are wanted in the new language as well.
  const more = books.value.size > told.length || Object.keys(volumes.value).length > opened.length;
  if (more || wanted !== spoken()) return turnTo(spoken());
  language = wanted;
  books.value = new Map(told);
  volumes.value = Object.fromEntries(opened) as Partial<Volumes>;
  common.value = all;
  document.documentElement.lang = wanted;
}
