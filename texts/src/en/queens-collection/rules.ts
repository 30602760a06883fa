import { example, list, picture, rule, ruling, table } from '../../part.js';
import type { Rulebook } from '../../rulebook.js';
import { cheat, questions } from './asked.js';

export const rulebook: Rulebook = {
  goal: 'Turn up cards, but not too many, pair them with what lies in the market, and take pawns and boxes home for points. Two teams can do it against each other; all together, or alone, you put scattered pawns back where they belong.',
  chapters: [
    {
      id: 'box',
      title: 'What is in the box',
      parts: [
        {
          kind: 'rule',
          rule: 'QC-1',
          text: 'Eight colours. Of each colour there are three pawns, 24 in all; four pawn cards; and a box card with three spaces. Six jokers make it 38 cards. For playing all together the box cards have an easier side with two spaces, for 16 pawns, two of each colour ◇.',
          elsewhere: true,
        },
        picture(
          'c1 c2 c3 c4 c5 c6 c7 c8 joker',
          'Red, green, yellow, blue, purple, cyan, white and black, each with a stone of its own shape, and the joker.',
        ),
        picture(
          'box:c1 pawn:c1 pawn:c1 pawn:c1 c1 c1 c1 c1',
          'All there is of one colour: the box, three pawns and four pawn cards.',
        ),
      ],
    },
    {
      id: 'setup',
      title: 'Setting up',
      parts: [
        table(
          ['Players', 'Ways to play', 'Rounds', 'Cards in hand'],
          ['1', 'alone', '1', '3'],
          ['2 or 3', 'everyone for themselves', 'as many as players', '2'],
          ['4', 'everyone for themselves, or two teams', '4', '2'],
          ['2 to 4', 'all together', '1', '3'],
        ),
        rule(
          'QC-2',
          'Everyone for themselves (2 to 4 players): you play as many rounds as there are players. Each begins afresh. All pawns stand on the box of their colour; all cards are shuffled and become the reserve; everybody is dealt two cards, which nobody else sees; three cards lie face up in the market. Draw who goes first; in each later round it is the next player to the left.',
        ),
      ],
    },
    {
      id: 'turn',
      title: 'Your turn',
      parts: [
        ruling(
          'QC-3',
          '**First step: turn up.** Turn up cards of the reserve one after the other ◆, as many as you like, but five at most, or none at all.\nAs soon as two pawn cards of one colour lie among them, you have pushed your luck: everything you turned up this turn is discarded, and the step is over. Otherwise the cards go to your hand when you stop, or when there are five.\nA joker has no colour and clashes with nothing ◆. You may hold as many cards as you like.',
        ),
        example(
          'One card too many',
          'You turn up [c3], [joker], [c5] and then [c3] again: all four are discarded. The cards you held before stay in your hand.',
          'c3 joker c5 c3',
        ),
        ruling(
          'QC-4',
          '**Second step: take or swap.** With a card in hand you must do one of the two: take pawns ({QC-5}) or swap cards ({QC-7}). With an empty hand, or when neither can be done, you skip this step ◆.',
        ),
        ruling(
          'QC-5',
          '**Take.** Make one, two or three pairs. A pair is one card of the market and one of your hand, both of the same colour. For each pair you take a pawn of its colour from the box and discard the cards. Whoever takes the last pawn of a box takes the box card as well. Between pairs the market is not refilled.\nA **joker** stands for any pawn card, whether you hold it or it lies in the market ◆. **Two pawn cards of one colour** from your hand together also stand for any single card of your hand, even one of their own colour. When both sides of a pair are free, because your joker or your two cards meet the market’s joker, you name the colour; it must still have a pawn ◆.',
        ),
        table(
          ['From your hand', 'From the market', 'You take'],
          ['[c4]', '[c4]', 'a blue pawn'],
          ['[c1]', '[joker]', 'a red pawn'],
          ['[joker]', '[c2]', 'a green pawn'],
          ['[c1] [c1]', '[c2]', 'a green pawn'],
          ['[joker]', '[joker]', 'a pawn of the colour you name'],
          ['[c1] [c1]', '[joker]', 'a pawn of the colour you name'],
        ),
        picture('c2 c4 joker', 'This lies in the market.'),
        example(
          'What can you take?',
          'This is your hand. [c4] with [c4] takes a blue pawn, and your two [c1] with [c2] take a green one. Or a single [c1] with the market’s [joker] takes a red pawn. With [c4] for blue and a [c1] for the [joker] you would have one [c1] left in hand.',
          'c1 c1 c4',
        ),
        ruling(
          'QC-6',
          'A pair whose colour has no pawns left is allowed and counts as one of your three. It brings nothing, but rids you of cards: all its cards, jokers too, are out until the round ends ◆.',
        ),
        rule(
          'QC-7',
          '**Swap.** Put one, two or three cards of your hand into the market and take as many of those that lay there. You cannot swap more cards than the market has.',
        ),
        ruling(
          'QC-8',
          'At the end of the turn the market is filled up to three. Whenever a card is needed and the reserve has none, the discard is shuffled and becomes the reserve. Cards turned up in the current turn are part of neither until the step is over. If there is nothing left at all, nothing is turned up and nothing refilled ◆.',
        ),
      ],
    },
    {
      id: 'scoring',
      title: 'End of a round and scoring',
      parts: [
        ruling(
          'QC-9',
          'The round is over after a turn that leaves pawns on one box at most; the turn may be played out with all its pairs ◆. A box with pawns still on it counts for nobody. The round is also over when nobody has taken a pawn for five turns each, all in a row ◆.',
        ),
        rule(
          'QC-10',
          'Each box card is worth 3 points, each pawn 2, and each card left in your hand costs 1. After the last round the highest total wins; equal totals share the win.',
        ),
        example(
          'A good round',
          'Two boxes, six pawns and one card left in hand: 2 × 3 + 6 × 2 − 1 = 6 + 12 − 1 = 17 points.',
          'box:c1 box:c2 pawn:c1 pawn:c1 pawn:c2 pawn:c3 pawn:c4 pawn:c4 c5',
        ),
        example(
          'Too many cards',
          'No box, three pawns and five cards left in hand: 3 × 2 − 5 = 1 point. Holding back has its price.',
        ),
      ],
    },
    {
      id: 'teams',
      title: 'Two against two',
      parts: [
        ruling(
          'QC-11',
          'Four players. Partners sit opposite each other and see each other’s cards ◆. Everything else goes as above, and pairs are made from your own hand alone.',
        ),
        ruling(
          'QC-12',
          'Instead of the market you may swap with your partner, but in one turn never with both. You choose the cards of both sides, and your partner need not agree; three cards at most, and no more than either of you holds. Your opponents see how many cards change hands, and nothing else ◆.',
        ),
        rule(
          'QC-13',
          'A team has the points of both its players together. The higher total wins; equal totals share the win.',
        ),
        example(
          'Counted together',
          'You have two boxes, six pawns and one card: 17 points. Your partner has one box, four pawns and two cards: 3 + 8 − 2 = 9. Your team gets 26.',
        ),
      ],
    },
    {
      id: 'together',
      title: 'All together, or alone',
      parts: [
        {
          kind: 'rule',
          rule: 'QC-14',
          text: 'One to four players, one game ◇. The pawns are put on the boxes at random, none of them on its own colour. Everybody has three cards, face up for all to see. Draw who goes first.',
          elsewhere: true,
        },
        {
          kind: 'rule',
          rule: 'QC-15',
          text: 'In your turn you do one of four things, and then draw up to three cards again ◇.\n**(a)** Play two cards of different colours, and swap a pawn of the one colour with a pawn of the other, whichever you like.\n**(b)** Play a joker, or two cards of one colour, and swap any two pawns.\n**(c)** Discard one, two or three cards.\n**(d)** Unless you play alone, and as long as there is a reserve: trade one of your cards for any card of another player. You name both, and the top card of the reserve is discarded without being looked at.',
          elsewhere: true,
        },
        picture(
          'c1 c4 pawn:c1 pawn:c4',
          'With these two cards you swap a red pawn with a blue one. At best both of them come home.',
        ),
        {
          kind: 'rule',
          rule: 'QC-16',
          text: 'The discard is never used again ◇. Once the last card of the reserve is gone, everybody has one more turn, beginning with the next player, and draws no more. Whoever can do nothing passes. As soon as every pawn is home the game is over ◆.',
          ruling: true,
          elsewhere: true,
        },
        {
          kind: 'rule',
          rule: 'QC-17',
          text: 'Each box that holds nothing but its own pawns gives as many points as it has spaces; each pawn away from home costs one ◇. That makes 24 at best, or 16 on the easier side. How well you did: below zero is grade 1, below 25 % of that grade 2, below 50 % grade 3, below 100 % grade 4, and everything grade 5 ◆.',
          ruling: true,
          elsewhere: true,
        },
        table(
          ['Grade', 'Of 24', 'Of 16'],
          ['1 · Shipwrecked', 'below 0', 'below 0'],
          ['2 · Just afloat', '0 to 5', '0 to 3'],
          ['3 · Fair winds', '6 to 11', '4 to 7'],
          ['4 · A rich haul', '12 to 16', '8 to 10'],
          ['5 · Every treasure aboard', '24', '16'],
        ),
        example(
          'Seven pawns astray',
          'Three spaces in a box. Five boxes are complete, and seven pawns are away from home: 5 × 3 − 7 = 8 points of 24, which is 33 %: grade 3.',
        ),
        example(
          'One swap short',
          'Only two pawns stand in each other’s box. That spoils both boxes: 6 × 3 − 2 = 16 points of 24, grade 4. On the easier side it is 6 × 2 − 2 = 10 of 16, also grade 4.',
          'box:c1 pawn:c1 pawn:c1 pawn:c4 box:c4 pawn:c4 pawn:c4 pawn:c1',
        ),
      ],
    },
    {
      id: 'options',
      title: 'All options',
      parts: [
        list(
          '**Mode**: everyone for themselves, as usual, for 2 to 4 players {QC-2}; two teams of two, for exactly 4 {QC-11}; or all together, for 1 to 4 {QC-14}.',
          '**Spaces in a box** {QC-1}: three, as usual; or two, for an easier game. You can only choose this when you play all together.',
        ),
      ],
    },
    {
      id: 'secrets',
      title: 'Who knows what',
      parts: [
        table(
          ['What', 'Who knows it'],
          ['The two cards you start with', 'You, and in a team your partner'],
          ['Cards turned up, put into the market or taken from it', 'Everybody'],
          ['Cards used for pairs', 'Everybody'],
          ['Cards swapped between partners', 'The two of them; the others see how many'],
          ['Hands, all together', 'Everybody'],
          ['A card discarded for a trade', 'Nobody'],
          ['The order of the reserve', 'Nobody'],
        ),
      ],
    },
  ],
  questions,
  cheat,
};
