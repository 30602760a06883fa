import { example, list, picture, question, rule, ruling, table, text } from '../../part.js';
import type { Rulebook } from '../../rulebook.js';

export const rulebook: Rulebook = {
  goal: 'Each round you draw dice in secret, say how many tricks you will win with them, and then try to win exactly that many. You choose which die to roll; what it shows is up to the sea.',
  chapters: [
    {
      id: 'dice',
      title: 'The dice',
      parts: [
        picture(
          'skull-king pirate mermaid black blue red yellow',
          'The seven kinds: Skull King, pirate, mermaid; black, blue, red, yellow.',
        ),
        {
          kind: 'rule',
          rule: 'SD-1',
          text: 'There are **36 dice** of seven kinds. Three kinds are **special**: Skull King, pirate and mermaid. They carry skulls and white flags, and no numbers. Four are **coloured**: black, blue, red and yellow. They carry numbers, and yellow carries flags as well. The picture of the sides has not come down to us. Reviews say ◇ that special dice have four skulls and two flags, that black is stronger than blue, blue than red and red than yellow, that the numbers run from 1 to 7, that neighbouring colours share one number, and that a yellow die has a single 7. The table below fits all of that and is our reconstruction ◆; you may put another in its place.',
          ruling: true,
          elsewhere: true,
        },
        table(
          ['Kind', 'Dice', 'Sides'],
          ['[skull-king] Skull King', '1', 'four skulls, two flags'],
          ['[pirate] pirate', '3', 'four skulls, two flags'],
          ['[mermaid] mermaid', '2', 'four skulls, two flags'],
          ['[black] black', '7', '5, 5, 6, 6, 7, 7'],
          ['[blue] blue', '7', '3, 3, 4, 4, 5, 5'],
          ['[red] red', '8', '1, 1, 2, 2, 3, 3'],
          ['[yellow] yellow', '8', 'three flags, 1, 1, 7'],
        ),
      ],
    },
    {
      id: 'setup',
      title: 'Setting up',
      parts: [
        table(['Players', 'Rounds'], ['3', '8'], ['4', '8'], ['5', '7'], ['6', '6']),
        rule(
          'SD-2',
          'Three or four players play **8 rounds**, five play **7**, six play **6**. In the first round everybody draws one die from the bag, in the second two, and so on. Keep them behind your screen. After each round all dice go back into the bag.',
        ),
      ],
    },
    {
      id: 'round',
      title: 'A round',
      parts: [
        rule(
          'SD-3',
          'Look at your dice and **bid**: how many tricks will you win, from 0 to the number of the round? Everybody bids in secret, and may change the bid until the last one is in; then all are shown.',
        ),
        rule(
          'SD-4',
          'Who starts the first round is drawn. Each later round is started by the player to the **right** of the last starter. Within a trick turns go clockwise, and whoever wins a trick starts the next.',
        ),
      ],
    },
    {
      id: 'trick',
      title: 'A trick',
      parts: [
        ruling(
          'SD-5',
          'In turn, everybody rolls **one die**. The first coloured die of the trick leads its colour. The die counts here, and not what it shows: a yellow die leads yellow even with its flag up ◆. Special dice lead nothing, and as long as only special dice have been rolled everybody chooses freely.',
        ),
        rule(
          'SD-6',
          'If you have dice of the colour that is led, roll one of them, **or any special die**; it counts as special even if it comes up as a flag. If you have none of that colour, roll whatever you like.',
        ),
        rule(
          'SD-7',
          'When all have rolled, only what the dice show matters; a special die with its flag up is just a flag. **The first line that fits decides:**\n(a) a Skull King’s skull and a mermaid’s skull: the mermaid, the last one rolled;\n(b) a Skull King’s skull: the last one;\n(c) a pirate’s skull: the last one;\n(d) a mermaid’s skull: the last one;\n(e) a number: the highest, whatever its colour, and the last one rolled among equals;\n(f) nothing but flags: the first one rolled.',
        ),
        picture('black:6 black:7 red:2 *yellow:7 black:5', 'Two sevens, and the yellow one came later.'),
        picture(
          'pirate:skull skull-king:skull black:5 black:6 *mermaid:skull',
          'King and mermaid both show their skulls: the mermaid.',
        ),
        picture(
          'pirate:skull *skull-king:skull black:5 black:6 mermaid:flag',
          'The same trick, but the mermaid came up as a flag: the King.',
        ),
        picture('pirate:skull red:3 *pirate:skull', 'Two pirates: here it is the last one, not the first.'),
        picture('mermaid:skull *pirate:skull black:7', 'A pirate beats a mermaid, and both beat the 7.'),
        picture('*yellow:flag pirate:flag mermaid:flag', 'Nothing but flags: the first one rolled.'),
        example(
          'Bound, and yet free',
          'Red is led. Behind your screen lie [red], [black] and [pirate]. You may roll red or the pirate, but not black: {SD-6}. If the pirate shows its flag it is a flag and no more, and you have still followed the rule.',
        ),
      ],
    },
    {
      id: 'scoring',
      title: 'Scoring',
      parts: [
        rule(
          'SD-8',
          'You bid one or more and won exactly that: **20 for each trick**, and your bonuses. You won more or fewer: **−10** for each trick you were off.',
        ),
        rule(
          'SD-9',
          'You bid zero and won nothing: **+10 times the number of the round**. You won anything at all: **−10 times the number of the round**, no matter how much.',
        ),
        rule(
          'SD-10',
          'Bonuses count only if your bid was exact. Win a trick with the Skull King’s skull: 30 for each pirate’s skull in it. Win a trick with a mermaid: 50 for each Skull King’s skull in it.',
        ),
        example(
          'A mermaid’s catch',
          'You bid 1 and won this trick with the mermaid, and no other: 20 × 1 + 50 = 70. The pirate’s skull brings you nothing.',
          'pirate:skull skull-king:skull black:5 black:6 *mermaid:skull',
        ),
        example(
          'The King among pirates',
          'You bid 2, won 2, and one of them like this: 20 × 2 + 30 × 2 = 100.',
          'pirate:skull *skull-king:skull pirate:skull',
        ),
        rule(
          'SD-11',
          '**Landlubber scoring**, if you agreed on it: 20 for each trick of an exact bid, nothing for a missed one, zero as in {SD-9}, and no bonuses.',
        ),
        ruling('SD-12', 'After the last round the most points win. Equal totals share the win ◆.'),
        table(
          ['Round', 'Bid', 'Won', 'Bonus', 'Normal', 'Landlubber'],
          ['8', '5', '1', '0', '−40', '0'],
          ['4', '0', '0', '0', '+40', '+40'],
          ['6', '0', '2', '0', '−60', '−60'],
          ['5', '2', '2', '50', '+90', '+40'],
          ['3', '1', '2', '30', '−10', '0'],
          ['7', '3', '3', '0', '+60', '+60'],
        ),
      ],
    },
    {
      id: 'options',
      title: 'All options',
      parts: [
        list(
          '**Scoring**: normal {SD-8}, or landlubber {SD-11} for those who would rather not drown.',
          '**Dice** {SD-1}: all seven kinds, how many of each and what is on their six sides. The counts must add up to 36; special kinds have only skulls and flags, coloured ones only flags and the numbers 1 to 9.',
        ),
        text('For a first game take landlubber scoring: bidding high costs nothing then.'),
      ],
    },
  ],
  questions: [
    question(
      'Red is led and I have red. May I roll a pirate?',
      'Yes, a special die may be rolled at any time: {SD-6}. It satisfies the rule even if it comes up as a flag.',
    ),
    question(
      'A yellow die was rolled first and shows its flag. Is yellow led?',
      'Yes. The die leads its colour, whatever it shows: {SD-5}.',
    ),
    question(
      'The trick began with a mermaid. What do I have to follow?',
      'Nothing, until somebody rolls a coloured die. That one leads: {SD-5}.',
    ),
    question(
      'Two equal numbers: who wins?',
      'The one rolled **last**, whatever the colours: {SD-7}. That is the other way round than with the cards.',
    ),
    question(
      'Is there a trump?',
      'No. Only the number counts, not the colour. Black simply has the high numbers: {SD-7}.',
    ),
    question(
      'Everybody rolled flags. Who wins?',
      'The **first** flag rolled: {SD-7}. It is the only case in which the first one wins.',
    ),
    question(
      'A pirate and a mermaid show their skulls, without the King. Who wins?',
      'The pirate. Mermaids only beat the King and the numbers: {SD-7}. There is no bonus for it.',
    ),
    question(
      'The mermaid won the trick, but the King shows his flag. Do I get 50?',
      'No. Only a Skull King’s **skull** counts; his flag is a flag like any other: {SD-7}, {SD-10}.',
    ),
    question(
      'Do I get a bonus although I missed my bid?',
      'No, bonuses need an exact bid, and in landlubber scoring there are none: {SD-10}, {SD-11}.',
    ),
    question(
      'Is zero scored by the tricks or by the round?',
      'By the round: in round 6 it is 60 points up or down, no matter whether you won one trick or six: {SD-9}.',
    ),
  ],
  cheat: [
    {
      title: 'A round',
      lines: [
        '3 or 4 players: 8 rounds; 5: 7 rounds; 6: 6 rounds.',
        'Round 1: one die each; one more each round. Keep them hidden.',
        'All bid at once: how many tricks, 0 to the round.',
        'The starter moves to the **right** each round; turns go clockwise.',
        'Whoever wins a trick starts the next.',
      ],
    },
    {
      title: 'Rolling',
      lines: [
        'One die each. The first coloured die leads its colour, whatever it shows.',
        'Have that colour? Roll it, or any special die.',
        'None of it? Roll what you like.',
      ],
    },
    {
      title: 'Who wins: the first line that fits',
      lines: [
        'Skull King’s skull and mermaid’s skull: the last mermaid.',
        'Skull King’s skull.',
        'The last pirate’s skull.',
        'The last mermaid’s skull.',
        'The highest number of any colour, the last among equals.',
        'Only flags: the first one.',
      ],
    },
    {
      title: 'Points',
      lines: [
        'Exact: **20** a trick and all bonuses.',
        'Missed: **−10** for each trick off.',
        'Zero made: **+10** × round; missed: **−10** × round.',
        'Landlubber: missed is 0 (but zero as above), no bonuses.',
      ],
    },
    {
      title: 'Bonuses, with an exact bid',
      lines: [
        'Skull King wins: **30** for each pirate’s skull.',
        'Mermaid wins: **50** for the Skull King’s skull.',
      ],
    },
    {
      title: 'What is on the dice',
      lines: [
        'Skull King 1, pirates 3, mermaids 2: four skulls, two flags.',
        '[black] Black, 7 dice: 5, 5, 6, 6, 7, 7.',
        '[blue] Blue, 7 dice: 3, 3, 4, 4, 5, 5.',
        '[red] Red, 8 dice: 1, 1, 2, 2, 3, 3.',
        '[yellow] Yellow, 8 dice: flag, flag, flag, 1, 1, 7.',
      ],
    },
  ],
};
