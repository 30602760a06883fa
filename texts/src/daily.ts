/** The deal of the day: a new word is a line here and a line in each language. Shares are from 0 to 1. */
export interface DailyWords {
  readonly intro: string;
  readonly dayBefore: string;
  readonly dayAfter: string;
  readonly today: string;
  /** A day of UTC, written short. */
  date(time: number): string;
  /** How long today's deals can still be begun. */
  ends(hours: number, minutes: number): string;
  /** The day is over, and those who have begun may finish. */
  readonly closing: string;
  readonly open: string;
  streak(days: number): string;
  best(days: number): string;

  // One game
  readonly play: string;
  readonly unfinished: string;
  readonly missed: string;
  /** Somebody's place among so many at their table. */
  place(place: number, of: number): string;
  better(share: number): string;
  crew(plays: number, of: number): string;
  people(finished: number): string;
  among(better: number, others: number): string;
  readonly onlyYou: string;
  readonly yours: string;
  readonly onDevice: string;

  /** What is passed on, without the date and the name of the game. */
  shared(share: number): string;

  // How it is dealt
  readonly how: string;
  readonly crewIs: string;
  readonly chainIs: string;
  readonly anchor: string;
  readonly link: string;
  readonly linkLater: string;

  // Without a server
  readonly away: string;
  readonly none: string;
}
