/** What the guide of its lesson says; a saying is a name here and a line in each language. */
type Saying =
  /** What it shows, where lessons are offered. */
  | 'about'
  | 'welcome'
  | 'trump'
  | 'bidOne'
  | 'bidOneZero'
  | 'lead'
  | 'trumpWon'
  | 'escape'
  | 'bidNone'
  | 'bidNoneHigh'
  | 'under'
  | 'underEscape'
  | 'escapeNow'
  | 'zeroKept'
  | 'mermaid'
  | 'bidMermaid'
  | 'bidMermaidZero'
  | 'bidMermaidHigh'
  | 'follow'
  | 'followMermaid'
  | 'catchKing'
  | 'catchKingLow'
  | 'lastCard'
  | 'end';

export type LessonWords = { readonly [key in Saying]: string };
