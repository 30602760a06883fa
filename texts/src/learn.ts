import type { GameId } from '@crossbones/games';

type Said<Key extends string> = { readonly [key in Key]: string };

/** What the guide of each lesson says; a saying is a name here and a line in each language. */
export interface LessonWords {
  readonly 'skull-king': Said<
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
    | 'end'
  >;
  readonly 'skull-king-dice': Said<
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
    | 'end'
  >;
  readonly 'skull-queen': Said<
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
    | 'end'
  >;
  readonly skull: Said<
    | 'welcome'
    | 'place'
    | 'placeSkull'
    | 'add'
    | 'addSkull'
    | 'addChallenge'
    | 'piles'
    | 'challenge'
    | 'challengeLow'
    | 'challengeAdd'
    | 'challengeHigh'
    | 'turn'
    | 'turnBrass'
    | 'turnOdette'
    | 'made'
    | 'bluff'
    | 'bluffFlower'
    | 'cover'
    | 'coverChallenge'
    | 'pass'
    | 'passRaise'
    | 'pick'
    | 'lost'
    | 'again'
    | 'againSkull'
    | 'raise'
    | 'raisePass'
    | 'raiseHigh'
    | 'last'
    | 'lastMina'
    | 'lastOdette'
    | 'end'
  >;
  readonly 'queens-collection': Said<
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
    | 'end'
  >;
}

/** What a question of the quiz can be about. */
export type QuizKind =
  | 'suit'
  | 'trump'
  | 'escapes'
  | 'characters'
  | 'circle'
  | 'follow'
  | 'fourteens'
  | 'captures'
  | 'tigress'
  | 'kraken'
  | 'whale'
  | 'beasts'
  | 'loot';

/** The guided games and the quiz: a new word is a line here and a line in each language. */
export interface LearnWords {
  readonly lead: string;
  minutes(n: number): string;
  readonly done: string;
  /** What each lesson shows. */
  readonly about: { readonly [id in GameId]: string };
  readonly lessons: LessonWords;
  readonly guide: string;
  /** Where a tap lifts a piece before another plays it. */
  readonly lifts: string;
  readonly goOn: string;
  readonly takeBack: string;
  /** Before the explanation of what was not wanted. */
  readonly mistaken: string;
  readonly finished: string;
  readonly playForReal: string;
  readonly allLessons: string;
  readonly quiz: QuizWords;
}

interface QuizWords {
  readonly title: string;
  readonly about: string;
  readonly who: string;
  readonly bonus: string;
  readonly legal: string;
  readonly legalHint: string;
  readonly hand: string;
  readonly trick: string;
  readonly nobody: string;
  readonly check: string;
  readonly right: string;
  readonly wrong: string;
  readonly next: string;
  streak(n: number): string;
  best(n: number): string;
  /** How one stands with each kind. */
  readonly progress: string;
  readonly kinds: { readonly [kind in QuizKind]: string };
  readonly unseen: string;
  asked(right: number, all: number): string;
  readonly options: string;
  readonly kraken: string;
  readonly whale: string;
  readonly loot: string;
  readonly forget: string;
}
