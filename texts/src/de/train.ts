import type { TrainWords } from '../train.js';
import { counted } from './speech.js';

export const train: TrainWords = {
  title: 'Trainer',
  about: 'Stellungen aus echten Partien mit einem besten Zug, Hände zum Ansagen und deine eigenen Fehler.',
  lead: 'In jeder Stellung ist ein Zug klar der beste. Finde ihn: Danach siehst du, was jeder Zug wert ist und warum.',

  streak: (n) => `${n} in Folge`,
  best: (n) => `Rekord: ${n}`,
  due: (n) => (n === 1 ? 'Eine kommt heute wieder' : `${n} kommen heute wieder`),
  noneDue: 'Heute kommt nichts wieder',
  waiting: (n) => `${n} kommen später wieder`,
  solved: (n, of) => `${n} von ${of} gelöst`,
  own: 'Was du verfehlst, kommt nach einem Tag, drei Tagen und einer Woche wieder, bis du es dreimal in Folge gelöst hast. Auch Fehler aus deinen eigenen Partien, sobald du sie analysieren lässt.',
  puzzles: 'Alle Aufgaben',
  bidding: 'Ansagen üben',
  bids: (made, best, lost) =>
    `${made} ${made === 1 ? 'Ansage' : 'Ansagen'}, davon ${best} die beste; im Schnitt ${lost} verschenkt`,
  forget: 'Von vorn anfangen',

  kinds: { bid: 'Ansagen', card: 'Ausspielen', bluff: 'Bluffs', placement: 'Legen' },
  asks: {
    bid: 'Was sagst du an?',
    card: 'Was spielst du?',
    bluff: 'Was tust du?',
    placement: 'Was setzt du als Nächstes?',
  },
  ask: 'Was wäre besser gewesen?',
  difficulty: ['leicht', 'mittel', 'schwer'],
  again: 'schon einmal verfehlt',
  mine: 'aus deiner eigenen Partie',
  made: 'eben erst gefunden',
  hand: 'eine Hand aus einer Partie von Bots',
  making: 'Eine neue Aufgabe wird gesucht …',
  dealing: 'Eine Hand wird ausgeteilt …',
  failed: 'Es war keine Aufgabe zu bekommen.',
  tryAgain: 'Noch einmal',

  judging: 'Alle Antworten werden abgewogen …',
  unjudged: 'Was sie wert ist, ließ sich nicht berechnen.',
  verdict: 'Das Urteil',
  right: 'Richtig!',
  asGood: 'So gut wie das Beste.',
  wrong: 'Nicht das Beste.',
  costs: (amount) => `Das verschenkt ${amount}.`,
  back: (days) => (days === 1 ? 'Sie kommt morgen wieder.' : `Sie kommt in ${days} Tagen wieder.`),
  mended: 'Gelöst: Sie kommt nicht mehr wieder.',
  bestAnswer: 'am besten',
  yours: 'deine Antwort',
  answers: 'Was alles wert ist',
  worlds: (n) =>
    `Ausprobiert in ${counted(n, 'möglichen Welt', 'möglichen Welten')}, nach dem, was du wissen konntest.`,
  chances: (bid) => `${bid}: wie viele Stiche du machst`,
  chancesAbout: 'Mit Bootsleuten gespielt, in 600 Welten, die deine Hand und der Tisch zulassen.',
  next: 'Weiter',
  table: 'Tisch ansehen',
};
