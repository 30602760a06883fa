import type { Phrases } from '../phrase.js';
import type { TableFault } from '../table.js';
import { counted, quoted } from './speech.js';

export const table = {
  'no-code': () => 'Kein Tisch hat diesen Code, oder nicht mehr.',
  'key-reused': () => 'Dieser Idempotency-Key gehört zu einer anderen Anfrage.',
  'not-at-table': () => 'Komm erst an den Tisch.',
  'not-seated': () => 'Du hast an diesem Tisch keinen Platz.',
  'not-host': () => 'Das kann nur, wer den Tisch eröffnet hat.',
  'not-yourself': () => 'Dich selbst kannst du nicht wegschicken; aber du kannst gehen.',
  'nobody-there': () => 'So jemand ist nicht an diesem Tisch.',
  kicked: () => 'Du wurdest von diesem Tisch weggeschickt.',
  'sent-away-here': () =>
    'Vom selben Netz wie du kam jemand, der hier weggeschickt wurde. Bitte den Gastgeber, ihn wieder hereinzulassen.',
  'table-closed': () => 'Dieser Tisch ist geschlossen.',
  'closed-by-operator': () => 'Dieser Tisch wurde von denen geschlossen, die diesen Server betreiben.',
  'already-started': () => 'Die Partie hat begonnen.',
  'not-started': () => 'Die Partie hat noch nicht begonnen.',
  'not-over': () => 'Die Partie ist noch nicht vorbei.',
  'deal-closed': () => 'Solange andere diese Partie spielen können, bleibt sie verdeckt.',
  'deal-yours': () => 'Andere spielen dieselbe Partie: Der Platz lässt sich nicht weitergeben.',
  'table-without-people': () => 'An jedem dieser Tische muss mindestens ein Mensch sitzen.',
  'still-playing': () => 'Du spielst hier mit: gib auf oder gib deinen Platz weiter, bevor du gehst.',
  'already-seated': () => 'Du hast an diesem Tisch schon einen Platz.',
  'seat-taken': (args) => `Platz ${args.seat} ist besetzt.`,
  'no-free-seat': () => 'Alle Plätze sind besetzt.',
  'no-bot-there': (args) => `Auf Platz ${args.seat} sitzt kein Bot.`,
  'too-many-seated': (args) => `Es sitzen schon ${args.seated} Leute am Tisch, mehr als ${args.seats}.`,
  'face-taken': () => 'Dieses Gesicht hat hier schon jemand.',
  'not-awaited': () => 'Auf diesen Platz wartet gerade niemand.',
  'still-there': () => 'Wer dort sitzt, ist am Tisch.',
  'too-early': (args) =>
    `Noch ist niemand lange genug weg: warte ${counted(args.seconds, 'Sekunde', 'Sekunden')}.`,
  'not-filled': (args) =>
    args.free === 1
      ? 'Ein Platz ist noch frei: warte auf jemanden, oder setz einen Bot hin.'
      : `${counted(args.free, 'Platz', 'Plätze')} sind noch frei: warte auf Mitspieler, oder setz Bots hin.`,
  'not-ready': (args) => `Noch sind nicht alle bereit: ${quoted(args.who)}.`,
  'not-sealed': () => 'Nach dem Salz wird gefragt, wenn die Partie beginnt.',
  'salt-late': () => 'Die Karten sind ohne dieses Salz verteilt worden.',
  'wrong-salt': () => 'Das ist nicht das Salz, das du vor dem Start versprochen hast.',
  'stale-decision': (args) => `Das Spiel ist weiter: gefragt ist jetzt Entscheidung ${args.decision}.`,
  'out-of-time': () => 'Deine Zeit für diese Partie ist um; ein Bootsmann spielt für dich weiter.',
  'no-undo': () => 'An diesem Tisch wird nichts zurückgenommen.',
  'undo-too-often': () => 'Diese Entscheidung hast du oft genug zurückgenommen: Jetzt gilt sie.',
  'link-void': () => 'Dieser Link gibt keinen Platz weiter, oder nicht mehr.',
  'seated-only': () =>
    'Während einer Partie reden hier nur die Spielenden; wer zuschaut, hat einen eigenen Kanal.',
  'watchers-only': () => 'Dieser Kanal ist für alle, die zuschauen.',
  'no-teams': () => 'An diesem Tisch gibt es keine Teams.',
  'too-fast': (args) => `Das war viel auf einmal; warte ${counted(args.seconds, 'Sekunde', 'Sekunden')}.`,
} as const satisfies Phrases<TableFault>;
