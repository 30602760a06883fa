import type {
  GameId,
  QueensCollection,
  Skull,
  SkullKing,
  SkullKingDice,
  SkullQueen,
} from '@crossbones/games';
import type { CommandFault, CommonKey } from './common.js';
import type { HintWords, LevelWords } from './crew.js';
import type { SettingFault } from './house.js';
import type {
  QueensCollectionMoment,
  SkullKingDiceMoment,
  SkullKingMoment,
  SkullMoment,
  SkullQueenMoment,
} from './moment.js';
import type { PageWords } from './page.js';
import type { Entry, Phrase, Phrases, Who } from './phrase.js';
import type { SpokenKey } from './spoken.js';

/** Three ways to set a game up: for beginners, as most play it, and with all there is. */
export type PresetId = 'first' | 'classic' | 'all';

/** What a language says whatever is played: one bundle. */
export interface CommonWords {
  readonly faults: Phrases<CommonKey>;
  readonly spoken: { readonly [key in SpokenKey]: string };
  readonly page: PageWords;
  readonly games: { readonly [id in GameId]: Entry };
  readonly presets: { readonly [id in PresetId]: Entry };
  readonly levels: LevelWords;
  readonly hints: HintWords;
  /** A seat whose player has no name here. */
  readonly seat: Who;
}

/** An option; the values by name where they can be listed and are not just yes and no. */
export interface OptionWords extends Entry {
  readonly values?: { readonly [value: string]: string };
}

/** The words of one game, one bundle, as a page reads them. */
export interface GameWords {
  readonly reasons: { readonly [key: string]: Phrase };
  readonly options: { readonly [name: string]: OptionWords };
  readonly modes: { readonly [name: string]: Entry };
  /** What a page says of what just happened, or asks for. */
  readonly moments: { readonly [key: string]: Phrase };
  /** What a button for this action says. */
  label(word: string, who?: Who): string;
  /** A card, die or disc by its bare name: “green 7”. */
  card(code: string): string;
  /** A suit or colour by its name: “green”. */
  suit(code: string): string;
}

type Listed<V> = Extract<V, string | number>;
type OptionWordsOf<V> = [Listed<V>] extends [never]
  ? Entry
  : Entry & { readonly values: { readonly [value in Listed<V>]: string } };
type OptionsWordsOf<O> = { readonly [name in keyof O]-?: OptionWordsOf<O[name]> };

interface WordsFor<Key extends string, Options, Moment extends string, Mode extends string = never>
  extends GameWords {
  readonly reasons: Phrases<Key>;
  readonly options: OptionsWordsOf<Options>;
  readonly modes: { readonly [name in Mode]: Entry };
  readonly moments: Phrases<Moment>;
}

interface EachGame extends Record<GameId, GameWords> {
  'skull-king': WordsFor<SkullKing.ReasonKey, SkullKing.GameOptions, SkullKingMoment>;
  'skull-king-dice': WordsFor<SkullKingDice.ReasonKey, SkullKingDice.GameOptions, SkullKingDiceMoment>;
  'skull-queen': WordsFor<SkullQueen.ReasonKey, SkullQueen.GameOptions, SkullQueenMoment>;
  skull: WordsFor<Skull.ReasonKey, Skull.GameOptions, SkullMoment, 'one-gang' | 'two-gangs'>;
  'queens-collection': WordsFor<
    QueensCollection.ReasonKey,
    QueensCollection.GameOptions,
    QueensCollectionMoment,
    QueensCollection.GameOptions['mode'] | 'solo'
  >;
}

/** The words of one game as a language must give them: what is missing does not compile. */
export type WordsOf<Id extends GameId> = EachGame[Id];

/** What is only said in a terminal, about commands and settings. */
export type TerminalWords = Phrases<CommandFault | SettingFault>;

/** All that a language must say; a folder per language fills it. */
export interface Language {
  readonly common: CommonWords;
  readonly terminal: TerminalWords;
  readonly games: { readonly [id in GameId]: WordsOf<id> };
}
