import type { Rules } from '../../skull-queen/rules.js';

export const rules: Rules = {
  goal: 'Every trick pushes pirates up and down the planks of those who played its highest and its lowest cards. Steer yours onto the spaces that pay and keep them out of the sea; whoever has the most points wins.',
  chapters: {
    box: {
      title: 'What is in the box',
      'SQ-1':
        'Fifty cards: the numbers 1 to 12 in red, yellow, green and blue, and two without a colour, the **monkey** (0) and the **first mate** (13). With two or three players every 1 and every 12 stays in the box, which leaves 42 cards.',
      cards: 'Four colours from 1 to 12. The monkey counts 0 and the first mate 13.',
      'SQ-2':
        'Everybody has a plank with five spaces, and four pirates, one of each colour. The narrow end of the plank is its top. From the top down the spaces pay 8, 5, 3, 2, 1 on the front and 1, 2, 3, 5, 8 on the back ◇. The middle space pays 3, or 4 if you agree on that ◆.',
      planks: 'Both sides of a plank. Whoever stands on a space gets the number beside it.',
    },
    setup: {
      title: 'Setting up',
      'SQ-3':
        'You play one round for each player; with two players that is two rounds ◆. For each round all cards in use are shuffled and dealt anew. Draw who deals first; then the deal goes round clockwise.',
      'SQ-4':
        'Everybody gets as many cards as the table says. With four and with six players two cards are left over: they lie face up in the centre. If one of them is the monkey or the first mate, it sits this round out. Everybody has seen it, but it never counts as a card of the centre ◆.',
      players: {
        head: ['Players', 'Cards', 'Hand', 'Centre', 'Rounds'],
        rows: [['2 and ghost']],
      },
    },
    placement: {
      title: 'Sending the pirates out',
      'SQ-6':
        'Look at your hand and at the centre. Then everybody, all at the same time, chooses a side of the plank and a space for each of the four pirates; they may share spaces. Nobody sees what the others choose, and all may change their mind until the last player is ready ◆.',
      noIdea:
        'No idea yet? With many high cards choose the side with the 8 at the top, with many low ones the other side. Put all four pirates in the middle.',
      allInMiddle: {
        title: 'All four in the middle',
        text: 'If none of them moves all round long, they are worth 4 × 3 = 12 points. There is more to be had.',
      },
    },
    turn: {
      title: 'Playing cards',
      'SQ-7':
        'The player after the dealer leads the first trick. Clockwise, each plays one card. The first card with a colour announces that colour. If you hold the colour, you must play it, or else the monkey or the first mate, which may be played at any time. If you do not hold it, play what you like. Cards in the centre do not tell anyone what to play.',
      greenAnnounced:
        'Green is announced. The third player may put in the first mate even with green in hand. The fourth has no green and is free to choose.',
      'SQ-8':
        'The monkey and the first mate are of the colour announced. Played before it, they wait for the first card with a colour and take that one. So neither is ever alone in its colour, and every trick has an announced colour.',
      monkeyFirst: {
        title: 'The monkey comes first',
        text: 'The monkey is led, then comes [r4]: red is announced, and the monkey is a red 0. It is the lowest red card, so the red pirate of its player goes down one space. [r9] is the highest: there it goes up one. [y12] is alone in yellow and goes to the centre.',
      },
    },
    trick: {
      title: 'What a trick does',
      'SQ-9':
        'The trick is all cards just played together with those in the centre. Judge it colour by colour.\n**One card of a colour:** it goes to the centre, or stays there.\n**Two or more:** whoever played the highest moves their pirate of this colour one space **up**; whoever played the lowest, one space **down**. If the **8** of the colour is in the trick, the way up is two spaces; if the **5** is, the way down is two, no matter whose they are or whether they lie in the centre. Cards of the centre belong to nobody: when one of them is the highest or the lowest, nobody makes that move. Afterwards all cards of this colour leave the round.',
      centreInTheWay: {
        title: 'The centre gets in the way',
        text: 'In the centre lie [y4] and [b3]. Played are [b6], [g7], [b12] and [b8]. Only blue has several cards. [b12] is the highest, and because of the [b8] its player’s blue pirate goes up two. The lowest is the centre’s [b3], so nobody goes down. The blue cards leave, [y4] and [g7] now lie in the centre, and the player of the [b12] leads next.',
      },
      centreClears: {
        title: 'The centre clears itself',
        text: 'In the centre lie [y4] and [y9], and nobody plays yellow. That makes two yellow cards: both leave the round, and nobody moves in yellow. In red [r10] takes a pirate up one space and [r3] another down one.',
      },
      eightAndFive: {
        title: 'The 8 and the 5 themselves',
        text: 'Three players. [g8] is the highest green card: the green pirate of its player goes up two. [g5] is the lowest: here it goes down two. The lone [r2] goes to the centre.',
      },
      'SQ-10':
        'A pirate that would leave the plank, at either end, falls overboard. It is out for this round, pays nothing, and no later move brings it back.',
      tooFar: {
        title: 'One step too far',
        text: 'Front of the plank: a pirate in the middle that goes up two stands on the 8. If it has to go up once more, it is in the water and worth 0.',
      },
      'SQ-11':
        'The next trick is led by whoever played the highest number in this one, whatever its colour. The monkey counts 0 and the first mate 13; the centre does not count. Among equal numbers it is the one played last.',
      twoElevens: 'Two elevens. The blue one was played last: its player leads the next trick.',
    },
    scoring: {
      title: 'Scoring',
      'SQ-12':
        'When all hands are empty, each pirate still on a plank pays what its space says. Cards left in the centre are worth nothing. Then all pirates come off the planks, and for the next round everybody chooses side and spaces anew.',
      front: {
        title: 'A round on the front',
        text: 'Red stands on the 8, yellow on the 5, green on the 2, and blue is overboard: 8 + 5 + 2 + 0 = 15 points.',
      },
      back: {
        title: 'A round on the back',
        text: 'Red stands on the bottom space, yellow on the fourth, green in the middle and blue at the top: 8 + 5 + 3 + 1 = 17 points, or 18 if the middle pays 4.',
      },
      'SQ-5':
        'Whoever has the most points after the last round wins. Players with equal points share the win ◆.',
    },
    two: {
      title: 'Two players and a ghost',
      'SQ-13':
        'Deal as for three. The third hand becomes the pile of the ghost, face down. The ghost leads every trick with the top card of its pile, so {SQ-11} is not needed.\nThen both players choose a card in secret, each bound by {SQ-7} to the ghost’s colour; both cards are shown together and the trick is judged as usual.\nThe ghost has no plank: when its card is the highest or the lowest, nobody makes that move. The two players take turns as dealer.',
      withGhost: {
        title: 'A trick with the ghost',
        text: 'The ghost leads [g9]. You show [g3]; the other player has no green and shows [b6]. The highest green card is the ghost’s: nobody goes up. The lowest is yours: your green pirate goes down one. [b6] goes to the centre.',
      },
      'SQ-14':
        'If the ghost leads the monkey or the first mate, both players are free to choose. The colour announced is that of the card of the player after the dealer, or, if it has none, of the other player’s ◆.',
    },
    options: {
      title: 'All options',
      all: [
        '**Middle of the plank** {SQ-2}: 3 points, as usual, or 4. With 4 it pays more to leave a pirate where you put it.',
      ],
    },
    secrets: {
      title: 'Who knows what',
      who: {
        head: ['What', 'Who knows it'],
        rows: [
          ['Your hand, and the card you have chosen beside the ghost', 'You; everybody, once it is played'],
          ['Where your pirates stand', 'You; everybody, once the last player is ready'],
          ['The centre, and a monkey or first mate laid there', 'Everybody'],
          ['Each card played this round, and by whom', 'Everybody'],
          ['Who has shown that they are out of a colour', 'Everybody'],
          ['The ghost’s pile', 'Nobody; how many cards it has, everybody'],
        ],
      },
    },
  },
  questions: {
    monkeyForColour: {
      ask: 'I hold the announced colour. May I play the monkey or the first mate all the same?',
      answer: 'Yes, at any time ({SQ-7}). It then counts as a card of the announced colour ({SQ-8}).',
    },
    centreAnnounces: {
      ask: 'Do cards in the centre announce a colour, or do I have to follow them?',
      answer:
        'No. Only cards that are played in this trick announce a colour ({SQ-7}). But when the trick is judged, the centre counts ({SQ-9}).',
    },
    thrownIn: {
      ask: 'I could not follow and threw in a red card. Can it move my red pirate?',
      answer:
        'Yes. Every colour in the trick is judged, not only the announced one. If another red card was played or lies in the centre, yours may be the highest or the lowest. If it is alone, it goes to the centre ({SQ-9}).',
    },
    severalMove: {
      ask: 'Can several of my pirates move in one trick?',
      answer:
        'No. You play one card, so it is one colour, and one pirate at most. Nor does it ever go up and down in the same trick: that would take two cards of yours.',
    },
    eightItself: {
      ask: 'The highest card is the 8 itself. Does its player go up two?',
      answer:
        'Yes. What counts is that the 8 is in the trick, not who played it. In the same way the player of a 5 that is the lowest card goes down two ({SQ-9}).',
    },
    eightInCentre: {
      ask: 'The 8 lies in the centre. Does it still double the way?',
      answer:
        'Yes, as soon as a second card of its colour comes along and the colour is judged. Then it leaves with the others, so it works once ({SQ-9}).',
    },
    overboardFollows: {
      ask: 'My red pirate is overboard. Must I still follow red?',
      answer:
        'Yes. All cards go on as before, and yours still count for the pirates of the others. Only your own red pirate no longer moves ({SQ-10}).',
    },
    topIsSafe: {
      ask: 'Is a pirate at the very top safe?',
      answer:
        'No. The next move up takes it overboard, just as one at the bottom falls on the next move down ({SQ-10}).',
    },
    highestInCentre: {
      ask: 'The highest number in the trick lies in the centre. Who leads?',
      answer:
        'Whoever played the highest number from their hand. The centre does not count for the lead ({SQ-11}).',
    },
    mateInCentre: {
      ask: 'The first mate was left over and lies in the centre. What does it do there?',
      answer:
        'Nothing. It has no colour there and sits the round out; all it tells you is that nobody holds it ({SQ-4}).',
    },
    stopMoving: {
      ask: 'I stand on the right spaces with three tricks to go. May I stop moving?',
      answer:
        'No. Every move has to be made, wanted or not. Try to play cards that are neither the highest nor the lowest of their colour.',
    },
  },
  cheat: {
    round: {
      title: 'A round',
      lines: [
        '2 or 3 players: without the 1s and 12s, 14 cards each.',
        '4: 12 cards · 5: 10 cards · 6: 8 cards.',
        '4 and 6 players: 2 cards face up in the centre.',
        'All at once: choose the side and place 4 pirates.',
        'Player after the dealer leads.',
      ],
    },
    card: {
      title: 'Which card?',
      lines: [
        'The first card with a colour announces it.',
        'Hold it? Play it, or monkey or first mate.',
        'Do not hold it? Play anything.',
        'Monkey (0) and first mate (13) take the announced colour.',
        'The centre binds nobody.',
      ],
    },
    judge: {
      title: 'Judge each colour',
      lines: [
        'Played cards and centre together.',
        'One card: to the centre.',
        'Two or more: highest **up 1**, lowest **down 1**.',
        'With the 8 in the trick: **up 2** · with the 5: **down 2**.',
        'Highest or lowest from the centre: nobody moves.',
        'Then the cards of this colour leave the round.',
      ],
    },
    plank: {
      title: 'Plank',
      lines: [
        'Front, from the top: **8, 5, 3, 2, 1**.',
        'Back, from the top: **1, 2, 3, 5, 8**.',
        'Past either end: overboard, 0 points.',
      ],
    },
    next: {
      title: 'Next trick',
      lines: [
        'The highest number leads, whatever its colour.',
        'Equal numbers: the one played last.',
        'The centre does not count.',
      ],
    },
    end: {
      title: 'End',
      lines: [
        'Hands empty: each pirate pays its space.',
        'One round for each player (two players: 2).',
        'Most points win; equal points share.',
      ],
    },
    two: {
      title: 'Two players',
      lines: [
        'Third hand: the ghost’s pile.',
        'The ghost leads every trick.',
        'Both choose in secret, then show together.',
        'The ghost has no pirates to move.',
      ],
    },
  },
};
