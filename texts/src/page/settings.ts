/** What other screens say of settings, too. */
export interface SettingsWords {
  readonly settings: string;
  readonly name: string;
  readonly language: string;
  readonly sound: string;
  readonly cardSize: string;
  readonly small: string;
  readonly medium: string;
  readonly large: string;
  readonly animationSpeed: string;
  readonly slow: string;
  readonly normal: string;
  readonly fast: string;
  readonly confirmPlay: string;
  readonly sort: string;
  readonly byColour: string;
  readonly byNumber: string;
  readonly remove: string;
  readonly needsHttps: string;
  readonly youWatched: string;
  readonly grade: (grade: number) => string;
  readonly deleteGameSure: string;
  readonly deleteGame: string;
  readonly abandoned: string;
  readonly finished: string;
  readonly open: string;
  readonly nobodyYet: string;
}
