import type { GameId } from '@crossbones/games';
import { type Rulebook, rulebookOf, type Volumes } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { drawingOf } from '../../games/manifest.js';
import type { Drawing } from '../../play/rules/drawing.js';
import { spoken } from '../../shell/language.js';
import { learnGame, learnVolume, useVolume, words, wordsOf } from '../../shell/words.js';

/** A rulebook laid open: its text, the words around it, and how its pieces are drawn and called. */
export interface Reading {
  readonly game: GameId;
  readonly book: Rulebook;
  readonly text: Volumes['rules'];
  readonly drawing: Drawing;
  nameOf(code: string): string;
  /** Shows another rule that is mentioned; where this is missing, the link itself leads there. */
  cite?(rule: string): void;
}

/** One game's rules in the language of the page: null while they are fetched, `failed` if they cannot be had. */
export function useReading(game: GameId): Reading | 'failed' | null {
  const language = words();
  const text = useVolume('rules');
  const fetched = useSignal<{ readonly book: Rulebook; readonly drawing: Drawing } | 'failed' | null>(null);
  useEffect(() => {
    let gone = false;
    Promise.all([
      rulebookOf(spoken(), game),
      drawingOf(game),
      learnGame(game),
      // Fetched for every component that shows the rules, not only for this one.
      learnVolume('rules'),
    ]).then(
      ([book, drawing]) => {
        if (!gone) fetched.value = { book, drawing };
      },
      () => {
        if (!gone) fetched.value = 'failed';
      },
    );
    return () => {
      gone = true;
    };
  }, [game, language]);
  const here = fetched.value;
  if (here === 'failed') return here;
  if (here === null || text === null) return null;
  const own = wordsOf(game);
  return { game, ...here, text, nameOf: (code) => here.drawing.nameOf(code, own, text) };
}
