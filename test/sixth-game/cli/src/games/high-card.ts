import type * as HighCard from '@crossbones/games/high-card/index';
import { stories } from '@crossbones/texts/high-card/stories';
import { handLines } from '../hand.js';
import { ink } from '../ink.js';
import type { Presenter } from '../presenter.js';
import type { Seating } from '../seating.js';
import { columns } from '../text.js';

export { arbitrate, scoreSheet } from '@crossbones/games/high-card/index';

type View = HighCard.GameView;

const storyIn = ({ voice }: Seating) => stories[voice.language];
const paint = (code: string): string => ink.bold(code.slice(1));

export const presenter: Presenter<View> = {
  heading: (view, room) => room.voice.words.roundOf(view.round, view.rounds),
  table(view, room) {
    const { head } = room.voice.words;
    const rows = room.seats.map((seat) => {
      const card = view.laid[seat];
      return [
        `${seat === view.turn ? '▸' : ' '} ${room.who(seat)}`,
        card === null ? '·' : paint(card),
        `${view.scores[seat]}`,
      ];
    });
    return columns([['', storyIn(room).card, head.points].map(ink.dim), ...rows]);
  },
  hand: (view, choices, room) => handLines(view.hand ?? [], choices, choices, (word) => word, paint, room),
  inHand: () => true,
  question: (_view, _choices, room) => room.voice.words.asksCard,
  news(before, after, room) {
    const { playsCard } = room.voice.words;
    const news: string[] = [];
    const settled = after.winners.length > before.winners.length;
    const [was, now] = settled ? [before.laid, after.lastLaid] : [before.laid, after.laid];
    for (const [seat, card] of now.entries())
      if (card !== null && was[seat] === null) news.push(playsCard(room.subject(seat), paint(card)));
    if (settled) news.push(storyIn(room).wins(room.subject(after.winners.at(-1)!)));
    return news;
  },
  sheet: (view, room) =>
    columns(
      view.winners.map((seat, round) => [`${round + 1}`, room.who(seat)]),
      'left',
    ),
  unplayable: () => ({}),
  legend: (room) => [storyIn(room).cards],
};
