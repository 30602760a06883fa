import type { Rules } from '../../skull/rules.js';

export const rules: Rules = {
  goal: 'Everybody lays flowers and skulls face down, and somebody boasts how many discs they can turn without meeting a skull. Make two challenges of your own, or be the last one left.',
  chapters: {
    setup: {
      title: 'Setting up',
      'S-1':
        'You have a mat, skull side up, and four discs: three flowers and one skull. Draw who starts the first round. One box serves up to six players; seven to twelve put two boxes together and play just the same.',
      start: 'What everybody begins with: three flowers and one skull.',
      players: {
        head: ['Players', 'Gangs each', 'Boxes'],
        rows: [['3 to 6'], ['7 to 12'], ['2 to 3'], ['4 to 6']],
      },
      gangs:
        'A gang is one mat with its four discs; with two of them each some things change ({S-11}). With three players every slip is punished; leave that table to the experienced. The game is at its best with fewer than ten.',
    },
    turn: {
      title: 'A round',
      'S-2':
        'Everybody still in lays one disc face down on their mat. All but the first player do so at once and in secret, and may change their mind until the last of them is ready. Then the first player, who has watched them all, lays one too.',
      'S-3':
        'From the first player on, clockwise, you do one of two things: **add** a disc, face down on top of your pile, or **open a challenge**. A challenge names how many discs you are going to turn: at least 1, and at most as many as lie on all mats together. If your hand is empty, you have to open a challenge.',
      'S-4':
        'Once a challenge is open, nobody adds a disc any more. Clockwise you either **raise**, to any higher number, or **pass** and stay out of this bidding for good. The bidding ends at once when somebody bids all discs on the table; otherwise it ends when all but one have passed. Whoever bid most is the challenger. Passing protects nobody: all mats count, and any pile may be turned.',
      fiveOfSeven: {
        title: 'Five out of seven',
        text: 'Four players, seven discs on the table. The fourth player bids 3, the next one raises to 5, and the other three pass. The challenger first turns the two discs of their own pile and then three more, wherever they like.',
      },
      'S-5':
        'The challenger turns discs one by one: their own pile first, from the top, all of it or as many as the bid needs; then other piles in any order, each from its top. The first skull is the end of it: the attempt has failed, and everything else stays face down. If the bid is reached without a skull, it is made. In your own pile there is nothing to choose, so on this page those discs are turned for you.',
      harmlessSkull: {
        title: 'A skull that does no harm',
        text: 'You have three discs on your mat, here from top to bottom, and win the bidding with 2. Only the top two are turned: made. Your skull at the bottom does no harm.',
      },
      lastSkull: {
        title: 'The skull comes last',
        text: 'You bid 4. Your own two discs are flowers, so is the first one of a neighbour, and the fourth is a skull. The attempt has failed, no matter how near it was.',
      },
    },
    scoring: {
      title: 'If it is made',
      'S-6':
        'All discs go back to hands. The challenger turns their mat to its flower side; if it lay that way already, they have won the game. If not, the challenger is the next first player.',
      mats: 'Your mat at the beginning, and after the first challenge you made.',
      twice: {
        title: 'Twice and home',
        text: 'Challenges you have made: 1, your mat shows its flower. You open with 1 and everybody passes. Your own top disc is a flower: that is 2 out of 2, and you have won, although it was the smallest bid there is.',
      },
    },
    loss: {
      title: 'If it fails',
      'S-7':
        'The piles lie as they are until the lost disc is chosen. In the meantime each opponent of the challenger may **gloat**: turn up all the rest of their own pile for everybody to see, all of it or nothing. Nobody has to wait for that ◆. Then the loss is settled and the discs go back to hands.',
      'S-8':
        'The challenger loses one disc for the rest of the game, and only the challenger knows which. If the skull belonged to somebody else, that player picks one of the challenger’s discs, shuffled and face down. If it was the challenger’s own, the challenger chooses in secret. With only one disc left nobody has anything to choose: it goes at once, and there is no time to gloat ◆.',
      pickedBlind: {
        title: 'Picked blind',
        text: 'You have these three discs left and fail on a skull of Mina’s. You shuffle them and Mina takes one: in one case out of three it is your skull. Nobody but you will know.',
      },
      'S-9':
        'The challenger is the next first player. But a challenger without discs is out, and from then on sees only what everybody sees ◆. If that leaves one player, that player has won. If not, the owner of the skull is the next first player; and if it was the challenger’s own skull, the challenger’s last act is to name one among those still in.',
      whoseSkull: {
        head: ['The skull was', 'Who chooses the loss', 'Who starts if the challenger is out'],
        rows: [
          ['somebody else’s', 'its owner, blind', 'its owner'],
          ['the challenger’s own', 'the challenger, in secret', 'whom the challenger names'],
        ],
      },
      'S-10':
        'With one disc to your name you lay it in {S-2}. So in {S-3} you have to challenge when your turn comes; in {S-4} you may raise or pass as usual; and if your own attempt fails, you are out. When another challenger turns your last disc you lose nothing, skull or not ◆.\nWith the option **The last skull** it goes by the letter of the booklet: if that last disc is the skull, you are out as well. You still pick what the challenger loses, and what becomes of the challenger is settled first ({S-9}); where both of you are out, the challenger names who starts ◆. With two gangs each, only that gang is out.',
    },
    gangs: {
      title: 'Two gangs each',
      'S-11':
        'Every person plays two mats that lie opposite each other: clockwise come the first gangs of all persons, then their second gangs in the same order ◆.\nEach gang is a player in every rule above, with discs, turns and losses of its own. First player, challenger and owner of a skull are gangs, and “their own pile” is the pile of that gang alone. The person decides for both gangs and sees the discs of both.\nThe first gang lays its disc last; its person’s other gang lays one together with everybody else. As long as one of your gangs still owes its disc, place that one first; after that you may change either.',
      sixGangs: {
        title: 'Three people, six gangs',
        text: 'Ana, Ben and Cleo sit down with two gangs each. Clockwise it goes: Ana, Ben, Cleo with their first gangs, then Ana, Ben, Cleo with their second ones.',
      },
      'S-12':
        'You win when one of your gangs makes its second challenge, or when nobody else has a gang left. A gang that is out is passed over, and you play on with the other.\nYour gangs may outbid each other and turn each other’s discs. If one of them fails on the skull of the other, the lost disc is drawn and only you get to know it; and your gangs do not gloat at each other.\nA gang that goes out on the skull of its sister leaves the start to the sister; one that goes out on its own skull names any gang still in, the sister among them ◆.',
      oneEach: {
        title: 'One each is not two',
        text: 'Each of your gangs has made one challenge: two mats show a flower, but you have not won. The second challenge has to be made by one and the same gang.',
      },
    },
    options: {
      title: 'All options',
      all: [
        '**Gangs** {S-11}: one each, as usual, for 3 to 12 players; or two each, for 2 to 6 players.',
        '**The last skull** {S-10}: only the challenger pays, as usual; or whoever sees their last disc turned up, and it is the skull, is out too.',
      ],
    },
    secrets: {
      title: 'Who knows what',
      who: {
        head: ['What', 'Who knows it'],
        rows: [
          ['How many discs are in each hand and pile', 'Everybody'],
          ['Which discs they are', 'Their owner; everybody, once they are turned up'],
          ['Which disc was lost', 'Only the one who lost it'],
          ['Every bid, every disc turned, every pile shown in gloating', 'Everybody'],
        ],
      },
      talk: 'Talk as much as you like: what you say may be true or not. But discs are shown when you gloat {S-7} and at no other time.',
    },
  },
  questions: {
    ownFirst: {
      ask: 'Must I turn my own discs first, even with my skull among them?',
      answer:
        'Yes, from the top, as many as the bid needs ({S-5}). That is the price of a bluff: whoever laid a skull on top should hope to be outbid.',
    },
    hereAndThere: {
      ask: 'May I take one disc here and one there from the others?',
      answer:
        'Yes. Once your own pile is turned, choose for every single disc whose pile it comes from. Each pile is turned from its top ({S-5}).',
    },
    passed: {
      ask: 'I passed. Is my pile safe now?',
      answer: 'No. Passing only takes you out of the bidding; your discs count and may be turned ({S-4}).',
    },
    backIn: {
      ask: 'May I come back into the bidding after I passed?',
      answer: 'No, a pass is for good in this round ({S-4}).',
    },
    allDiscs: {
      ask: 'May I open with the number of all discs on the table?',
      answer:
        'Yes. Then nobody can raise, the bidding is over at once, and you turn every disc there is ({S-4}).',
    },
    onMySkull: {
      ask: 'Somebody failed on my skull. Do I lose or gain anything?',
      answer:
        'You lose nothing, and you pick the disc they lose, face down ({S-8}). The skull goes back to your hand. Even your last disc is safe in somebody else’s attempt, unless you play by the letter ({S-10}).',
    },
    tellLost: {
      ask: 'Do I have to tell which disc I lost?',
      answer:
        'No, nobody but you knows ({S-8}). You may say what you like about it, and you need not say the truth.',
    },
    onlySkull: {
      ask: 'All I have left is my skull. Can I still win?',
      answer:
        'Not with a challenge: your own pile comes first, so every attempt of yours fails. But you can be the last one left. Challenge when your turn comes, hope to be outbid, and let the others run into your skull ({S-10}).',
    },
    showDisc: {
      ask: 'May I show a disc to make the others believe me?',
      answer:
        'No. Say what you want, but discs are shown only in gloating, and then the whole rest of the pile ({S-7}).',
    },
    whoStarts: {
      ask: 'Who starts after somebody went out?',
      answer:
        'The owner of the skull that did it. If it was the challenger’s own skull, the one going out names a player still in ({S-9}).',
    },
    biggerBid: {
      ask: 'Does a bigger bid count for more?',
      answer:
        'No. A challenge made is a challenge made, whether with 1 or with 12: the mat is turned, and the second one wins ({S-6}).',
    },
  },
  cheat: {
    goal: {
      title: 'Goal',
      lines: [
        'Make two challenges of your own.',
        'Or be the last one left.',
        'Three flowers and one skull each.',
      ],
    },
    lay: {
      title: '1 · Lay',
      lines: ['All but the first player: one disc, face down, at once.', 'Then the first player.'],
    },
    add: {
      title: '2 · Add or challenge',
      lines: [
        'Clockwise: add one disc, or open a challenge.',
        'The bid: 1 up to all discs on the mats.',
        'Hand empty: you must challenge.',
      ],
    },
    bid: {
      title: '3 · Bid',
      lines: [
        'Raise, or pass for good.',
        'All discs bid: the bidding ends at once.',
        'All others passed: the highest bid is the challenger.',
      ],
    },
    turn: {
      title: '4 · Turn',
      lines: [
        'Your own pile first, from the top.',
        'Then the others, in any order, each from the top.',
        'A skull: failed, stop at once.',
        'Bid reached: made.',
      ],
    },
    made: {
      title: 'Made',
      lines: [
        'Mat to its flower side.',
        'Second time: **you win**.',
        'The challenger starts the next round.',
      ],
    },
    failed: {
      title: 'Failed',
      lines: [
        'One disc is lost for good, its face a secret.',
        'Somebody else’s skull: its owner picks blind.',
        'Your own skull: you choose in secret.',
        'Opponents may gloat: show all of their pile or nothing.',
        'No disc left: out; the skull’s owner starts.',
        'Out on your own skull: you name who starts.',
      ],
    },
  },
};
