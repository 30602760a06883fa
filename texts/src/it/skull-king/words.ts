import type * as SkullKing from '@crossbones/games/skull-king/index';
import { type Deed, readWord } from '@crossbones/games/skull-king/seen/word';
import { type LabelsFor, labelled } from '../../label.js';
import type { Phrases, Who } from '../../phrase.js';
import type { Words } from '../../skull-king/words.js';
import { a, at, capital, counted, di, form, quoted, seat, theNumber, you } from '../speech.js';
import { pad } from './pad.js';

const suits: { readonly [letter: string]: string } = { g: 'verde', y: 'giallo', p: 'viola', b: 'nero' };

/** Cards without a number: in a list, and in a sentence. */
const names: { readonly [code: string]: readonly [string, string] } = {
  escape: ['fuga', 'una fuga'],
  pirate: ['pirata', 'un pirata'],
  rosie: ['Rosie', 'Rosie'],
  will: ['Will', 'Will'],
  rascal: ['Rascal', 'Rascal'],
  juanita: ['Juanita', 'Juanita'],
  harry: ['Harry', 'Harry'],
  tigress: ['Tigre', 'la Tigre'],
  'tigress:pirate': ['Tigre (pirata)', 'la Tigre come pirata'],
  'tigress:escape': ['Tigre (fuga)', 'la Tigre come fuga'],
  'skull-king': ['Skull King', 'lo Skull King'],
  mermaid: ['sirena', 'una sirena'],
  kraken: ['kraken', 'il kraken'],
  whale: ['balena bianca', 'la balena bianca'],
  loot: ['bottino', 'un bottino'],
};

const suit = (letter: string | number): string => suits[letter] ?? String(letter);

function card(code: string): string {
  if (Object.hasOwn(names, code)) return names[code][0];
  const [, letter, value] = /^([gypb])(\d+)$/.exec(code) ?? [];
  if (letter !== undefined) return `${value} ${suit(letter)}`;
  return code.startsWith('blank:') ? `carta della casa ${code.slice(6)}` : code;
}

/** With its article. */
function the(code: string | number): string {
  const word = String(code);
  if (Object.hasOwn(names, word)) return names[word][1];
  if (word.startsWith('blank:')) return `la ${card(word)}`;
  const [, letter, value] = /^([gypb])(\d+)$/.exec(word) ?? [];
  return letter === undefined ? card(word) : `${theNumber(value)} ${suit(letter)}`;
}

/** After a negation: “nessuna fuga”, “il 7 verde”. */
const no = (code: string | number): string =>
  the(code).replace(/^una /, 'nessuna ').replace(/^un /, 'nessun ');

/** Whoever plays, the ghost of a game for two among them. */
const by = (who: Who, seat: string | number): string => (seat === 'greybeard' ? 'Barbagrigia' : who(seat));
const mine = (who: Who, seat: string | number): boolean => by(who, seat) === you;
/** After a preposition. */
const whom = (who: Who, seat: string | number): string => (mine(who, seat) ? 'te' : by(who, seat));
/** Who does something, at the start of a sentence. */
const does = (who: Who, seat: string | number, second: string, third: string): string =>
  capital(form(by(who, seat), second, third));
const feminine = new Set(['fuga', 'sirena', 'balena', 'Tigre', 'carta', 'Rosie', 'Juanita']);
/** “il tuo 12 nero”, “il 12 nero di Odette”. */
const cardOf = (who: Who, seat: string | number, code: string | number): string => {
  const name = card(String(code));
  const own = feminine.has(name.split(' ')[0]) ? 'la tua' : 'il tuo';
  return mine(who, seat) ? `${own} ${name}` : `${the(code)} ${di(by(who, seat))}`;
};
const mermaidOf = (who: Who, seat: string | number): string =>
  mine(who, seat) ? 'La tua sirena' : `La sirena ${di(by(who, seat))}`;
/** “apri tu”, “apre Anna”. */
const leads = (who: Who, seat: string | number): string =>
  mine(who, seat) ? 'apri tu' : `apre ${by(who, seat)}`;
