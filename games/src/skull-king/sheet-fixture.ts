import * as SkullKing from '../skull-king/index.js';
import { type Line, lineWith, type Spoil, type Written } from './written.js';

const { Nature, NONE, BLACK, CANNONBALL } = SkullKing;

/** What the tricks of a player contained, as somebody at the table would see it. */
function spoilsOf(s: SkullKing.State, seat: number): { readonly [spoil in Spoil]: number } {
  const took = { fourteen: 0, black: 0, mermaid: 0, pirate: 0, king: 0 };
  const { nature, suit, value } = s.deck;
  for (let trick = 0; trick < s.dealt; trick++) {
    if (s.takers[trick] !== seat) continue;
    const start = trick * s.hands;
    const faces = [...s.faces.subarray(start, start + s.hands)];
    const has = (kind: number): number => faces.filter((face) => nature[face] === kind).length;
    for (const face of faces.filter((face) => value[face] === 14))
      took[suit[face] === BLACK ? 'black' : 'fourteen']++;
    if (has(Nature.whale) > 0) continue;
    const winner = nature[faces[[...s.players.subarray(start, start + s.hands)].indexOf(seat)]];
    if (winner === Nature.pirate) took.mermaid += has(Nature.mermaid);
    if (winner === Nature.king) took.pirate += has(Nature.pirate);
    if (winner === Nature.mermaid) took.king += has(Nature.king);
  }
  return took;
}

/** The round that was just played, as the pad would write it. */
export function note(s: SkullKing.State): Written {
  const lines = Array.from({ length: s.seats }, (_, seat): Line => {
    const change = s.harry === seat ? (s.harryChange as -1 | 0 | 1) : 0;
    return lineWith(
      { bid: s.bids[seat] - change, won: s.won[seat] },
      {
        change,
        took: spoilsOf(s, seat),
        wager: s.wagers[seat] as 0 | 10 | 20,
        cannonball: s.shots[seat] === CANNONBALL,
      },
    );
  });
  const loot = Array.from({ length: s.alliances }, (_, i) => [s.allies[2 * i], s.allies[2 * i + 1]] as const);
  const takers = [...s.takers.subarray(0, s.dealt)];
  return { lines, loot, nobody: takers.filter((taker) => taker === NONE).length };
}
