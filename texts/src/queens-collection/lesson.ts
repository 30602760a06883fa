/** What the guide of its lesson says; a saying is a name here and a line in each language. */
type Saying =
  /** What it shows, where lessons are offered. */
  | 'about'
  | 'welcome'
  | 'hand'
  | 'reveal'
  | 'revealStop'
  | 'revealMore'
  | 'revealMoreStop'
  | 'stop'
  | 'clash'
  | 'take'
  | 'takeElse'
  | 'pawns'
  | 'swapped'
  | 'revealTwin'
  | 'revealTwinStop'
  | 'stopTwin'
  | 'stopTwinMore'
  | 'twins'
  | 'twinsElse'
  | 'onward'
  | 'alone'
  | 'aloneWell'
  | 'aloneBadly'
  | 'end';

export type LessonWords = { readonly [key in Saying]: string };
