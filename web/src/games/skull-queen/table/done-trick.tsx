import type { WordsOf } from '@crossbones/texts/load';
import { type DoneTrick, LaidOut } from '../../../play/LastTrick.js';
import { GameCard } from './Card.js';
import { players, type View } from './script.js';

/** A trick that is done, to be laid out again. */
export function doneTrick(
  view: View,
  { leader, cards }: View['tricks'][number],
  words: WordsOf<'skull-queen'>,
  who: (seat: number | string) => string,
): DoneTrick {
  const order = players(view, leader);
  return {
    laid: cards.map((card, i) => ({
      by: who(order[i]),
      name: words.card(card),
      picture: <GameCard code={card} />,
      wins: false,
    })),
    taken: null,
  };
}

export const laidOut = (...trick: Parameters<typeof doneTrick>) => <LaidOut {...doneTrick(...trick)} />;
