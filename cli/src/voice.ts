import type { Fault, Reason } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import {
  aboutOf,
  cardOf,
  type LanguageId,
  label,
  nameOf,
  type SpokenKey,
  say,
  spokenOf,
  suitOf,
  type TerminalWords,
  terminalWords,
} from '@crossbones/texts';

/** How this terminal speaks: one language, and all that is said in it. */
export class Voice {
  readonly words: TerminalWords;

  constructor(readonly language: LanguageId) {
    this.words = terminalWords(language);
  }

  say(game: GameId | null, why: Fault | Reason): string {
    return say(game, why, this.language);
  }

  label(game: GameId, word: string): string {
    return label(game, word, this.language);
  }

  spoken(key: SpokenKey): string {
    return spokenOf(key, this.language);
  }

  nameOf(game: GameId): string {
    return nameOf(game, this.language);
  }

  aboutOf(game: GameId): string {
    return aboutOf(game, this.language);
  }

  card(game: GameId, code: string): string {
    return cardOf(game, code, this.language);
  }

  suit(game: GameId, code: string): string {
    return suitOf(game, code, this.language);
  }
}
