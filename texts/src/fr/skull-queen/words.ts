import type * as SkullQueen from '@crossbones/games/skull-queen/index';
import { type Deed, readWord } from '@crossbones/games/skull-queen/seen/word';
import { type LabelsFor, labelled } from '../../label.js';
import type { Phrases, Who } from '../../phrase.js';
import type { Words } from '../../skull-queen/words.js';
import { de, seat } from '../speech.js';
import { pad } from './pad.js';

type Arg = string | number | undefined;

const colours: { readonly [colour: string]: string } = { r: 'rouge', y: 'jaune', g: 'vert', b: 'bleu' };
const specials: { readonly [card: string]: string } = { '0': 'singe (0)', '13': 'second (13)' };
/** The spaces of a plank, from its narrow end to its wide one. */
const spaces = ['tout en haut', 'deuxième case', 'au milieu', 'quatrième case', 'tout en bas'];

/** “bleu” for `b`. */
const colourName = (colour: Arg): string => colours[String(colour)] ?? String(colour);

/** “12 bleu” for `b12`, “singe (0)” for `0`. */
function cardName(card: Arg): string {
  const code = String(card);
  return specials[code] ?? `${code.slice(1)} ${colourName(code.charAt(0))}`;
}

/** Whoever plays, the ghost of a game for two among them. */
const by = (who: Who, seat: string | number): string => (seat === 'ghost' ? 'le fantôme' : who(seat));
const of = (who: Who, seat: string | number): string => de(by(who, seat));
/** What a page calls the player who reads it. */
const you = 'Toi';
const mine = (who: Who, seat: string | number): boolean => by(who, seat) === you;
const pirateOf = (who: Who, seat: string | number, colour: Arg): string =>
  mine(who, seat) ? `ton pirate ${colourName(colour)}` : `le pirate ${colourName(colour)} ${of(who, seat)}`;
const leadsNext = (who: Who, seat: string | number): string =>
  mine(who, seat) ? 'tu entames ensuite' : `${by(who, seat)} entame ensuite`;
const cardNames = (cards: Arg): string => String(cards).split(' ').map(cardName).join(', ');

const reasons = {
  'game-over': () => 'Toutes les manches sont jouées ; la partie est finie.',
  'cards-not-dealt': () => 'Patience : on distribue encore les cartes.',
  'place-first': ({ card }) => `Le ${cardName(card)} attend que tous les pirates soient sur leur planche.`,
  'placement-closed': () =>
    'Les planches sont dévoilées : désormais, seules les cartes déplacent les pirates.',
  'side-first': () => 'Choisis d’abord le côté de ta planche.',
  'pirate-next': ({ colour }) => `C’est à ton pirate ${colourName(colour)} de monter sur la planche.`,
  'no-such-space': ({ spaces }) => `Ta planche n’a que ${spaces} cases.`,
  'not-your-turn': () => 'Ce n’est pas à toi de jouer une carte.',
  'left-out': ({ card, players }) => `À ${players} joueurs, le ${cardName(card)} reste dans la boîte.`,
  'not-in-hand': ({ card }) => `Le ${cardName(card)} n’est pas dans ta main.`,
  'must-follow': ({ colour }) =>
    `La couleur annoncée est le ${colourName(colour)} et tu en as : joue du ${colourName(colour)}, le singe ou le second.`,

  announced: ({ seat, card, colour }, who) =>
    `${mine(who, seat) ? `Ton ${cardName(card)}` : `Le ${cardName(card)} ${of(who, seat)}`} est la première carte de couleur : le ${colourName(colour)} est annoncé.`,
  'takes-colour': ({ card, colour }) => `Le ${cardName(card)} compte ici comme ${colourName(colour)}.`,
  alone: ({ card, colour }) =>
    `Le ${cardName(card)} est la seule carte en ${colourName(colour)} : il reste au centre.`,
  up: ({ seat, card, colour }, who) =>
    `Le ${cardName(card)} est le plus haut en ${colourName(colour)} : ${pirateOf(who, seat, colour)} monte d’une case.`,
  'up-two': ({ seat, card, colour }, who) =>
    `Le ${cardName(card)} est le plus haut en ${colourName(colour)} et le 8 ${colourName(colour)} est dans le pli : ${pirateOf(who, seat, colour)} monte de deux cases.`,
  'up-nobody': ({ card, colour }) =>
    `Le plus haut en ${colourName(colour)}, le ${cardName(card)}, est au centre : personne ne monte.`,
  'up-ghost': ({ card, colour }) =>
    `Le plus haut en ${colourName(colour)}, le ${cardName(card)}, est au fantôme, qui n’a pas de planche : personne ne monte.`,
  down: ({ seat, card, colour }, who) =>
    `Le ${cardName(card)} est le plus bas en ${colourName(colour)} : ${pirateOf(who, seat, colour)} descend d’une case.`,
  'down-two': ({ seat, card, colour }, who) =>
    `Le ${cardName(card)} est le plus bas en ${colourName(colour)} et le 5 ${colourName(colour)} est dans le pli : ${pirateOf(who, seat, colour)} descend de deux cases.`,
  'down-nobody': ({ card, colour }) =>
    `Le plus bas en ${colourName(colour)}, le ${cardName(card)}, est au centre : personne ne descend.`,
  'down-ghost': ({ card, colour }) =>
    `Le plus bas en ${colourName(colour)}, le ${cardName(card)}, est au fantôme, qui n’a pas de planche : personne ne descend.`,
  leave: ({ cards }) => `Ces cartes quittent la manche : ${cardNames(cards)}.`,
  leads: ({ seat, card }, who) =>
    `Le ${cardName(card)} est le plus haut nombre joué : ${leadsNext(who, seat)}.`,
  'leads-last': ({ seat, card }, who) =>
    `Le ${cardName(card)} est le dernier joué des plus hauts nombres : ${leadsNext(who, seat)}.`,
  'ghost-leads': () => 'À deux joueurs, le fantôme entame chaque pli.',

  'too-many-copies': ({ at, card }) => `${at} est impossible : le ${cardName(card)} est déjà dans ce pli.`,
} satisfies Phrases<SkullQueen.ReasonKey>;

