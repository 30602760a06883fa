import type { Phrases } from '../phrase.js';
import type { TableFault } from '../table.js';
import { counted, quoted } from './speech.js';

export const table = {
  'no-code': () => 'Nessun tavolo ha questo codice, o non più.',
  'key-reused': () => 'La stessa Idempotency-Key è già servita per un’altra richiesta.',
  'not-at-table': () => 'Prima vieni al tavolo.',
  'not-seated': () => 'Non hai un posto a questo tavolo.',
  'not-host': () => 'Solo chi è capotavola può farlo.',
  'not-yourself': () => 'Puoi mandare via solo gli altri; tu puoi lasciare il tavolo.',
  'nobody-there': () => 'A questo tavolo non c’è nessuno così.',
  kicked: () => 'Il capotavola ti ha mandato via da questo tavolo.',
  'sent-away-here': () =>
    'Il capotavola ha mandato via qualcuno che veniva dalla tua stessa rete. Chiedigli di riammetterlo.',
  'table-closed': () => 'Questo tavolo è chiuso.',
  'closed-by-operator': () => 'Questo tavolo è stato chiuso da chi gestisce questo server.',
  'already-started': () => 'La partita è già iniziata.',
  'not-started': () => 'La partita non è ancora iniziata.',
  'not-over': () => 'La partita non è ancora finita.',
  'deal-closed': () => 'Finché altri possono giocare questa partita, resta coperta.',
  'deal-yours': () => 'Altri giocano la stessa partita: il posto non si cede.',
  'table-without-people': () => 'A ognuno di questi tavoli deve sedere almeno una persona.',
  'still-playing': () =>
    'Hai un posto in questa partita: prima di andare via, abbandona o cedi il tuo posto.',
  'already-seated': () => 'Hai già un posto a questo tavolo.',
  'seat-taken': (args) => `Il posto ${args.seat} è occupato.`,
  'no-free-seat': () => 'Tutti i posti sono occupati.',
  'no-bot-there': (args) => `Al posto ${args.seat} non c’è un bot.`,
  'too-many-seated': (args) => `Sono già sedute ${args.seated} persone, più di ${args.seats}.`,
  'face-taken': () => 'A questo tavolo qualcuno ha già quel volto.',
  'not-awaited': () => 'Adesso nessuno aspetta quel posto.',
  'still-there': () => 'Chi ha quel posto è al tavolo.',
  'too-early': (args) => `È via da troppo poco: aspetta ${counted(args.seconds, 'secondo', 'secondi')}.`,
  'not-filled': (args) =>
    args.free === 1
      ? 'Un posto è ancora libero: aspetta qualcuno, o mettici un bot.'
      : `${counted(args.free, 'posto è ancora libero', 'posti sono ancora liberi')}: aspetta qualcuno, o mettici dei bot.`,
  'not-ready': (args) => `Non tutti sono pronti: ${quoted(args.who)}.`,
  'not-sealed': () => 'I sali si chiedono quando inizia la partita.',
  'salt-late': () => 'Le carte sono state distribuite senza questo sale.',
  'wrong-salt': () => 'Questo non è il sale che avevi promesso quando hai detto «ci sono».',
  'stale-decision': (args) => `Il gioco è andato avanti: ora ti si chiede la decisione ${args.decision}.`,
  'out-of-time': () => 'Il tuo tempo per questa partita è finito; un nostromo gioca al tuo posto.',
  'no-undo': () => 'A questo tavolo non si annulla niente.',
  'undo-too-often': () => 'Hai già annullato questa decisione abbastanza volte: adesso vale.',
  'link-void': () => 'Questo link non cede nessun posto, o non più.',
  'seated-only': () =>
    'Durante la partita qui parla solo chi ha un posto; chi guarda ha un canale tutto suo.',
  'watchers-only': () => 'Questo canale è per chi guarda.',
  'no-teams': () => 'A questo tavolo non ci sono squadre.',
  'too-fast': (args) => `Troppo in una volta; aspetta ${counted(args.seconds, 'secondo', 'secondi')}.`,
} as const satisfies Phrases<TableFault>;
