import {
  ahead,
  alone,
  asked,
  type Lesson,
  others,
  type Saying,
  skipped,
  told,
} from '../../../play/lesson.js';

/**
 * One round for four: placing, up and down, the 8 and the 5, the centre, how to keep out of the water, and six tricks
 * without help.
 */
export const lesson: Lesson<Saying<'skull-queen'>> = {
  seats: 4,
  options: {},
  luck: { dealer: '1', 'deal/1': '3390' },
  lines: [
    told('welcome'),
    told('hand'),
    others('1 side:back r:2 y:2 g:2 b:2', '2 side:front r:2 y:2 g:2 b:2', '3 side:back r:2 y:2 g:2 b:2'),
    asked('place', ['side:front', 'r:2', 'y:2', 'g:2', 'b:0'], {
      'side:back': 'placeBack',
      '*': 'placeElse',
    }),
    others('1 g3', '2 g9', '3 g5'),
    asked('high', 'g12', { '*': 'highMiddle' }, 'lifts'),
    told('up'),
    asked('eight', 'y12', { y7: 'eightLow', y10: 'eightOther', y11: 'eightOther', '*': 'eightColour' }),
    others('1 y5', '2 y8', '3 y4'),
    told('centre'),
    asked('middle', 'b7', { b1: 'middleLow', b3: 'middleLow', b4: 'middleLow', '*': 'middleColour' }),
    others('1 b10', '2 b9', '3 b5', '1 y9', '2 y3', '3 y2'),
    asked('careful', 'y7', { '*': 'overboard' }),
    told('onward'),
    skipped('1 r1, 2 r12, 3 0, 0 r4, 2 r10, 3 r9, 0 g4, 1 r11'),
    alone('alone', ahead, 'aloneWell', 'aloneBadly'),
  ],
  end: 'end',
};
