import type { Story } from '../../skull-king-dice/story.js';
import { does } from '../subject.js';

export const story = {
  heading: (dice) => `je ${dice} Würfel`,
  dice: 'Würfel',
  starter: 'zuerst',
  kind: {
    'skull-king': 'Skull King',
    pirate: 'Pirat',
    mermaid: 'Meerjungfrau',
    black: 'Schwarz',
    blue: 'Blau',
    red: 'Rot',
    yellow: 'Gelb',
  },
  led: (kind) => `angespielt: ${kind}`,
  onlyDie: (kind) => `Werfen kannst du nur: ${kind}.`,
  asksDie: 'Welchen Würfel wirfst du?',
  starts: (one) => `${does(one, 'beginnst', 'beginnt')}.`,
  startsTrick: (one) => `${does(one, 'beginnst', 'beginnt')} den Stich.`,
  diceEach: (dice) => `Je ${dice} Würfel.`,
  rolls: (one, roll) => `${does(one, 'wirfst', 'wirft')} ${roll}.`,
  wins: (one, roll) => `${does(one, 'machst', 'macht')} den Stich mit ${roll}.`,
  winsWithBonus: (one, roll, bonus) =>
    `${does(one, 'machst', 'macht')} den Stich mit ${roll}, Bonus ${bonus}.`,
  faces: '☠ ein Totenkopf zeigt die Figur, ⚑ eine Flagge ist nichts wert.',
} as const satisfies Story;
