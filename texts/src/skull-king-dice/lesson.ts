/** What the guide of its lesson says; a saying is a name here and a line in each language. */
type Saying =
  /** What it shows, where lessons are offered. */
  | 'about'
  | 'welcome'
  | 'black'
  | 'bidOne'
  | 'bidOneZero'
  | 'roll'
  | 'wonOne'
  | 'weak'
  | 'bidNone'
  | 'bidNoneHigh'
  | 'red'
  | 'redYellow'
  | 'yellow'
  | 'zeroKept'
  | 'mermaid'
  | 'bidMermaid'
  | 'bidMermaidZero'
  | 'bidMermaidHigh'
  | 'follow'
  | 'followMermaid'
  | 'catchKing'
  | 'catchKingRed'
  | 'lastDie'
  | 'kingCaught'
  | 'alone'
  | 'aloneWell'
  | 'aloneBadly'
  | 'end';

export type LessonWords = { readonly [key in Saying]: string };
