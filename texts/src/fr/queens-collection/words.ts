import type * as QueensCollection from '@crossbones/games/queens-collection/index';
import { type Deed, readWord } from '@crossbones/games/queens-collection/seen/word';
import { type LabelsFor, labelled } from '../../label.js';
import { minus } from '../../number.js';
import type { Phrases } from '../../phrase.js';
import type { Words } from '../../queens-collection/words.js';
import { capital, counted, de, seat } from '../speech.js';
import { pad } from './pad.js';

type Arg = string | number | undefined;

/** A colour of a pawn, and of a card or a box. */
const names: { readonly [code: string]: readonly [string, string] } = {
  c1: ['rouge', 'rouge'],
  c2: ['vert', 'verte'],
  c3: ['jaune', 'jaune'],
  c4: ['bleu', 'bleue'],
  c5: ['violet', 'violette'],
  c6: ['turquoise', 'turquoise'],
  c7: ['blanc', 'blanche'],
  c8: ['noir', 'noire'],
};

/** “vert” for `c2`. */
const colourName = (colour: Arg): string => names[String(colour)]?.[0] ?? String(colour);
/** “verte” for `c2`. */
const feminine = (colour: Arg): string => names[String(colour)]?.[1] ?? String(colour);
/** “carte verte” for `c2`, “joker” for `joker`. */
const bareName = (card: Arg): string => (card === 'joker' ? 'joker' : `carte ${feminine(card)}`);
/** “la carte verte” for `c2`, “le joker” for `joker`. */
const cardName = (card: Arg): string => `${card === 'joker' ? 'le' : 'la'} ${bareName(card)}`;

const numbers = ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six'];

