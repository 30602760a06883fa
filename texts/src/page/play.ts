/** At the table. */
export interface PlayWords {
  readonly yourTurn: string;
  readonly lastCard: string;
  readonly lastDie: string;
  readonly onlyFollows: (suit: string) => string;
  readonly skipToEnd: string;
  readonly gotIt: string;
  readonly keyList: {
    readonly [key in
      | 'title'
      | 'digits'
      | 'arrows'
      | 'enter'
      | 'closer'
      | 'hint'
      | 'undo'
      | 'escape'
      | 'help']: string;
  };
  readonly turnOf: (name: string) => string;
  readonly waitingFor: (names: readonly string[]) => string;
  readonly bid: string;
  readonly bids: string;
  readonly yourBid: string;
  readonly bidSealed: string;
  /** Somebody's bid is there, and nobody sees it yet. */
  readonly bidMade: string;
  readonly bidOf: (name: string, bid: number) => string;
  /** All bids of a round together, against the tricks there are. */
  readonly bidsInAll: (bids: number, tricks: number) => string;
  readonly tricksOfBid: (won: number, bid: number) => string;
  readonly round: (round: number, of: number) => string;
  readonly roundNumber: (round: number) => string;
  readonly trick: (trick: number, of: number) => string;
  readonly ledSuit: (suit: string) => string;
  readonly hand: string;
  readonly handOf: (n: number) => string;
  readonly cardsLeft: (n: number) => string;
  readonly diceOf: (n: number) => string;
  readonly diceLeft: (n: number) => string;
  readonly oddsAbout: string;
  readonly chance: string;
  readonly expected: string;
  readonly playCard: (card: string) => string;
  readonly cannotPlay: (card: string) => string;
  readonly played: (name: string, what: string) => string;
  readonly tapAgain: string;
  readonly winning: string;
  readonly takesTrick: (name: string) => string;
  readonly youTakeTrick: string;
  readonly nobodyTakesTrick: string;
  readonly lastTrick: string;
  readonly table: string;
  readonly dealer: string;
  readonly leads: (name: string) => string;
  readonly why: string;
  readonly undo: string;
  readonly undone: (name: string) => string;
  readonly sending: string;
  readonly queued: (what: string) => string;
  readonly queueDropped: string;
  readonly resign: string;
  readonly resignSure: string;
  readonly resigned: string;
  readonly pause: string;
  readonly resume: string;
  readonly paused: string;
  readonly wishesPause: (name: string) => string;
  readonly wishesResume: (name: string) => string;
  readonly agree: string;
  readonly wishNoted: string;
  readonly away: string;
  readonly playedByBot: string;
  readonly takeBack: string;
  readonly timeLeft: (time: string) => string;
  readonly daysLeft: (days: number, hours: number) => string;
  readonly chat: string;
  readonly chatEmpty: string;
  readonly toTable: string;
  readonly toWatchers: string;
  readonly toTeam: string;
  readonly someoneGone: string;
  readonly say: string;
  readonly sayTo: string;
  readonly send: string;
  readonly phrases: string;
  readonly mute: (name: string) => string;
  readonly unmute: (name: string) => string;
  readonly unread: (n: number) => string;
  readonly watchers: (n: number) => string;
  readonly youWatch: string;
  readonly record: string;
  readonly recordEmpty: string;
  readonly scoreSheet: string;
  readonly scoreCurve: string;
  readonly total: string;
  /** Goes on from what a round has brought. */
  readonly nextRound: string;
  readonly toResult: string;
  /** So many places gained in a round, or lost. */
  readonly placesUp: (n: number) => string;
  readonly placesDown: (n: number) => string;
  readonly points: (n: number) => string;
  readonly bonus: string;
  readonly odds: string;
  readonly hint: string;
  readonly hintTitle: string;
  readonly hintThinking: string;
  readonly hintOnly: string;
  readonly hintMissing: string;
  readonly hintBest: string;
  readonly hintNear: string;
}
