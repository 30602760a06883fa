import type { LessonWords } from '../../skull-queen/lesson.js';

export const lesson = {
  about: 'Up and down the plank, and not into the water.',
  welcome:
    'Ahoy! Nobody collects tricks here. Each trick pushes pirates up and down the planks, and at the end of the round each pirate pays what its space says, unless it fell into the sea.',
  hand: 'In each colour, whoever plays the highest card moves their pirate of that colour up, and whoever plays the lowest moves theirs down. Your yellows are high; your blues are low.',
  place:
    'High cards push up, so take the side with the 8 at the top and leave three in the middle. Blue will be pushed down: start it at the very top. Then send them out.',
  placeBack: 'With the 8 at the bottom you want to sink. But your high yellows push up, away from the 8.',
  placeElse:
    'You may place them so. But try this: red, yellow and green in the middle, and blue, which your low cards will pull down, at the very top on the 8.',
  high: 'Green is announced and you hold it, so you follow. A 12 beats all of it: your green pirate climbs. Play the green 12.',
  highMiddle:
    'Neither highest nor lowest: nothing happens to you. Good to know, but now you want to climb. The 12 is the highest.',
  up: 'Green climbed to the 5. Mina had the lowest green and goes down two instead of one, because a 5 was in the trick. You played the highest number, so you lead.',
  eight:
    'Now yellow. If the 8 of the colour is in the trick, the way up is two spaces. Nobody can beat your 12: lead it.',
  eightLow: 'The 7 is easily beaten. You lead, so take the one that nobody can beat.',
  eightOther: 'That might do as well, but only the 12 is sure: nobody can beat it.',
  eightColour: 'That colour can wait. Yellow is where you are strongest: lead the 12.',
  centre:
    'Brass played the 8, so yellow climbed two spaces, to the 8 at the top. The lowest yellow was the 1 in the centre. It belongs to nobody, so nobody goes down.',
  middle:
    'You lead again, and blue is on the 8 already: it should stay there. A card in the middle moves nobody. Lead the blue 7.',
  middleLow:
    'That would be the lowest blue, and your blue pirate would leave the 8. The 7 has a good chance to end up in the middle.',
  middleColour:
    'Yellow and green stand well, and blue is the question now. Lead the blue 7: neither the highest nor the lowest.',
  careful:
    'Careful: your yellow pirate stands at the top. One more step up and it is in the water. Mina played 9, so stay below her: the yellow 7.',
  overboard:
    'Splash! That is the highest yellow: the pirate walks off the end of the plank and pays nothing. The 7 stays in the middle.',
  onward:
    'You know all there is to it. The monkey counts 0 and the first mate 13, in any colour. Two tricks go by quickly now, and the last six are yours.',
  alone: 'Six tricks left, and now without me. Keep your pirates high and dry!',
  aloneWell: 'No plank pays more than yours, and you did it by yourself!',
  aloneBadly: 'Somebody’s plank pays more this time.',
  end: 'A game has one round for each player.',
} as const satisfies LessonWords;
