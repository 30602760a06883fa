/** What more than one floor must know of a game without loading its rules, and the way to them. */
export interface Facts {
  /** Its place among the games, where they are offered. */
  readonly offered: number;
  /** How few and how many may play, in any of the game's ways. */
  readonly seats: readonly [fewest: number, most: number];
  /** How many sit down where nobody said. */
  readonly usualSeats: number;
  /** Its numbered rules begin with these letters. */
  readonly rulePrefix: string;
  /** The `Game` itself, fetched when it is first wanted. */
  rulebook(): Promise<unknown>;
}
