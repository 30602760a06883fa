import type { WordsOf } from '@crossbones/texts/load';
import { type DoneTrick, LaidOut } from '../../../play/LastTrick.js';
import { page } from '../../../shell/words.js';
import { GameCard } from './Card.js';
import type { View } from './script.js';

/** A trick that is done, to be laid out again. */
export const doneTrick = (
  { order, cards, taker }: View['tricks'][number],
  words: WordsOf<'skull-king'>,
  who: (seat: number | string) => string,
): DoneTrick => ({
  laid: cards.map((card, i) => ({
    by: who(order[i]),
    name: words.card(card),
    picture: <GameCard code={card} />,
    wins: order[i] === taker,
  })),
  taken: taker === null ? page().play.nobodyTakesTrick : page().play.takesTrick(who(taker)),
});

export const laidOut = (...trick: Parameters<typeof doneTrick>) => <LaidOut {...doneTrick(...trick)} />;
