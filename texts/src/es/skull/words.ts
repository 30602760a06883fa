import type { Args } from '@crossbones/core';
import type * as Skull from '@crossbones/games/skull/index';
import { type Deed, readMat, readWord } from '@crossbones/games/skull/seen/word';
import { type LabelsFor, labelled } from '../../label.js';
import type { Phrases, Who } from '../../phrase.js';
import type { Moment, Words } from '../../skull/words.js';
import { at, capital, counted, de, seat } from '../speech.js';
import { pad } from './pad.js';

type Arg = string | number | undefined;

/** A mat by its name: `2` is “el asiento 2”, `2.1` is “la segunda banda del asiento 2”. */
function matName(name: Arg, who: Who): string {
  const { seat, gang } = readMat(String(name));
  if (gang === null) return who(seat);
  return `la ${gang === 0 ? 'primera' : 'segunda'} banda ${de(who(seat))}`;
}

const discName = (disc: Arg): string =>
  disc === 'skull' ? 'calavera' : disc === 'flower' ? 'flor' : String(disc);

/** Several mats, their names with blanks between them. */
const matNames = (names: Arg, who: Who): string =>
  String(names)
    .split(' ')
    .map((name) => matName(name, who))
    .join(', ');

const reasons = {
  over: () => 'La partida está ganada; ya no hay faroles que echar.',
  'first-undrawn': () => 'Un momento: se sortea quién empieza.',
  'loss-undrawn': () => 'Un momento: se mezclan los discos y se retira uno.',
  'gang-words': ({ gangs }) =>
    gangs === 2
      ? 'En esta mesa cada jugador tiene dos bandas: di cuál, como en 0.1/flower o turn:2.1.'
      : 'En esta mesa cada jugador tiene una banda: no la nombres, como en flower o turn:2.',
  'no-such-gang': ({ gang }, who) => `${capital(matName(gang, who))} no está en esta mesa.`,
  'not-your-gang': ({ gang }, who) => `Manos quietas: esos discos son ${de(matName(gang, who))}.`,
  'gang-out': ({ gang }, who) => `${capital(matName(gang, who))} ha perdido todos sus discos y está fuera.`,
  'not-your-turn': ({ gang }, who) => `Es el turno ${de(matName(gang, who))}.`,
  'first-places-last': ({ gang }, who) =>
    `${capital(matName(gang, who))} empieza esta ronda: su disco va después de todos los demás.`,
  'other-gang-first': () => 'Pon antes un disco con tu otra banda; después aún podrás cambiar este.',
  'no-such-disc': ({ disc }) => `No tienes ninguna ${discName(disc)} que poner.`,
  'hand-empty': () => 'Tu mano está vacía: tienes que lanzar un desafío.',
  'bid-beyond-table': ({ bid, discs }) =>
    `${bid} son demasiados: en los tapetes solo hay ${counted(discs, 'disco')}.`,
  'bid-not-higher': ({ bid, last }) => `${bid} no es más que ${last}: sube más, o pasa.`,
  'own-pile': () => 'Tu propia pila ya está destapada; el resto tiene que ser de los demás.',
  'pile-spent': ({ gang }, who) => `No queda nada boca abajo delante ${de(matName(gang, who))}.`,
  'no-such-position': ({ last }) => `Los discos que puedes elegir están en las posiciones 0 a ${last}.`,
  'gloat-not-now': () => 'Cada cosa a su tiempo: uno se burla mientras se elige qué pierde quien falló.',
  'gloat-challenger': () => 'El intento fallido fue el tuyo; deja las burlas a los demás.',
  'gloat-nothing': () => 'No tienes ningún disco boca abajo con el que burlarte.',
  'await-place': () => 'Primero todo el mundo pone un disco boca abajo.',
  'await-lead': ({ gang }, who) =>
    `Los demás ya han puesto; ahora ${matName(gang, who)}, que empieza, pone su disco.`,
  'await-add': ({ gang }, who) => `Ahora ${matName(gang, who)} añade un disco o lanza un desafío.`,
  'await-bid': ({ gang, bid }, who) => `La apuesta está en ${bid}: ${matName(gang, who)} sube o pasa.`,
  'await-turn': ({ gang }, who) =>
    `El desafío está en marcha: ${matName(gang, who)} destapa los discos uno a uno.`,
  'await-pick': ({ gang }, who) => `Ahora ${matName(gang, who)} elige el disco que pierde quien desafió.`,
  'await-loss': ({ gang }, who) => `Ahora ${matName(gang, who)} elige en secreto qué disco pierde.`,
  'await-name': ({ gang }, who) =>
    `Ahora ${matName(gang, who)}, ya fuera, dice quién empieza la siguiente ronda.`,
  'bid-all': ({ discs }) => `Quien apuesta los ${discs} cierra la puja en el acto y tiene que destaparlos.`,
  'own-first': ({ gang, count }, who) =>
    `${capital(matName(gang, who))} destapa primero ${counted(count, 'disco')} de su propia pila, desde arriba.`,
  'then-others': ({ count, mats }, who) =>
    `Después ${count} más, donde quiera, cada pila desde arriba: ${matNames(mats, who)}.`,
  'meets-skull': ({ owner }, who) =>
    `La calavera ${de(matName(owner, who))} lo termina todo; lo demás queda boca abajo.`,
  'bid-reached': ({ bid }) => `${bid} sin calavera: la apuesta está cumplida.`,
  'mat-turns': ({ gang }, who) => `${capital(matName(gang, who))} pone su tapete por el lado de la flor.`,
  'second-made': ({ gang }, who) => `Es el segundo desafío superado ${de(matName(gang, who))}: victoria.`,
  picks: ({ owner, gang, discs }, who) =>
    `${capital(matName(owner, who))} elige uno de los ${discs} discos ${de(matName(gang, who))}, mezclados y boca abajo; solo su dueño sabe cuál.`,
  chooses: ({ gang, discs }, who) =>
    `Era su propia calavera: ${matName(gang, who)} elige en secreto cuál de sus ${discs} discos pierde.`,
  drawn: ({ gang }, who) =>
    `La calavera es de la banda hermana: el disco que pierde ${matName(gang, who)} se sortea.`,
  'last-disc': ({ gang }, who) => `Es el último disco ${de(matName(gang, who))}, y se va en el acto.`,
  'loses-last-skull': ({ owner }, who) =>
    `Al pie de la letra, también cae ${matName(owner, who)}: esa calavera era su último disco.`,
  'may-gloat': ({ mats }, who) => `Antes pueden mostrar el resto de su pila: ${matNames(mats, who)}.`,
  'is-out': ({ gang }, who) => `${capital(matName(gang, who))} se queda sin discos y está fuera.`,
  'last-left': ({ winner = 0 }, who) => `Solo queda ${who(winner)}, y gana.`,
  'starts-next': ({ gang }, who) => `${capital(matName(gang, who))} empieza la siguiente ronda.`,
  'names-next': ({ gang }, who) =>
    `Como último gesto, ${matName(gang, who)} dice quién empieza la siguiente ronda.`,
  'nobody-to-play': (args) => `${at(args)} tiene que dejar un disco al menos a dos personas.`,
} satisfies Phrases<Skull.ReasonKey>;

