import type { WordsOf } from '@crossbones/texts/load';
import { type DoneTrick, LaidOut } from '../../../play/LastTrick.js';
import { page } from '../../../shell/words.js';
import { Cube } from './Die.js';
import type { View } from './script.js';

/** A trick that is done, to be laid out again. */
export function doneTrick(
  { seats, options }: View,
  { leader, rolls, winner }: View['tricks'][number],
  words: WordsOf<'skull-king-dice'>,
  who: (seat: number | string) => string,
): DoneTrick {
  return {
    laid: rolls.map((roll, i) => {
      const seat = (leader + i) % seats;
      const [kind, face] = roll.split(':');
      const sides = options.dice[kind as keyof View['options']['dice']].faces;
      const picture = (
        <span class="laid-die">
          <Cube kind={kind} sides={sides} face={face} />
        </span>
      );
      return { by: who(seat), name: words.card(roll), picture, wins: seat === winner };
    }),
    taken: page().play.takesTrick(who(winner)),
  };
}

export const laidOut = (...trick: Parameters<typeof doneTrick>) => <LaidOut {...doneTrick(...trick)} />;
