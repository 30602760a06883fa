import type { Story } from '../../skull-king-dice/story.js';
import { counted } from '../speech.js';
import { does } from '../subject.js';

const each = (dice: number): string => `${counted(dice, 'dado', 'dadi')} a testa`;

export const story = {
  heading: each,
  dice: 'dadi',
  starter: 'inizia',
  kind: {
    'skull-king': 'Skull King',
    pirate: 'pirata',
    mermaid: 'sirena',
    black: 'nero',
    blue: 'blu',
    red: 'rosso',
    yellow: 'giallo',
  },
  led: (kind) => `colore d’apertura: ${kind}`,
  onlyDie: (kind) => `Unico dado da tirare: ${kind}.`,
  asksDie: 'Quale dado tiri?',
  starts: (one) => `${does(one, 'inizi', 'inizia')}.`,
  startsTrick: (one) => `${does(one, 'apri', 'apre')} la presa.`,
  diceEach: (dice) => `${each(dice)}.`,
  rolls: (one, roll) => `${does(one, 'tiri', 'tira')}: ${roll}.`,
  wins: (one, roll) => `${does(one, 'vinci', 'vince')} la presa: ${roll}.`,
  winsWithBonus: (one, roll, bonus) => `${does(one, 'vinci', 'vince')} la presa: ${roll}, bonus ${bonus}.`,
  faces: '☠ un teschio mostra il personaggio, ⚑ una bandiera non vale niente.',
} as const satisfies Story;
