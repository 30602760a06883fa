import { FastRng, type Game, type Json, must, type View, type Viewer } from '@crossbones/core';
import { type GameId, gameIds, games } from '@crossbones/games';
import type { Rulebooks } from '../../src/table/table.js';

/** For one table: what a side may know stays as it is, and the seed decides how all the rest differs. */
interface Doubt {
  readonly seats: number;
  readonly options: unknown;
  readonly side: readonly number[];
  readonly seed: string;
}

/** So many worlds are drawn, and the one most like the truth is taken: with that one the game goes on for longest. */
const LOOKED_AT = 24;

/** The five games in another world: whatever chance brings, the side in question cannot tell it from the truth. */
export class OtherWorld {
  readonly rulebooks: Rulebooks;
  private doubt: Doubt | null = null;
  private readonly found = new Map<string, unknown>();

  constructor() {
    const twins = gameIds.map((id): [GameId, Game] => [id, this.otherwise(games[id] as Game)]);
    this.rulebooks = Object.fromEntries(twins) as { [id in GameId]: Game };
  }

  /** From now on this table is played; those before are finished. */
  begin(doubt: Doubt): void {
    this.doubt = doubt;
    this.found.clear();
  }

  private otherwise<S>(game: Game<S>): Game<S> {
    return {
      ...game,
      chance: (state, rng) => {
        const event = game.event(state);
        game.chance(state, rng);
        if (this.doubt === null) return;
        // A match that is played through again must find the same world again.
        const truth = game.open(state);
        const name = `${event} ${JSON.stringify(truth)}`;
        if (!this.found.has(name)) this.found.set(name, another(game, state, truth, `${event}`, this.doubt));
        const other = this.found.get(name) as S | null;
        if (other !== null) game.copy(other, state);
      },
    };
  }
}

/** Null where nothing is hidden from the side. */
function another<S>(game: Game<S>, state: S, truth: View, event: string, doubt: Doubt): S | null {
  const { seats, side, seed } = doubt;
  const options = must(game.options.check(doubt.options, seats));
  const told = JSON.stringify(truth);
  const worlds = game.sampler(game.view(state, side[0]));
  const rng = new FastRng(`${seed} ${event}`);
  let best: { readonly world: S; readonly likeness: number } | null = null;
  for (let i = 0; i < LOOKED_AT; i++) {
    const world = game.create(seats, options);
    worlds.into(world, rng);
    const open = game.open(world);
    if (JSON.stringify(open) === told) continue;
    const likeness = likenessOf(truth, open);
    if (best === null || likeness > best.likeness) best = { world, likeness };
  }
  if (best === null) return null;
  for (const viewer of [...side, 'spectator'] satisfies Viewer[]) {
    if (JSON.stringify(game.view(best.world, viewer)) !== JSON.stringify(game.view(state, viewer)))
      throw new Error(`${game.id}: ${viewer} can tell a world apart that was made for seat ${side[0]}`);
  }
  return best.world;
}

/** How long it takes until all see a difference: piles are turned up card by card, and cards are played from hands. */
function likenessOf(one: View, other: View): number {
  return (
    10 * prefix(listAt(one.reserve), listAt(other.reserve)) +
    10 * prefix(pileOf(one), pileOf(other)) +
    common(listAt(one.hands), listAt(other.hands))
  );
}

const listAt = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
const pileOf = ({ ghost }: View): readonly Json[] => listAt((ghost as { readonly pile?: Json } | null)?.pile);

function prefix(one: readonly Json[], other: readonly Json[]): number {
  const end = one.findIndex((card, i) => card !== other[i]);
  return end < 0 ? one.length : end;
}

/** Cards that are in the same hand in both. */
function common(one: readonly Json[], other: readonly Json[]): number {
  let count = 0;
  for (const [seat, hand] of one.entries()) {
    const rest = [...listAt(other[seat])];
    for (const card of listAt(hand)) {
      const at = rest.indexOf(card);
      if (at < 0) continue;
      rest.splice(at, 1);
      count++;
    }
  }
  return count;
}
