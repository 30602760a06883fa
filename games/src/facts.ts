/** What other packages must know of a game without loading its rules, and how to load them. */
export interface Facts {
  /** Its place in lists of the games. */
  readonly offered: number;
  /** How few and how many may play, in any of the game's ways. */
  readonly seats: readonly [fewest: number, most: number];
  /** How many seats a table has if nobody says otherwise. */
  readonly usualSeats: number;
  /** Its numbered rules begin with these letters. */
  readonly rulePrefix: string;
  /** It counts no points: places alone say how somebody did. */
  readonly placesOnly?: true;
  /** The `Game` itself, fetched when it is first wanted. */
  rulebook(): Promise<unknown>;
}