const gangIn = (name: Arg): number => (readMat(String(name)).gang ?? -1) + 1;
/** Whether it is the player who is spoken to, and not a gang of theirs. */
const isYou = (args: Args): boolean => args.you === 1 && gangIn(args.gang) === 0;
/** A mat by its name, to the player whose it is or to others. */
const matOf = ({ gang, you }: Args, who: Who): string =>
  you === 1 ? ['tú', 'tu primera banda', 'tu segunda banda'][gangIn(gang)] : matName(gang, who);
/** A sentence to the player, or about somebody, a gang of theirs too. */
const told = (args: Args, who: Who, of: (name: string) => string, yours: string): string =>
  isYou(args) ? yours : of(capital(matOf(args, who)));
/** «tu calavera», «la calavera de Odette». */
const skullOf = (args: Args, who: Who): string =>
  isYou(args) ? 'tu calavera' : `la calavera ${de(matOf(args, who))}`;

const moments = {
  mat: (args, who) => capital(matOf(args, who)),
  round: ({ round }) => `Ronda ${round}`,
  'on-mats': ({ discs }) => (discs === 1 ? 'disco en los tapetes' : 'discos en los tapetes'),
  'of-discs': ({ discs }) => `de ${counted(discs, 'disco')}`,
  starts: (args, who) => told(args, who, (name) => `${name} empieza la ronda.`, 'Empiezas la ronda.'),
  attempt: (args, who) => {
    const flowers = counted(args.bid, 'flor', 'flores');
    return told(
      args,
      who,
      (name) => `${name} tiene que destapar ${flowers}.`,
      `Tienes que destapar ${flowers}.`,
    );
  },
  breath: (args, who) => (isYou(args) ? 'Un disco tuyo…' : `Un disco ${de(matOf(args, who))}…`),
  flower: ({ left }) =>
    Number(left) > 0 ? `¡Una flor! ${Number(left) === 1 ? 'Falta' : 'Faltan'} ${left}.` : '¡Una flor!',
  skull: (args, who) => `¡${capital(skullOf(args, who))}!`,
  'skull-own': (args, who) =>
    told(args, who, (name) => `¡${name} topa con su propia calavera!`, '¡Tu propia calavera!'),
  made: (args, who) => told(args, who, (name) => `¡${name} lo consigue!`, '¡Lo has conseguido!'),
  'made-about': () => 'El tapete muestra ahora su flor. Uno más y es la victoria.',
  won: (args, who) =>
    told(
      args,
      who,
      (name) => `¡${name} supera su segundo desafío y gana!`,
      '¡Superas tu segundo desafío y ganas!',
    ),
  gloat: (args, who) => told(args, who, (name) => `${name} se burla.`, 'Te burlas.'),
  lost: (args, who) => told(args, who, (name) => `${name} pierde un disco.`, 'Pierdes un disco.'),
  'lost-disc': (args, who) => {
    const disc = args.disc === 'skull' ? 'la calavera' : 'una flor';
    return told(args, who, (name) => `${name} pierde ${disc}.`, `Pierdes ${disc}.`);
  },
  out: (args, who) => told(args, who, (name) => `${name} queda fuera.`, 'Quedas fuera.'),
  'last-left': ({ seat, you }, who) =>
    you === 1 ? 'No queda nadie más: ¡ganas!' : `No queda nadie más: ¡gana ${who(seat ?? 0)}!`,
  'place-now': () => 'Pon un disco boca abajo.',
  placed: () => 'Puesto. Aún puedes cambiarlo.',
  'add-now': () => 'Añade un disco, o desafía.',
  'must-challenge': () => 'Tu mano está vacía: ¡desafía!',
  'one-kind': ({ disc }) => (disc === 'skull' ? 'Solo te queda la calavera.' : 'Solo te quedan flores.'),
  'one-mat': () => 'Solo quedan discos en un tapete: tócalo.',
  'bid-now': ({ bid }) => `La apuesta está en ${bid}. ¿Subes o pasas?`,
  'turn-now': ({ left }) => `${Number(left) === 1 ? 'Falta' : 'Faltan'} ${left}: toca un tapete.`,
  'pick-now': (args, who) => `Elige el disco que pierde ${matOf(args, who)}.`,
  'lose-now': () => '¿Qué disco entregas? Nadie más lo sabrá.',
  'name-now': () => 'Quedas fuera. Toca quién empieza ahora.',
  'gloat-now': () => 'Burlarse',
  'pass-ahead': () => 'Pasar cuando me toque',
  hand: ({ discs }) => `Tu mano, ${counted(discs, 'disco')}`,
  'gang-hand': ({ gang }) => ['Tu mano', 'Primera banda', 'Segunda banda'][gangIn(gang)],
  'mat-about': ({ pile, hand }) => `${pile} en el tapete, ${hand} en la mano`,
  'turn-mat': (args, who) =>
    isYou(args) ? 'Destapar tu disco de arriba' : `Destapar el disco de arriba ${de(matOf(args, who))}`,
  'first-mat': (args, who) => told(args, who, (name) => `${name} empieza`, 'Empiezas'),
  'says-challenge': (args, who) => {
    const discs = counted(args.bid, 'disco');
    return told(args, who, (name) => `${name} desafía: ${discs}`, `Desafías: ${discs}`);
  },
  'says-raise': (args, who) => told(args, who, (name) => `${name} sube a ${args.bid}`, `Subes a ${args.bid}`),
  'says-pass': (args, who) => told(args, who, (name) => `${name} pasa`, 'Pasas'),
  turned: (args, who) =>
    `${isYou(args) ? 'Tu disco' : `Disco ${de(matOf(args, who))}`}: ${args.disc === 'skull' ? '¡una calavera!' : 'una flor'}`,
  'round-made': (args, who) =>
    told(
      args,
      who,
      (name) => `Ronda ${args.round}: ${name} consigue ${args.bid}`,
      `Ronda ${args.round}: consigues ${args.bid}`,
    ),
  'round-failed': (args, who) =>
    told(
      args,
      who,
      (name) => `Ronda ${args.round}: ${name} falla con ${args.bid}`,
      `Ronda ${args.round}: fallas con ${args.bid}`,
    ),
  challenger: () => 'Desafío de',
  how: () => 'Final',
  'made-short': () => 'superado',
  'skull-of': (args, who) => (isYou(args) ? 'tu calavera' : `calavera ${de(matOf(args, who))}`),
  'own-skull': () => 'su propia calavera',
  discs: () => 'Discos',
  challenges: () => 'Superados',
  less: () => 'Uno menos',
  more: () => 'Uno más',
} satisfies Phrases<Moment>;

