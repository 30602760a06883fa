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
 * One round for two: cards turned up one too often, three pairs with a joker, a swap, two cards that stand for one, and
 * the end without help.
 */
export const lesson: Lesson<Saying<'queens-collection'>> = {
  seats: 2,
  options: {},
  luck: { first: '0', 'deal/1': '757212' },
  lines: [
    told('welcome'),
    told('hand'),
    asked('reveal', 'reveal', { stop: 'revealStop' }),
    asked('revealMore', 'reveal', { stop: 'revealMoreStop' }),
    asked('stop', 'stop', { reveal: 'clash' }),
    asked('take', ['pair:c5/c5=c5', 'pair:c2/c2=c2', 'pair:joker/c1=c1'], { '*': 'takeElse' }),
    told('pawns'),
    others('1 reveal', '1 stop', '1 swap:c7/c3 done'),
    told('swapped'),
    asked('revealTwin', 'reveal', { stop: 'revealTwinStop' }),
    asked('stopTwin', 'stop', { reveal: 'stopTwinMore' }),
    asked('twins', 'pair:c6+c6/c2=c2', { '*': 'twinsElse' }),
    told('onward'),
    skipped(
      '1 reveal, 1 reveal, 1 reveal, 1 stop, 1 pair:c4/c4=c4, 1 pair:c7/c7=c7',
      '1 pair:c8/c8=c8, 0 reveal, 0 reveal, 0 reveal, 0 reveal, 0 reveal',
      '0 pair:c5/c5=c5, 0 pair:joker/c6=c6, 0 pair:joker/c8=c8, 1 reveal, 1 stop',
      '1 pair:joker/c4=c4, 1 pair:c3+c3/joker=c2, 1 done, 0 reveal, 0 reveal',
      '0 reveal, 0 reveal, 0 stop, 0 pair:c1/c1=c1, 0 pair:joker/c1=c1',
      '0 pair:c7+c7/c8=c8, 1 reveal, 1 reveal, 1 reveal, 1 swap:c3/c4',
    ),
    alone('alone', ahead, 'aloneWell', 'aloneBadly'),
  ],
  end: 'end',
};
