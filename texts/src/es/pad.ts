import type { PadWords } from '../pad.js';
import { keep } from './keep.js';
import { watch } from './watch.js';

export const words = {
  title: 'Hoja de puntos',

  newSheet: 'Nueva hoja',
  newSheetHint: '¿Qué juego hay en la mesa?',
  sheets: 'Tus hojas',
  noSheets: 'Aún no hay hojas. Elige un juego: la primera se hace en diez segundos.',
  sheetInRound: (round) => `Ronda ${round}`,
  deleteSheet: 'Borrar esta hoja',
  deleteSheetSure: 'La hoja desaparece de este dispositivo, con todas sus rondas.',

  whoPlays: '¿Quién juega?',
  whoPlaysHint: 'Por orden de asiento, en sentido horario.',
  playedBefore: 'Como la última vez',
  nameOf: (seat) => `Nombre del jugador ${seat}`,
  addPlayer: 'Añadir jugador',
  removePlayer: (name) => `Quitar a ${name}`,
  moveUp: (name) => `Subir a ${name}`,
  moveDown: (name) => `Bajar a ${name}`,
  dragPlayer: (name) => `Arrastrar a ${name} a otro asiento`,
  firstDealer: 'Reparte primero',
  firstStarter: 'Empieza',
  sameName: (name) => `Dos jugadores se llaman ${name}. Cambia uno de los nombres.`,
  beginSheet: 'Abrir la hoja',

  allSheets: 'Todas las hojas',
  round: 'Ronda',
  sheet: 'Hoja',
  roundNumber: (round) => `Ronda ${round}`,
  deals: (name) => `Reparte ${name}`,
  leads: (name) => `Abre ${name}`,
  starts: (name) => `Empieza ${name}`,
  correctRound: (round) => `Corregir la ronda ${round}`,
  correcting: (round) => `Corrigiendo la ronda ${round}`,
  corrected: 'Hecho',
  nextRound: (round) => `A la ronda ${round}`,
  finish: 'Coronar al ganador',
  notWhole: (round) => `La ronda ${round} no cuadra: lo que viene después aún no cuenta.`,
  leader: 'En cabeza',
  takeBack: 'Deshacer',
  keptDark: 'La pantalla sigue encendida mientras esta hoja esté abierta.',
  mayGoDark: 'Este navegador deja que la pantalla se apague. No se pierde nada: cada toque se guarda.',
  mayGoDarkHttps:
    'La pantalla puede apagarse: para mantenerla encendida hace falta una dirección segura (https). No se pierde nada: cada toque se guarda.',

  keep,
  watch,
} as const satisfies PadWords;