function list(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} et ${last}`;
}

/** `c1+c1+joker` as “deux cartes rouges et un joker”. */
function cardsName(cards: Arg | readonly string[]): string {
  const counts = new Map<string, number>();
  for (const card of typeof cards === 'object' ? cards : String(cards).split('+'))
    counts.set(card, (counts.get(card) ?? 0) + 1);
  const parts = [...counts].map(([card, n]) => {
    if (n === 1) return `${card === 'joker' ? 'un' : 'une'} ${bareName(card)}`;
    return `${numbers[n] ?? n} ${bareName(card).replaceAll(' ', 's ')}s`;
  });
  return list(parts);
}

/** `c2+c2` as “deux pions verts”. */
function pawnsName(pawns: Arg): string {
  const all = String(pawns).split('+');
  return list(
    [...new Set(all)].map((pawn) => {
      const n = all.filter((one) => one === pawn).length;
      return n === 1 ? `un pion ${colourName(pawn)}` : `${numbers[n] ?? n} pions ${colourName(pawn)}s`;
    }),
  );
}
const boxesName = (boxes: Arg): string =>
  list(
    String(boxes)
      .split('+')
      .map((box) => `la boîte ${feminine(box)}`),
  );
const cardCount = (n: Arg): string => counted(n, 'carte');

const reasons = {
  'game-over': () => 'Le dernier point est compté ; la partie est finie.',
  'chance-first': () => 'Un instant : on mélange les cartes.',
  'not-your-turn': ({ seat }, who) => `Patience : c’est au tour ${de(who(seat))}.`,
  'other-mode': () => 'Cela se fait dans un autre mode de jeu, pas dans celui-ci.',
  'turning-up-over': () => 'Tu as fini de retourner des cartes pour ce tour ; prends des pions ou échange.',
  'nothing-to-turn-up': () => 'La pioche et la défausse sont vides : il n’y a rien à retourner.',
  'stop-first': () => 'Tu retournes encore des cartes ; arrête-toi d’abord.',
  'nothing-to-end': () => 'Fais au moins une paire ou un échange avant de finir.',
  'must-take-or-swap': () => 'Avec une carte en main, tu dois prendre un pion ou échanger une carte.',
  'must-skip': () => 'Il n’y a rien que tu puisses faire ici : ton tour passe.',
  taking: () => 'Tu as commencé à prendre des pions ; l’échange attendra le prochain tour.',
  swapping: () => 'Tu as commencé à échanger avec le marché ; c’est tout pour ce tour.',
  'swapping-with-partner': () => 'Tu as commencé à échanger avec ton partenaire ; c’est tout pour ce tour.',
  'no-partner': () => 'Ici, chacun joue pour soi : pas de partenaire avec qui échanger.',
  'not-in-hand': ({ cards }) => `Tu n’as pas en main ${cardsName(cards)}.`,
  'not-in-market': ({ card }) => `${capital(cardName(card))} n’est pas au marché.`,
  'not-in-partners-hand': ({ card }) => `Ton partenaire n’a pas ${cardName(card)}.`,
  'just-received': ({ card }) =>
    `${capital(cardName(card))} vient d’arriver chez toi dans cet échange : on n’y touche plus.`,
  'just-given': ({ card }) => `Tu viens de donner ${cardName(card)} dans cet échange : on n’y touche plus.`,
  'no-pawn-left': ({ colour }) =>
    `Il n’y a plus de pion ${colourName(colour)} ; nomme une couleur qui en a encore.`,
  'no-pair': ({ card }) => `Rien au marché ne fait la paire avec ${cardName(card)}.`,
  'no-such-pawn': ({ box, pawn }) =>
    `Il n’y a pas de pion ${colourName(pawn)} dans la boîte ${feminine(box)}.`,
  'playing-alone': () => 'Tu joues en solitaire : personne avec qui troquer.',
  'no-such-player': ({ seat }) => `Il n’y a personne à la place ${seat}.`,
  'own-hand': () => 'Troque avec quelqu’un d’autre, pas avec toi-même.',
  'reserve-empty': () => 'Un troc coûte une carte de la pioche, et la pioche est vide.',
  'not-in-their-hand': ({ card, seat }, who) => `${capital(who(seat))} n’a pas ${cardName(card)}.`,
  'must-act': () => 'Tu as encore une carte en main : il y a donc quelque chose à faire.',
  'may-pair': ({ word }) => `${label(String(word))}.`,
  'may-pair-bare': ({ word }) =>
    `${label(String(word))} : il n’y reste aucun pion, cela ne fait que te défaire des cartes.`,
  clashes: ({ card }) =>
    `Cette couleur sort pour la deuxième fois (${bareName(card)}) : tout ce qui a été retourné ce tour-ci est défaussé.`,
  'no-clash': () =>
    'Pas deux cartes d’une même couleur, et un joker ne gêne jamais. Arrête-toi, ou retournes-en une autre.',
  'five-turned': () => 'On n’en retourne pas plus de cinq : toutes vont en main.',
  'boxes-worth': ({ count, points }) => `${count} × 3 pour les boîtes : ${points}.`,
  'pawns-worth': ({ count, points }) => `${count} × 2 pour les pions : ${points}.`,
  'cards-cost': ({ count, points }) => `${counted(count, 'carte')} en main : ${minus(points)}.`,
  'full-worth': ({ count, spaces, points }) =>
    `${count} × ${spaces} pour les boîtes avec tous leurs pions : ${points}.`,
  'strays-cost': ({ count }) => `${counted(count, 'pion égaré', 'pions égarés')} : ${minus(count)}.`,
  graded: ({ grade }) => `Cela fait la note ${grade} sur 5.`,
  'too-many-copies': ({ at, card, most }) =>
    `${at} : la boîte ne contient ${cardName(card)} que ${most} fois.`,
} satisfies Phrases<QueensCollection.ReasonKey>;

const labels: LabelsFor<Deed> = {
  reveal: () => 'Retourner une carte',
  stop: () => 'S’arrêter',
  done: () => 'Fini',
  skip: () => 'Continuer',
  pair: ({ hand, market, colour }) =>
    `Prendre un pion ${colourName(colour)} : ${cardsName(hand)} avec ${cardName(market)} du marché`,
  swap: ({ own, other }) => `Donner ${cardsName(own)} contre ${cardName(other)} du marché`,
  partner: ({ own, other }) => `Donner à ton partenaire ${cardsName(own)} contre ${cardsName(other)}`,
  move({ paid, ends: [one, other] }) {
    const first = `le pion ${colourName(one.pawn)} de la boîte ${feminine(one.box)}`;
    const second = `le ${colourName(other.pawn)} de la boîte ${feminine(other.box)}`;
    return `Échanger ${first} et ${second}, pour ${cardsName(paid)}`;
  },
  redraw: ({ cards }) => `Défausser ${cardsName(cards)}`,
  trade: ({ own, seat, other }, who) => `Donner à ${who(seat)} ${cardsName(own)} contre ${cardsName(other)}`,
};
const label = labelled(readWord, labels, seat);

export const words = {
  pad,
  reasons,
  label,
  card: bareName,
  suit: colourName,
  options: {
    mode: {
      name: 'Mode',
      about: 'Chacun pour soi, par paires, ou tous ensemble.',
      values: { competitive: 'Chacun pour soi', teams: 'Deux équipes de deux', cooperative: 'Tous ensemble' },
    },
    spaces: {
      name: 'Cases par boîte',
      about: 'Tous ensemble, c’est plus facile avec deux.',
      values: { 3: 'Trois', 2: 'Deux, pour une partie plus facile' },
    },
  },
  modes: {
    competitive: {
      name: 'Chacun pour soi',
      about: 'De deux à quatre joueurs : à qui le plus de pions et de boîtes.',
    },
    teams: { name: 'Équipes', about: 'Deux paires ; les partenaires voient et échangent leurs cartes.' },
    cooperative: { name: 'Tous ensemble', about: 'Ramenez chaque pion chez lui avant la fin des cartes.' },
    solo: { name: 'Solitaire', about: 'Le même casse-tête, rien que pour toi.' },
  },
  moments: {
    turned: ({ seat, card }, who) => `${who(seat)} : ${cardsName(card)}.`,
    clash: ({ card }) => `Deux cartes ${feminine(card)}s : tout est perdu !`,
    kept: ({ seat, cards }, who) => `${who(seat)} : ${cardCount(cards)} en main.`,
    took: ({ seat, pawns }, who) => `${who(seat)} : ${pawnsName(pawns)} en poche.`,
    'took-box': ({ seat, pawns, boxes }, who) =>
      `${who(seat)} : ${pawnsName(pawns)}, et ${boxesName(boxes)} avec !`,
    'took-nothing': () => 'Plus de pion de cette couleur : les cartes sortent de la manche.',
    swapped: ({ seat, cards }, who) => `${who(seat)} : échange avec le marché, ${cardCount(cards)}.`,
    'swapped-partner': ({ seat, cards }, who) => `${who(seat)} : échange dans l’équipe, ${cardCount(cards)}.`,
    skipped: ({ seat }, who) => `${who(seat)} : rien à faire.`,
    reshuffled: () => 'La défausse est mélangée et devient la pioche.',
    moved: ({ seat, pawn, other }, who) =>
      `${who(seat)} : un pion ${colourName(pawn)} contre un ${colourName(other)}.`,
    redrew: ({ seat, cards }, who) => `${who(seat)} : ${cardCount(cards)} à la défausse.`,
    traded: ({ seat, other }, who) => `${who(seat)} et ${who(other)} : une carte troquée.`,
    'last-turns': ({ players }) =>
      players === 1
        ? 'La pioche est vide : un dernier tour.'
        : 'La pioche est vide : un dernier tour pour chacun.',
    'all-home': () => 'Tous les pions sont chez eux !',
    keep: ({ cards }) =>
      cards === 0
        ? 'Ne rien retourner'
        : cards === 1
          ? 'La garder'
          : cards === 2
            ? 'Garder les deux'
            : `Garder les ${cards}`,
    take: () => 'Prendre des pions',
    swap: () => 'Échanger',
    partner: ({ seat }, who) => `Échanger avec ${who(seat)}`,
    'take-asks': () => 'Associe une de tes cartes à une carte du marché.',
    'swap-asks': () => 'Choisis une de tes cartes et une du marché.',
    'partner-asks': () => 'Choisis une de tes cartes et une de ton partenaire.',
    'colour-asks': () => 'Quelle couleur ? Touche sa boîte.',
    'take-now': ({ pawns }) => (pawns === 0 ? 'Sacrifier les cartes' : `Prendre ${counted(pawns, 'pion')}`),
    'swap-now': ({ cards }) => `Échanger ${cardCount(cards)}`,
    'act-asks': () => 'Échange deux pions, ou touche des cartes à défausser.',
    'pawn-asks': () => 'Et quel autre pion ?',
    'pay-asks': () => 'Payer avec',
    'redraw-now': ({ cards }) => `Défausser ${cardCount(cards)}`,
    trade: () => 'Troquer',
    'trade-asks': () => 'Quelle carte veux-tu contre la tienne ?',
    market: () => 'Marché',
    reserve: ({ cards }) => `Pioche, ${cardCount(cards)}`,
    discard: ({ cards }) => `Défausse, ${cardCount(cards)}`,
    removed: () => 'Sorties de la manche',
    boxes: () => 'Boîtes',
    box: ({ colour, pawns }) => `Boîte ${feminine(colour)}, ${pawns === 0 ? 'vide' : counted(pawns, 'pion')}`,
    'empty-box': ({ colour }) => `La boîte ${feminine(colour)} est prise`,
    pawn: ({ pawn, box }) => `Pion ${colourName(pawn)} dans la boîte ${feminine(box)}`,
    'pawn-home': ({ pawn }) => `Pion ${colourName(pawn)}, chez lui`,
    trove: ({ pawns, boxes }) => `${counted(pawns, 'pion')}, ${counted(boxes, 'boîte')}`,
    known: ({ cards }) => `Tous connaissent ${cardsName(cards)}`,
    hand: ({ seat }, who) => `Main ${de(who(seat))}`,
    home: ({ count, of }) => `${count} sur ${of} chez eux`,
    'boxes-row': () => 'Boîtes',
    'pawns-row': () => 'Pions',
    'cards-row': () => 'Cartes restantes',
    'full-row': () => 'Boîtes complètes',
    'stray-row': () => 'Pions égarés',
  },
} as const satisfies Words;
