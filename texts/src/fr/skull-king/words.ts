import type * as SkullKing from '@crossbones/games/skull-king/index';
import { type Deed, readWord } from '@crossbones/games/skull-king/seen/word';
import { type LabelsFor, labelled } from '../../label.js';
import type { Phrases, Who } from '../../phrase.js';
import type { Words } from '../../skull-king/words.js';
import { at, capital, de, form, quoted, seat, you } from '../speech.js';
import { pad } from './pad.js';

const suits: { readonly [letter: string]: string } = { g: 'vert', y: 'jaune', p: 'violet', b: 'noir' };

/** Cards without a number: in a list, and in a sentence. */
const names: { readonly [code: string]: readonly [string, string] } = {
  escape: ['fuite', 'une fuite'],
  pirate: ['pirate', 'un pirate'],
  rosie: ['Rosie', 'Rosie'],
  will: ['Will', 'Will'],
  rascal: ['Rascal', 'Rascal'],
  juanita: ['Juanita', 'Juanita'],
  harry: ['Harry', 'Harry'],
  tigress: ['Tigresse', 'la Tigresse'],
  'tigress:pirate': ['Tigresse (en pirate)', 'la Tigresse en pirate'],
  'tigress:escape': ['Tigresse (en fuite)', 'la Tigresse en fuite'],
  'skull-king': ['Skull King', 'le Skull King'],
  mermaid: ['sirène', 'une sirène'],
  kraken: ['kraken', 'le kraken'],
  whale: ['baleine blanche', 'la baleine blanche'],
  loot: ['butin', 'un butin'],
};

const suit = (letter: string | number): string => suits[letter] ?? String(letter);

function card(code: string): string {
  if (Object.hasOwn(names, code)) return names[code][0];
  const [, letter, value] = /^([gypb])(\d+)$/.exec(code) ?? [];
  if (letter !== undefined) return `${value} ${suit(letter)}`;
  return code.startsWith('blank:') ? `carte maison ${code.slice(6)}` : code;
}

/** With its article. */
function the(code: string | number): string {
  const word = String(code);
  if (Object.hasOwn(names, word)) return names[word][1];
  if (word.startsWith('blank:')) return `la ${card(word)}`;
  return /^[gypb]\d/.test(word) ? `le ${card(word)}` : card(word);
}

/** After a negation: “pas de fuite”, “pas le 7 vert”. */
const no = (code: string | number): string => the(code).replace(/^une? /, 'de ');

/** Whoever plays, the ghost of a game for two among them. */
const by = (who: Who, seat: string | number): string => (seat === 'greybeard' ? 'Barbe Grise' : who(seat));
const mine = (who: Who, seat: string | number): boolean => by(who, seat) === you;
/** After a preposition. */
const whom = (who: Who, seat: string | number): string => (mine(who, seat) ? 'toi' : by(who, seat));
const of = (who: Who, seat: string | number): string => de(whom(who, seat));
/** Who does something, at the start of a sentence. */
const does = (who: Who, seat: string | number, second: string, third: string): string =>
  capital(form(by(who, seat), second, third));
const feminine = new Set(['fuite', 'sirène', 'baleine', 'Tigresse', 'carte', 'Rosie', 'Juanita']);
/** « ton 12 noir », « le 12 noir d’Odette ». */
const cardOf = (who: Who, seat: string | number, code: string | number): string => {
  if (!mine(who, seat)) return `${the(code)} ${of(who, seat)}`;
  const name = card(String(code));
  return `${feminine.has(name.split(' ')[0]) ? 'ta' : 'ton'} ${name}`;
};
const mermaidOf = (who: Who, seat: string | number): string =>
  mine(who, seat) ? 'Ta sirène' : `La sirène ${of(who, seat)}`;

const bidOf = (who: Who, seat: string | number): string =>
  mine(who, seat) ? 'ton annonce' : `l’annonce ${of(who, seat)}`;

