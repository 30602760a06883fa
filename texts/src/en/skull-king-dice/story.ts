import type { Story } from '../../skull-king-dice/story.js';
import { does } from '../subject.js';

const each = (dice: number): string => `${dice} ${dice === 1 ? 'die' : 'dice'} each`;

export const story = {
  heading: each,
  dice: 'dice',
  starter: 'starter',
  kind: {
    'skull-king': 'Skull King',
    pirate: 'pirate',
    mermaid: 'mermaid',
    black: 'black',
    blue: 'blue',
    red: 'red',
    yellow: 'yellow',
  },
  led: (kind) => `${kind} is led`,
  onlyDie: (kind) => `Only ${kind} can be rolled.`,
  asksDie: 'Which die do you roll?',
  starts: (one) => `${does(one, 'start')}.`,
  startsTrick: (one) => `${does(one, 'start')} the trick.`,
  diceEach: (dice) => `${each(dice)}.`,
  rolls: (one, roll) => `${does(one, 'roll')} ${roll}.`,
  wins: (one, roll) => `${does(one, 'win')} the trick with ${roll}.`,
  winsWithBonus: (one, roll, bonus) => `${does(one, 'win')} the trick with ${roll}, bonus ${bonus}.`,
  faces: '☠ a skull shows the character, ⚑ a flag is worth nothing.',
} as const satisfies Story;