/** “ti porta”, “porta ad Anna”. */
const brings = (who: Who, seat: string | number, verb: string): string =>
  mine(who, seat) ? `ti ${verb}` : `${verb} ${a(who(seat))}`;
const bidOf = (who: Who, seat: string | number): string =>
  mine(who, seat) ? 'la tua puntata' : `la puntata ${di(who(seat))}`;

/** Said where others came to the same. */
const tied = (equals: string | number): string => (Number(equals) > 1 ? ' (a parità, la prima giocata)' : '');

const reasons = {
  over: () => 'I punti dell’ultima manche sono contati: la partita è finita.',
  dealing: () => 'Le carte non sono ancora distribuite.',
  'not-your-turn': () => 'Non tocca a te.',
  'bid-now': () => 'Prima puntano tutti: di’ quante prese farai.',
  'shot-now': () => 'Prima scegli: mitraglia o palla di cannone.',
  'play-now': () => 'È il momento di giocare una carta.',
  'lead-now': () => 'Rosie vuole prima un nome: di’ chi apre la prossima presa.',
  'discard-now': () => 'Will ti ha portato nuove carte: prima scartane altrettante.',
  'wager-now': () => 'Rascal aspetta la tua scommessa: 0, 10 o 20.',
  'change-now': () => 'Harry ti lascia cambiare la puntata di uno: prima decidi.',
  'bid-too-high': ({ most }) =>
    `In questa manche ${most === 1 ? 'c’è solo 1 presa' : `ci sono solo ${most} prese`}: punta da 0 a ${most}.`,
  'bid-out-of-range': ({ most }) => `La puntata non sarebbe più tra 0 e ${most}.`,
  'not-held': (args) => `Non hai ${no(args.card)} in mano.`,
  'must-follow': (args) =>
    `Il seme d’apertura è il ${suit(args.suit)} e tu ne hai: ${the(args.card)} deve restare in mano.`,
  'no-such-player': ({ seat }) => `A questo tavolo non c’è un posto ${seat}.`,

  'suit-led': (args) =>
    args.after === undefined
      ? `${capital(the(args.card))} fissa il seme d’apertura: ${suit(args.suit)}.`
      : `Prima ${the(args.after)}, poi ${the(args.card)}: il seme d’apertura è il ${suit(args.suit)}.`,
  'no-suit': (args) =>
    args.after === undefined
      ? `Con ${the(args.card)} in apertura non c’è un seme a cui rispondere.`
      : `Prima ${the(args.after)}, poi ${the(args.card)}: non c’è un seme a cui rispondere.`,
  'nothing-led': () => 'Ci sono solo fughe e bottini: non c’è un seme a cui rispondere.',
  'later-leviathan': (args) =>
    `Kraken e balena si incontrano, e agisce chi è venuto dopo: ${the(args.card)}.`,
  kraken: () => 'Il kraken trascina a fondo tutta la presa: non la vince nessuno.',
  whale: (args, who) =>
    `La balena lava via i colori, e ${cardOf(who, args.seat, args.card)} è la carta più alta${tied(args.equals)}.`,
  'whale-alone': () => 'La balena non trova numeri nella presa: non la vince nessuno.',
  'mermaid-takes-king': (args, who) =>
    `${mermaidOf(who, args.seat)}${args.equals === 1 ? '' : ', la prima giocata,'} ammalia lo Skull King.`,
  king: (args, who) =>
    `Niente resiste ${mine(who, args.seat) ? 'al tuo Skull King' : `allo Skull King ${di(by(who, args.seat))}`}.`,
  pirate: (args, who) =>
    `${capital(cardOf(who, args.seat, args.card))} è ${args.equals === 1 ? 'l’unico pirata' : 'il primo pirata giocato'}, e non c’è nessuno Skull King.`,
  mermaid: (args, who) =>
    `${mermaidOf(who, args.seat)}${args.equals === 1 ? '' : ', la prima giocata,'} batte tutti i numeri.`,
  black: (args, who) =>
    `${capital(cardOf(who, args.seat, args.card))} è la carta nera più alta${tied(args.equals)}, e il nero è briscola.`,
  'led-suit': (args, who) =>
    `${capital(cardOf(who, args.seat, args.card))} è la carta più alta del seme d’apertura${tied(args.equals)}.`,
  'first-escape': (args, who) =>
    args.equals !== 1
      ? `Sono scappati tutti, quindi vince la presa la prima carta: ${cardOf(who, args.seat, args.card)}.`
      : `Per ora c’è solo ${cardOf(who, args.seat, args.card)}.`,
  fourteen: (args) => `${capital(the(args.card))} vale ${args.points} per chi lo prende.`,
  captures: (args) => `Catture ${di(the(args.card))}: ${args.points}.`,
  alliance: ({ seat, winner, points }, who) =>
    `Il bottino crea un’alleanza tra ${whom(who, seat)} e ${whom(who, winner)}: ${points} a testa, se entrambe le puntate sono centrate.`,
  'own-loot': ({ seat }, who) =>
    `${does(who, seat, 'hai preso il tuo', 'ha preso il suo')} stesso bottino: nessuna alleanza.`,
  'no-alliance': ({ seat }, who) =>
    `${mine(who, seat) ? 'Il tuo bottino' : `Il bottino ${di(by(who, seat))}`} qui non crea alleanze.`,
  'taker-leads': ({ seat }, who) => `${does(who, seat, 'apri', 'apre')} la prossima presa.`,
  'left-leads': ({ seat, owner }, who) =>
    `La prossima presa la ${leads(who, seat)}, a sinistra ${di(whom(who, owner))}.`,
  'would-have-led': ({ seat }, who) =>
    `Senza i mostri la presa andava ${a(whom(who, seat))}: la prossima la ${leads(who, seat)}.`,
  'whale-leads': ({ seat }, who) =>
    `${does(who, seat, 'hai mandato la balena e apri', 'ha mandato la balena e apre')} la prossima presa.`,
  'ghost-passes-lead': ({ seat }, who) =>
    `Barbagrigia apre solo dopo una presa vinta: quindi ${leads(who, seat)}.`,

  'fewer-cards': ({ most }) => `Ci sono carte per ${most} a testa: nessuna manche ne avrà più di ${most}.`,
  'cannonball-needs-rascal': () => 'La palla di cannone richiede "scoring": "rascal".',
  'tigress-undecided': (args) => `${at(args)}: di’ che cos’è la Tigre, tigress:pirate o tigress:escape.`,
  'unknown-card': (args) => `${at(args)}: non c’è una carta ${quoted(args.card)}.`,
  'wants-cards': (args) =>
    `${at(args)} deve avere ${args.cards} carte, una per giocatore, e non ${args.got}.`,
  'too-many-copies': (args) => `${at(args)}: nella scatola ci sono al massimo ${args.most} × ${args.card}.`,
  'unnamed-blank': (args) => `${at(args)}: options.blanks non dice che cos’è ${args.card}.`,
  'wants-order': (args) => `${at(args)} deve nominare 0, 1 e "greybeard" una volta ciascuno.`,
  'order-of-two': (args) => `${at(args)} vale solo in due; in più giocatori basta "leader".`,
  'wants-tens': (args) => `${at(args)} deve essere un multiplo di 10, da 0 a ${args.max}.`,
  'shot-needs-rascal': (args) => `${at(args)} richiede "scoring": "rascal".`,
  'own-loot-pair': (args) => `${at(args)} deve nominare due giocatori diversi.`,
} satisfies Phrases<SkullKing.ReasonKey>;

