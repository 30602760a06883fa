import type { Phrases } from '../phrase.js';
import type { TableFault } from '../table.js';
import { counted, quoted } from './speech.js';

export const table = {
  'no-code': () => 'Ninguna mesa tiene este código, o ya no lo tiene.',
  'key-reused': () => 'La misma clave de idempotencia ya se usó para otra petición.',
  'not-at-table': () => 'Primero ven a la mesa.',
  'not-seated': () => 'No tienes asiento en esta mesa.',
  'not-host': () => 'Solo puede hacerlo el anfitrión.',
  'not-yourself': () => 'No puedes echarte de la mesa; sí puedes salir.',
  'nobody-there': () => 'Esa persona no está en esta mesa.',
  kicked: () => 'El anfitrión te ha echado de esta mesa.',
  'sent-away-here': () =>
    'El anfitrión ha echado a alguien que venía de la misma red que tú. Pídele que le deje volver.',
  'table-closed': () => 'Esta mesa está cerrada.',
  'closed-by-operator': () => 'Quienes llevan este servidor han cerrado esta mesa.',
  'already-started': () => 'La partida ya ha empezado.',
  'not-started': () => 'La partida aún no ha empezado.',
  'not-over': () => 'La partida aún no ha terminado.',
  'deal-closed': () => 'Mientras otros puedan jugar esta partida, sigue oculta.',
  'deal-yours': () => 'Otros juegan la misma partida: el sitio no se puede ceder.',
  'table-without-people': () => 'En cada una de estas mesas debe sentarse al menos una persona.',
  'still-playing': () => 'Estás jugando esta partida: ríndete o cede tu asiento antes de salir.',
  'already-seated': () => 'Ya tienes asiento en esta mesa.',
  'seat-taken': (args) => `El asiento ${args.seat} está ocupado.`,
  'no-free-seat': () => 'Todos los asientos están ocupados.',
  'no-bot-there': (args) => `No hay ningún bot en el asiento ${args.seat}.`,
  'too-many-seated': (args) => `Ya hay ${args.seated} personas sentadas, más que ${args.seats}.`,
  'face-taken': () => 'En esta mesa alguien tiene ya esa cara.',
  'not-awaited': () => 'Nadie espera ahora a ese asiento.',
  'still-there': () => 'Quien ocupa ese asiento está en la mesa.',
  'too-early': (args) => `Acaba de irse: espera ${counted(args.seconds, 'segundo')}.`,
  'not-filled': (args) =>
    args.free === 1
      ? 'Queda un asiento libre: espera a alguien o pon un bot.'
      : `Quedan ${counted(args.free, 'asiento')} libres: espera a más gente o pon bots.`,
  'not-ready': (args) => `No todo el mundo está listo: ${quoted(args.who)}.`,
  'not-sealed': () => 'Las sales se piden cuando empieza la partida.',
  'salt-late': () => 'Las cartas se repartieron sin esta sal.',
  'wrong-salt': () => 'Esta no es la sal que prometiste antes de empezar.',
  'stale-decision': (args) => `La partida ha avanzado: ahora se te pide la decisión ${args.decision}.`,
  'out-of-time': () => 'Se acabó tu tiempo en esta partida; un contramaestre juega por ti.',
  'no-undo': () => 'En esta mesa no se puede deshacer nada.',
  'undo-too-often': () => 'Ya has deshecho esta decisión bastantes veces: ahora vale.',
  'link-void': () => 'Este enlace no cede ningún asiento, o ya no lo cede.',
  'seated-only': () =>
    'Durante una partida, aquí solo habla quien tiene asiento; el público tiene su propio canal.',
  'watchers-only': () => 'Este canal es para el público.',
  'no-teams': () => 'En esta mesa no hay equipos.',
  'too-fast': (args) => `Demasiado de golpe; espera ${counted(args.seconds, 'segundo')}.`,
} as const satisfies Phrases<TableFault>;
