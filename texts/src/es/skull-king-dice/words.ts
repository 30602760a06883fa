import type * as SkullKingDice from '@crossbones/games/skull-king-dice/index';
import { type Deed, readWord } from '@crossbones/games/skull-king-dice/seen/word';
import { type LabelsFor, labelled } from '../../label.js';
import type { Phrases } from '../../phrase.js';
import type { Words } from '../../skull-king-dice/words.js';
import { a, counted, seat } from '../speech.js';
import { pad } from './pad.js';

const names: { readonly [kind in SkullKingDice.Kind]: string } = {
  'skull-king': 'Skull King',
  pirate: 'pirata',
  mermaid: 'sirena',
  black: 'negro',
  blue: 'azul',
  red: 'rojo',
  yellow: 'amarillo',
};

const isKind = (word: string): word is SkullKingDice.Kind => Object.hasOwn(names, word);
type Arg = string | number | undefined;

/** A kind of die in a sentence: “negro”, “Skull King”. */
const kindName = (kind: Arg): string =>
  isKind(String(kind)) ? names[kind as SkullKingDice.Kind] : String(kind);

/** A rolled die: `black:6` is “el 6 negro”, `pirate:flag` is “la bandera del dado pirata”. */
function rollName(roll: Arg): string {
  const [kind, face] = String(roll).split(':');
  if (face === 'skull') return `la calavera del dado ${kindName(kind)}`;
  return face === 'flag' ? `la bandera del dado ${kindName(kind)}` : `el ${face} ${kindName(kind)}`;
}

const nth = (place: Arg): string =>
  ['', 'primer', 'segundo', 'tercer', 'cuarto', 'quinto', 'sexto'][Number(place)] ?? `${place}.º`;

/** Said where several came to the same. */
const last = (equals: string | number): string => (Number(equals) > 1 ? 'última ' : '');

const reasons = {
  'game-over': ({ rounds }) => `Las ${rounds} rondas están jugadas; la partida ha terminado.`,
  'wait-for-chance': () => 'Espera: los dados aún se mueven.',
  'bids-first': () => 'Nadie tira hasta que estén todas las apuestas.',
  'bids-revealed': () => 'Las apuestas están en la mesa y valen para esta ronda.',
  'bid-too-high': ({ bid, round }) =>
    `Apostar ${bid} es demasiado: esta ronda solo tiene ${counted(round, 'baza')}.`,
  'not-your-turn': ({ turn }, who) => `Le toca tirar ${a(who(turn))}.`,
  'not-held': ({ die }) => `No hay ningún dado ${kindName(die)} detrás de tu biombo.`,
  'must-follow': ({ die, led }) =>
    `El color de salida es el ${kindName(led)} y lo tienes, así que el dado ${kindName(die)} espera: tira un dado ${kindName(led)} o uno especial.`,

  'colour-led': ({ led }) =>
    `El primer dado de color es ${kindName(led)}: el color de salida es el ${kindName(led)}.`,
  'nothing-led': () => 'No se ha tirado ningún dado de color: no hay color de salida.',
  'mermaid-takes-skull-king': ({ place, equals }) =>
    `El Skull King y la sirena muestran su calavera: gana la ${last(equals)}sirena, el ${nth(place)} dado.`,
  'last-skull-king': ({ place, equals }) =>
    `Ninguna sirena detiene al Skull King: gana su ${last(equals)}calavera, el ${nth(place)} dado.`,
  'last-pirate': ({ place, equals }) =>
    `La ${last(equals)}calavera de pirata vence a sirenas y números: gana el ${nth(place)} dado.`,
  'last-mermaid': ({ place, equals }) =>
    `La ${last(equals)}calavera de sirena vence a todos los números: gana el ${nth(place)} dado.`,
  'highest-number': ({ place, roll, equals }) =>
    `Gana el número más alto, sea del color que sea: ${rollName(roll)}, el ${nth(place)} dado${Number(equals) > 1 ? ' (en caso de empate, el último)' : ''}.`,
  'first-flag': ({ equals }) =>
    equals !== 1 ? 'Solo banderas: gana la primera.' : 'De momento solo hay una bandera.',
  'pirates-captured': ({ count, bonus }) =>
    `El Skull King ha capturado ${counted(count, 'calavera de pirata', 'calaveras de pirata')}: +${bonus} si quien gana cumple su apuesta.`,
  'skull-king-captured': ({ bonus }) =>
    `La sirena ha capturado al Skull King: +${bonus} si quien gana cumple su apuesta.`,
  'no-bonuses': () => 'Los marineros de agua dulce no reciben bonus.',

  'wants-dice': ({ at, total, sum }) => `${at} tiene que sumar ${total} dados, y no ${sum}.`,
  'wants-roll': ({ at }) =>
    `${at} tiene que ser un dado tirado, como "black:6", "yellow:flag" o "pirate:skull".`,
  'no-such-face': ({ at, roll }) => `${at} no puede ser: estos dados no tienen ${rollName(roll)}.`,
  'too-many-dice': ({ at, die, count }) =>
    `${at} sobra: en la caja hay ${counted(count, 'dado')} de tipo ${kindName(die)}.`,
  'wants-tens': ({ at }) => `${at} tiene que ser un múltiplo de 10, como todo bonus.`,
  'over-round': ({ at, round }) =>
    `${at} no puede pasar de ${round}, el número de bazas de la ronda ${round}.`,
} satisfies Phrases<SkullKingDice.ReasonKey>;

const labels: LabelsFor<Deed> = {
  bid: ({ bid }) => `Apostar ${bid}`,
  roll: ({ kind }) => `Tirar el dado ${kindName(kind)}`,
};

/** `black` is “dado negro”, `black:6` “6 negro”, `pirate:flag` “dado pirata, bandera”. */
function card(code: string): string {
  const [kind, face] = code.split(':');
  if (face === undefined) return `dado ${kindName(kind)}`;
  if (face === 'skull') return `dado ${kindName(kind)}, calavera`;
  return face === 'flag' ? `dado ${kindName(kind)}, bandera` : `${face} ${kindName(kind)}`;
}

export const words = {
  pad,
  reasons,
  label: labelled(readWord, labels, seat),
  card,
  suit: kindName,
  options: {
    scoring: {
      name: 'Puntuación',
      about: 'Lo que da una apuesta exacta y lo que cuesta un fallo.',
      values: {
        standard: 'Normal: con bonus, y los fallos cuestan',
        landlubber: 'De agua dulce: sin bonus, y fallar solo cuesta al apostar 0',
      },
    },
    dice: { name: 'Dados', about: 'Qué dados hay en la bolsa, y qué llevan en sus caras.' },
  },
  modes: {},
  moments: { 'yo-ho-ho': () => '¡Yo-jo-jo!' },
} as const satisfies Words;
