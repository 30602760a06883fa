import type { LessonWords } from '../../skull-king-dice/lesson.js';

export const lesson = {
  about: 'Bid on your dice, and let the sea roll them.',
  welcome:
    'Ahoy! You draw dice in secret, say how many tricks you will win with them, and score only if you are exactly right. You choose the die; what it shows is up to the sea.',
  black:
    'One die each, and yours is black: it shows 5, 6 or 7. Blue shows 3 to 5, red 1 to 3. The highest number wins the trick.',
  bidOne: 'Black is the strongest colour, so this trick should be yours. Bid 1.',
  bidOneZero:
    'With a black die you would have to hope that somebody beats your 5, 6 or 7. Winning after a bid of 0 costs 10 points here.',
  roll: 'The bids are shown, and you begin. Roll your black die.',
  wonOne:
    'A 6, and nobody came near it. One bid, one won: 20 points. Brass bid 1 as well and missed it: minus 10.',
  weak: 'Round 2: a red die with 1, 2 or 3, and a yellow one with three flags, two 1s and a single 7. A flag beats nothing.',
  bidNone:
    'Weak dice are good dice if you promise nothing: a kept zero brings 10 points a die, so 20. Bid 0.',
  bidNoneHigh:
    'Only the single 7 of the yellow die could win you anything, once in six rolls. A kept zero is the better bet.',
  red: 'Black was led and you have none, so you may roll what you like. The red die cannot beat a 5. Roll it.',
  redYellow:
    'A flag: lucky! But one side of that die is a 7, which would have won the trick. The red die ends at 3: here it is quite safe.',
  yellow:
    'Red was led and yours is gone, so you are free again. A pirate’s flag is just a flag. Roll the yellow die and hope for no 7.',
  zeroKept:
    'A flag! Nothing won, as promised: 20 points. Mina won two instead of one, and Brass none instead of two.',
  mermaid:
    'Round 3. Special dice show four skulls and two flags. A skull beats all numbers; pirate beats mermaid, the Skull King beats the pirate, the mermaid beats the King.',
  bidMermaid: 'One trick for the mermaid, two times out of three. Blue and red should lose. Bid 1.',
  bidMermaidZero:
    'The mermaid comes up as a skull two times out of three, and then you have a trick you did not want. That costs 30.',
  bidMermaidHigh: 'Blue and red are too weak to count on. One trick for the mermaid is a good promise.',
  follow:
    'Blue was led and you have blue: roll it, or a special die. The red one has to wait: tap it, and the table tells you why. Roll blue.',
  followMermaid:
    'Special dice may be rolled at any time, and she would win this one. But the Skull King has not come out yet. Keep her.',
  catchKing:
    'The Skull King’s skull! Special dice lead no colour, so you may choose. Send the mermaid: if she shows her skull, she wins, with 50 points on top.',
  catchKingRed:
    'The red die cannot beat a skull. The mermaid can, two times out of three, and catching the King brings 50.',
  lastDie:
    'She has him! You won the trick, so you lead. Your bid is full: roll the red die and lose in peace.',
  kingCaught: 'One bid, one won: 20 points, and 50 more for the King!',
  alone: 'Round 4, and now without me: bid and roll as you like.',
  aloneWell: 'Exactly as you bid, and all by yourself!',
  aloneBadly: 'Not what you bid this time. Blame the sea.',
  end: 'A whole game has eight rounds, with a die more in each.',
} as const satisfies LessonWords;
