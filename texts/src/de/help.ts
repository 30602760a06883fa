import type { HelpWords } from '../help.js';
import { either } from './speech.js';

/** The same for all commands that have it. */
const options = ['--options JSON', 'Regeln, die anders sein sollen'] as const;
const seed = ['--seed s', 'wo der Zufall beginnt ("crossbones")'] as const;

export const help = {
  tagline: 'Brettspiele im Terminal',
  commandsTitle: 'Befehle',
  gamesTitle: 'Spiele',
  tryThis: 'Versuch „crossbones play skull-king“ oder „crossbones help play“.',
  languageHelp: (languages) =>
    `Jeder Befehl nimmt --language ${either(languages.join(', '))}; ohne das nennen LC_ALL, LC_MESSAGES oder LANG die Sprache.`,
  usually: (seats, others) => [`meist ${seats}`, ...others.map((one) => `bei ${one}`)].join(', '),
  pages: ({ usually, scored }) => ({
    play: {
      about: 'in diesem Terminal spielen, mit Freunden und Bots',
      usage: [
        'crossbones play [Spiel] [--seats n] [--people n|Namen] [--bots Stufe] [--options JSON] [--seed Text] [--log Datei]',
        'crossbones play [Spiel] --url http://host:3000 [--name Ann] [--seats n] [--people n] [--bots Stufe] [--options JSON] [--log Datei]',
        'crossbones play --url http://host:3000 --table CODE [--name Ben] [--watch]',
      ],
      more: [
        'Ohne Spiel wirst du gefragt, welches. Einer spielt gegen Bots, wenn --people nichts anderes sagt; zu mehreren teilt ihr euch die Tastatur, und die Hände bleiben verdeckt.',
        [
          ['--seats n', `wie viele mitspielen (${usually})`],
          ['--people 2', 'wie viele davon Menschen sind; 0 zum Zuschauen'],
          ['--people Ann,Ben', 'dasselbe, mit Namen'],
          [
            '--bots captain',
            'wer auf den anderen Plätzen sitzt: deckhand, ein Neuling; bosun (üblich), der solide spielt; captain, der vorausdenkt; admiral, der stärkste; random, aufs Geratewohl; oder ein eigener Bot, ./mine.js',
          ],
          ['--options JSON', 'Regeln, die anders sein sollen, etwa \'{"kraken":true}\'; siehe docs/rules'],
          ['--seed Text', 'derselbe Text gibt dieselben Karten und dieselben Bots'],
          ['--log Datei', 'hebt die Partie auf, für crossbones replay'],
        ],
        'Am Tisch tippst du eine Zahl aus der Liste oder das Wort selbst (g7, bid 2); ? hilft, undo nimmt zurück, score zeigt das Blatt, quit hört auf.',
        'An einem Server, mit Leuten anderswo:',
        [
          [
            '--url Adresse',
            'der Server; ohne --seats, --people oder --options der erste Tisch mit einem freien Platz',
          ],
          ['--table Code', 'Code, Kennung oder Link eines Tischs'],
          ['--name Ann', 'wer du dort bist; derselbe Name kommt an seinen Platz zurück'],
          ['--people n', 'wie viele Plätze auf Menschen warten; die anderen nehmen Bots'],
          ['--watch', 'kein Platz, nur Augen'],
        ],
      ],
    },
    simulate: {
      about: 'viele Partien aufs Geratewohl spielen lassen und zählen',
      usage: ['crossbones simulate <Spiel> [--seats n] [--games k] [--seed s] [--options JSON] [--trace]'],
      more: [
        [
          ['--seats n', `wie viele mitspielen (${usually})`],
          ['--games k', 'wie viele Partien (1000)'],
          seed,
          options,
          ['--trace', 'jeder Schritt als eine Zeile JSON statt der Statistik'],
        ],
      ],
    },
    replay: {
      about: 'jeden Schritt einer aufgehobenen Partie zeigen',
      usage: ['crossbones replay <Protokoll.json> [--seat n|spectator]'],
      more: [
        'Eine Zeile JSON je Schritt: {"step", "entry", "view"}, Schritt 0 ist der Anfang.',
        [
          ['--seat n', 'was dieser Platz sah (gezählt wird von 0 an)'],
          ['--seat spectator', 'was alle sahen'],
          ['ohne --seat', 'alles, mit offenen Händen'],
        ],
      ],
    },
    review: {
      about: 'auf eine Partie zurückblicken: Was war besser, und war es Glück?',
      usage: ['crossbones review <Protokoll.json> [--seat n] [--depth n] [--seed s] [--json]'],
      more: [
        'Benotet jede Entscheidung nach dem, was ihr Platz damals sah, sagt, was besser gewesen wäre und warum, und trennt Glück und Können. docs/review.md sagt, wie, und was es nicht sagen kann.',
        [
          ['--seat n', 'nur die Entscheidungen dieses Platzes (gezählt wird ab 0)'],
          ['--depth n', 'wievielmal so lange gedacht wird (1)'],
          ['--seed s', 'wo sein Zufall beginnt ("review")'],
          ['--json', 'alles als eine Zeile JSON'],
        ],
      ],
    },
    verify: {
      about: 'prüfen, ob eine Partie von einem Server ehrlich verteilt und gespielt wurde',
      usage: ['crossbones verify <Protokoll.json> [--seal Prüfsumme]'],
      more: [
        'Prüft das Geheimnis an seiner Prüfsumme, die Salze an ihren, den Schlüssel an allen, und spielt jeden Eintrag noch einmal. Der Exit-Code ist 0, wenn alles stimmt, sonst 1. Was das beweist, steht in docs/fairness.md.',
        [['--seal Prüfsumme', 'die Prüfsumme, die vor dem Start gezeigt wurde, wenn du sie notiert hast']],
      ],
    },
    arbiter: {
      about: 'Streit schlichten: wer gewinnt, was verloren ist, und warum',
      usage: ['crossbones arbiter <Spiel>'],
      more: [
        'Liest je Zeile eine Frage als JSON von der Standardeingabe und beantwortet jede mit einer Zeile JSON, auf Englisch in jeder Sprache; die Fragen jedes Spiels stehen in docs/cli.md.',
      ],
    },
    score: {
      about: 'eine Runde an einem echten Tisch werten',
      usage: [`crossbones score ${scored}`],
      more: [
        'Liest je Zeile eine Runde als JSON von der Standardeingabe und beantwortet jede mit {"points": […]}.',
      ],
    },
    arena: {
      about: 'Bots gegeneinander spielen lassen und sagen, wie weit sie auseinander sind',
      usage: [
        'crossbones arena <Spiel> --bots a,b,c,d [--seats n] [--games k] [--seed s] [--options JSON] [--playouts n] [--jobs n] [--limit ms] [--luck] [--json]',
        'crossbones arena --exploit <Spiel> --bots admiral [--seats n] [--games k] …',
      ],
      more: [
        'Jede Verteilung wird einmal in jeder Drehung der Plätze gespielt, damit sich das Kartenglück aufhebt. Die Intervalle sind solche von 95 %, über die Verteilungen. Derselbe Startwert gibt dieselben Partien, auf jeder Maschine und mit beliebig vielen Threads.',
        [
          [
            '--bots a,b,c,d',
            'einer für jeden Platz: deckhand, bosun, captain, admiral, random, flat:100, improver:60; captain:500 denkt 500 Durchgänge je Entscheidung, captain@1 ist der Kapitän, wie er zuerst war; ./mine.js ist ein eigener Bot, exec:python3 mine.py irgendein Programm; siehe docs/your-bot.md',
          ],
          ['--games k', 'wie viele Partien (100); aufgerundet auf ganze Verteilungen'],
          seed,
          options,
          [
            '--exploit',
            'der eine genannte Bot nimmt alle Plätze bis auf einen; dort sitzt improver:60, der weiß, wie jener ohne Nachdenken handelt, und was er gewinnt, ist zu holen',
          ],
          ['--playouts n', 'für Kapitäne und Admirale, die selbst keine nennen'],
          ['--jobs n', 'Threads (so viele, wie es Kerne gibt)'],
          ['--limit ms', 'wie lange ein eigener Bot für eine Antwort brauchen darf (10000)'],
          [
            '--luck',
            'zieht von den Punkten (bei Skull von den Siegen) das Glück der Karten und Würfe ab, was die Bereiche enger macht; siehe docs/review.md',
          ],
          ['--json', 'alles als eine Zeile JSON'],
        ],
      ],
    },
    serve: {
      about: 'den Server laufen lassen, an dem Tische geteilt werden',
      usage: ['crossbones serve [--port n] [--data Ordner]'],
      more: [
        'Schreibt seine Adresse, sobald er bereit ist, und hört bei Strg-C oder SIGTERM auf, wenn alles Begonnene getan ist.',
        [
          ['--port n', 'der Port (PORT, sonst 3000)'],
          ['--data Ordner', 'wo alles aufgehoben wird (DATA_DIR, sonst ./data)'],
        ],
        'Alles Weitere stellt die Umgebung ein; siehe docs/operating.md.',
      ],
    },
    backup: {
      about: 'die Daten eines Servers kopieren, auch wenn er läuft',
      usage: ['crossbones backup <Datei> [--data Ordner]'],
      more: ['Schreibt eine neue Datei und prüft sie. Für SQLite; PostgreSQL hat pg_dump.'],
    },
    migrate: {
      about: 'die Daten eines Servers von SQLite nach PostgreSQL bringen, oder zurück',
      usage: ['crossbones migrate to-postgres|to-sqlite [--data Ordner]'],
      more: [
        'Zwischen dem Datenordner und DATABASE_URL, während kein Server läuft. Das Ziel muss leer sein. Jede Zeile wird zurückgelesen und verglichen; die Quelle bleibt, wie sie ist.',
      ],
    },
    admin: {
      about: 'Tische und Leute eines Servers ansehen, schließen und entfernen',
      usage: [
        'crossbones admin tables|audit [--json] [--data Ordner]',
        'crossbones admin table <Tisch>',
        'crossbones admin person <Person>',
        'crossbones admin close <Tisch> --reason warum [--by wer]',
        'crossbones admin remove table <Tisch> --reason warum',
        'crossbones admin remove name <Person> --reason warum',
        'crossbones admin remove chat-line <Tisch> <Zeile> --reason warum',
      ],
      more: [
        'Fragt den Server, der auf dem Ordner läuft, oder öffnet die Daten selbst. Jede Änderung hinterlässt eine Zeile im Protokoll.',
        [
          ['tables', 'die Tische, an denen zuletzt etwas geschah'],
          ['table', 'wer sitzt und zusieht, und was gesagt wurde'],
          ['close', 'schließt einen Tisch; wer dort ist, erfährt es'],
          ['remove', 'nimmt einen Tisch, einen Namen oder Gesagtes weg'],
          ['person', 'nach Name oder Kennung'],
          ['audit', 'was geändert wurde, von wem und warum'],
          ['--by', 'wer es tut (du@diese Maschine)'],
          ['--json', 'für jede Reihe eine Zeile JSON'],
        ],
      ],
    },
    help: {
      about: 'diese Seite, oder mehr über einen Befehl',
      usage: ['crossbones help [Befehl]'],
      more: [],
    },
  }),
} as const satisfies HelpWords;
