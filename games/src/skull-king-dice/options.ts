import { choice, declare, type Field, int, list, type OptionsOf, record, refined } from '@crossbones/core';
import {
  type Box,
  type ColouredFace,
  colouredFaces,
  countOf,
  type DiceTable,
  SIDES,
  specialFaces,
} from './dice.js';
import { wrong } from './reasons.js';

export const scorings = ['standard', 'landlubber'] as const;
export type Scoring = (typeof scorings)[number];

/** A whole table of dice in place of the box's own, with just as many dice. */
function diceField(box: Box): Field<DiceTable> {
  const total = countOf(box.dice);
  const count = int(0, total);
  const special = record({ count, faces: list(choice(...specialFaces), SIDES, SIDES, []) });
  const coloured = record({ count, faces: list(choice<ColouredFace>(...colouredFaces), SIDES, SIDES, []) });
  const table = record({
    'skull-king': special,
    pirate: special,
    mermaid: special,
    black: coloured,
    blue: coloured,
    red: coloured,
    yellow: coloured,
  });
  return refined(
    table,
    (dice, at) => {
      const sum = countOf(dice);
      return sum === total ? null : wrong('wants-dice', { at, total, sum });
    },
    [box.dice, moreSpecial(box.dice)],
  );
}

/** Another table worth trying: all yellow dice are pirates, and one black side is a flag. */
function moreSpecial(dice: DiceTable): DiceTable {
  const { pirate, black, yellow } = dice;
  return {
    ...dice,
    pirate: { ...pirate, count: pirate.count + yellow.count },
    black: { ...black, faces: ['flag', ...black.faces.slice(1)] },
    yellow: { ...yellow, count: 0 },
  };
}

export const optionsOf = (box: Box) =>
  declare({ min: 3, max: 6 }, { scoring: choice(...scorings), dice: diceField(box) });

export type GameOptions = OptionsOf<ReturnType<typeof optionsOf>>;
