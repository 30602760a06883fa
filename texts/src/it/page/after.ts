import type { AfterWords } from '../../page/after.js';
import { di, form, list, you } from '../speech.js';

export const after: AfterWords = {
  result: 'Risultato',
  winner: (names) =>
    names.length === 1 ? `${form(list(names), 'vinci', 'vince')}!` : `${list(names)} vincono insieme!`,
  youWin: 'Hai vinto!',
  place: (n) => `${n}º posto`,
  rematch: 'Rivincita',
  joinRematch: 'Unisciti alla rivincita',
  replay: 'Rivedi la partita',
  review: 'Analisi',
  shareStep: 'Link a questa mossa',
  step: (step, of) => `Mossa ${step} di ${of}`,
  firstStep: 'All’inizio',
  previousStep: 'Una mossa indietro',
  nextStep: 'Una mossa avanti',
  lastStep: 'Alla fine',
  allHandsOpen: 'Tutte le mani scoperte',
  fairness: 'Distribuzione onesta?',
  download: 'Salva la partita in un file',
  playAgain: 'Gioca ancora',
  backToTable: 'Torna al tavolo',
  gradeTitle: (grade) =>
    ['Naufragio', 'A galla per un pelo', 'Vento in poppa', 'Un ricco bottino', 'Tutti i tesori a bordo'][
      grade - 1
    ] ?? 'In viaggio',
  startOfGame: 'Inizio',
  doneBy: (name, what) => `${name}: ${what}`,
  outOfTime: (name) => `${name}: tempo scaduto`,
  resignedBy: (name) => `${name}: abbandono`,
  botTakesOver: (name) => `Un bot gioca per ${name === you ? 'te' : name}`,
  isBack: (name) => `${name}: di nuovo al tavolo`,
  handedOver: (name) => `Il ${name === you ? 'tuo posto' : `posto ${di(name)}`} è passato di mano`,
  pausedNow: 'La partita è stata messa in pausa',
  resumedNow: 'La partita è ripresa',
  abortedNow: 'La partita è stata interrotta',
  seenFrom: 'Vista dal posto di',
  steps: 'Mosse',
  previousRound: 'Una manche indietro',
  nextRound: 'Una manche avanti',
  playSteps: 'Fai scorrere',
  speedTimes: (times) => `Velocità: ${times}×`,
  replayLater: 'La partita è ancora in corso. Quando sarà finita potrai rivederla a carte scoperte.',
  replayUnreadable: 'Questa partita non si può rivedere qui.',
  copyTextByHand: 'Seleziona il testo e copialo a mano.',
};
