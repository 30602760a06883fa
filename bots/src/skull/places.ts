/** Where the numbers stand that a network is asked: about the gang itself and the table. */
export const OWN = {
  phase: 0,
  discs: 6,
  made: 10,
  /** Gone, in hand, in the pile; and then how deep from its top. */
  skull: 11,
  depth: 14,
  pile: 18,
  flowers: 23,
  tableEach: 24,
  table: 25,
  bidShare: 26,
  bid: 27,
  room: 28,
  beyond: 29,
  alive: 30,
  aliveShare: 35,
  activeShare: 36,
  active: 37,
  winners: 41,
  bidWins: 42,
  bidIsOurs: 43,
  first: 44,
  sister: 45,
  sisterSkull: 46,
  sisterSkullOnTop: 47,
  sisterHasSkull: 48,
  sisterMade: 49,
  sisterPassed: 50,
  sisterDiscs: 51,
  bidInPile: 52,
  raiseInPile: 53,
  paired: 54,
  one: 55,
  /** Where a last skull costs anyone: not known to the first network. */
  anyone: 56,
} as const;

/** The same about each of the other gangs. */
export const OTHER = {
  discs: 0,
  made: 4,
  odds: 5,
  pile: 6,
  turned: 11,
  passed: 12,
  bidder: 13,
  lastBid: 14,
  bids: 15,
  opener: 16,
  away: 17,
  next: 18,
  ours: 19,
  first: 20,
  allLaid: 21,
  step: 22,
  beyond: 23,
  ourSkull: 24,
  one: 25,
} as const;
export const OTHER_INPUTS = 26;
/** How much each of the others adds to what is made of all of them together. */
export const POOL_SHARE = 0.25;

/** Where another's skull may lie: not in its pile, or so deep from the top. */
export const GUESSES = 5;

/** Where the answers stand; a bid's number is judged from below, from above, and by the own pile. */
export const OUTPUT = {
  flower: 0,
  skull: 1,
  pass: 2,
  aboveBid: 3,
  belowTable: 9,
  beyondPile: 15,
  loseFlower: 23,
  loseSkull: 24,
  win: 25,
} as const;
export const OUTPUTS = 26;
/** How many numbers are told apart from below, and from above. */
export const NUMBERS = 6;
/** The least and the most that a number may be beyond the own pile. */
export const LEAST_BEYOND = -3;
export const MOST_BEYOND = 4;
