import { choice, type Field, flag, int, list, record } from '@crossbones/core';
import { maybe } from '../field.js';

/** What can be captured with a trick. */
export const spoils = ['fourteen', 'black', 'mermaid', 'pirate', 'king'] as const;
export type Spoil = (typeof spoils)[number];

/** One player's part in a round; what did not happen is not written. */
export type Line = {
  readonly bid: number | null;
  readonly won: number | null;
  readonly cannonball?: boolean;
  /** Captured, by kind: coloured 14s, black ones, mermaids by a pirate, pirates by the King, the King by a mermaid. */
  readonly took?: { readonly [spoil in Spoil]?: number };
  /** What was wagered with Rascal. */
  readonly wager?: 0 | 10 | 20;
  /** How Harry changed the bid. */
  readonly change?: -1 | 0 | 1;
};

/** A round as it is written down. */
export type Written = {
  readonly lines: readonly Line[];
  /** Who laid the loot, and who took it. */
  readonly loot: readonly (readonly [looter: number, taker: number])[];
  /** Tricks that went to a beast and to nobody. Greybeard's are what is left, and not written. */
  readonly nobody: number;
};

export const blankRound = (players: number): Written => ({
  lines: Array.from({ length: players }, () => ({ bid: null, won: null })),
  loot: [],
  nobody: 0,
});

/** How a round of so many players and cards is read. */
export function roundField(players: number, cards: number): Field<Written> {
  const tricks = maybe(int(0, cards));
  const count = int(0, 14);
  const line = record(
    { bid: tricks, won: tricks },
    {
      cannonball: flag(),
      took: record({}, { fourteen: count, black: count, mermaid: count, pirate: count, king: count }),
      wager: choice(0, 10, 20),
      change: choice(-1, 0, 1),
    },
  );
  const seat = int(0, players - 1);
  return record({
    lines: list(line, players, players, []),
    loot: list(list(seat, 2, 2, []), 0, 2, []),
    nobody: int(0, 2),
  }) as unknown as Field<Written>;
}

/** The bid that counts, after Harry. */
export const bidOf = ({ bid, change = 0 }: Line): number => (bid ?? 0) + change;

/** What a player captured of one kind. */
export const tookOf = ({ took }: Line, spoil: Spoil): number => took?.[spoil] ?? 0;

/** The line with something changed; fields that are back at their default are left out. */
export function lineWith(line: Line, some: Partial<Line>): Line {
  const { bid, won, cannonball, took = {}, wager, change } = { ...line, ...some };
  const kept = Object.fromEntries(Object.entries(took).filter(([, count]) => count > 0));
  return {
    bid,
    won,
    ...(cannonball ? { cannonball } : {}),
    ...(Object.keys(kept).length > 0 ? { took: kept } : {}),
    ...(wager ? { wager } : {}),
    ...(change ? { change } : {}),
  };
}

export const roundWith = (written: Written, player: number, some: Partial<Line>): Written => ({
  ...written,
  lines: written.lines.map((line, i) => (i === player ? lineWith(line, some) : line)),
});

/** What a player bid. Harry's change stays, as long as it leads to a bid there is. */
export function roundBid(written: Written, player: number, bid: number, cards: number): Written {
  const { change = 0 } = written.lines[player];
  const holds = bid + change >= 0 && bid + change <= cards;
  return roundWith(written, player, { bid, change: holds ? change : 0 });
}

/**
 * The tricks that a player took. A player without tricks captured nothing, allied with nobody as a taker and used no
 * pirate's power: what was written of that is dropped, and Harry's change too.
 */
export function roundWon(written: Written, player: number, won: number | null): Written {
  if (won !== 0) return roundWith(written, player, { won });
  const next = roundWith(written, player, { won, took: {}, wager: 0, change: 0 });
  return { ...next, loot: next.loot.filter(([, taker]) => taker !== player) };
}
