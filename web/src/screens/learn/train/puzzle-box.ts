import type { PuzzleBox } from '@crossbones/bots/puzzle/puzzle';
import type { GameId } from '@crossbones/games/catalogue';

// What there is, is known when the page is built; it is fetched when somebody wants to practise.
const boxes: { readonly [path: string]: string } = import.meta.glob(
  ['../../../../../bots/puzzles/*.json', '!../../../../../bots/puzzles/contents.json'],
  {
    query: '?url',
    import: 'default',
    eager: true,
  },
);

/** The puzzles of a game that come with the page; null where they cannot be had now. */
export async function fetchBox(game: GameId): Promise<PuzzleBox | null> {
  const found = Object.entries(boxes).find(([path]) => path.endsWith(`/${game}.json`));
  if (found === undefined) return null;
  try {
    const answer = await fetch(found[1]);
    return answer.ok ? ((await answer.json()) as PuzzleBox) : null;
  } catch {
    return null;
  }
}
