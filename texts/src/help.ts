/** What is typed, and what it does. */
export type HelpLine = readonly [typed: string, about: string];

/** What the help tells of one command. */
export interface HelpPage {
  /** What it does, in one line. */
  readonly about: string;
  readonly usage: readonly string[];
  /** Paragraphs, and lists of what can be typed. */
  readonly more: readonly (string | readonly HelpLine[])[];
}

export type CommandName =
  | 'play'
  | 'simulate'
  | 'replay'
  | 'review'
  | 'verify'
  | 'arbiter'
  | 'score'
  | 'arena'
  | 'serve'
  | 'backup'
  | 'migrate'
  | 'admin'
  | 'help';

export type HelpPages = { readonly [command in CommandName]: HelpPage };

/** What the help says: a new sentence is a line here and a line in each language. */
export interface HelpWords {
  readonly tagline: string;
  readonly commandsTitle: string;
  readonly gamesTitle: string;
  readonly tryThis: string;
  readonly languageHelp: (languages: readonly string[]) => string;
  /** How many sit down by default, and the games that differ: `The Queen’s Collection 3`. */
  readonly usually: (seats: number, others: readonly string[]) => string;
  /** `facts` is what only the games know: the sentence `usually`, and the games that have points, as they are typed. */
  readonly pages: (facts: { readonly usually: string; readonly scored: string }) => HelpPages;
}
