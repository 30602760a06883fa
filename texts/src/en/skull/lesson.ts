import type { LessonWords } from '../../skull/lesson.js';

export const lesson = {
  about: 'A challenge, a bluff and a second challenge.',
  welcome:
    'Ahoy! Everybody has three flowers and one skull. You lay discs face down, and somebody boasts how many they can turn without meeting a skull. Do it twice and you win.',
  place:
    'The others have laid a disc each. You are first player and lay last. If you mean to turn discs yourself, begin with a flower: your own pile is turned first.',
  placeSkull:
    'A skull is a trap for others, but you want to challenge, and then you must turn your own pile first: you would run into it yourself.',
  add: 'Now it is your turn: add a disc or open a challenge. Two flowers of your own make a good start. Add another flower.',
  addSkull: 'A skull on top of your pile is the first thing you would turn. Not this time.',
  addChallenge:
    'You may do that. But somebody could outbid you easily, and with one disc of your own you would soon have to turn strange ones.',
  piles:
    'All have added one. There are eight discs on the table; the two flowers in front of you are the only ones you know.',
  challenge:
    'Say that you will turn three discs: your own two, and one of somebody else. Open a challenge for 3.',
  challengeLow:
    'You could turn these from your own pile without any risk. That is just why the others would raise you at once.',
  challengeAdd:
    'You could go on adding. But everybody else adds too, skulls among it. Two sure flowers are enough to dare something.',
  challengeHigh:
    'Bold! But beyond your own two you know nothing. Each strange disc may be a skull, so take as few as you can.',
  turn: 'All have passed: you are the challenger. Your own two were turned for you. One more, from the top of any pile: try Mina, she looks harmless.',
  turnBrass:
    'A flower, but only on top: Brass has his skull right under it. He is the one who passed with a grin. Take Mina’s instead.',
  turnOdette:
    'That was a flower as well, as it happens. Discs are a matter of nerve and of faces. For this lesson, turn Mina’s.',
  made: 'Three flowers! Your mat shows its flower side now. Make one more challenge and you win, and everybody knows it.',
  bluff:
    'So now they will try to outbid you. Lay your skull this time, and look as if you were up to something.',
  bluffFlower:
    'Too honest! The others will raise you anyway. With a flower you let them; with a skull they pay for it.',
  cover: 'Put a flower on top, as you did before. Nobody sees what lies beneath.',
  coverChallenge: 'Then you would have to turn your own skull. Whoever lays a skull lets others challenge.',
  pass: 'Brass wants to turn two. With your skull on the table you can lean back. Pass.',
  passRaise:
    'If nobody outbids you, you have to turn your own pile first: flower, then skull. Leave it to them.',
  pick: 'Mina raised to four, turned her own and then yours: the skull! Now she loses a disc, and you draw it. They are face down and shuffled: pick any.',
  lost: 'The disc is out for the rest of the game, and only Mina knows which it was. She begins the next round.',
  again: 'You need one more challenge, so lay a flower.',
  againSkull: 'You want to make a challenge now, and your own pile comes first. A flower, please.',
  raise: 'Brass bids 1 and Odette passed at once. Your flower and one more would be two: raise to 2.',
  raisePass: 'Passing is safe, but it wins nothing. You have a sure flower and need only one more.',
  raiseHigh: 'More discs, more skulls. Two are enough to win this: take no more than you must.',
  alone:
    'Nobody wants more. One disc is left to find, and now without me. Brass was ready to turn his own; Odette passed suspiciously fast. Whose disc do you turn?',
  aloneWell: 'A flower! The second challenge is made: you have won.',
  aloneBadly:
    'The skull! That costs you a disc. Whoever passes at once with a single disc on the mat often sits on a skull.',
  end: 'Bluff, watch faces, and remember that you can say what you like about your discs.',
} as const satisfies LessonWords;
