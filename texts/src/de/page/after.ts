import type { AfterWords } from '../../page/after.js';
import { form, list, you } from '../speech.js';

export const after: AfterWords = {
  result: 'Ergebnis',
  winner: (names) =>
    names.length === 1
      ? `${form(list(names), 'gewinnst', 'gewinnt')}!`
      : `${list(names)} gewinnen gemeinsam!`,
  youWin: 'Du gewinnst!',
  place: (n) => `${n}. Platz`,
  rematch: 'Revanche',
  joinRematch: 'Zur Revanche',
  replay: 'Noch einmal ansehen',
  review: 'Analyse',
  shareStep: 'Link zu diesem Zug',
  step: (step, of) => `Zug ${step} von ${of}`,
  firstStep: 'Zum Anfang',
  previousStep: 'Einen Zug zurück',
  nextStep: 'Einen Zug weiter',
  lastStep: 'Zum Ende',
  allHandsOpen: 'Alle Karten offen',
  fairness: 'Wurde ehrlich verteilt?',
  download: 'Partie als Datei speichern',
  playAgain: 'Noch eine Partie',
  backToTable: 'Zurück zum Tisch',
  gradeTitle: (grade) =>
    ['Schiffbruch', 'Gerade noch über Wasser', 'Guter Wind', 'Reiche Beute', 'Alle Schätze an Bord'][
      grade - 1
    ] ?? 'Unterwegs',
  startOfGame: 'Anfang',
  doneBy: (name, what) => `${name} – ${what}`,
  outOfTime: (name) => `${form(name, 'hast', 'hat')} die Zeit überschritten`,
  resignedBy: (name) => `${form(name, 'gibst', 'gibt')} auf`,
  botTakesOver: (name) => `Ein Bot spielt für ${name === you ? 'dich' : name}`,
  isBack: (name) => `${form(name, 'bist', 'ist')} zurück`,
  handedOver: (name) => `${name === you ? 'Dein Platz' : `Der Platz von ${name}`} wurde übergeben`,
  pausedNow: 'Die Partie wurde angehalten',
  resumedNow: 'Die Partie geht weiter',
  abortedNow: 'Die Partie wurde abgebrochen',
  seenFrom: 'Gesehen vom Platz von',
  steps: 'Züge',
  previousRound: 'Eine Runde zurück',
  nextRound: 'Eine Runde weiter',
  playSteps: 'Abspielen',
  speedTimes: (times) => `Tempo: ${times}×`,
  replayLater: 'Die Partie läuft noch. Danach kannst du sie mit offenen Karten noch einmal ansehen.',
  replayUnreadable: 'Diese Partie lässt sich hier nicht abspielen.',
  copyTextByHand: 'Markiere den Text und kopiere ihn von Hand.',
};
