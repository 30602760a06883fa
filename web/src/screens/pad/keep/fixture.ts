import { FastRng, type Json, keyFrom, type OptionList, type Options, type Rng } from '@crossbones/core';
import { type GameId, gameIds, games } from '@crossbones/games';
import type { Head, Ledger } from '@crossbones/games/ledger';
import { begin, type Sheet, write } from '@crossbones/games/sheet';
import { cardsIn } from '@crossbones/games/skull-king/box';

const ledgers = Object.fromEntries(
  await Promise.all(
    gameIds.map(async (game) => [game, (await import(`../../../../../games/src/${game}/ledger.ts`)).ledger]),
  ),
) as { readonly [id in GameId]: Ledger };

export const ledgerOf = (game: GameId): Ledger => ledgers[game];
export const optionsOf = (game: GameId): OptionList<Options> =>
  games[game].options as unknown as OptionList<Options>;

export const crew = ['Mina', 'Jo', 'Zoé', '=Sam+1', 'O’Brien, "Red"', "'Kurt", '-Ada', '@Li'];

/** Splits so many tricks among so many players. */
function shares(tricks: number, players: number, rng: Rng): number[] {
  const won = Array<number>(players).fill(0);
  for (let i = 0; i < tricks; i++) won[rng.below(players)]++;
  return won;
}

/** A random round, which is possible most of the time. */
function tryRound(head: Head, round: number, rng: Rng): Json {
  const { game, players, options } = head;
  const seats = players.length;
  const maybe = (): boolean => rng.below(3) === 0;
  switch (game) {
    case 'skull-king': {
      const cards = cardsIn(head, round);
      const won = shares(cards, seats, rng);
      const lines = won.map((tricks) => ({
        bid: rng.below(3) === 0 ? rng.below(cards + 1) : tricks,
        won: tricks,
        ...(tricks > 0 && maybe() ? { took: { [['fourteen', 'mermaid', 'pirate'][rng.below(3)]]: 1 } } : {}),
        ...(tricks > 0 && options.powers === true && maybe() ? { wager: 10 } : {}),
      }));
      const loot = options.loot === true && maybe() ? [[rng.below(seats), rng.below(seats)]] : [];
      return { lines, loot, nobody: 0 } as unknown as Json;
    }
    case 'skull-king-dice':
      return shares(round + 1, seats, rng).map((won) => ({
        bid: rng.below(round + 2),
        won,
        pirates: maybe() ? 1 : 0,
        kings: 0,
      }));
    case 'skull-queen':
      return players.map(() => ({
        side: rng.below(2) === 0 ? 'front' : 'back',
        pirates: [0, 1, 2, 3].map(() => rng.below(5)),
      }));
    case 'skull':
      return {
        challenger: rng.below(seats),
        made: maybe(),
        skull: rng.below(seats),
        first: rng.below(seats),
      };
    case 'queens-collection': {
      const boxes = shares(8, seats, rng);
      return {
        hauls: boxes.map((own) => ({ boxes: own, pawns: 3 * own, cards: rng.below(3) })),
        brokenOff: false,
      };
    }
    default:
      throw new Error(`nobody has told what a round of ${game} looks like`);
  }
}

/** The games of which `playedSheet` knows rounds. */
export const writable = [
  'skull-king',
  'skull-king-dice',
  'skull-queen',
  'skull',
  'queens-collection',
] as const satisfies readonly GameId[];

/** A sheet played to its end; the same seed, the same sheet. */
export function playedSheet(
  game: GameId,
  seed: string,
  given: { readonly players?: readonly string[]; readonly options?: Options; readonly rounds?: number } = {},
): Sheet {
  const rng = new FastRng(keyFrom(seed));
  const { players = crew.slice(0, 4), options = {}, rounds = 100 } = given;
  const ledger = ledgerOf(game);
  const checked = optionsOf(game).check(options, players.length);
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  const head: Head = { game, players, options: checked.value, dealer: rng.below(players.length) };
  const now = 1_790_000_000_000 + rng.below(100_000_000);
  let sheet = begin(head, { id: `${game}-${seed}`, now });
  const before: Json[] = [];
  while (sheet.outcome === null && before.length < rounds) {
    const written = tryRound(head, before.length, rng);
    if (ledger.faults(head, before.length, written, before).length > 0) continue;
    sheet = write(sheet, ledger, before.length, written, now + 60_000 * before.length);
    before.push(written);
  }
  return sheet;
}
