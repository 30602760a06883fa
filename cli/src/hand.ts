import { numbersOf } from './choice.js';
import { ink } from './ink.js';
import type { Seating } from './seating.js';
import { flow, plain, titled } from './text.js';

/** Equal things named once: `escape ×2`. */
export function gathered(things: readonly string[], paint: (thing: string) => string): string[] {
  return [...new Set(things)].map((thing) => {
    const count = things.filter((other) => other === thing).length;
    return count > 1 ? `${paint(thing)} ×${count}` : paint(thing);
  });
}

/** Items after a title, wrapped so that they stay beside it. */
export const beneath = (title: string, items: readonly string[], room: Seating, gap: string): string[] =>
  flow(items, room.width - title.length, gap).map(
    (line, i) => (i === 0 ? title : ' '.repeat(title.length)) + line,
  );

/** What the viewer holds. While they are to play from it, what can be played comes first, with its number. */
export function handLines(
  held: readonly string[],
  playable: readonly string[],
  choices: readonly string[],
  heldAs: (word: string) => string,
  paint: (thing: string) => string,
  room: Seating,
): string[] {
  const { title } = room.voice.words;
  if (playable.length === 0)
    return held.length === 0 ? [] : beneath(titled(title.hand), gathered(held, paint), room, '  ');
  const numbers = numbersOf(choices);
  const items = playable.map((word) => {
    const count = held.filter((thing) => thing === heldAs(word)).length;
    return `${ink.dim(`${numbers.get(word)}`)} ${paint(word)}${count > 1 ? ` ×${count}` : ''}`;
  });
  const rest = held.filter((thing) => !playable.some((word) => heldAs(word) === thing));
  return [
    ...beneath(titled(title.hand), items, room, '   '),
    ...(rest.length > 0
      ? beneath(
          titled(title.unplayable),
          gathered(rest, (thing) => ink.dim(plain(paint(thing)))),
          room,
          '  ',
        )
      : []),
  ];
}

/** `−` and `+` where a sign matters. */
export const signed = (points: number): string =>
  points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
export const minus = (points: number): string => (points < 0 ? `−${-points}` : `${points}`);
