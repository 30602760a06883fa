import type { Game } from '../game.js';
import type { Check } from './plan.js';

const STRANGERS = ['', ' ', 'no such word', 'constructor', '__proto__', 'toString', ':', '-1', 'NaN', '🏴‍☠️'];

/** Mistakes that a careless hand makes in a word. */
const slips = (word: string): string[] => [
  ` ${word}`,
  `${word} `,
  `${word}\n`,
  word.toUpperCase(),
  `${word}:`,
  `${word}0`,
  `${word}.0`,
  word.replace(/\d+/, '0$&'),
  word.replace(/\d+/, '+$&'),
  word.replace(/\d+/, '-$&'),
  word.replace(/\d+/, '99'),
  word.replace(/\d+/, '1e0'),
  word.slice(0, -1),
  word.replace(':', ''),
];

/** Actions and words stand for each other, and nothing else is a word. */
export const words = <S>(game: Game<S>): Check => ({
  name: 'parse and print are inverse',
  run() {
    const hold = (kept: boolean, broken: string): void => {
      if (!kept) throw new Error(`${game.id}: ${broken}`);
    };
    hold(
      Number.isInteger(game.actions) && game.actions > 0 && game.actions <= 0x10000,
      `${game.actions} actions`,
    );
    const known = new Set<string>();
    for (let action = 0; action < game.actions; action++) {
      const word = game.print(action);
      hold(!known.has(word), `two actions are called ${JSON.stringify(word)}`);
      hold(
        word.length > 0 && word.length <= 60 && word.trim() === word,
        `${JSON.stringify(word)} is no word`,
      );
      known.add(word);
      hold(
        game.parse(word) === action,
        `action ${action} is printed ${word} and read as ${game.parse(word)}`,
      );
    }
    const strange = [...STRANGERS, ...[...known].flatMap(slips)].filter((text) => !known.has(text));
    for (const text of strange) {
      hold(game.parse(text) === null, `${JSON.stringify(text)} is read as ${game.parse(text)}`);
    }
  },
});
