import type * as SkullKingDice from '@crossbones/games/skull-king-dice/index';
import { type Deed, readWord } from '@crossbones/games/skull-king-dice/seen/word';
import { type LabelsFor, labelled } from '../../label.js';
import type { Phrases } from '../../phrase.js';
import type { Words } from '../../skull-king-dice/words.js';
import { counted, de, seat } from '../speech.js';
import { pad } from './pad.js';

const names: { readonly [kind in SkullKingDice.Kind]: string } = {
  'skull-king': 'Skull King',
  pirate: 'pirate',
  mermaid: 'sirène',
  black: 'noir',
  blue: 'bleu',
  red: 'rouge',
  yellow: 'jaune',
};

const isKind = (word: string): word is SkullKingDice.Kind => Object.hasOwn(names, word);
type Arg = string | number | undefined;

/** A kind of die in a sentence: “noir”, “Skull King”. */
const kindName = (kind: Arg): string =>
  isKind(String(kind)) ? names[kind as SkullKingDice.Kind] : String(kind);

/** A rolled die: `black:6` is “le 6 noir”, `pirate:flag` is “le drapeau du dé pirate”. */
function rollName(roll: Arg): string {
  const [kind, face] = String(roll).split(':');
  if (face === 'skull') return `la tête de mort du dé ${kindName(kind)}`;
  return face === 'flag' ? `le drapeau du dé ${kindName(kind)}` : `le ${face} ${kindName(kind)}`;
}

const nth = (place: Arg): string =>
  ['', 'premier', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième'][Number(place)] ?? `${place}e`;

/** Said where several came to the same. */
const last = (equals: string | number): string => (Number(equals) > 1 ? 'dernière ' : '');

const reasons = {
  'game-over': ({ rounds }) => `Les ${rounds} manches sont jouées ; la partie est finie.`,
  'wait-for-chance': () => 'Attends : les dés roulent encore.',
  'bids-first': () => 'Personne ne lance avant que toutes les annonces soient là.',
  'bids-revealed': () => 'Les annonces sont sur la table et tiennent pour cette manche.',
  'bid-too-high': ({ bid, round }) =>
    `Une annonce de ${bid} est trop haute : cette manche n’a que ${counted(round, 'pli')}.`,
  'not-your-turn': ({ turn }, who) => `C’est au tour ${de(who(turn))} de lancer.`,
  'not-held': ({ die }) => `Il n’y a pas de dé ${kindName(die)} derrière ton paravent.`,
  'must-follow': ({ die, led }) =>
    `On demande du ${kindName(led)} et tu en as, donc le dé ${kindName(die)} attend : lance un dé ${kindName(led)} ou spécial.`,

  'colour-led': ({ led }) =>
    `Le premier dé de couleur est ${kindName(led)} : on demande donc du ${kindName(led)}.`,
  'nothing-led': () => 'Aucun dé de couleur n’a été lancé : aucune couleur n’est demandée.',
  'mermaid-takes-skull-king': ({ place, equals }) =>
    `Skull King et sirène montrent tous deux leur tête de mort : la ${last(equals)}sirène gagne, le ${nth(place)} dé.`,
  'last-skull-king': ({ place, equals }) =>
    `Aucune sirène n’arrête le Skull King : sa ${last(equals)}tête de mort gagne, le ${nth(place)} dé.`,
  'last-pirate': ({ place, equals }) =>
    `La ${last(equals)}tête de mort de pirate bat sirènes et nombres : le ${nth(place)} dé gagne.`,
  'last-mermaid': ({ place, equals }) =>
    `La ${last(equals)}tête de mort de sirène bat tous les nombres : le ${nth(place)} dé gagne.`,
  'highest-number': ({ place, roll, equals }) =>
    `Le plus haut nombre gagne, quelle que soit sa couleur : ${rollName(roll)}, lancé en ${nth(place)}${Number(equals) > 1 ? ' (à égalité, le dernier lancé)' : ''}.`,
  'first-flag': ({ equals }) =>
    equals !== 1 ? 'Rien que des drapeaux : le premier lancé gagne.' : 'Il n’y a encore qu’un drapeau.',
  'pirates-captured': ({ count, bonus }) =>
    `Le Skull King a capturé ${counted(count, 'tête de pirate', 'têtes de pirates')} : +${bonus} si l’annonce du gagnant tient.`,
  'skull-king-captured': ({ bonus }) =>
    `La sirène a capturé le Skull King : +${bonus} si l’annonce du gagnant tient.`,
  'no-bonuses': () => 'Les marins d’eau douce ne touchent pas de bonus.',

  'wants-dice': ({ at, total, sum }) => `${at} doit compter ${total} dés en tout, et non ${sum}.`,
  'wants-roll': ({ at }) =>
    `${at} doit être un dé lancé, par exemple "black:6", "yellow:flag" ou "pirate:skull".`,
  'no-such-face': ({ at, roll }) =>
    `${at} est impossible : ces dés n’ont pas de face pour ${rollName(roll)}.`,
  'too-many-dice': ({ at, die, count }) =>
    `${at} est de trop : la boîte n’en a que ${count} de la sorte ${kindName(die)}.`,
  'wants-tens': ({ at }) => `${at} doit être un multiple de 10, comme tous les bonus.`,
  'over-round': ({ at, round }) =>
    `${at} ne doit pas dépasser ${round}, le nombre de plis de la manche ${round}.`,
} satisfies Phrases<SkullKingDice.ReasonKey>;

const labels: LabelsFor<Deed> = {
  bid: ({ bid }) => `Annoncer ${bid}`,
  roll: ({ kind }) => `Lancer le dé ${kindName(kind)}`,
};

/** `black` is “dé noir”, `black:6` “6 noir”, `pirate:flag` “dé pirate, drapeau”. */
function card(code: string): string {
  const [kind, face] = code.split(':');
  if (face === undefined) return `dé ${kindName(kind)}`;
  if (face === 'skull') return `dé ${kindName(kind)}, tête de mort`;
  return face === 'flag' ? `dé ${kindName(kind)}, drapeau` : `${face} ${kindName(kind)}`;
}

export const words = {
  pad,
  reasons,
  label: labelled(readWord, labels, seat),
  card,
  suit: kindName,
  options: {
    scoring: {
      name: 'Score',
      about: 'Ce que rapporte une annonce tenue et ce que coûte une annonce ratée.',
      values: {
        standard: 'Normal : des bonus, et rater coûte',
        landlubber: 'Marin d’eau douce : ni bonus, ni pénalité au-dessus de 0',
      },
    },
    dice: { name: 'Dés', about: 'Quels dés sont dans le sac, et ce qu’il y a sur leurs faces.' },
  },
  modes: {},
  moments: { 'yo-ho-ho': () => 'Yo-ho-ho !' },
} as const satisfies Words;
