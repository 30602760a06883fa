/**
 * A weight file at a seat of the arena, before the product knows it. The file is named in WEIGHTS, and PLAYOUTS says how many
 * playouts are added to what it says, none if left out:
 *
 *   WEIGHTS=skull-queen-1.bin npx crossbones arena skull-queen --bots ./training/learner/bot.js,admiral --seats 4 --games 40
 */
import { readFileSync } from 'node:fs';
import { FastRng } from '@crossbones/core';
import { games } from '@crossbones/games';
import { Network } from '../../bots/dist/net/network.js';

const network = Network.read(readFileSync(process.env.WEIGHTS));
const PLAYOUTS = Number(process.env.PLAYOUTS ?? 0);
const thinkers = new Map();

export async function decide(view, _legal, { game: id, seats, seat, random }) {
  if (!thinkers.has(id)) {
    const { piloting } = await import(`../../bots/dist/${id}/pilot.js`);
    thinkers.set(id, piloting(network));
  }
  const question = { game: games[id], seats, options: view.options, seat, view };
  const rng = new FastRng(String(random()));
  const { action } = thinkers.get(id)(question, rng, { playouts: PLAYOUTS, late: () => false });
  return games[id].print(action);
}