/** Said where others came to the same. */
const tied = (equals: string | number): string =>
  Number(equals) > 1 ? ' (à égalité, la première jouée)' : '';

const reasons = {
  over: () => 'La dernière manche est comptée : la partie est finie.',
  dealing: () => 'Les cartes ne sont pas encore distribuées.',
  'not-your-turn': () => 'Ce n’est pas à toi de jouer.',
  'bid-now': () => 'D’abord, tout le monde annonce : dis combien de plis tu feras.',
  'shot-now': () => 'Choisis d’abord : chevrotine ou boulet de canon.',
  'play-now': () => 'C’est le moment de jouer une carte.',
  'lead-now': () => 'Rosie veut d’abord un nom : dis qui entame le prochain pli.',
  'discard-now': () => 'Will t’a apporté des cartes : défausses-en d’abord autant.',
  'wager-now': () => 'Rascal attend ta mise de 0, 10 ou 20.',
  'change-now': () => 'Harry te laisse changer ton annonce d’un pli : décide d’abord.',
  'bid-too-high': ({ most }) => `On ne peut faire que ${most} cette manche : annonce de 0 à ${most}.`,
  'bid-out-of-range': ({ most }) => `Ton annonce ne serait plus entre 0 et ${most}.`,
  'not-held': (args) => `Tu n’as pas ${no(args.card)} en main.`,
  'must-follow': (args) =>
    `La couleur demandée est le ${suit(args.suit)} et tu en as : ${the(args.card)} doit rester en main.`,
  'no-such-player': ({ seat }) => `Il n’y a pas de place ${seat} à cette table.`,

  'suit-led': (args) =>
    args.after === undefined
      ? `${capital(the(args.card))} demande du ${suit(args.suit)}.`
      : `D’abord ${the(args.after)}, puis ${the(args.card)} : on demande du ${suit(args.suit)}.`,
  'no-suit': (args) =>
    args.after === undefined
      ? `Avec ${the(args.card)} en premier, aucune couleur n’est demandée.`
      : `D’abord ${the(args.after)}, puis ${the(args.card)} : aucune couleur n’est demandée.`,
  'nothing-led': () => 'Il n’y a que des fuites et du butin : aucune couleur n’est demandée.',
  'later-leviathan': (args) => `Kraken et baleine se croisent, et le dernier venu agit : ${the(args.card)}.`,
  kraken: () => 'Le kraken entraîne tout le pli par le fond : personne ne l’emporte.',
  whale: (args, who) =>
    `La baleine délave les couleurs, et ${cardOf(who, args.seat, args.card)} est la plus haute carte${tied(args.equals)}.`,
  'whale-alone': () => 'La baleine ne trouve aucun nombre dans le pli : personne ne l’emporte.',
  'mermaid-takes-king': (args, who) =>
    `${mermaidOf(who, args.seat)}${args.equals === 1 ? '' : ', la première jouée,'} envoûte le Skull King.`,
  king: (args, who) =>
    `Rien ne résiste ${mine(who, args.seat) ? 'à ton Skull King' : `au Skull King ${of(who, args.seat)}`}.`,
  pirate: (args, who) =>
    `${capital(cardOf(who, args.seat, args.card))} est le ${args.equals === 1 ? 'seul pirate' : 'premier pirate joué'}, et aucun Skull King n’est là.`,
  mermaid: (args, who) =>
    `${mermaidOf(who, args.seat)}${args.equals === 1 ? '' : ', la première jouée,'} bat tous les nombres.`,
  black: (args, who) =>
    `${capital(cardOf(who, args.seat, args.card))} est la plus haute carte noire${tied(args.equals)}, et le noir est atout.`,
  'led-suit': (args, who) =>
    `${capital(cardOf(who, args.seat, args.card))} est la plus haute carte de la couleur demandée${tied(args.equals)}.`,
  'first-escape': (args, who) =>
    args.equals !== 1
      ? `Tout le monde a fui, donc la première carte prend le pli : ${cardOf(who, args.seat, args.card)}.`
      : `Il n’y a encore que ${cardOf(who, args.seat, args.card)}.`,
  fourteen: (args) => `${capital(the(args.card))} vaut ${args.points} à qui le prend.`,
  captures: (args) => `Capturé par ${the(args.card)} : ${args.points}.`,
  alliance: ({ seat, winner, points }, who) =>
    `Le butin allie ${whom(who, seat)} et ${whom(who, winner)} : ${points} chacun si les deux tiennent leur annonce.`,
  'own-loot': ({ seat }, who) =>
    `${does(who, seat, 'as pris ton', 'a pris son')} propre butin : pas d’alliance.`,
  'no-alliance': ({ seat }, who) =>
    `${mine(who, seat) ? 'Ton butin' : `Le butin ${of(who, seat)}`} n’allie personne ici.`,
  'taker-leads': ({ seat }, who) => `${does(who, seat, 'entames', 'entame')} le prochain pli.`,
  'left-leads': ({ seat, owner }, who) =>
    `À gauche ${of(who, owner)}, ${form(by(who, seat), 'entames', 'entame').replace('Tu ', 'tu ')} le prochain pli.`,
  'would-have-led': ({ seat }, who) =>
    `Sans les monstres, le pli était à ${whom(who, seat)}, et l’entame l’est aussi.`,
  'whale-leads': ({ seat }, who) =>
    `${does(who, seat, 'as lâché la baleine et entames', 'a lâché la baleine et entame')} le prochain pli.`,
  'ghost-passes-lead': ({ seat }, who) =>
    `Barbe Grise n’entame qu’après un pli gagné : c’est donc à ${whom(who, seat)}.`,

  'fewer-cards': ({ most }) =>
    `Il y a des cartes pour ${most} par personne : aucune manche n’en aura plus de ${most}.`,
  'cannonball-needs-rascal': () => 'Le boulet de canon demande "scoring": "rascal".',
  'tigress-undecided': (args) => `${at(args)} : dis ce qu’est la Tigresse, tigress:pirate ou tigress:escape.`,
  'unknown-card': (args) => `${at(args)} : il n’y a pas de carte ${quoted(args.card)}.`,
  'wants-cards': (args) => `${at(args)} doit être ${args.cards} cartes, une par joueur, et non ${args.got}.`,
  'too-many-copies': (args) => `${at(args)} : la boîte n’a pas plus de ${args.most} × ${args.card}.`,
  'unnamed-blank': (args) => `${at(args)} : options.blanks ne dit pas ce qu’est ${args.card}.`,
  'wants-order': (args) => `${at(args)} doit nommer 0, 1 et "greybeard" une fois chacun.`,
  'order-of-two': (args) => `${at(args)} n’est que pour deux joueurs ; à plus, "leader" suffit.`,
  'wants-tens': (args) => `${at(args)} doit être un multiple de 10, de 0 à ${args.max}.`,
  'shot-needs-rascal': (args) => `${at(args)} demande "scoring": "rascal".`,
  'own-loot-pair': (args) => `${at(args)} doit nommer deux joueurs différents.`,
} satisfies Phrases<SkullKing.ReasonKey>;

