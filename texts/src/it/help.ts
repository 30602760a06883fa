import type { HelpWords } from '../help.js';
import { either } from './speech.js';

/** The same for all commands that have it. */
const options = ['--options JSON', 'regole da cambiare'] as const;
const seed = ['--seed s', 'da dove parte il caso ("crossbones")'] as const;

export const help = {
  tagline: 'giochi da tavolo in un terminale',
  commandsTitle: 'Comandi',
  gamesTitle: 'Giochi',
  tryThis: 'Prova «crossbones play skull-king» o «crossbones help play».',
  languageHelp: (languages) =>
    `Ogni comando accetta --language ${either(languages.join(', '))}; altrimenti la lingua viene da LC_ALL, LC_MESSAGES o LANG.`,
  usually: (seats, others) => [`di solito ${seats}`, ...others].join(', '),
  pages: ({ usually, scored }) => ({
    play: {
      about: 'gioca in questo terminale, con amici e bot',
      usage: [
        'crossbones play [gioco] [--seats n] [--people n|nomi] [--bots livello] [--options JSON] [--seed testo] [--log file]',
        'crossbones play [gioco] --url http://host:3000 [--name Ann] [--seats n] [--people n] [--bots livello] [--options JSON] [--log file]',
        'crossbones play --url http://host:3000 --table CODE [--name Ben] [--watch]',
      ],
      more: [
        'Senza un gioco, ti chiede quale. Una persona gioca contro i bot, salvo che --people dica altro; in più persone si condivide la tastiera e le mani restano nascoste.',
        [
          ['--seats n', `giocatori in tutto (${usually})`],
          ['--people 2', 'quanti di loro sono persone; 0 per guardare'],
          ['--people Ann,Ben', 'lo stesso, per nome'],
          [
            '--bots captain',
            'chi occupa gli altri posti: deckhand, alle prime armi; bosun (di solito), di buon senso; captain, che pensa in anticipo; admiral, il più forte; random; oppure un tuo bot, ./mine.js',
          ],
          ['--options JSON', 'regole da cambiare, come \'{"kraken":true}\'; vedi docs/rules'],
          ['--seed testo', 'lo stesso testo dà le stesse carte e gli stessi bot'],
          ['--log file', 'conserva la partita, per crossbones replay'],
        ],
        'Al tavolo, scrivi un numero della lista o la parola stessa (g7, bid 2); ? aiuta, undo annulla, score mostra il foglio, quit esce.',
        'Su un server, con persone altrove:',
        [
          [
            '--url indirizzo',
            'il server; senza --seats, --people o --options il primo tavolo con un posto libero',
          ],
          ['--table codice', 'il codice, l’id o il link di un tavolo'],
          ['--name Ann', 'chi sei là; lo stesso nome ritrova il suo posto'],
          ['--people n', 'quanti posti aspettano persone; gli altri vanno ai bot'],
          ['--watch', 'nessun posto, solo occhi'],
        ],
      ],
    },
    simulate: {
      about: 'fa giocare molte partite a caso, e conta',
      usage: ['crossbones simulate <gioco> [--seats n] [--games k] [--seed s] [--options JSON] [--trace]'],
      more: [
        [
          ['--seats n', `giocatori (${usually})`],
          ['--games k', 'quante partite (1000)'],
          seed,
          options,
          ['--trace', 'ogni passo come riga di JSON, invece delle statistiche'],
        ],
      ],
    },
    replay: {
      about: 'mostra ogni passo di una partita conservata',
      usage: ['crossbones replay <log.json> [--seat n|spectator]'],
      more: [
        'Una riga di JSON per passo: {"step", "entry", "view"}; il passo 0 è l’inizio.',
        [
          ['--seat n', 'quello che vedeva quel posto (i posti si contano da 0)'],
          ['--seat spectator', 'quello che vedevano tutti'],
          ['senza --seat', 'tutto, a mani scoperte'],
        ],
      ],
    },
    review: {
      about: 'riguardare una partita: che cosa era meglio, ed è stata fortuna?',
      usage: ['crossbones review <log.json> [--seat n] [--depth n] [--seed s] [--json]'],
      more: [
        'Valuta ogni decisione da ciò che il suo posto vedeva allora, dice che cosa sarebbe stato meglio e perché, e separa fortuna e abilità. docs/review.md dice come, e che cosa non può dire.',
        [
          ['--seat n', 'solo le decisioni di quel posto (si conta da 0)'],
          ['--depth n', 'quante volte più a lungo pensare (1)'],
          ['--seed s', 'dove comincia il suo caso ("review")'],
          ['--json', 'tutto in una riga di JSON'],
        ],
      ],
    },
    verify: {
      about: 'controlla che una partita di un server sia onesta, carte e mosse',
      usage: ['crossbones verify <log.json> [--seal impronta]'],
      more: [
        'Controlla il segreto con la sua impronta, i sali con le loro, la chiave con tutti quanti, e rigioca ogni voce. Esce con 0 se tutto torna, con 1 se no. docs/fairness.md dice che cosa dimostra.',
        [['--seal impronta', 'l’impronta mostrata prima dell’inizio, se l’hai annotata']],
      ],
    },
    arbiter: {
      about: 'risolve una disputa: chi vince, che cosa si perde, e perché',
      usage: ['crossbones arbiter <gioco>'],
      more: [
        'Legge dallo standard input una domanda per riga, in JSON, e risponde a ognuna con una riga di JSON, in inglese qualunque sia la lingua; docs/cli.md ha le domande di ogni gioco.',
      ],
    },
    score: {
      about: 'conta i punti di una manche giocata dal vivo',
      usage: [`crossbones score ${scored}`],
      more: [
        'Legge dallo standard input una manche per riga, in JSON, e risponde a ognuna con {"points": […]}.',
      ],
    },
    arena: {
      about: 'fa giocare i bot tra loro, e dice quanto distano',
      usage: [
        'crossbones arena <gioco> --bots a,b,c,d [--seats n] [--games k] [--seed s] [--options JSON] [--playouts n] [--jobs n] [--limit ms] [--luck] [--json]',
        'crossbones arena --exploit <gioco> --bots admiral [--seats n] [--games k] …',
      ],
      more: [
        'Ogni distribuzione si gioca una volta per ogni rotazione dei posti, così la fortuna delle carte si annulla. Gli intervalli sono al 95%, sulle distribuzioni. Lo stesso seme dà le stesse partite, qualunque siano la macchina e il numero di jobs.',
        [
          [
            '--bots a,b,c,d',
            'uno per posto: deckhand, bosun, captain, admiral, random, flat:100, improver:60; captain:500 pensa 500 simulazioni per decisione, captain@1 è il capitano com’era all’inizio; ./mine.js è un tuo bot, exec:python3 mine.py un programma qualsiasi; vedi docs/your-bot.md',
          ],
          ['--games k', 'quante partite (100); arrotondate a distribuzioni intere'],
          seed,
          options,
          [
            '--exploit',
            'l’unico bot nominato prende tutti i posti tranne uno; lì siede improver:60, che sa come agisce prima di pensare, e quanto vince è quanto gli si può togliere',
          ],
          ['--playouts n', 'per i captain e gli admiral che non ne indicano'],
          ['--jobs n', 'thread (tanti quanti i core)'],
          ['--limit ms', 'quanto può metterci un tuo bot a rispondere (10000)'],
          [
            '--luck',
            'toglie dai punti (in Skull, dalle vittorie) la fortuna di carte e lanci, il che stringe gli intervalli; si veda docs/review.md',
          ],
          ['--json', 'tutto in una riga di JSON'],
        ],
      ],
    },
    serve: {
      about: 'avvia il server su cui si condividono i tavoli',
      usage: ['crossbones serve [--port n] [--data cartella]'],
      more: [
        'Stampa il suo indirizzo quando è pronto, e si ferma con Ctrl-C o SIGTERM quando tutto ciò che era iniziato è finito.',
        [
          ['--port n', 'la porta (PORT, o 3000)'],
          ['--data cartella', 'dove si conserva tutto (DATA_DIR, o ./data)'],
        ],
        'Tutto il resto si imposta con le variabili d’ambiente; vedi docs/operating.md.',
      ],
    },
    backup: {
      about: 'copia i dati di un server, anche mentre è in funzione',
      usage: ['crossbones backup <file> [--data cartella]'],
      more: ['Scrive un file nuovo, e lo controlla. Per SQLite; PostgreSQL ha pg_dump.'],
    },
    migrate: {
      about: 'portare i dati di un server da SQLite a PostgreSQL, o indietro',
      usage: ['crossbones migrate to-postgres|to-sqlite [--data cartella]'],
      more: [
        'Fra la cartella dei dati e DATABASE_URL, mentre nessun server è in funzione. La destinazione deve essere vuota. Ogni riga viene riletta e confrontata; l’origine non cambia.',
      ],
    },
    admin: {
      about: 'guarda tavoli e persone di un server, chiudi e togli',
      usage: [
        'crossbones admin tables|audit [--json] [--data cartella]',
        'crossbones admin table <tavolo>',
        'crossbones admin person <persona>',
        'crossbones admin close <tavolo> --reason motivo [--by chi]',
        'crossbones admin remove table <tavolo> --reason motivo',
        'crossbones admin remove name <persona> --reason motivo',
        'crossbones admin remove chat-line <tavolo> <riga> --reason motivo',
      ],
      more: [
        'Lo chiede al server in funzione su quella cartella, o apre i dati da sé. Ogni modifica lascia una riga nel registro.',
        [
          ['tables', 'i tavoli dove è successo qualcosa per ultimi'],
          ['table', 'chi gioca e guarda, e che cosa è stato detto'],
          ['close', 'chiude un tavolo; chi c’è lo viene a sapere'],
          ['remove', 'toglie un tavolo, un nome o ciò che è stato detto'],
          ['person', 'per nome o identificativo'],
          ['audit', 'che cosa è cambiato, chi l’ha fatto e perché'],
          ['--by', 'chi lo fa (tu@questa macchina)'],
          ['--json', 'una riga di JSON per ogni voce'],
        ],
      ],
    },
    help: {
      about: 'questa pagina, o di più su un comando',
      usage: ['crossbones help [comando]'],
      more: [],
    },
  }),
} as const satisfies HelpWords;
