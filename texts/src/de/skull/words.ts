import type { Args } from '@crossbones/core';
import type * as Skull from '@crossbones/games/skull/index';
import { type Deed, readMat, readWord } from '@crossbones/games/skull/seen/word';
import { type LabelsFor, labelled } from '../../label.js';
import type { Phrases, Who } from '../../phrase.js';
import type { Moment, Words } from '../../skull/words.js';
import { at, capital, counted, seat } from '../speech.js';
import { pad } from './pad.js';

type Arg = string | number | undefined;

/** A mat by its name: `2` is “Platz 2”, `2.1` is “die zweite Bande von Platz 2”. */
function matName(name: Arg, who: Who): string {
  const { seat, gang } = readMat(String(name));
  if (gang === null) return who(seat);
  return `die ${gang === 0 ? 'erste' : 'zweite'} Bande von ${who(seat)}`;
}
/** The same after “vor”: “der zweiten Bande von Platz 2”. */
const matDative = (name: Arg, who: Who): string =>
  matName(name, who).replace(/^die (erste|zweite) Bande/, 'der $1n Bande');

/** Whose something is: “von Platz 2”, “der zweiten Bande von Platz 2”. */
const ofMat = (name: Arg, who: Who): string =>
  `${String(name).includes('.') ? '' : 'von '}${matDative(name, who)}`;

const discName = (disc: Arg): string =>
  disc === 'skull' ? 'Totenkopf' : disc === 'flower' ? 'Blume' : String(disc);

/** Several mats, their names with blanks between them. */
const matNames = (names: Arg, who: Who): string =>
  String(names)
    .split(' ')
    .map((name) => matName(name, who))
    .join(', ');

