import type { BluffWords } from '../bluff.js';
import { counted } from './speech.js';

const share = (n: number): string => n.toLocaleString('de', { style: 'percent' });

export const bluff: BluffWords = {
  title: 'Bluff-Trainer',
  about: 'Skull zu zweit: Wie sähe perfektes Spiel aus, und was haben deine Antworten verraten?',
  intro:
    'Skull, zwei sind übrig. Perfektes Spiel mischt: mal so, mal so, damit niemand es durchschaut. Was tust du?',
  loading: 'Die Lösung wird geholt …',
  failed: 'Die Lösung ließ sich nicht holen.',

  you: 'Du',
  other: 'Gegenüber',
  first: 'Beginnt',
  discs: (n) => `${counted(n, 'Scheibe', 'Scheiben')} insgesamt`,
  made: '1 von 2 geschafft',
  unsure: 'Totenkopf vielleicht weg',
  hand: (discs) => `Auf der Hand: ${discs}`,
  laid: (discs) => `Auf deiner Matte: ${discs}`,
  hidden: (n) => `${counted(n, 'Scheibe', 'Scheiben')} verdeckt`,
  bids: (n) => `Gebot: ${n}`,

  asks: {
    lead: 'Danach eröffnest du. Welche Scheibe legst du?',
    follow: 'Danach eröffnet dein Gegenüber. Welche Scheibe legst du?',
    open: 'Wie eröffnest du, oder legst du eine Scheibe dazu?',
    mustOpen: 'Deine Hand ist leer. Wie eröffnest du?',
    raise: (bid) => `Dein Gegenüber bietet ${bid}. Erhöhen oder passen?`,
  },

  mixture: 'Perfektes Spiel',
  yours: 'deine Antwort',
  share,
  part: (n) => `Teil der Mischung: Perfektes Spiel tut das in ${share(n)} der Fälle.`,
  only: 'Richtig: Perfektes Spiel tut hier nichts anderes.',
  costs: (games) =>
    `Nicht Teil der Mischung: Gegen perfektes Spiel kostet das ${games === 1 ? 'eine' : games} von hundert Partien.`,
  spare: 'Perfektes Spiel tut das hier nicht, obwohl es so gut wie nichts kosten würde.',
  always: {
    lead: 'Würdest du immer mit dem Totenkopf beginnen, wäre deine Eröffnung jedes Mal ein Bluff: Alle passen, und du deckst deinen eigenen Totenkopf auf.',
    follow:
      'Würdest du an zweiter Stelle immer den Totenkopf legen, deckte niemand deine Scheibe auf: Geboten würde nur auf die eigene.',
    open: 'Würdest du über einer Blume immer hoch eröffnen, läge dein Gegenüber mit dem Totenkopf auf der Lauer, und eine Eröffnung mit 1 verriete deinen.',
    raiseSkull:
      'Würdest du über deinem Totenkopf immer erhöhen, kostete dich jeder Bluff deines Gegenübers eine Scheibe.',
    raiseFlower:
      'Würdest du über einer Blume immer erhöhen, legte dein Gegenüber den Totenkopf, eröffnete mit 1, und du säßest in der Falle.',
  },
  never: {
    lead: 'Würdest du nie mit dem Totenkopf beginnen, wäre jede deiner Herausforderungen ehrlich, und man könnte gefahrlos erhöhen.',
    follow:
      'Würdest du an zweiter Stelle nie den Totenkopf legen, wäre deine Scheibe eine sichere Blume für jeden, der eröffnet.',
    open: 'Würdest du über einer Blume nie hoch eröffnen, könnte dein Gegenüber gefahrlos Blumen legen und dich überbieten.',
    raiseSkull: 'Würdest du über deinem Totenkopf nie erhöhen, gelänge jede ehrliche Eröffnung.',
    raiseFlower:
      'Würdest du über einer Blume nie erhöhen, käme dein Gegenüber billig zu seinen Herausforderungen.',
  },
  unseen: 'Was dein Gegenüber hat, bleibt verdeckt: Es geht darum, was du zeigst, nicht um Glück.',
  next: 'Nächste Lage',

  readout: 'Was deine letzten fünfzig Antworten verraten haben',
  given: (n, of) => `${n} von ${of} Antworten`,
  kinds: {
    lead: 'Zu Beginn der Totenkopf',
    follow: 'An zweiter Stelle der Totenkopf',
    open: 'Mit mehr als 1 eröffnen',
    raiseSkull: 'Über dem eigenen Totenkopf erhöhen',
    raiseFlower: 'Über einer Blume erhöhen',
  },
  compared: (bold, asked, n) => `Du: ${bold} von ${asked}. Perfektes Spiel: ${share(n)}.`,
  few: 'noch zu wenige Antworten',
  even: 'nichts zu durchschauen',
  often: 'zu oft',
  seldom: 'zu selten',
  tooFew: 'Noch zu wenige Antworten, um etwas zu sagen.',
  unreadable: 'Niemand könnte dich durchschauen.',
  readable: (kinds, of) => `In ${kinds} von ${of} Dingen bist du zu durchschauen.`,
  mistakes: (n) =>
    `${counted(n, 'klarer Fehler', 'klare Fehler')} (jeder kostet mindestens 5 von hundert Partien)`,
  test: (enough, risk) =>
    `Geurteilt wird ab ${enough} Antworten einer Art, und nur, wo Zufall sie kaum erklärt: Wer perfekt mischt, gilt in höchstens ${share(risk)} solcher Fünfzigerrunden als durchschaubar.`,
  forget: 'Von vorn beginnen',
};
