import type { Rules } from '../../skull-king/rules.js';

export const rules: Rules = {
  goal: 'Before each round you say how many tricks you will take, and then you take exactly that many, no more and no fewer. After ten rounds, each with one card more than the last, the most points win.',
  chapters: {
    cards: {
      title: 'The cards',
      kinds: {
        head: ['Cards', 'How many', 'What they are'],
        rows: [
          ['green, yellow and purple: the plain suits'],
          ['black, which beats the other three suits'],
          ['almost never takes a trick'],
          ['the pirates; they beat every number'],
          ['pirate or escape, as you say when you play her'],
          ['beats the pirates, falls to a mermaid'],
          ['beats every number and the Skull King, falls to pirates'],
          ['1 each', 'if you play with them: turn a trick upside down'],
          ['if you play with it: makes allies'],
        ],
      },
      seven: 'A number, the highest trump, an escape, a pirate, Tigress, the Skull King and a mermaid.',
      'SK-1':
        'The basic deck has **70 cards**. Kraken, whale, loot and the powers of the pirates are options; take any of them alone or all together.',
      'SK-2':
        'The box has blank cards, and each can become a **house card**, up to four of them. The host gives it a name and makes it one thing: an escape, a pirate without a power, a mermaid, or a number from 0 to 15 in a suit. From then on it is exactly that in every rule ◆. A house card with a 14 earns what a 14 earns; 0 and 15 earn nothing ◆. The Skull King gets his 30 for a house pirate too. House cards count when the deck is divided among the hands.',
    },
    setup: {
      title: 'Setting up',
      players: {
        head: ['Players', 'What to know'],
        rows: [
          ['Deal a third hand for the ghost Greybeard: {SK-35}.'],
          ['3 to 7', 'As written; the deck is enough for ten cards each.'],
          ['With 70 cards rounds 9 and 10 are played with 8 cards, for that is all there are.'],
        ],
      },
      'SK-3':
        'There are **ten rounds**. In the first everybody gets one card, in the second two, and so on; the whole deck is shuffled anew each time. Nobody ever gets more than the deck divided by the hands, rounded down, so everybody always holds the same number. Wherever these rules say “cards dealt”, they mean the number really dealt.',
      'SK-4':
        'You may agree on other rounds ◇: **even keel** 2, 2, 4, 4, 6, 6, 8, 8, 10, 10; **brawl** 6, 7, 8, 9, 10; **raid** five rounds of 5; **barrage** ten rounds of 10; **whirlpool** 9, 9, 7, 7, 5, 5, 3, 3, 1, 1; **bedtime** a single round of 1; or a list of your own of 1 to 20 rounds with 1 to 14 cards.',
      'SK-5': 'Chance picks the first dealer ◆. After each round the deal passes to the left.',
    },
    round: {
      title: 'A round',
      'SK-6':
        'Look at your cards. Then everybody **bids at once**: how many tricks will you take, from 0 to the cards dealt? Bids stay hidden, and can be changed, until the last one is in; then all are shown.',
      'SK-7':
        'If you play with the **cannonball**, everybody now chooses grapeshot or cannonball in the same hidden way: {SK-28}.',
      'SK-8':
        'Whoever sits left of the dealer leads the first trick, and play goes clockwise, one card each. Whoever takes a trick leads the next, unless a rule says otherwise. When all hands are empty the round is scored.',
      'SK-9': 'After the last round the highest total wins. Equal totals share their place ◆.',
    },
    follow: {
      title: 'Following suit',
      'SK-10':
        'The first card that is neither an escape nor loot settles the trick; Tigress played as an escape counts as one. If it is a number, its suit **is led**. If it is anything else (pirate, mermaid, Skull King, kraken, whale), **no suit is led** for the rest of the trick, even if an escape came before it ◆.',
      'SK-11':
        'If you hold the suit that is led and want to play a **number**, it must be of that suit. A card **without a number** may be played at any time. If you do not hold the suit, play whatever you like. Black is no exception: as long as you hold the suit that is led, you may not trump.',
      'SK-12': 'Whoever plays **Tigress** says at once whether she is a pirate or an escape.',
      escapeFirst: {
        title: 'An escape first',
        text: 'The escape settles nothing, and then Will does: no suit is led. The third player may play any number, and [g3] is fine with other suits in hand. Will takes the trick.',
      },
    },
    trick: {
      title: 'Who takes the trick',
      firstLine: 'Go down this list. **The first line that fits decides**, and nothing below it matters.',
      'SK-13':
        'Kraken and whale in one trick: only the **later** of the two acts. The earlier one does nothing at all.',
      whaleLater: 'The whale came later and acts; the kraken does nothing. A 2 is enough.',
      krakenLater:
        'The other way round: the kraken acts, and nobody takes the trick. Whoever played [g2] sits left of the kraken and leads.',
      'SK-14':
        '**The kraken**: nobody takes the trick. Its cards are put aside, and there is no bonus, no alliance and no power. The player to the left of whoever played the kraken leads next. You may agree instead that whoever would have taken the trick leads: imagine it without either beast, and judge it with the suit led then; this leaves {SK-15} as it is.',
      'SK-15':
        '**The white whale**: every card without a number is destroyed, and colours no longer count. The highest number takes the trick, the first one played if several are equal. If there is no number nobody takes it, and whoever played the whale leads next. Destroyed cards capture nothing, ally nobody and lend no power ◆; a 14 still pays whoever takes the trick.',
      underWhale: 'The whale came. Only numbers are left, and 14 is the highest.',
      twoNines: 'Two nines under the whale: the first one played.',
      'SK-16': '**Skull King and mermaid**: the mermaid takes it, the first one played if there are two.',
      allThree: 'Pirate, King and mermaid together: the mermaid.',
      'SK-17': '**The Skull King** takes it.',
      'SK-18': 'The **pirate** played first takes it; Tigress as a pirate is one of them.',
      'SK-19': 'The **mermaid** played first takes it.',
      'SK-20':
        'The highest **black** number takes it. If two are equal, which only house cards can bring about, the first one played ◆.',
      trump: 'Black is trump: the lowest of them beats every yellow.',
      'SK-21':
        'The highest number of the **suit that was led** takes it; again the first one played if two are equal ◆.',
      suitLed: 'Yellow was led. The purple 14 is higher, but of another suit, and takes nothing.',
      'SK-22':
        'Nothing but escapes, Tigress as an escape and loot: the **very first card** takes the trick, like it or not.',
      everybodyRan: 'Everybody ran: the first card takes it.',
    },
    bonus: {
      title: 'Bonuses',
      onlyIfMade:
        'Bonuses come with the tricks you take, and only count if your bid is good enough: {SK-26}, {SK-27}.',
      'SK-23':
        'Each **14** in green, yellow or purple brings 10, the **black 14** brings 20, no matter who played it.',
      'SK-24':
        'A **pirate** that takes the trick brings 20 for each mermaid in it. The **Skull King** brings 30 for each pirate. A **mermaid** that takes the Skull King brings 40, and nothing for pirates in that trick. Tigress as a pirate is a pirate here. When the cards were played makes no difference.',
      twoMermaids: {
        title: 'A pirate and two mermaids',
        text: 'Will takes the trick and both mermaids: 20 + 20 = 40.',
      },
      kingAtWork: {
        title: 'The King at work',
        text: 'The Skull King captures Tigress as a pirate, and the green 14 comes along: 30 + 10 = 40.',
      },
      mermaidsDay: {
        title: 'The mermaid’s day',
        text: 'The mermaid takes the Skull King and the yellow 14; Will brings her nothing: 40 + 10 = 50.',
      },
      'SK-25':
        '**Loot** makes its player an ally of whoever takes the trick. If **both** make their bid exactly, each gets 20, in either scoring. Taking your own loot allies nobody; two loot cards make two alliances.',
    },
    scoring: {
      title: 'Scoring',
      'SK-26':
        '**Skull King scoring.** With a bid of one or more: made, you get 20 for each trick and all bonuses; missed, you lose 10 for each trick too many or too few, and bonuses count for nothing. With a bid of zero: made, you get 10 times the cards dealt (and loot, if any); missed, you lose 10 times the cards dealt, no matter by how much.',
      twoTricks: {
        title: 'Two tricks, and the black 14',
        text: 'You bid 2 and took 2, with the black 14 in one of them: 20 × 2 + 20 = 60. Had you taken 3, it would be −10 × 1 = −10, and the 14 worth nothing.',
      },
      zeroInNine: {
        title: 'Zero in round nine',
        text: 'You bid 0 with nine cards. Without a trick: 10 × 9 = 90. With one trick, or with five: −10 × 9 = −90.',
      },
      allies: {
        title: 'Allies',
        text: 'You played loot, and Mina took the trick. You bid 0 with six cards and took none: 10 × 6 + 20 = 80. Mina bid 1 and took 1: 20 × 1 + 20 = 40. Had she missed her bid, you would have 60.',
      },
      'SK-27':
        '**Rascal scoring.** For everybody 10 times the cards dealt are at stake. Exact: all of it, and all bonuses. Off by one: half of both. Off by more: nothing. A missed bid never costs points.',
      offByOne: {
        title: 'Rascal, off by one',
        text: 'Five cards; you bid 2, took 3, and captured 30 in bonuses: (10 × 5 + 30) ÷ 2 = 40. Off by two it is nothing.',
      },
      'SK-28':
        '**Cannonball**, with Rascal scoring only. Exact: 15 times the cards dealt and all bonuses. Otherwise: nothing. Whoever chose grapeshot scores as in {SK-27}.',
      cannonball: {
        title: 'Cannonball and wager',
        text: 'Six cards, a cannonball, a wager of 20 with Rascal. Exact: 15 × 6 + 20 = 110. Missed: 0 − 20 = −20.',
      },
      points: {
        head: ['Cards', 'Bid', 'Took', 'Bonus', 'Skull King', 'Rascal'],
      },
    },
    powers: {
      title: 'The pirates’ powers',
      pirates: 'Rosie, Will, Rascal, Juanita and Harry.',
      'SK-29':
        'If a pirate of yours **takes the trick**, you use that pirate’s power at once, before the next lead. A trick that nobody takes wakes no power, nor does one that a number takes under the whale. After the last trick of a round only Harry still works; the others are lost. Tigress, house cards and the ghost have no power ◆.',
      'SK-30': '**Rosie**: say who leads the next trick, anybody you like, yourself included.',
      'SK-31':
        '**Will**: take the two top cards that were not dealt, then discard as many, new ones or old ones. If there are fewer, take those; if there are none, nothing happens ◆. The others only learn how many.',
      'SK-32':
        '**Rascal**: wager 0, 10 or 20, for all to see ◆. If you make your bid exactly you win the wager, otherwise you lose it. It comes on top of everything else in either scoring and is never halved.',
      'SK-33':
        '**Juanita**: look at all cards that were not dealt, in no particular order ◆, and keep it to yourself. There is nothing to decide, so nobody waits. What Will drew is not among them; what he threw away and the ghost’s pile are not shown.',
      'SK-34':
        '**Harry**: change your bid by one, up or down, or leave it, for all to see; it stays between 0 and the cards dealt ◆. From now on that is your bid for everything: points, bonuses, alliances, wager and cannonball. What you loaded stays loaded ◆. After the last trick Harry comes before the scoring.',
    },
    two: {
      title: 'Two players',
      'SK-35':
        'Deal **three hands**. The third is the face-down pile of the ghost **Greybeard**, who neither bids nor scores. The two of you take turns in leading the first trick of a round.',
      'SK-36':
        'Whenever one of you leads, Greybeard comes second with the top card of his pile, and the other comes third. He follows no suit, but his card settles what is led like any other. His Tigress is an escape.',
      'SK-37':
        'If Greybeard takes a trick he leads the next one with his top card, and the two of you follow in the order you had before ◆. That is the only way he leads. Wherever another rule would give him the lead (left of a kraken, his whale without a number, whoever would have won), it goes to whoever played right after him in that trick, or to its first player if he came last ◆.',
      'SK-38':
        'Cards in his tricks count for nobody, loot that he plays or takes allies nobody, and Rosie names one of the two of you ◆.',
    },
    options: {
      title: 'All options',
      all: [
        '**Scoring**: Skull King {SK-26} or Rascal {SK-27}, and with Rascal the cannonball {SK-28}.',
        '**Kraken** {SK-14}, **white whale** {SK-15}, **loot** {SK-25}, **pirates’ powers** {SK-29}: each for itself.',
        '**After the kraken** {SK-14}: the player to the left leads, or whoever would have won.',
        '**Rounds** {SK-4}: classic, one of six other courses, or a list of your own.',
        '**House cards** {SK-2}: up to four of your own.',
      ],
      firstGame:
        'For a first game leave out all of it, and play only the first five rounds. When everybody can bid, bring in loot and the powers, and the two beasts last.',
    },
  },
  questions: {
    pirateForSuit: {
      ask: 'I hold green and green is led. May I play a pirate?',
      answer:
        'Yes. A card without a number may be played at any time, and so may an escape. Only **numbers** are bound to the suit: {SK-11}.',
    },
    pirateLed: {
      ask: 'A pirate was led. Must the others follow anything?',
      answer:
        'No. No suit is led in this trick, whatever comes later, so everybody plays what they like: {SK-10}.',
    },
    escapeLed: {
      ask: 'Somebody led an escape. What do I have to follow?',
      answer:
        'Nothing yet. The first number after it sets the suit. If a pirate, a mermaid or a beast comes first, no suit is led at all: {SK-10}.',
    },
    allThree: {
      ask: 'Skull King, pirate and mermaid in one trick: who takes it?',
      answer:
        'The mermaid, no matter in which order they came. She gets 40 for the King and nothing for the pirate: {SK-16}, {SK-24}.',
    },
    twoPirates: {
      ask: 'Two pirates in one trick: who takes it?',
      answer:
        'The one played first, and Tigress as a pirate counts like the others: {SK-18}. Pirates earn nothing for each other.',
    },
    allEscapes: {
      ask: 'Everybody played an escape. Does nobody take the trick?',
      answer:
        'Somebody does: whoever played the very first card, even if it was loot: {SK-22}. Only kraken and whale can leave a trick to nobody.',
    },
    krakenTook: {
      ask: 'The kraken took a trick. Do the tricks still add up to the cards dealt?',
      answer:
        'No, one is missing for good, and likewise when the whale finds no number. Remember that when you bid: {SK-14}, {SK-15}.',
    },
    zeroWith14: {
      ask: 'I bid zero and took a 14 by accident. Do I get its 10 points?',
      answer:
        'No. With Skull King scoring a missed bid brings no bonus at all. With Rascal scoring you get half of it, if that was your only trick: {SK-26}, {SK-27}.',
    },
    whaleAndBlack: {
      ask: 'Under the whale, do black cards still beat the others?',
      answer:
        'No. Colours do not count at all, only the number does; among equal numbers the first one played: {SK-15}.',
    },
    whose14: {
      ask: 'A 14 was taken by a pirate. Who gets the 10?',
      answer: 'Whoever took the trick, with whatever card, if they make their bid: {SK-23}.',
    },
    lootForSuit: {
      ask: 'May I play loot when I could follow suit?',
      answer:
        'Yes, loot has no number. It takes a trick only if nothing but escapes and loot is played and it came first, and then it allies nobody: {SK-11}, {SK-22}, {SK-25}.',
    },
    harryLast: {
      ask: 'Harry took the last trick. May I still change my bid?',
      answer:
        'Yes, Harry is the one power that works after the last trick, and he comes before the scoring: {SK-29}, {SK-34}.',
    },
  },
  cheat: {
    round: {
      title: 'A round',
      lines: [
        'Round 1: one card each; one more each round, up to ten.',
        'All bid at once: how many tricks, 0 to the cards dealt.',
        'Left of the dealer leads; whoever takes a trick leads the next.',
        'Hold the suit that is led? A **number** must be of that suit.',
        'Cards without a number may always be played.',
        'First a pirate, mermaid, King or beast: no suit is led.',
      ],
    },
    trick: {
      title: 'Who takes the trick: the first line that fits',
      lines: [
        'Kraken and whale: only the later one acts.',
        'Kraken: nobody. The player to its left leads.',
        'Whale: the highest number, whatever its colour; no number: nobody, and the whale’s player leads.',
        'Skull King and mermaid: the first mermaid.',
        'The Skull King.',
        'The first pirate (Tigress too).',
        'The first mermaid.',
        'The highest black, else the highest of the suit led.',
        'Only escapes and loot: the first card.',
      ],
    },
    bonus: {
      title: 'Bonuses',
      lines: [
        '[g14] [y14] [p14]: **10** each; [b14]: **20**.',
        'Pirate takes mermaid: **20** each.',
        'Skull King takes pirate: **30** each.',
        'Mermaid takes the Skull King: **40**, and no more for pirates.',
        'Loot: **20** for both allies, if both bids are exact.',
      ],
    },
    skullKing: {
      title: 'Skull King scoring',
      lines: [
        'Made: **20** a trick and all bonuses.',
        'Missed: **−10** for each trick off, no bonus.',
        'Zero made: **+10** × cards dealt.',
        'Zero missed: **−10** × cards dealt.',
      ],
    },
    rascal: {
      title: 'Rascal scoring',
      lines: [
        'Exact: **10** × cards dealt and all bonuses.',
        'Off by one: half of both. Off by more: 0.',
        'Cannonball: exact **15** × cards dealt and bonuses, else 0.',
      ],
    },
    powers: {
      title: 'Powers, for the pirate that takes the trick',
      lines: [
        'Rosie: say who leads next.',
        'Will: draw two, discard two.',
        'Rascal: wager 0, 10 or 20 on your bid.',
        'Juanita: look at all cards not dealt.',
        'Harry: your bid up or down by one, even after the last trick.',
      ],
    },
    two: {
      title: 'Two players',
      lines: [
        'A third hand for Greybeard, face down.',
        'He plays second, or leads after a trick he took; he follows no suit.',
        'His Tigress is an escape; what he takes counts for nobody.',
      ],
    },
  },
};