const reasons = {
  over: () => 'Die Partie ist gewonnen; es gibt nichts mehr zu bluffen.',
  'first-undrawn': () => 'Einen Moment: Wer beginnt, wird gerade gelost.',
  'loss-undrawn': () => 'Einen Moment: Die Scheiben werden gemischt, und eine kommt weg.',
  'gang-words': ({ gangs }) =>
    gangs === 2
      ? 'An diesem Tisch haben alle zwei Banden: Sag welche, wie in 0.1/flower oder turn:2.1.'
      : 'An diesem Tisch haben alle eine Bande: nenn sie nicht, wie in flower oder turn:2.',
  'no-such-gang': ({ gang }, who) => `${capital(matName(gang, who))} ist nicht an diesem Tisch.`,
  'not-your-gang': ({ gang }, who) => `Finger weg: Das sind die Scheiben ${ofMat(gang, who)}.`,
  'gang-out': ({ gang }, who) => `${capital(matName(gang, who))} hat keine Scheibe mehr und ist draußen.`,
  'not-your-turn': ({ gang }, who) => `${capital(matName(gang, who))} ist dran.`,
  'first-places-last': ({ gang }, who) =>
    `${capital(matName(gang, who))} beginnt diese Runde: diese Scheibe kommt nach allen anderen.`,
  'other-gang-first': () =>
    'Leg erst mit deiner anderen Bande eine Scheibe; danach kannst du diese noch ändern.',
  'no-such-disc': ({ disc }) =>
    `Du hast ${disc === 'skull' ? 'keinen' : 'keine'} ${discName(disc)} zu legen.`,
  'hand-empty': () => 'Deine Hand ist leer: Du musst eine Herausforderung wagen.',
  'bid-beyond-table': ({ bid, discs }) =>
    `${bid} ist zu viel: auf den Matten ${Number(discs) === 1 ? 'liegt' : 'liegen'} nur ${counted(discs, 'Scheibe', 'Scheiben')}.`,
  'bid-not-higher': ({ bid, last }) => `${bid} ist nicht mehr als ${last}: geh höher, oder passe.`,
  'own-pile': () => 'Dein eigener Stapel ist schon offen; der Rest kommt von den anderen.',
  'pile-spent': ({ gang }, who) => `Vor ${matDative(gang, who)} liegt nichts Verdecktes mehr.`,
  'no-such-position': ({ last }) => `Zur Wahl stehen die Scheiben an den Stellen 0 bis ${last}.`,
  'gloat-not-now': () =>
    'Alles zu seiner Zeit: gespottet wird, solange nach einem Fehlschlag der Verlust gewählt wird.',
  'gloat-challenger': () => 'Gescheitert bist du selbst; das Spotten überlass den anderen.',
  'gloat-nothing': () => 'Du hast keine verdeckte Scheibe, mit der du spotten könntest.',
  'await-place': () => 'Erst legen alle eine Scheibe verdeckt hin.',
  'await-lead': ({ gang }, who) => `Alle anderen haben gelegt; jetzt legt ${matName(gang, who)} zum Beginn.`,
  'await-add': ({ gang }, who) =>
    `Jetzt legt ${matName(gang, who)} eine Scheibe dazu oder wagt eine Herausforderung.`,
  'await-bid': ({ gang, bid }, who) => `Das Gebot steht bei ${bid}: ${matName(gang, who)} erhöht oder passt.`,
  'await-turn': ({ gang }, who) => `Es gilt: ${matName(gang, who)} deckt eine Scheibe nach der anderen auf.`,
  'await-pick': ({ gang }, who) => `Jetzt zieht ${matName(gang, who)} die Scheibe, die verloren geht.`,
  'await-loss': ({ gang }, who) =>
    `Jetzt wählt ${matName(gang, who)} heimlich, welche Scheibe verloren geht.`,
  'await-name': ({ gang }, who) =>
    `Ausgeschieden, bestimmt ${matName(gang, who)} jetzt noch, wer die nächste Runde beginnt.`,
  'bid-all': ({ discs }) => `Wer alle ${discs} bietet, beendet das Bieten sofort und muss sie aufdecken.`,
  'own-first': ({ gang, count }, who) =>
    `${capital(matName(gang, who))} deckt zuerst ${counted(count, 'Scheibe', 'Scheiben')} vom eigenen Stapel auf, von oben.`,
  'then-others': ({ count, mats }, who) =>
    `Dann noch ${count}, egal wo, jeder Stapel von oben: ${matNames(mats, who)}.`,
  'meets-skull': ({ owner }, who) =>
    `Ein Totenkopf ${ofMat(owner, who)}, und es ist aus; alles andere bleibt verdeckt.`,
  'bid-reached': ({ bid }) => `${bid} ohne Totenkopf: Das Gebot ist erfüllt.`,
  'mat-turns': ({ gang }, who) => `${capital(matName(gang, who))} dreht die Matte auf die Blumenseite.`,
  'second-made': ({ gang }, who) =>
    `${capital(matName(gang, who))} hat damit zwei Versuche geschafft und gewinnt.`,
  picks: ({ owner, gang, discs }, who) =>
    `${capital(matName(owner, who))} zieht eine der ${discs} Scheiben ${ofMat(gang, who)}, gemischt und verdeckt; nur wem sie gehört, erfährt, welche.`,
  chooses: ({ gang, discs }, who) =>
    `Es war der eigene Totenkopf: ${matName(gang, who)} wählt heimlich, welche von ${discs} Scheiben wegkommt.`,
  drawn: ({ gang }, who) =>
    `Der Totenkopf gehört der Schwesterbande: ${matName(gang, who)} verliert eine geloste Scheibe.`,
  'last-disc': ({ gang }, who) =>
    `${capital(matName(gang, who))} hat nur diese eine Scheibe, und sie kommt sofort weg.`,
  'loses-last-skull': ({ owner }, who) =>
    `Wörtlich genommen ist auch ${matName(owner, who)} draußen: dieser Totenkopf war die letzte Scheibe.`,
  'may-gloat': ({ mats }, who) => `Vorher dürfen den Rest ihres Stapels zeigen: ${matNames(mats, who)}.`,
  'is-out': ({ gang }, who) => `${capital(matName(gang, who))} hat keine Scheibe mehr und ist draußen.`,
  'last-left': ({ winner = 0 }, who) => `Nur ${who(winner)} ist noch da und hat gewonnen.`,
  'starts-next': ({ gang }, who) => `${capital(matName(gang, who))} beginnt die nächste Runde.`,
  'names-next': ({ gang }, who) =>
    `${capital(matName(gang, who))} bestimmt zum Abschied, wer die nächste Runde beginnt.`,
  'nobody-to-play': (args) => `${at(args)} muss mindestens zwei Leuten eine Scheibe lassen.`,
} satisfies Phrases<Skull.ReasonKey>;

/** A mat by its name, to the player whose it is or to others. */
const matOf = ({ gang, you }: Args, who: Who): string =>
  you === 1 ? ['du', 'deine erste Bande', 'deine zweite Bande'][gangIn(gang)] : matName(gang, who);
