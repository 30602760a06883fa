import type { Rules } from '../../queens-collection/rules.js';

export const rules: Rules = {
  goal: 'Turn up cards, but not too many, pair them with what lies in the market, and take pawns and boxes home for points. Two teams can do it against each other; all together, or alone, you put scattered pawns back where they belong.',
  chapters: {
    box: {
      title: 'What is in the box',
      'QC-1':
        'Eight colours. Of each colour there are three pawns, 24 in all; four pawn cards; and a box card with three spaces. Six jokers make it 38 cards. For playing all together the box cards have an easier side with two spaces, for 16 pawns, two of each colour ◇.',
      colours:
        'Red, green, yellow, blue, purple, cyan, white and black, each with a stone of its own shape, and the joker.',
      oneColour: 'All there is of one colour: the box, three pawns and four pawn cards.',
    },
    setup: {
      title: 'Setting up',
      players: {
        head: ['Players', 'Ways to play', 'Rounds', 'Cards in hand'],
        rows: [
          ['alone'],
          ['2 or 3', 'everyone for themselves', 'as many as players'],
          ['everyone for themselves, or two teams'],
          ['2 to 4', 'all together'],
        ],
      },
      'QC-2':
        'Everyone for themselves (2 to 4 players): you play as many rounds as there are players. Each begins afresh. All pawns stand on the box of their colour; all cards are shuffled and become the reserve; everybody is dealt two cards, which nobody else sees; three cards lie face up in the market. Draw who goes first; in each later round it is the next player to the left.',
    },
    turn: {
      title: 'Your turn',
      'QC-3':
        '**First step: turn up.** Turn up cards of the reserve one after the other ◆, as many as you like, but five at most, or none at all.\nAs soon as two pawn cards of one colour lie among them, you have pushed your luck: everything you turned up this turn is discarded, and the step is over. Otherwise the cards go to your hand when you stop, or when there are five.\nA joker has no colour and clashes with nothing ◆. You may hold as many cards as you like.',
      oneTooMany: {
        title: 'One card too many',
        text: 'You turn up [c3], [joker], [c5] and then [c3] again: all four are discarded. The cards you held before stay in your hand.',
      },
      'QC-4':
        '**Second step: take or swap.** With a card in hand you must do one of the two: take pawns ({QC-5}) or swap cards ({QC-7}). With an empty hand, or when neither can be done, you skip this step ◆.',
      'QC-5':
        '**Take.** Make one, two or three pairs. A pair is one card of the market and one of your hand, both of the same colour. For each pair you take a pawn of its colour from the box and discard the cards. Whoever takes the last pawn of a box takes the box card as well. Between pairs the market is not refilled.\nA **joker** stands for any pawn card, whether you hold it or it lies in the market ◆. **Two pawn cards of one colour** from your hand together also stand for any single card of your hand, even one of their own colour. When both sides of a pair are free, because your joker or your two cards meet the market’s joker, you name the colour; it must still have a pawn ◆.',
      pairs: {
        head: ['From your hand', 'From the market', 'You take'],
        rows: [
          ['a blue pawn'],
          ['a red pawn'],
          ['a green pawn'],
          ['a green pawn'],
          ['a pawn of the colour you name'],
          ['a pawn of the colour you name'],
        ],
      },
      market: 'This lies in the market.',
      whatToTake: {
        title: 'What can you take?',
        text: 'This is your hand. [c4] with [c4] takes a blue pawn, and your two [c1] with [c2] take a green one. Or a single [c1] with the market’s [joker] takes a red pawn. With [c4] for blue and a [c1] for the [joker] you would have one [c1] left in hand.',
      },
      'QC-6':
        'A pair whose colour has no pawns left is allowed and counts as one of your three. It brings nothing, but rids you of cards: all its cards, jokers too, are out until the round ends ◆.',
      'QC-7':
        '**Swap.** Put one, two or three cards of your hand into the market and take as many of those that lay there. You cannot swap more cards than the market has.',
      'QC-8':
        'At the end of the turn the market is filled up to three. Whenever a card is needed and the reserve has none, the discard is shuffled and becomes the reserve. Cards turned up in the current turn are part of neither until the step is over. If there is nothing left at all, nothing is turned up and nothing refilled ◆.',
    },
    scoring: {
      title: 'End of a round and scoring',
      'QC-9':
        'The round is over after a turn that leaves pawns on one box at most; the turn may be played out with all its pairs ◆. A box with pawns still on it counts for nobody. The round is also over when nobody has taken a pawn for five turns each, all in a row ◆.',
      'QC-10':
        'Each box card is worth 3 points, each pawn 2, and each card left in your hand costs 1. After the last round the highest total wins; equal totals share the win.',
      goodRound: {
        title: 'A good round',
        text: 'Two boxes, six pawns and one card left in hand: 2 × 3 + 6 × 2 − 1 = 6 + 12 − 1 = 17 points.',
      },
      tooManyCards: {
        title: 'Too many cards',
        text: 'No box, three pawns and five cards left in hand: 3 × 2 − 5 = 1 point. Holding back has its price.',
      },
    },
    teams: {
      title: 'Two against two',
      'QC-11':
        'Four players. Partners sit opposite each other and see each other’s cards ◆. Everything else goes as above, and pairs are made from your own hand alone.',
      'QC-12':
        'Instead of the market you may swap with your partner, but in one turn never with both. You choose the cards of both sides, and your partner need not agree; three cards at most, and no more than either of you holds. Your opponents see how many cards change hands, and nothing else ◆.',
      'QC-13':
        'A team has the points of both its players together. The higher total wins; equal totals share the win.',
      together: {
        title: 'Counted together',
        text: 'You have two boxes, six pawns and one card: 17 points. Your partner has one box, four pawns and two cards: 3 + 8 − 2 = 9. Your team gets 26.',
      },
    },
    together: {
      title: 'All together, or alone',
      'QC-14':
        'One to four players, one game ◇. The pawns are put on the boxes at random, none of them on its own colour. Everybody has three cards, face up for all to see. Draw who goes first.',
      'QC-15':
        'In your turn you do one of four things, and then draw up to three cards again ◇.\n**(a)** Play two cards of different colours, and swap a pawn of the one colour with a pawn of the other, whichever you like.\n**(b)** Play a joker, or two cards of one colour, and swap any two pawns.\n**(c)** Discard one, two or three cards.\n**(d)** Unless you play alone, and as long as there is a reserve: trade one of your cards for any card of another player. You name both, and the top card of the reserve is discarded without being looked at.',
      swap: 'With these two cards you swap a red pawn with a blue one. At best both of them come home.',
      'QC-16':
        'The discard is never used again ◇. Once the last card of the reserve is gone, everybody has one more turn, beginning with the next player, and draws no more. Whoever can do nothing passes. As soon as every pawn is home the game is over ◆.',
      'QC-17':
        'Each box that holds nothing but its own pawns gives as many points as it has spaces; each pawn away from home costs one ◇. That makes 24 at best, or 16 on the easier side. How well you did: below zero is grade 1, below 25 % of that grade 2, below 50 % grade 3, below 100 % grade 4, and everything grade 5 ◆.',
      grades: {
        head: ['Grade', 'Of 24', 'Of 16'],
        rows: [
          ['1 · Shipwrecked', 'below 0', 'below 0'],
          ['2 · Just afloat', '0 to 5', '0 to 3'],
          ['3 · Fair winds', '6 to 11', '4 to 7'],
          ['4 · A rich haul', '12 to 16', '8 to 10'],
          ['5 · Every treasure aboard'],
        ],
      },
      sevenAstray: {
        title: 'Seven pawns astray',
        text: 'Three spaces in a box. Five boxes are complete, and seven pawns are away from home: 5 × 3 − 7 = 8 points of 24, which is 33 %: grade 3.',
      },
      oneShort: {
        title: 'One swap short',
        text: 'Only two pawns stand in each other’s box. That spoils both boxes: 6 × 3 − 2 = 16 points of 24, grade 4. On the easier side it is 6 × 2 − 2 = 10 of 16, also grade 4.',
      },
    },
    options: {
      title: 'All options',
      all: [
        '**Mode**: everyone for themselves, as usual, for 2 to 4 players {QC-2}; two teams of two, for exactly 4 {QC-11}; or all together, for 1 to 4 {QC-14}.',
        '**Spaces in a box** {QC-1}: three, as usual; or two, for an easier game. You can only choose this when you play all together.',
      ],
    },
    secrets: {
      title: 'Who knows what',
      who: {
        head: ['What', 'Who knows it'],
        rows: [
          ['The two cards you start with', 'You, and in a team your partner'],
          ['Cards turned up, put into the market or taken from it', 'Everybody'],
          ['Cards used for pairs', 'Everybody'],
          ['Cards swapped between partners', 'The two of them; the others see how many'],
          ['Hands, all together', 'Everybody'],
          ['A card discarded for a trade', 'Nobody'],
          ['The order of the reserve', 'Nobody'],
        ],
      },
    },
  },
  questions: {
    clashWithHand: {
      ask: 'Do the cards I turn up clash with my hand or with the market?',
      answer: 'No. Only cards that were turned up in this turn clash with each other ({QC-3}).',
    },
    pushedLuck: {
      ask: 'I pushed my luck. Do I lose my hand, or my turn?',
      answer:
        'Neither. Only the cards turned up this turn are gone. With a card in hand you go on to the second step, and there you must take or swap ({QC-4}).',
    },
    twoJokers: {
      ask: 'Two jokers turned up: is that a clash?',
      answer:
        'No. A joker has no colour, so it clashes neither with a second joker nor with anything else ({QC-3}).',
    },
    takeAndSwap: {
      ask: 'May I take pawns and swap cards in the same turn?',
      answer: 'No, it is one or the other ({QC-4}). Whatever you choose, you may do it up to three times.',
    },
    jokersAsPair: {
      ask: 'Can two jokers, or a joker and a card, stand for any card as two of a kind do?',
      answer: 'No. That takes two pawn cards of one colour ({QC-5}). A joker does the same all by itself.',
    },
    redForRed: {
      ask: 'Why would I pay two red cards for a red pawn?',
      answer:
        'To get rid of one: at the end each card in hand costs a point ({QC-10}). It is allowed even though a single red card would do ({QC-5}).',
    },
    pawnsGone: {
      ask: 'All red pawns are gone. What good are red cards now?',
      answer:
        'Two of them still stand for any other card ({QC-5}). Or pair one with a red card of the market: that brings no pawn, but the cards are gone ({QC-6}). Or swap them away ({QC-7}).',
    },
    marketFilled: {
      ask: 'Is the market filled up while I make my pairs?',
      answer: 'No, only at the end of your turn ({QC-8}). So three pairs are the most you can make.',
    },
    takeBack: {
      ask: 'May I take back a card that I have just put into the market?',
      answer:
        'No. You get cards that lay there before your swap, and what you have just put down stays ({QC-7}).',
    },
    oneBoxLeft: {
      ask: 'With my first pair only one box has pawns left. May I make my other pairs?',
      answer:
        'Yes. The round ends after your turn, so you may play it out and even empty the last box ({QC-9}).',
    },
    lastCardTraded: {
      ask: 'All together: the last card of the reserve was discarded for a trade. What now?',
      answer:
        'The same as if it had been drawn: everybody has one more turn, and the player who traded has theirs last ({QC-16}).',
    },
    jokerAsColour: {
      ask: 'All together: may I use a joker as one of two different colours?',
      answer: 'You need not. A joker alone already swaps any two pawns you like ({QC-15}).',
    },
  },
  cheat: {
    round: {
      title: 'A round',
      lines: [
        'Everyone for themselves or in teams: as many rounds as players.',
        'Pawns on their boxes, 2 cards each, 3 in the market.',
        'In your turn: turn up, then take or swap.',
      ],
    },
    turnUp: {
      title: '1 · Turn up',
      lines: [
        '0 to 5 cards of the reserve, one at a time.',
        'Two of one colour: all of them are discarded.',
        'Otherwise they go to your hand.',
        'Jokers never clash.',
      ],
    },
    take: {
      title: '2a · Take pawns',
      lines: [
        '1 to 3 pairs: one card of the hand, one of the market, same colour.',
        'A joker, in hand or market: any colour.',
        'Two of one colour from your hand: any card.',
        'Free on both sides: name a colour that has pawns.',
        'Last pawn of a box: the box too.',
        'No pawn left: the cards are out for the round.',
      ],
    },
    swap: {
      title: '2b · Or swap',
      lines: [
        '1 to 3 cards with the market.',
        'Teams: or with your partner.',
        'Then fill the market up to 3.',
      ],
    },
    end: {
      title: 'End and points',
      lines: [
        'Pawns on one box at most: finish the turn, the round is over.',
        'Box **3** · pawn **2** · card left in hand **−1**.',
        'Most points win; a team adds both players.',
      ],
    },
    together: {
      title: 'All together: your turn',
      lines: [
        'Two different colours: swap a pawn of each.',
        'A joker or two of one colour: swap any two pawns.',
        'Discard 1 to 3 cards.',
        'Trade a card with a player; a card of the reserve goes.',
        'Then draw up to 3; reserve gone: one more turn each.',
      ],
    },
    togetherPoints: {
      title: 'All together: points',
      lines: [
        'Complete box: its spaces (**3**, or 2).',
        'Pawn away from home: **−1**.',
        'At best 24 (easier side: 16).',
      ],
    },
  },
};
