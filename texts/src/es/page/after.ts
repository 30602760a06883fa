import type { AfterWords } from '../../page/after.js';
import { form, list, you } from '../speech.js';

export const after: AfterWords = {
  result: 'Resultado',
  winner: (names) =>
    names.length === 1 ? `¡${form(list(names), 'ganas', 'gana')}!` : `¡${list(names)} comparten la victoria!`,
  youWin: '¡Has ganado!',
  place: (n) => (n === 1 || n === 3 ? `${n}.er puesto` : `${n}.º puesto`),
  rematch: 'Revancha',
  joinRematch: 'Unirse a la revancha',
  replay: 'Ver repetición',
  review: 'Análisis',
  shareStep: 'Enlace a este paso',
  step: (step, of) => `Paso ${step} de ${of}`,
  firstStep: 'Al principio',
  previousStep: 'Un paso atrás',
  nextStep: 'Un paso adelante',
  lastStep: 'Al final',
  allHandsOpen: 'Todas las manos a la vista',
  fairness: '¿Fue limpio el reparto?',
  download: 'Guardar la partida como archivo',
  playAgain: 'Jugar otra vez',
  backToTable: 'Volver a la mesa',
  gradeTitle: (grade) =>
    ['Naufragio', 'A flote por poco', 'Viento en popa', 'Un gran botín', 'Todos los tesoros a bordo'][
      grade - 1
    ] ?? 'En camino',
  startOfGame: 'Comienzo',
  doneBy: (name, what) => `${name}: ${what}`,
  outOfTime: (name) => `${form(name, 'te has quedado', 'se ha quedado')} sin tiempo`,
  resignedBy: (name) => form(name, 'te rindes', 'se rinde'),
  botTakesOver: (name) => `Un bot juega por ${name === you ? 'ti' : name}`,
  isBack: (name) => form(name, 'has vuelto', 'ha vuelto'),
  handedOver: (name) => `${name === you ? 'Tu asiento' : `El asiento de ${name}`} cambió de manos`,
  pausedNow: 'La partida se puso en pausa',
  resumedNow: 'La partida siguió',
  abortedNow: 'La partida se interrumpió',
  seenFrom: 'Visto desde el asiento de',
  steps: 'Pasos',
  previousRound: 'Una ronda atrás',
  nextRound: 'Una ronda adelante',
  playSteps: 'Reproducir',
  speedTimes: (times) => `Velocidad: ${times}×`,
  replayLater:
    'La partida sigue en juego. Cuando acabe podrás verla de nuevo, con todas las manos a la vista.',
  replayUnreadable: 'Esta partida no se puede reproducir aquí.',
  copyTextByHand: 'Selecciona el texto y cópialo a mano.',
};
