import { asked, type Lesson, others, type Saying, told } from '../../../play/lesson.js';

/** One round for three: of an 8 and a 12 the 12. */
export const lesson: Lesson<Saying<'high-card'>> = {
  seats: 3,
  options: {},
  luck: { 'deal/1': '6' },
  lines: [told('welcome'), asked('play', 'c12', { c8: 'low' }, 'lifts'), others('1 c4', '2 c11')],
  end: 'end',
};
