import type { Story } from '../../skull-king-dice/story.js';
import { counted } from '../speech.js';
import { does } from '../subject.js';

const each = (dice: number): string => `${counted(dice, 'dado')} por cabeza`;

export const story = {
  heading: each,
  dice: 'dados',
  starter: 'empieza',
  kind: {
    'skull-king': 'Skull King',
    pirate: 'pirata',
    mermaid: 'sirena',
    black: 'negro',
    blue: 'azul',
    red: 'rojo',
    yellow: 'amarillo',
  },
  led: (kind) => `color de salida: ${kind}`,
  onlyDie: (kind) => `Solo se puede tirar: ${kind}.`,
  asksDie: '¿Qué dado tiras?',
  starts: (one) => `${does(one, 'empiezas', 'empieza')}.`,
  startsTrick: (one) => `${does(one, 'abres', 'abre')} la baza.`,
  diceEach: (dice) => `${each(dice)}.`,
  rolls: (one, roll) => `${does(one, 'tiras', 'tira')}: ${roll}.`,
  wins: (one, roll) => `${does(one, 'ganas', 'gana')} la baza con ${roll}.`,
  winsWithBonus: (one, roll, bonus) => `${does(one, 'ganas', 'gana')} la baza con ${roll}, bonus ${bonus}.`,
  faces: '☠ la calavera muestra al personaje, ⚑ la bandera no vale nada.',
} as const satisfies Story;
