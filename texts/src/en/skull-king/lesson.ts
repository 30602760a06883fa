import type { LessonWords } from '../../skull-king/lesson.js';

export const lesson = {
  about: 'Bids, trump, escapes, Tigress, and the mermaid who catches the King.',
  welcome:
    'Ahoy! Before each round you say how many tricks you will take, and you score only if you are exactly right. Four short rounds with Mina and Brass, one without my help, and you know how it goes.',
  trump:
    'One card each, and yours is the black 8. Black is trump: it beats green, yellow and purple, however high they are.',
  bidOne: 'So you can count on this trick. Mina and Brass have chosen in secret. Bid 1.',
  bidOneZero:
    'A bid of 0 means you must lose the trick, and a black 8 hardly ever does. If it takes the trick, you lose 10 points.',
  lead: 'All bids turn up at once. You sit left of the dealer, so you lead the first trick: play your card.',
  trumpWon:
    'Your 8 beats even the green 14, because black is trump. One bid, one taken: 20 points. And 10 more, because the trick had a 14 in it.',
  escape:
    'Round 2: a green 4 and an escape, the white flag. An escape loses to everything. With a hand like that you can promise to take nothing.',
  bidNone: 'A successful zero scores 10 points for each card dealt, so 20 here. Bid 0.',
  bidNoneHigh:
    'With what? The 4 is low, and the escape never beats anything. Each trick you are off costs 10 points; a kept zero brings 20.',
  under:
    'Green was led and you hold green, so you follow suit. An escape may be played at any time, but keep it: your 4 slips safely under the 14.',
  underEscape:
    'That is allowed: cards without a number may be played at any time. But it leaves you with the 4, and if nobody follows it next time, it takes the trick and your zero is gone.',
  escapeNow: 'A pirate! Pirates beat all numbers, black ones too. Your last card is the escape: play it.',
  zeroKept:
    'Nothing taken, just as you said: 20 points. Brass bid 2 and took 2. Mina bid 1 and took none: that costs her 10.',
  mermaid:
    'Round 3, three cards. A mermaid beats all numbers and loses to pirates. The Skull King beats the pirates. And the mermaid, she alone, beats the Skull King.',
  bidMermaid: 'Count one trick for the mermaid and none for the yellow 7 and the purple 2. Bid 1.',
  bidMermaidZero:
    'Only a pirate could save you from taking a trick with the mermaid. If it goes wrong, a missed zero costs 10 for each card dealt: 30.',
  bidMermaidHigh: 'The 7 and the 2 are too weak to count on. One trick for the mermaid is a good promise.',
  follow:
    'Yellow was led and you hold it, so the purple 2 has to stay: tap it, and the table tells you why. Play the yellow 7.',
  followMermaid:
    'Allowed, and it would take the trick. But the big cards are still out there. Keep her: she is worth more later.',
  catchKing:
    'The Skull King! And you play last. Only a mermaid beats him, and catching him brings 40 points on top. Play her.',
  catchKingLow: 'Then the King takes the trick, and you have no better use left for your mermaid. Catch him!',
  lastCard: 'You took the trick, so you lead. Your bid is full: the 2 may go.',
  kingCaught: 'One bid, one taken: 20 points, and 40 more for the King!',
  tigress:
    'Round 4: a yellow 4 and Tigress. She is a pirate or an escape, as you like: you choose when you play her.',
  bidTigress: 'As a pirate she should take one trick; the 4 takes none. Bid 1.',
  bidTigressZero:
    'That can work: as an escape she takes nothing. But then the 4 has to lose as well. This time let her win.',
  bidTigressTwo: 'The 4 is too low to take a trick. Count on Tigress alone.',
  tigressLeads:
    'You lead. When two pirates meet in a trick, the one played first wins. So do not wait: play Tigress as a pirate.',
  tigressEscapes:
    'As an escape she loses the trick, and the 4 will hardly take the other one. As a pirate she wins it.',
  tigressWaits:
    'Then somebody else may play a pirate before her, and Tigress comes too late: of two pirates the first one wins.',
  firstPirate: 'Will came second, so Tigress takes the trick. Your bid is full: the 4 may go.',
  alone: 'The last round, and now without me: bid and play as you like.',
  aloneWell: 'Exactly as you bid, and all by yourself!',
  aloneBadly: 'Not what you bid this time. That happens to old captains too.',
  end: 'A real game has ten rounds, from one card to ten.',
} as const satisfies LessonWords;