const labels: LabelsFor<Deed> = {
  bid: ({ bid }) => `Annoncer ${bid}`,
  load: ({ shot }) => (shot === 'grapeshot' ? 'Charger la chevrotine' : 'Charger un boulet'),
  play: ({ card }) => `Jouer ${the(card)}`,
  lead: ({ seat }, who) => `Donner l’entame à ${who(seat)}`,
  discard: ({ card }) => `Défausser ${the(card)}`,
  wager: ({ wager }) => (wager === 0 ? 'Ne rien miser' : `Miser ${wager}`),
  change: ({ by }) =>
    by < 0 ? 'Baisser l’annonce d’un pli' : by > 0 ? 'Monter l’annonce d’un pli' : 'Garder l’annonce',
};

export const words = {
  pad,
  reasons,
  label: labelled(readWord, labels, seat),
  card,
  suit,
  options: {
    scoring: {
      name: 'Score',
      about: 'Ce que rapporte une annonce tenue et ce que coûte une annonce ratée.',
      values: {
        'skull-king': 'Skull King : tout, ou une pénalité',
        rascal: 'Rascal : à un pli près, la moitié',
      },
    },
    cannonball: {
      name: 'Boulet de canon',
      about:
        'Avec le score de Rascal : après l’annonce, charge un boulet pour gagner plus, ou rien du tout si tu rates.',
    },
    kraken: { name: 'Kraken', about: 'Entraîne tout un pli par le fond : personne ne l’emporte.' },
    whale: { name: 'Baleine blanche', about: 'Délave les couleurs : le plus haut nombre prend le pli.' },
    loot: {
      name: 'Butin',
      about: 'T’allie à qui prend le pli : 20 points chacun si les deux annonces tiennent.',
    },
    powers: { name: 'Pouvoirs des pirates', about: 'Chaque pirate qui prend un pli a un tour dans son sac.' },
    krakenLead: {
      name: 'Après le kraken',
      about: 'Qui entame après un pli emporté par le kraken.',
      values: { left: 'Le voisin de gauche de qui l’a joué', 'would-have-won': 'Qui aurait gagné le pli' },
    },
    schedule: {
      name: 'Manches',
      about: 'Combien de manches, et combien de cartes à chacune.',
      values: {
        classic: 'Classique : de 1 à 10 cartes',
        'even-keel': 'Mer calme : 2, 4, 6, 8, 10, deux fois chacun',
        brawl: 'Bagarre : de 6 à 10 cartes',
        raid: 'Abordage : cinq manches de 5',
        barrage: 'Tir de barrage : dix manches de 10',
        whirlpool: 'Tourbillon : 9, 7, 5, 3, 1, deux fois chacun',
        bedtime: 'Au lit : une carte, une manche',
      },
    },
    blanks: {
      name: 'Cartes maison',
      about: 'Jusqu’à quatre cartes à toi : donne à chacune un nom et une nature.',
    },
  },
  modes: {},
  moments: {
    rosie: ({ seat, lead }, who) =>
      `Rosie ${mine(who, seat) ? 'te laisse choisir' : `laisse choisir ${by(who, seat)}`} : ${mine(who, lead) ? 'tu entames' : `${by(who, lead)} entame`}.`,
    will: ({ seat, drew }, who) =>
      mine(who, seat)
        ? `Will t’apporte ${drew} nouvelles cartes.`
        : `Will apporte ${drew} nouvelles cartes à ${by(who, seat)}.`,
    rascal: ({ seat, wager }, who) =>
      `Pari de Rascal : ${mine(who, seat) ? 'tu mises' : `${by(who, seat)} mise`} ${wager} sur l’annonce.`,
    juanita: ({ seat }, who) =>
      mine(who, seat)
        ? 'Juanita te montre les cartes non distribuées.'
        : `Juanita montre à ${by(who, seat)} les cartes non distribuées.`,
    'juanita-shows': () => 'Non distribuées cette manche',
    'harry-up': ({ seat }, who) => `Harry augmente d’un pli ${bidOf(who, seat)}.`,
    'harry-down': ({ seat }, who) => `Harry baisse d’un pli ${bidOf(who, seat)}.`,
    'harry-keeps': ({ seat }, who) => `Harry ne touche pas à ${bidOf(who, seat)}.`,
    'tigress-asks': () => 'Tigresse : pirate ou fuite ?',
    greybeard: () => 'Barbe Grise',
    alliance: ({ seat }, who) => `Butin (${who(seat)})`,
    wager: () => 'Pari de Rascal',
    'yo-ho-ho': () => 'Yo-ho-ho !',
  },
} as const satisfies Words;
