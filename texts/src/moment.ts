/** What each game's page says of what just happened, or asks for: a new key is a word here and a line in each language. */
export type SkullKingMoment =
  | 'rosie'
  | 'will'
  | 'rascal'
  | 'juanita'
  | 'juanita-shows'
  | 'harry-up'
  | 'harry-down'
  | 'harry-keeps'
  | 'alliance'
  | 'tigress-asks';
export type SkullKingDiceMoment = never;
export type SkullQueenMoment = never;
export type SkullMoment = never;
export type QueensCollectionMoment = never;
