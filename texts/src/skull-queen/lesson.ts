/** What the guide of its lesson says; a saying is a name here and a line in each language. */
type Saying =
  /** What it shows, where lessons are offered. */
  | 'about'
  | 'welcome'
  | 'hand'
  | 'place'
  | 'placeBack'
  | 'placeElse'
  | 'high'
  | 'highMiddle'
  | 'up'
  | 'eight'
  | 'eightLow'
  | 'eightOther'
  | 'eightColour'
  | 'centre'
  | 'middle'
  | 'middleLow'
  | 'middleColour'
  | 'careful'
  | 'overboard'
  | 'onward'
  | 'alone'
  | 'aloneWell'
  | 'aloneBadly'
  | 'end';

export type LessonWords = { readonly [key in Saying]: string };
