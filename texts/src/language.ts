import type { GameId } from '@crossbones/games';
import type { NameWords } from './bot-and-guest-names.js';
import type { CommonKey } from './common.js';
import type { LevelWords } from './crew.js';
import type { PageWords } from './page/index.js';
import type { ChoiceText, Phrase, Phrases, Who } from './phrase.js';
import type { SpokenKey } from './spoken.js';
import type { TerminalWords } from './terminal.js';
import type { Title } from './title.js';

/** Three ways to set a game up: for beginners, as most play it, and with all there is. */
export type PresetId = 'first' | 'classic' | 'all';

/** What a language says whatever is played: one bundle. */
export interface CommonWords {
  readonly faults: Phrases<CommonKey>;
  readonly spoken: { readonly [key in SpokenKey]: string };
  readonly page: PageWords;
  readonly games: { readonly [id in GameId]: Title };
  readonly presets: { readonly [id in PresetId]: ChoiceText };
  readonly levels: LevelWords;
  /** A seat whose player has no name here. */
  readonly seat: Who;
}

/** An option; the values by name where they can be listed and are not just yes and no. */
export interface OptionWords extends ChoiceText {
  readonly values?: { readonly [value: string]: string };
}

/** The words of one game, one bundle, as a page reads them. */
export interface GameWords {
  readonly reasons: { readonly [key: string]: Phrase };
  readonly options: { readonly [name: string]: OptionWords };
  readonly modes: { readonly [name: string]: ChoiceText };
  /** What a page says of what just happened, or asks for; each game has its own (`WordsOf`). */
  readonly moments: unknown;
  /** What its score pad says; likewise. */
  readonly pad: unknown;
  /** What a button for this action says. */
  label(word: string, who?: Who): string;
  /** A card, die or disc by its bare name: “green 7”. */
  card(code: string): string;
  /** A suit or colour by its name: “green”. */
  suit(code: string): string;
}

type Listed<V> = Extract<V, string | number>;
type OptionWordsOf<V> = [Listed<V>] extends [never]
  ? ChoiceText
  : ChoiceText & { readonly values: { readonly [value in Listed<V>]: string } };
type OptionsWordsOf<O> = { readonly [name in keyof O]-?: OptionWordsOf<O[name]> };

/** The words of one game as a language must give them: what is missing does not compile. */
export interface WordsFor<Key extends string, Options, Moment extends string, Mode extends string = never>
  extends GameWords {
  readonly reasons: Phrases<Key>;
  readonly options: OptionsWordsOf<Options>;
  readonly modes: { readonly [name in Mode]: ChoiceText };
  readonly moments: Phrases<Moment>;
}

/** All that a language must say. */
export interface Language {
  readonly common: CommonWords;
  readonly terminal: TerminalWords;
  readonly games: { readonly [id in GameId]: GameWords };
  /** What the server calls bots and guests. */
  readonly names: NameWords;
}