const labels: LabelsFor<Deed> = {
  play: ({ card }) => `Jouer le ${cardName(card)}`,
  side: ({ side }) => (side === 'front' ? 'Recto de la planche, 8 en haut' : 'Verso de la planche, 8 en bas'),
  place: ({ colour, space }) => `Pirate ${colourName(colour)}, ${spaces[space]}`,
};

export const words = {
  pad,
  reasons,
  label: labelled(readWord, labels, seat),
  card: cardName,
  suit: colourName,
  options: {
    middle: {
      name: 'Milieu de la planche',
      about: 'Ce que vaut un pirate sur la case du milieu.',
      values: { 3: 'Trois points', 4: 'Quatre points' },
    },
  },
  modes: {},
  moments: {
    place: () => 'Place tes pirates',
    'send-out': () => 'Tous à la planche',
    change: () => 'Changer',
    sealed: () => 'Scellé. Tu peux encore changer.',
    side: () => 'Côté de la planche',
    front: () => '8 en haut',
    back: () => '8 en bas',
    pirate: ({ colour }) => `Pirate ${colourName(colour)}`,
    placed: () => 'Prêt',
    'planks-shown': () => 'À la planche !',
    'plank-of': ({ seat }, who) => `Planche : ${who(seat)}`,
    on: ({ colour, worth }) => `${colourName(colour)} sur ${worth}`,
    'in-water': ({ colour }) => `${colourName(colour)} à l’eau`,
    centre: () => 'Centre',
    announced: ({ colour }) => `Annoncé : ${colourName(colour)}`,
    aside: ({ card }) => `Le ${cardName(card)}, hors de cette manche`,
    ghost: () => 'Fantôme',
    'both-choose': () => 'Choisis une carte ; on montre les deux ensemble',
    chosen: () => 'A choisi',
    'card-sealed': () => 'Choisie. Tu peux encore changer.',
    up: ({ seat, colour, by }, who) => `${who(seat)} : pirate ${colourName(colour)}, ${by} plus haut`,
    down: ({ seat, colour, by }, who) => `${who(seat)} : pirate ${colourName(colour)}, ${by} plus bas`,
    overboard: ({ seat }, who) => `${who(seat)} : à l’eau !`,
    already: ({ seat }, who) => `${who(seat)} : déjà à l’eau`,
    highest: ({ card }) => `Le plus haut : ${cardName(card)}`,
    'highest-two': ({ card }) => `Le plus haut : ${cardName(card)}, avec le 8`,
    lowest: ({ card }) => `Le plus bas : ${cardName(card)}`,
    'lowest-two': ({ card }) => `Le plus bas : ${cardName(card)}, avec le 5`,
    nobody: () => 'Personne ne bouge',
  },
} as const satisfies Words;
