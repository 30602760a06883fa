import { example, list, picture, rule, ruling, table, text } from '../../part.js';
import type { Rulebook } from '../../rulebook.js';
import { cheat, questions } from './asked.js';

export const rulebook: Rulebook = {
  goal: 'Every trick pushes pirates up and down the planks of those who played its highest and its lowest cards. Steer yours onto the spaces that pay and keep them out of the sea; whoever has the most points wins.',
  chapters: [
    {
      id: 'box',
      title: 'What is in the box',
      parts: [
        rule(
          'SQ-1',
          'Fifty cards: the numbers 1 to 12 in red, yellow, green and blue, and two without a colour, the **monkey** (0) and the **first mate** (13). With two or three players every 1 and every 12 stays in the box, which leaves 42 cards.',
        ),
        picture('r1 y5 g8 b12 0 13', 'Four colours from 1 to 12. The monkey counts 0 and the first mate 13.'),
        {
          kind: 'rule',
          rule: 'SQ-2',
          text: 'Everybody has a plank with five spaces, and four pirates, one of each colour. The narrow end of the plank is its top. From the top down the spaces pay 8, 5, 3, 2, 1 on the front and 1, 2, 3, 5, 8 on the back ◇. The middle space pays 3, or 4 if you agree on that ◆.',
          ruling: true,
          elsewhere: true,
        },
        picture(
          'plank:front plank:back',
          'Both sides of a plank. Whoever stands on a space gets the number beside it.',
        ),
      ],
    },
    {
      id: 'setup',
      title: 'Setting up',
      parts: [
        ruling(
          'SQ-3',
          'You play one round for each player; with two players that is two rounds ◆. For each round all cards in use are shuffled and dealt anew. Draw who deals first; then the deal goes round clockwise.',
        ),
        ruling(
          'SQ-4',
          'Everybody gets as many cards as the table says. With four and with six players two cards are left over: they lie face up in the centre. If one of them is the monkey or the first mate, it sits this round out. Everybody has seen it, but it never counts as a card of the centre ◆.',
        ),
        table(
          ['Players', 'Cards', 'Hand', 'Centre', 'Rounds'],
          ['2 and ghost', '42', '14', '–', '2'],
          ['3', '42', '14', '–', '3'],
          ['4', '50', '12', '2', '4'],
          ['5', '50', '10', '–', '5'],
          ['6', '50', '8', '2', '6'],
        ),
      ],
    },
    {
      id: 'placement',
      title: 'Sending the pirates out',
      parts: [
        ruling(
          'SQ-6',
          'Look at your hand and at the centre. Then everybody, all at the same time, chooses a side of the plank and a space for each of the four pirates; they may share spaces. Nobody sees what the others choose, and all may change their mind until the last player is ready ◆.',
        ),
        text(
          'No idea yet? With many high cards choose the side with the 8 at the top, with many low ones the other side. Put all four pirates in the middle.',
        ),
        example(
          'All four in the middle',
          'If none of them moves all round long, they are worth 4 × 3 = 12 points. There is more to be had.',
          'plank:front:2222',
        ),
      ],
    },
    {
      id: 'turn',
      title: 'Playing cards',
      parts: [
        rule(
          'SQ-7',
          'The player after the dealer leads the first trick. Clockwise, each plays one card. The first card with a colour announces that colour. If you hold the colour, you must play it, or else the monkey or the first mate, which may be played at any time. If you do not hold it, play what you like. Cards in the centre do not tell anyone what to play.',
        ),
        picture(
          'g7 g2 13 r9',
          'Green is announced. The third player may put in the first mate even with green in hand. The fourth has no green and is free to choose.',
        ),
        rule(
          'SQ-8',
          'The monkey and the first mate are of the colour announced. Played before it, they wait for the first card with a colour and take that one. So neither is ever alone in its colour, and every trick has an announced colour.',
        ),
        example(
          'The monkey comes first',
          'The monkey is led, then comes [r4]: red is announced, and the monkey is a red 0. It is the lowest red card, so the red pirate of its player goes down one space. [r9] is the highest: there it goes up one. [y12] is alone in yellow and goes to the centre.',
          '0 r4 r9 y12',
        ),
      ],
    },
    {
      id: 'trick',
      title: 'What a trick does',
      parts: [
        rule(
          'SQ-9',
          'The trick is all cards just played together with those in the centre. Judge it colour by colour.\n**One card of a colour:** it goes to the centre, or stays there.\n**Two or more:** whoever played the highest moves their pirate of this colour one space **up**; whoever played the lowest, one space **down**. If the **8** of the colour is in the trick, the way up is two spaces; if the **5** is, the way down is two, no matter whose they are or whether they lie in the centre. Cards of the centre belong to nobody: when one of them is the highest or the lowest, nobody makes that move. Afterwards all cards of this colour leave the round.',
        ),
        example(
          'The centre gets in the way',
          'In the centre lie [y4] and [b3]. Played are [b6], [g7], [b12] and [b8]. Only blue has several cards. [b12] is the highest, and because of the [b8] its player’s blue pirate goes up two. The lowest is the centre’s [b3], so nobody goes down. The blue cards leave, [y4] and [g7] now lie in the centre, and the player of the [b12] leads next.',
          'y4 b3 b6 g7 b12 b8',
        ),
        example(
          'The centre clears itself',
          'In the centre lie [y4] and [y9], and nobody plays yellow. That makes two yellow cards: both leave the round, and nobody moves in yellow. In red [r10] takes a pirate up one space and [r3] another down one.',
          'y4 y9 r3 r10 r6 r7',
        ),
        example(
          'The 8 and the 5 themselves',
          'Three players. [g8] is the highest green card: the green pirate of its player goes up two. [g5] is the lowest: here it goes down two. The lone [r2] goes to the centre.',
          'g8 g5 r2',
        ),
        rule(
          'SQ-10',
          'A pirate that would leave the plank, at either end, falls overboard. It is out for this round, pays nothing, and no later move brings it back.',
        ),
        example(
          'One step too far',
          'Front of the plank: a pirate in the middle that goes up two stands on the 8. If it has to go up once more, it is in the water and worth 0.',
          'plank:front:2--- plank:front:0--- plank:front:x---',
        ),
        rule(
          'SQ-11',
          'The next trick is led by whoever played the highest number in this one, whatever its colour. The monkey counts 0 and the first mate 13; the centre does not count. Among equal numbers it is the one played last.',
        ),
        picture('r11 b11 r7', 'Two elevens. The blue one was played last: its player leads the next trick.'),
      ],
    },
    {
      id: 'scoring',
      title: 'Scoring',
      parts: [
        rule(
          'SQ-12',
          'When all hands are empty, each pirate still on a plank pays what its space says. Cards left in the centre are worth nothing. Then all pirates come off the planks, and for the next round everybody chooses side and spaces anew.',
        ),
        example(
          'A round on the front',
          'Red stands on the 8, yellow on the 5, green on the 2, and blue is overboard: 8 + 5 + 2 + 0 = 15 points.',
          'plank:front:013x',
        ),
        example(
          'A round on the back',
          'Red stands on the bottom space, yellow on the fourth, green in the middle and blue at the top: 8 + 5 + 3 + 1 = 17 points, or 18 if the middle pays 4.',
          'plank:back:4320',
        ),
        ruling(
          'SQ-5',
          'Whoever has the most points after the last round wins. Players with equal points share the win ◆.',
        ),
      ],
    },
    {
      id: 'two',
      title: 'Two players and a ghost',
      parts: [
        rule(
          'SQ-13',
          'Deal as for three. The third hand becomes the pile of the ghost, face down. The ghost leads every trick with the top card of its pile, so {SQ-11} is not needed.\nThen both players choose a card in secret, each bound by {SQ-7} to the ghost’s colour; both cards are shown together and the trick is judged as usual.\nThe ghost has no plank: when its card is the highest or the lowest, nobody makes that move. The two players take turns as dealer.',
        ),
        example(
          'A trick with the ghost',
          'The ghost leads [g9]. You show [g3]; the other player has no green and shows [b6]. The highest green card is the ghost’s: nobody goes up. The lowest is yours: your green pirate goes down one. [b6] goes to the centre.',
          'g9 g3 b6',
        ),
        ruling(
          'SQ-14',
          'If the ghost leads the monkey or the first mate, both players are free to choose. The colour announced is that of the card of the player after the dealer, or, if it has none, of the other player’s ◆.',
        ),
      ],
    },
    {
      id: 'options',
      title: 'All options',
      parts: [
        list(
          '**Middle of the plank** {SQ-2}: 3 points, as usual, or 4. With 4 it pays more to leave a pirate where you put it.',
        ),
      ],
    },
    {
      id: 'secrets',
      title: 'Who knows what',
      parts: [
        table(
          ['What', 'Who knows it'],
          ['Your hand, and the card you have chosen beside the ghost', 'You; everybody, once it is played'],
          ['Where your pirates stand', 'You; everybody, once the last player is ready'],
          ['The centre, and a monkey or first mate laid there', 'Everybody'],
          ['Each card played this round, and by whom', 'Everybody'],
          ['Who has shown that they are out of a colour', 'Everybody'],
          ['The ghost’s pile', 'Nobody; how many cards it has, everybody'],
        ),
      ],
    },
  ],
  questions,
  cheat,
};
