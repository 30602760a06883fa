/** What makes players by rules of thumb differ from each other. Shares are in a hundred. */
export interface Temper {
  /** First discs that are skulls, by discs left. */
  readonly skullsFirst: readonly number[];
  /** The same where the sister has placed her skull, or a flower: one skull guards both mats. */
  readonly skullsBesideSkull: number;
  readonly skullsBesideFlower: number;
  /** Skulls among the discs added later. */
  readonly skullsAdded: number;
  /** By challenges made and discs left: how likely a bid must be to be worth its risk. */
  readonly needed: readonly (readonly number[])[];
  /** How much of that is enough to keep a rival from what may be the winning challenge. */
  readonly toStopAWinner: number;
  /** Openings for one disc, and raises by one, that have only a skull to show and hope to be raised. */
  readonly bluffsOpening: number;
  readonly bluffsRaising: number;
  /** How much likelier a skull is in the pile of a player who passed, and of one who bid. */
  readonly passTells: number;
  readonly bidTells: number;
  /** How much a bid that leaves room for others counts less. */
  readonly haste: number;
  /** Openings put off by adding a disc first, where one is worth it. */
  readonly patience: number;
}

export const sound: Temper = {
  skullsFirst: [0, 0, 60, 70, 75],
  skullsBesideSkull: 5,
  skullsBesideFlower: 80,
  skullsAdded: 50,
  needed: [
    [0, 0.5, 0.3, 0.25, 0.22],
    [0, 0.3, 0.18, 0.14, 0.12],
  ],
  toStopAWinner: 0.6,
  bluffsOpening: 50,
  bluffsRaising: 15,
  passTells: 1.6,
  bidTells: 0.5,
  haste: 4,
  patience: 10,
};