const gangIn = (name: Arg): number => (readMat(String(name)).gang ?? -1) + 1;
/** The same after “von”. */
const dativeOf = (args: Args, who: Who): string =>
  args.you === 1
    ? ['dir', 'deiner ersten Bande', 'deiner zweiten Bande'][gangIn(args.gang)]
    : matDative(args.gang, who);
/** A sentence to the player, or about somebody, a gang of theirs too. */
const told = (args: Args, who: Who, of: (name: string) => string, yours: string): string =>
  args.you === 1 && gangIn(args.gang) === 0 ? yours : of(capital(matOf(args, who)));

const moments = {
  mat: (args, who) => capital(matOf(args, who)),
  round: ({ round }) => `Runde ${round}`,
  'on-mats': ({ discs }) => (discs === 1 ? 'Scheibe liegt aus' : 'Scheiben liegen aus'),
  'of-discs': ({ discs }) => `von ${discs === 1 ? '1 Scheibe' : `${discs} Scheiben`}`,
  starts: (args, who) => told(args, who, (name) => `${name} beginnt die Runde.`, 'Du beginnst die Runde.'),
  attempt: (args, who) => {
    const flowers = counted(args.bid, 'Blume', 'Blumen');
    return told(args, who, (name) => `${name} muss ${flowers} aufdecken.`, `Du musst ${flowers} aufdecken.`);
  },
  breath: (args, who) => `Eine Scheibe von ${dativeOf(args, who)} …`,
  flower: ({ left }) => (Number(left) > 0 ? `Eine Blume! Noch ${left}.` : 'Eine Blume!'),
  skull: (args, who) => `Der Totenkopf von ${dativeOf(args, who)}!`,
  'skull-own': (args, who) =>
    told(args, who, (name) => `${name} trifft den eigenen Totenkopf!`, 'Dein eigener Totenkopf!'),
  made: (args, who) => told(args, who, (name) => `${name} schafft es!`, 'Du schaffst es!'),
  'made-about': () => 'Die Matte zeigt jetzt ihre Blume. Noch einmal, und es ist gewonnen.',
  won: (args, who) =>
    told(
      args,
      who,
      (name) => `${name} schafft es zum zweiten Mal und gewinnt!`,
      'Zum zweiten Mal: Du gewinnst!',
    ),
  gloat: (args, who) => told(args, who, (name) => `${name} spottet.`, 'Du spottest.'),
  lost: (args, who) =>
    told(args, who, (name) => `${name} verliert eine Scheibe.`, 'Du verlierst eine Scheibe.'),
  'lost-disc': (args, who) => {
    const disc = args.disc === 'skull' ? 'den Totenkopf' : 'eine Blume';
    return told(args, who, (name) => `${name} verliert ${disc}.`, `Du verlierst ${disc}.`);
  },
  out: (args, who) => told(args, who, (name) => `${name} ist draußen.`, 'Du bist draußen.'),
  'last-left': ({ seat, you }, who) =>
    you === 1
      ? 'Sonst ist niemand übrig: Du gewinnst!'
      : `Sonst ist niemand übrig: ${who(seat ?? 0)} gewinnt!`,
  'place-now': () => 'Leg eine Scheibe verdeckt hin.',
  placed: () => 'Liegt. Noch kannst du sie tauschen.',
  'add-now': () => 'Leg eine dazu, oder fordere heraus.',
  'must-challenge': () => 'Deine Hand ist leer: fordere heraus!',
  'one-kind': ({ disc }) =>
    disc === 'skull' ? 'Du hast nur noch den Totenkopf.' : 'Du hast nur noch Blumen.',
  'one-mat': () => 'Nur noch auf einer Matte liegen Scheiben: tippe sie an.',
  'bid-now': ({ bid }) => `Geboten sind ${bid}. Höher, oder passen?`,
  'turn-now': ({ left }) => `Noch ${left}: Tippe auf eine Matte.`,
  'pick-now': (args, who) => `Zieh eine Scheibe, die ${matOf(args, who)} verliert.`,
  'lose-now': () => 'Welche Scheibe gibst du her? Nur du erfährst es.',
  'name-now': () => 'Du bist draußen. Wer beginnt? Tippe auf eine Matte.',
  'gloat-now': () => 'Spotten',
  'pass-ahead': () => 'Passen, wenn ich dran bin',
  hand: ({ discs }) => `Deine Hand, ${counted(discs, 'Scheibe', 'Scheiben')}`,
  'gang-hand': ({ gang }) => ['Deine Hand', 'Erste Bande', 'Zweite Bande'][gangIn(gang)],
  'mat-about': ({ pile, hand }) => `${pile} auf der Matte, ${hand} auf der Hand`,
  'turn-mat': (args, who) => `Oberste Scheibe von ${dativeOf(args, who)} aufdecken`,
  'first-mat': (args, who) => told(args, who, (name) => `${name} beginnt`, 'Du beginnst'),
  'says-challenge': (args, who) => {
    const discs = counted(args.bid, 'Scheibe', 'Scheiben');
    return told(args, who, (name) => `${name} fordert heraus: ${discs}`, `Du forderst heraus: ${discs}`);
  },
  'says-raise': (args, who) =>
    told(args, who, (name) => `${name} erhöht auf ${args.bid}`, `Du erhöhst auf ${args.bid}`),
  'says-pass': (args, who) => told(args, who, (name) => `${name} passt`, 'Du passt'),
  turned: (args, who) =>
    `Scheibe von ${dativeOf(args, who)}: ${args.disc === 'skull' ? 'ein Totenkopf!' : 'eine Blume'}`,
  'round-made': (args, who) =>
    told(
      args,
      who,
      (name) => `Runde ${args.round}: ${name} schafft ${args.bid}`,
      `Runde ${args.round}: du schaffst ${args.bid}`,
    ),
  'round-failed': (args, who) =>
    told(
      args,
      who,
      (name) => `Runde ${args.round}: ${name} scheitert an ${args.bid}`,
      `Runde ${args.round}: du scheiterst an ${args.bid}`,
    ),
  challenger: () => 'Wer',
  how: () => 'Ausgang',
  'made-short': () => 'geschafft',
  'skull-of': (args, who) => `Totenkopf von ${dativeOf(args, who)}`,
  'own-skull': () => 'eigener Totenkopf',
  discs: () => 'Scheiben',
  challenges: () => 'Geschafft',
  less: () => 'Eins weniger',
  more: () => 'Eins mehr',
} satisfies Phrases<Moment>;

