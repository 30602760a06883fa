import type { GameId } from '@crossbones/games';
import type * as all from './all.js';
import type { BluffWords } from './bluff.js';
import type { TrainWords } from './train.js';

/** What the guide of each lesson says. */
type LessonWords = {
  readonly [id in GameId]: Awaited<ReturnType<(typeof all)[id]['lesson']>>['lesson'];
};

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

/** The guided games, the quiz and the bluff trainer: a new word is a line here and a line in each language. */
export interface LearnWords {
  readonly lead: string;
  minutes(n: number): string;
  readonly done: string;
  readonly lessons: LessonWords;
  readonly guide: string;
  /** Shown where the first tap lifts a piece and a second one plays it. */
  readonly lifts: string;
  readonly goOn: string;
  readonly takeBack: string;
  /** Stands before the explanation why an action was not the wanted one. */
  readonly mistaken: string;
  readonly finished: string;
  readonly playForReal: string;
  readonly allLessons: string;
  readonly quiz: QuizWords;
  readonly bluff: BluffWords;
  readonly train: TrainWords;
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
  /** How well somebody knows each kind of question. */
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
