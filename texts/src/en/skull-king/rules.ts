import { example, list, picture, rule, ruling, table, text } from '../../part.js';
import type { Rulebook } from '../../rulebook.js';
import { cheat, questions } from './asked.js';

export const rulebook: Rulebook = {
  goal: 'Before each round you say how many tricks you will take, and then you take exactly that many, no more and no fewer. After ten rounds, each with one card more than the last, the most points win.',
  chapters: [
    {
      id: 'cards',
      title: 'The cards',
      parts: [
        table(
          ['Cards', 'How many', 'What they are'],
          ['[suit:g] [suit:y] [suit:p] 1–14', '42', 'green, yellow and purple: the plain suits'],
          ['[suit:b] 1–14', '14', 'black, which beats the other three suits'],
          ['[escape]', '5', 'almost never takes a trick'],
          ['[rosie] [will] [rascal] [juanita] [harry]', '5', 'the pirates; they beat every number'],
          ['[tigress]', '1', 'pirate or escape, as you say when you play her'],
          ['[skull-king]', '1', 'beats the pirates, falls to a mermaid'],
          ['[mermaid]', '2', 'beats every number and the Skull King, falls to pirates'],
          ['[kraken] [whale]', '1 each', 'if you play with them: turn a trick upside down'],
          ['[loot]', '2', 'if you play with it: makes allies'],
        ),
        picture(
          'g7 b14 escape rosie tigress skull-king mermaid',
          'A number, the highest trump, an escape, a pirate, Tigress, the Skull King and a mermaid.',
        ),
        rule(
          'SK-1',
          'The basic deck has **70 cards**. Kraken, whale, loot and the powers of the pirates are options; take any of them alone or all together.',
        ),
        ruling(
          'SK-2',
          'The box has blank cards, and each can become a **house card**, up to four of them. The host gives it a name and makes it one thing: an escape, a pirate without a power, a mermaid, or a number from 0 to 15 in a suit. From then on it is exactly that in every rule ◆. A house card with a 14 earns what a 14 earns; 0 and 15 earn nothing ◆. The Skull King gets his 30 for a house pirate too. House cards count when the deck is divided among the hands.',
        ),
      ],
    },
    {
      id: 'setup',
      title: 'Setting up',
      parts: [
        table(
          ['Players', 'What to know'],
          ['2', 'Deal a third hand for the ghost Greybeard: {SK-35}.'],
          ['3 to 7', 'As written; the deck is enough for ten cards each.'],
          ['8', 'With 70 cards rounds 9 and 10 are played with 8 cards, for that is all there are.'],
        ),
        rule(
          'SK-3',
          'There are **ten rounds**. In the first everybody gets one card, in the second two, and so on; the whole deck is shuffled anew each time. Nobody ever gets more than the deck divided by the hands, rounded down, so everybody always holds the same number. Wherever these rules say “cards dealt”, they mean the number really dealt.',
        ),
        {
          kind: 'rule',
          rule: 'SK-4',
          text: 'You may agree on other rounds ◇: **even keel** 2, 2, 4, 4, 6, 6, 8, 8, 10, 10; **brawl** 6, 7, 8, 9, 10; **raid** five rounds of 5; **barrage** ten rounds of 10; **whirlpool** 9, 9, 7, 7, 5, 5, 3, 3, 1, 1; **bedtime** a single round of 1; or a list of your own of 1 to 20 rounds with 1 to 14 cards.',
          elsewhere: true,
        },
        ruling('SK-5', 'Chance picks the first dealer ◆. After each round the deal passes to the left.'),
      ],
    },
    {
      id: 'round',
      title: 'A round',
      parts: [
        rule(
          'SK-6',
          'Look at your cards. Then everybody **bids at once**: how many tricks will you take, from 0 to the cards dealt? Bids stay hidden, and can be changed, until the last one is in; then all are shown.',
        ),
        rule(
          'SK-7',
          'If you play with the **cannonball**, everybody now chooses grapeshot or cannonball in the same hidden way: {SK-28}.',
        ),
        rule(
          'SK-8',
          'Whoever sits left of the dealer leads the first trick, and play goes clockwise, one card each. Whoever takes a trick leads the next, unless a rule says otherwise. When all hands are empty the round is scored.',
        ),
        ruling('SK-9', 'After the last round the highest total wins. Equal totals share their place ◆.'),
      ],
    },
    {
      id: 'follow',
      title: 'Following suit',
      parts: [
        ruling(
          'SK-10',
          'The first card that is neither an escape nor loot settles the trick; Tigress played as an escape counts as one. If it is a number, its suit **is led**. If it is anything else (pirate, mermaid, Skull King, kraken, whale), **no suit is led** for the rest of the trick, even if an escape came before it ◆.',
        ),
        rule(
          'SK-11',
          'If you hold the suit that is led and want to play a **number**, it must be of that suit. A card **without a number** may be played at any time. If you do not hold the suit, play whatever you like. Black is no exception: as long as you hold the suit that is led, you may not trump.',
        ),
        rule('SK-12', 'Whoever plays Tigress says at once whether she is a pirate or an escape.'),
        example(
          'An escape first',
          'The escape settles nothing, and then Will does: no suit is led. The third player may play any number, and [g3] is fine with other suits in hand. Will takes the trick.',
          'escape *will g3',
        ),
      ],
    },
    {
      id: 'trick',
      title: 'Who takes the trick',
      parts: [
        text('Go down this list. **The first line that fits decides**, and nothing below it matters.'),
        rule(
          'SK-13',
          'Kraken and whale in one trick: only the **later** of the two acts. The earlier one does nothing at all.',
        ),
        picture('kraken whale *g2', 'The whale came later and acts; the kraken does nothing. A 2 is enough.'),
        picture(
          'whale kraken g2',
          'The other way round: the kraken acts, and nobody takes the trick. Whoever played [g2] sits left of the kraken and leads.',
        ),
        rule(
          'SK-14',
          '**The kraken**: nobody takes the trick. Its cards are put aside, and there is no bonus, no alliance and no power. The player to the left of whoever played the kraken leads next. You may agree instead that whoever would have taken the trick leads: imagine it without either beast, and judge it with the suit led then; this leaves {SK-15} as it is.',
        ),
        ruling(
          'SK-15',
          '**The white whale**: every card without a number is destroyed, and colours no longer count. The highest number takes the trick, the first one played if several are equal. If there is no number nobody takes it, and whoever played the whale leads next. Destroyed cards capture nothing, ally nobody and lend no power ◆; a 14 still pays whoever takes the trick.',
        ),
        picture(
          'b2 rosie *y14 skull-king whale',
          'The whale came. Only numbers are left, and 14 is the highest.',
        ),
        picture('*g9 y9 whale', 'Two nines under the whale: the first one played.'),
        rule(
          'SK-16',
          '**Skull King and mermaid**: the mermaid takes it, the first one played if there are two.',
        ),
        picture('y14 will skull-king *mermaid', 'Pirate, King and mermaid together: the mermaid.'),
        rule('SK-17', '**The Skull King** takes it.'),
        rule('SK-18', 'The **pirate** played first takes it; Tigress as a pirate is one of them.'),
        rule('SK-19', 'The **mermaid** played first takes it.'),
        ruling(
          'SK-20',
          'The highest **black** number takes it. If two are equal, which only house cards can bring about, the first one played ◆.',
        ),
        picture('y12 y5 *b2', 'Black is trump: the lowest of them beats every yellow.'),
        ruling(
          'SK-21',
          'The highest number of the **suit that was led** takes it; again the first one played if two are equal ◆.',
        ),
        picture(
          '*y12 y5 p14',
          'Yellow was led. The purple 14 is higher, but of another suit, and takes nothing.',
        ),
        rule(
          'SK-22',
          'Nothing but escapes, Tigress as an escape and loot: the **very first card** takes the trick, like it or not.',
        ),
        picture('*escape loot tigress:escape', 'Everybody ran: the first card takes it.'),
      ],
    },
    {
      id: 'bonus',
      title: 'Bonuses',
      parts: [
        text(
          'Bonuses come with the tricks you take, and only count if your bid is good enough: {SK-26}, {SK-27}.',
        ),
        rule(
          'SK-23',
          'Each **14** in green, yellow or purple brings 10, the **black 14** brings 20, no matter who played it.',
        ),
        rule(
          'SK-24',
          'A **pirate** that takes the trick brings 20 for each mermaid in it. The **Skull King** brings 30 for each pirate. A **mermaid** that takes the Skull King brings 40, and nothing for pirates in that trick. Tigress as a pirate is a pirate here. When the cards were played makes no difference.',
        ),
        example(
          'A pirate and two mermaids',
          'Will takes the trick and both mermaids: 20 + 20 = 40.',
          'mermaid *will mermaid',
        ),
        example(
          'The King at work',
          'The Skull King captures Tigress as a pirate, and the green 14 comes along: 30 + 10 = 40.',
          '*skull-king tigress:pirate g14',
        ),
        example(
          'The mermaid’s day',
          'The mermaid takes the Skull King and the yellow 14; Will brings her nothing: 40 + 10 = 50.',
          'y14 will skull-king *mermaid',
        ),
        rule(
          'SK-25',
          '**Loot** makes its player an ally of whoever takes the trick. If **both** make their bid exactly, each gets 20, in either scoring. Taking your own loot allies nobody; two loot cards make two alliances.',
        ),
      ],
    },
    {
      id: 'scoring',
      title: 'Scoring',
      parts: [
        rule(
          'SK-26',
          '**Skull King scoring.** With a bid of one or more: made, you get 20 for each trick and all bonuses; missed, you lose 10 for each trick too many or too few, and bonuses count for nothing. With a bid of zero: made, you get 10 times the cards dealt (and loot, if any); missed, you lose 10 times the cards dealt, no matter by how much.',
        ),
        example(
          'Two tricks, and the black 14',
          'You bid 2 and took 2, with the black 14 in one of them: 20 × 2 + 20 = 60. Had you taken 3, it would be −10 × 1 = −10, and the 14 worth nothing.',
        ),
        example(
          'Zero in round nine',
          'You bid 0 with nine cards. Without a trick: 10 × 9 = 90. With one trick, or with five: −10 × 9 = −90.',
        ),
        example(
          'Allies',
          'You played loot, and Mina took the trick. You bid 0 with six cards and took none: 10 × 6 + 20 = 80. Mina bid 1 and took 1: 20 × 1 + 20 = 40. Had she missed her bid, you would have 60.',
        ),
        rule(
          'SK-27',
          '**Rascal scoring.** For everybody 10 times the cards dealt are at stake. Exact: all of it, and all bonuses. Off by one: half of both. Off by more: nothing. A missed bid never costs points.',
        ),
        example(
          'Rascal, off by one',
          'Five cards; you bid 2, took 3, and captured 30 in bonuses: (10 × 5 + 30) ÷ 2 = 40. Off by two it is nothing.',
        ),
        rule(
          'SK-28',
          '**Cannonball**, with Rascal scoring only. Exact: 15 times the cards dealt and all bonuses. Otherwise: nothing. Whoever chose grapeshot scores as in {SK-27}.',
        ),
        example(
          'Cannonball and wager',
          'Six cards, a cannonball, a wager of 20 with Rascal. Exact: 15 × 6 + 20 = 110. Missed: 0 − 20 = −20.',
        ),
        table(
          ['Cards', 'Bid', 'Took', 'Bonus', 'Skull King', 'Rascal'],
          ['3', '3', '3', '0', '+60', '+30'],
          ['4', '2', '4', '0', '−20', '0'],
          ['7', '0', '0', '0', '+70', '+70'],
          ['9', '0', '2', '0', '−90', '0'],
          ['4', '0', '1', '0', '−40', '+20'],
          ['5', '2', '3', '30', '−10', '+40'],
          ['8', '1', '1', '50', '+70', '+130'],
        ),
      ],
    },
    {
      id: 'powers',
      title: 'The pirates’ powers',
      parts: [
        picture('rosie will rascal juanita harry', 'Rosie, Will, Rascal, Juanita and Harry.'),
        ruling(
          'SK-29',
          'If a pirate of yours **takes the trick**, you use that pirate’s power at once, before the next lead. A trick that nobody takes wakes no power, nor does one that a number takes under the whale. After the last trick of a round only Harry still works; the others are lost. Tigress, house cards and the ghost have no power ◆.',
        ),
        rule('SK-30', '**Rosie**: say who leads the next trick, anybody you like, yourself included.'),
        ruling(
          'SK-31',
          '**Will**: take the two top cards that were not dealt, then throw as many away, new ones or old ones. If there are fewer, take those; if there are none, nothing happens ◆. The others only learn how many.',
        ),
        ruling(
          'SK-32',
          '**Rascal**: wager 0, 10 or 20, for all to see ◆. If you make your bid exactly you win the wager, otherwise you lose it. It comes on top of everything else in either scoring and is never halved.',
        ),
        ruling(
          'SK-33',
          '**Juanita**: look at all cards that were not dealt, in no particular order ◆, and keep it to yourself. There is nothing to decide, so nobody waits. What Will drew is not among them; what he threw away and the ghost’s pile are not shown.',
        ),
        ruling(
          'SK-34',
          '**Harry**: change your bid by one, up or down, or leave it, for all to see; it stays between 0 and the cards dealt ◆. From now on that is your bid for everything: points, bonuses, alliances, wager and cannonball. What you loaded stays loaded ◆. After the last trick Harry comes before the scoring.',
        ),
      ],
    },
    {
      id: 'two',
      title: 'Two players',
      parts: [
        rule(
          'SK-35',
          'Deal **three hands**. The third is the face-down pile of the ghost **Greybeard**, who neither bids nor scores. The two of you take turns in leading the first trick of a round.',
        ),
        rule(
          'SK-36',
          'Whenever one of you leads, Greybeard comes second with the top card of his pile, and the other comes third. He follows no suit, but his card settles what is led like any other. His Tigress is an escape.',
        ),
        ruling(
          'SK-37',
          'If Greybeard takes a trick he leads the next one with his top card, and the two of you follow in the order you had before ◆. That is the only way he leads. Wherever another rule would give him the lead (left of a kraken, his whale without a number, whoever would have won), it goes to whoever played right after him in that trick, or to its first player if he came last ◆.',
        ),
        ruling(
          'SK-38',
          'Cards in his tricks count for nobody, loot that he plays or takes allies nobody, and Rosie names one of the two of you ◆.',
        ),
      ],
    },
    {
      id: 'options',
      title: 'All options',
      parts: [
        list(
          '**Scoring**: Skull King {SK-26} or Rascal {SK-27}, and with Rascal the cannonball {SK-28}.',
          '**Kraken** {SK-14}, **white whale** {SK-15}, **loot** {SK-25}, **pirates’ powers** {SK-29}: each for itself.',
          '**After the kraken** {SK-14}: the player to the left leads, or whoever would have won.',
          '**Rounds** {SK-4}: classic, one of six other courses, or a list of your own.',
          '**House cards** {SK-2}: up to four of your own.',
        ),
        text(
          'For a first game leave out all of it, and play only the first five rounds. When everybody can bid, bring in loot and the powers, and the two beasts last.',
        ),
      ],
    },
  ],
  questions,
  cheat,
};