const labels: LabelsFor<Deed> = {
  bid: ({ bid }) => `Punta ${bid}`,
  load: ({ shot }) => (shot === 'grapeshot' ? 'Carica la mitraglia' : 'Carica una palla'),
  play: ({ card }) => `Gioca ${the(card)}`,
  lead: ({ seat }, who) => `Fai aprire ${who(seat)}`,
  discard: ({ card }) => `Scarta ${the(card)}`,
  wager: ({ wager }) => (wager === 0 ? 'Non scommettere' : `Scommetti ${wager}`),
  change: ({ by }) =>
    by < 0 ? 'Abbassa la puntata di uno' : by > 0 ? 'Alza la puntata di uno' : 'Lascia la puntata',
};

export const words = {
  pad,
  reasons,
  label: labelled(readWord, labels, seat),
  card,
  suit,
  options: {
    scoring: {
      name: 'Punteggio',
      about: 'Quanto rende una puntata esatta e quanto costa una sbagliata.',
      values: {
        'skull-king': 'Skull King: tutto o una penalità',
        rascal: 'Rascal: per uno scarto di una presa, la metà',
      },
    },
    cannonball: {
      name: 'Palla di cannone',
      about:
        'Con il punteggio Rascal: dopo la puntata, carica una palla di cannone per avere di più, o niente se sbagli.',
    },
    kraken: { name: 'Kraken', about: 'Trascina a fondo un’intera presa: non la vince nessuno.' },
    whale: { name: 'Balena bianca', about: 'Lava via i colori: vince la presa il numero più alto.' },
    loot: {
      name: 'Bottino',
      about: 'Ti allea con chi vince la presa: 20 punti a testa, se entrambe le puntate sono centrate.',
    },
    powers: { name: 'Poteri dei pirati', about: 'Ogni pirata che vince una presa ha un asso nella manica.' },
    krakenLead: {
      name: 'Dopo il kraken',
      about: 'Chi apre dopo una presa finita al kraken.',
      values: { left: 'Chi siede a sinistra di chi l’ha giocato', 'would-have-won': 'Chi avrebbe vinto' },
    },
    schedule: {
      name: 'Manche',
      about: 'Quante manche ci sono, e quante carte in ognuna.',
      values: {
        classic: 'Classica: da 1 a 10 carte',
        'even-keel': 'Mare calmo: 2, 4, 6, 8, 10, due volte ciascuna',
        brawl: 'Rissa: da 6 a 10 carte',
        raid: 'Razzia: cinque manche da 5',
        barrage: 'Bordata: dieci manche da 10',
        whirlpool: 'Vortice: 9, 7, 5, 3, 1, due volte ciascuna',
        bedtime: 'Buonanotte: una carta, una manche',
      },
    },
    blanks: {
      name: 'Carte della casa',
      about: 'Fino a quattro carte tue: da’ a ognuna un nome e di’ che cos’è.',
    },
  },
  modes: {},
  moments: {
    rosie: ({ seat, lead }, who) => `Rosie fa scegliere ${whom(who, seat)}: ${leads(who, lead)}.`,
    will: ({ seat, drew }, who) =>
      `Will ${brings(who, seat, 'porta')} ${counted(drew, 'nuova carta', 'nuove carte')}.`,
    rascal: ({ seat, wager }, who) =>
      `Scommessa di Rascal: ${form(who(seat), 'rischi', 'rischia')} ${wager} sulla puntata.`,
    juanita: ({ seat }, who) => `Juanita ${brings(who, seat, 'mostra')} le carte non distribuite.`,
    'juanita-shows': () => 'Non distribuite in questa manche',
    'harry-up': ({ seat }, who) => `Harry alza di uno ${bidOf(who, seat)}.`,
    'harry-down': ({ seat }, who) => `Harry abbassa di uno ${bidOf(who, seat)}.`,
    'harry-keeps': ({ seat }, who) => `Harry lascia com’è ${bidOf(who, seat)}.`,
    'tigress-asks': () => 'Tigre: pirata o fuga?',
    greybeard: () => 'Barbagrigia',
    alliance: ({ seat }, who) => `Bottino (${who(seat)})`,
    wager: () => 'Scommessa di Rascal',
    'yo-ho-ho': () => 'Yo-oh-oh!',
  },
} as const satisfies Words;
