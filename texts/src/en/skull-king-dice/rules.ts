import type { Rules } from '../../skull-king-dice/rules.js';

export const rules: Rules = {
  goal: 'Each round you draw dice in secret, say how many tricks you will win with them, and then try to win exactly that many. You choose which die to roll; what it shows is up to the sea.',
  chapters: {
    dice: {
      title: 'The dice',
      sevenKinds: 'The seven kinds: Skull King, pirate, mermaid; black, blue, red, yellow.',
      'SD-1':
        'There are **36 dice** of seven kinds. Three kinds are **special**: Skull King, pirate and mermaid. They carry skulls and white flags, and no numbers. Four are **coloured**: black, blue, red and yellow. They carry numbers, and yellow carries flags as well. The picture of the sides has not come down to us. Reviews say ◇ that special dice have four skulls and two flags, that black is stronger than blue, blue than red and red than yellow, that the numbers run from 1 to 7, that neighbouring colours share one number, and that a yellow die has a single 7. The table below fits all of that and is our reconstruction ◆; you may put another in its place.',
      sides: {
        head: ['Kind', 'Dice', 'Sides'],
        rows: [
          ['[skull-king] Skull King', 'four skulls, two flags'],
          ['[pirate] pirate', 'four skulls, two flags'],
          ['[mermaid] mermaid', 'four skulls, two flags'],
          ['[black] black'],
          ['[blue] blue'],
          ['[red] red'],
          ['[yellow] yellow', 'three flags, 1, 1, 7'],
        ],
      },
    },
    setup: {
      title: 'Setting up',
      players: {
        head: ['Players', 'Rounds'],
      },
      'SD-2':
        'Three or four players play **8 rounds**, five play **7**, six play **6**. In the first round everybody draws one die from the bag, in the second two, and so on. Keep them behind your screen. After each round all dice go back into the bag.',
    },
    round: {
      title: 'A round',
      'SD-3':
        'Look at your dice and **bid**: how many tricks will you win, from 0 to the number of the round? Everybody bids in secret, and may change the bid until the last one is in; then all are shown.',
      'SD-4':
        'Who starts the first round is drawn. Each later round is started by the player to the **right** of the last starter. Within a trick turns go clockwise, and whoever wins a trick starts the next.',
    },
    trick: {
      title: 'A trick',
      'SD-5':
        'In turn, everybody rolls **one die**. The first coloured die of the trick leads its colour. The die counts here, and not what it shows: a yellow die leads yellow even with its flag up ◆. Special dice lead nothing, and as long as only special dice have been rolled everybody chooses freely.',
      'SD-6':
        'If you have dice of the colour that is led, roll one of them, **or any special die**; it counts as special even if it comes up as a flag. If you have none of that colour, roll whatever you like.',
      'SD-7':
        'When all have rolled, only what the dice show matters; a special die with its flag up is just a flag. **The first line that fits decides:**\n(a) a Skull King’s skull and a mermaid’s skull: the mermaid, the last one rolled;\n(b) a Skull King’s skull: the last one;\n(c) a pirate’s skull: the last one;\n(d) a mermaid’s skull: the last one;\n(e) a number: the highest, whatever its colour, and the last one rolled among equals;\n(f) nothing but flags: the first one rolled.',
      twoSevens: 'Two sevens, and the yellow one came later.',
      kingAndMermaid: 'King and mermaid both show their skulls: the mermaid.',
      mermaidFlag: 'The same trick, but the mermaid came up as a flag: the King.',
      twoPirates: 'Two pirates: here it is the last one, not the first.',
      pirateAndMermaid: 'A pirate beats a mermaid, and both beat the 7.',
      onlyFlags: 'Nothing but flags: the first one rolled.',
      boundYetFree: {
        title: 'Bound, and yet free',
        text: 'Red is led. Behind your screen lie [red], [black] and [pirate]. You may roll red or the pirate, but not black: {SD-6}. If the pirate shows its flag it is a flag and no more, and you have still followed the rule.',
      },
    },
    scoring: {
      title: 'Scoring',
      'SD-8':
        'You bid one or more and won exactly that: **20 for each trick**, and your bonuses. You won more or fewer: **−10** for each trick you were off.',
      'SD-9':
        'You bid zero and won nothing: **+10 times the number of the round**. You won anything at all: **−10 times the number of the round**, no matter how much.',
      'SD-10':
        'Bonuses count only if your bid was exact. Win a trick with the Skull King’s skull: 30 for each pirate’s skull in it. Win a trick with a mermaid: 50 for each Skull King’s skull in it.',
      mermaidsCatch: {
        title: 'A mermaid’s catch',
        text: 'You bid 1 and won this trick with the mermaid, and no other: 20 × 1 + 50 = 70. The pirate’s skull brings you nothing.',
      },
      kingAmongPirates: {
        title: 'The King among pirates',
        text: 'You bid 2, won 2, and one of them like this: 20 × 2 + 30 × 2 = 100.',
      },
      'SD-11':
        '**Landlubber scoring**, if you agreed on it: 20 for each trick of an exact bid, nothing for a missed one, zero as in {SD-9}, and no bonuses.',
      'SD-12': 'After the last round the most points win. Equal totals share the win ◆.',
      points: {
        head: ['Round', 'Bid', 'Won', 'Bonus', 'Normal', 'Landlubber'],
      },
    },
    options: {
      title: 'All options',
      all: [
        '**Scoring**: normal {SD-8}, or landlubber {SD-11} for those who would rather not drown.',
        '**Dice** {SD-1}: all seven kinds, how many of each and what is on their six sides. The counts must add up to 36; special kinds have only skulls and flags, coloured ones only flags and the numbers 1 to 9.',
      ],
      firstGame: 'For a first game take landlubber scoring: bidding high costs nothing then.',
    },
  },
  questions: {
    pirateForSuit: {
      ask: 'Red is led and I have red. May I roll a pirate?',
      answer:
        'Yes, a special die may be rolled at any time: {SD-6}. It satisfies the rule even if it comes up as a flag.',
    },
    flagFirst: {
      ask: 'A yellow die was rolled first and shows its flag. Is yellow led?',
      answer: 'Yes. The die leads its colour, whatever it shows: {SD-5}.',
    },
    mermaidFirst: {
      ask: 'The trick began with a mermaid. What do I have to follow?',
      answer: 'Nothing, until somebody rolls a coloured die. That one leads: {SD-5}.',
    },
    equalNumbers: {
      ask: 'Two equal numbers: who wins?',
      answer:
        'The one rolled **last**, whatever the colours: {SD-7}. That is the other way round than with the cards.',
    },
    trump: {
      ask: 'Is there a trump?',
      answer: 'No. Only the number counts, not the colour. Black simply has the high numbers: {SD-7}.',
    },
    allFlags: {
      ask: 'Everybody rolled flags. Who wins?',
      answer: 'The **first** flag rolled: {SD-7}. It is the only case in which the first one wins.',
    },
    pirateAndMermaid: {
      ask: 'A pirate and a mermaid show their skulls, without the King. Who wins?',
      answer: 'The pirate. Mermaids only beat the King and the numbers: {SD-7}. There is no bonus for it.',
    },
    kingsFlag: {
      ask: 'The mermaid won the trick, but the King shows his flag. Do I get 50?',
      answer: 'No. Only a Skull King’s **skull** counts; his flag is a flag like any other: {SD-7}, {SD-10}.',
    },
    missedBid: {
      ask: 'Do I get a bonus although I missed my bid?',
      answer: 'No, bonuses need an exact bid, and in landlubber scoring there are none: {SD-10}, {SD-11}.',
    },
    zero: {
      ask: 'Is zero scored by the tricks or by the round?',
      answer:
        'By the round: in round 6 it is 60 points up or down, no matter whether you won one trick or six: {SD-9}.',
    },
  },
  cheat: {
    round: {
      title: 'A round',
      lines: [
        '3 or 4 players: 8 rounds; 5: 7 rounds; 6: 6 rounds.',
        'Round 1: one die each; one more each round. Keep them hidden.',
        'All bid at once: how many tricks, 0 to the round.',
        'The starter moves to the **right** each round; turns go clockwise.',
        'Whoever wins a trick starts the next.',
      ],
    },
    rolling: {
      title: 'Rolling',
      lines: [
        'One die each. The first coloured die leads its colour, whatever it shows.',
        'Have that colour? Roll it, or any special die.',
        'None of it? Roll what you like.',
      ],
    },
    trick: {
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
    points: {
      title: 'Points',
      lines: [
        'Exact: **20** a trick and all bonuses.',
        'Missed: **−10** for each trick off.',
        'Zero made: **+10** × round; missed: **−10** × round.',
        'Landlubber: missed is 0 (but zero as above), no bonuses.',
      ],
    },
    bonus: {
      title: 'Bonuses, with an exact bid',
      lines: [
        'Skull King wins: **30** for each pirate’s skull.',
        'Mermaid wins: **50** for the Skull King’s skull.',
      ],
    },
    dice: {
      title: 'What is on the dice',
      lines: [
        'Skull King 1, pirates 3, mermaids 2: four skulls, two flags.',
        '[black] Black, 7 dice: 5, 5, 6, 6, 7, 7.',
        '[blue] Blue, 7 dice: 3, 3, 4, 4, 5, 5.',
        '[red] Red, 8 dice: 1, 1, 2, 2, 3, 3.',
        '[yellow] Yellow, 8 dice: flag, flag, flag, 1, 1, 7.',
      ],
    },
  },
};
