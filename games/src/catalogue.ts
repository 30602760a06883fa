/** What more than one floor must know of a game without loading its rules. */
interface Facts {
  /** How few and how many may play, in any of the game's ways. */
  readonly seats: readonly [fewest: number, most: number];
  /** How many sit down where nobody said. */
  readonly usualSeats: number;
  /** Its numbered rules begin with these letters. */
  readonly rulePrefix: string;
}

/** In the order in which they are offered. */
const facts = {
  'skull-king': { seats: [2, 8], usualSeats: 4, rulePrefix: 'SK' },
  'skull-king-dice': { seats: [3, 6], usualSeats: 4, rulePrefix: 'SD' },
  'skull-queen': { seats: [2, 6], usualSeats: 4, rulePrefix: 'SQ' },
  skull: { seats: [2, 12], usualSeats: 4, rulePrefix: 'S' },
  'queens-collection': { seats: [1, 4], usualSeats: 3, rulePrefix: 'QC' },
} as const satisfies { readonly [id: string]: Facts };

export type GameId = keyof typeof facts;

/** The games there are. */
export const catalogue: { readonly [id in GameId]: Facts } = facts;

export const gameIds = Object.keys(catalogue) as readonly GameId[];

export const isGameId = (word: string): word is GameId => Object.hasOwn(catalogue, word);