const ofGang = (gang: number | null, text: string): string =>
  gang === null ? text : `${gang === 0 ? 'Erste' : 'Zweite'} Bande: ${text}`;

const labels: LabelsFor<Deed> = {
  place: ({ disc, gang }) => ofGang(gang, disc === 'flower' ? 'Blume legen' : 'Totenkopf legen'),
  gloat: ({ gang }) => ofGang(gang, 'Spotten und den Rest deines Stapels aufdecken'),
  challenge: ({ discs }) => `Herausfordern: ${counted(discs, 'Scheibe', 'Scheiben')}`,
  raise: ({ discs }) => `Auf ${discs} erhöhen`,
  pass: () => 'Passen',
  turn: ({ mat }, who) => `Scheibe ${ofMat(mat, who)} aufdecken`,
  pick: ({ at }) => `Scheibe an Stelle ${at} nehmen`,
  lose: ({ disc }) => (disc === 'skull' ? 'Den Totenkopf verlieren' : 'Eine Blume verlieren'),
  first: ({ mat }, who) => `${capital(matName(mat, who))} beginnt`,
};

export const words = {
  pad,
  reasons,
  label: labelled(readWord, labels, seat),
  card: discName,
  suit: (code) => code,
  options: {
    gangs: {
      name: 'Banden',
      about: 'Wie viele Matten mit vier Scheiben jeder führt.',
      values: { 1: 'Je eine', 2: 'Je zwei' },
    },
    lastSkull: {
      name: 'Der letzte Totenkopf',
      about: 'Was geschieht, wenn jemand anderes deine letzte Scheibe aufdeckt und sie der Totenkopf ist.',
      values: { challenger: 'Nur wer herausfordert, zahlt', anyone: 'Wem er gehört, ist auch draußen' },
    },
  },
  modes: {
    'one-gang': { name: 'Je eine Bande', about: 'Drei bis zwölf Spieler, eine Matte für jeden.' },
    'two-gangs': {
      name: 'Je zwei Banden',
      about: 'Zwei bis sechs Spieler mit je zwei Matten, die einander überbieten dürfen.',
    },
  },
  moments,
} as const satisfies Words;
