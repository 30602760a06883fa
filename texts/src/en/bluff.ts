import type { BluffWords } from '../bluff.js';
import { counted } from './speech.js';

const share = (n: number): string => n.toLocaleString('en-GB', { style: 'percent' });

export const bluff: BluffWords = {
  title: 'Bluff trainer',
  about: 'Skull with two left: what would perfect play do, and what have your answers given away?',
  intro:
    'Skull, two left. Perfect play mixes: now this, now that, so that nobody can read it. What do you do?',
  loading: 'Fetching the solution …',
  failed: 'The solution could not be fetched.',

  you: 'You',
  other: 'Opponent',
  first: 'First player',
  discs: (n) => `${counted(n, 'disc')} in all`,
  made: 'One challenge made',
  unsure: 'Skull perhaps lost',
  hand: (discs) => `In hand: ${discs}`,
  laid: (discs) => `On your mat: ${discs}`,
  hidden: (n) => `${counted(n, 'disc')} face down`,
  bids: (n) => `Bid: ${n}`,

  asks: {
    lead: 'You open after this. Which disc do you lay?',
    follow: 'Your opponent opens after this. Which disc do you lay?',
    open: 'How do you open, or do you add a disc?',
    mustOpen: 'Your hand is empty. How do you open?',
    raise: (bid) => `Your opponent bids ${bid}. Raise or pass?`,
  },

  mixture: 'Perfect play',
  yours: 'your answer',
  share,
  part: (n) => `Part of the mixture: perfect play does that in ${share(n)} of cases.`,
  only: 'Right: perfect play does nothing else here.',
  costs: (games) =>
    `Not part of it: against perfect play that costs you ${counted(games, 'game')} in a hundred.`,
  spare: 'Perfect play does not do that here, though it would cost next to nothing.',
  always: {
    lead: 'If you always led with the skull, your first challenge would be a bluff every time: they would pass, and you would turn up your own skull.',
    follow:
      'If you always followed with the skull, nobody would ever turn your disc: they would bid for their own alone.',
    open: 'If you always opened high over a flower, your opponent’s skull would be waiting, and an opening of 1 would betray yours.',
    raiseSkull: 'If you always raised over your skull, every bluffed opening would cost you a disc.',
    raiseFlower:
      'If you always raised over a flower, your opponent would lay a skull, open with 1 and have you trapped.',
  },
  never: {
    lead: 'If you never led with the skull, every challenge of yours would be honest, and raising you would be safe.',
    follow: 'If you never followed with the skull, your disc would be a safe flower for whoever opens.',
    open: 'If you never opened high over a flower, your opponent could lay flowers without risk and outbid you.',
    raiseSkull: 'If you never raised over your skull, every honest opening would be made.',
    raiseFlower: 'If you never raised over a flower, your opponent’s challenges would be made cheaply.',
  },
  unseen: 'Your opponent’s discs stay hidden: it is about what you show, not about luck.',
  next: 'Next situation',

  readout: 'What your last fifty answers gave away',
  given: (n, of) => `${n} of ${of} answers`,
  kinds: {
    lead: 'Leading with the skull',
    follow: 'Following with the skull',
    open: 'Opening with more than 1',
    raiseSkull: 'Raising over your skull',
    raiseFlower: 'Raising over a flower',
  },
  compared: (bold, asked, n) => `You: ${bold} of ${asked}. Perfect play: ${share(n)}.`,
  few: 'too few answers yet',
  even: 'nothing to read',
  often: 'too often',
  seldom: 'too seldom',
  tooFew: 'Too few answers yet to tell.',
  unreadable: 'Nobody could read you.',
  readable: (kinds, of) => `You can be read in ${kinds} of ${of} things.`,
  mistakes: (n) => `${counted(n, 'clear mistake')} (each costs 5 games in a hundred or more)`,
  test: (enough, risk) =>
    `Each kind is judged from ${enough} answers on, and only where chance would hardly explain them: whoever mixes perfectly is called readable in at most ${share(risk)} of such rounds of fifty.`,
  forget: 'Start over',
};