const ofGang = (gang: number | null, text: string): string =>
  gang === null ? text : `${gang === 0 ? 'Primera' : 'Segunda'} banda: ${text.toLowerCase()}`;

const labels: LabelsFor<Deed> = {
  place: ({ disc, gang }) => ofGang(gang, disc === 'flower' ? 'Poner una flor' : 'Poner la calavera'),
  gloat: ({ gang }) => ofGang(gang, 'Burlarse y destapar el resto de tu pila'),
  challenge: ({ discs }) => `Desafiar: ${counted(discs, 'disco')}`,
  raise: ({ discs }) => `Subir a ${discs}`,
  pass: () => 'Pasar',
  turn: ({ mat }, who) => `Destapar un disco ${de(matName(mat, who))}`,
  pick: ({ at }) => `Tomar el disco de la posición ${at}`,
  lose: ({ disc }) => (disc === 'skull' ? 'Perder la calavera' : 'Perder una flor'),
  first: ({ mat }, who) => `Empieza ${matName(mat, who)}`,
};

export const words = {
  pad,
  reasons,
  label: labelled(readWord, labels, seat),
  card: discName,
  suit: (code) => code,
  options: {
    gangs: {
      name: 'Bandas',
      about: 'Cuántos tapetes con cuatro discos lleva cada jugador.',
      values: { 1: 'Una por cabeza', 2: 'Dos por cabeza' },
    },
    lastSkull: {
      name: 'La última calavera',
      about: 'Qué pasa si tu último disco es la calavera y otra persona la destapa en su desafío.',
      values: { challenger: 'Solo paga quien desafía', anyone: 'Su dueño también queda fuera' },
    },
  },
  modes: {
    'one-gang': { name: 'Una banda por cabeza', about: 'De tres a doce jugadores, con un tapete cada uno.' },
    'two-gangs': {
      name: 'Dos bandas por cabeza',
      about: 'De dos a seis jugadores, cada uno con dos tapetes que pueden superarse entre sí.',
    },
  },
  moments,
} as const satisfies Words;
