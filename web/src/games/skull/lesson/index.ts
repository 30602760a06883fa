import { alone, asked, gained, type Lesson, others, type Saying, told } from '../../../play/lesson.js';

/**
 * A whole game for four: a challenge made, a skull that somebody runs into, and a second challenge, decided without
 * help.
 */
export const lesson: Lesson<Saying<'skull'>> = {
  seats: 4,
  options: {},
  luck: { first: '1' },
  lines: [
    told('welcome'),
    others('1 flower', '2 skull', '3 flower'),
    asked('place', 'flower', { skull: 'placeSkull' }, 'lifts'),
    asked('add', 'flower', { skull: 'addSkull', '*': 'addChallenge' }),
    others('1 flower', '2 flower', '3 flower'),
    told('piles'),
    asked('challenge', 'challenge:3', {
      'challenge:1': 'challengeLow',
      'challenge:2': 'challengeLow',
      flower: 'challengeAdd',
      skull: 'challengeAdd',
      '*': 'challengeHigh',
    }),
    others('1 pass', '2 pass', '3 pass'),
    asked('turn', 'turn:1', { 'turn:2': 'turnBrass', 'turn:3': 'turnOdette' }),
    told('made'),
    others('1 flower', '2 flower', '3 flower'),
    asked('bluff', 'skull', { flower: 'bluffFlower' }),
    asked('cover', 'flower', { '*': 'coverChallenge' }),
    others('1 flower', '2 challenge:2', '3 pass'),
    asked('pass', 'pass', { '*': 'passRaise' }),
    others('1 raise:4', '2 pass', '1 turn:0', '1 turn:0'),
    asked('pick', 'pick:*'),
    told('lost'),
    asked('again', 'flower', { skull: 'againSkull' }),
    others('2 flower', '3 skull', '1 flower', '1 flower', '2 challenge:1', '3 pass'),
    asked('raise', 'raise:2', { pass: 'raisePass', '*': 'raiseHigh' }),
    others('1 pass', '2 pass'),
    alone('alone', gained, 'aloneWell', 'aloneBadly'),
  ],
  end: 'end',
};
