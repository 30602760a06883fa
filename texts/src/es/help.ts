import type { HelpWords } from '../help.js';
import { either } from './speech.js';

/** The same for all commands that have it. */
const options = ['--options JSON', 'reglas que cambiar'] as const;
const seed = ['--seed s', 'de dónde parte el azar ("crossbones")'] as const;

export const help = {
  tagline: 'juegos de mesa en una terminal',
  commandsTitle: 'Órdenes',
  gamesTitle: 'Juegos',
  tryThis: 'Prueba «crossbones play skull-king» o «crossbones help play».',
  languageHelp: (languages) =>
    `Toda orden admite --language ${either(languages.join(', '))}; sin eso, LC_ALL, LC_MESSAGES o LANG dicen el idioma.`,
  usually: (seats, others) => [`normalmente ${seats}`, ...others].join(', '),
  pages: ({ usually, scored }) => ({
    play: {
      about: 'jugar en esta terminal, con amigos y bots',
      usage: [
        'crossbones play [juego] [--seats n] [--people n|nombres] [--bots nivel] [--options JSON] [--seed texto] [--log archivo]',
        'crossbones play [juego] --url http://host:3000 [--name Ann] [--seats n] [--people n] [--bots nivel] [--options JSON] [--log archivo]',
        'crossbones play --url http://host:3000 --table CODE [--name Ben] [--watch]',
      ],
      more: [
        'Sin un juego, pregunta cuál. Una persona juega contra bots, salvo que --people diga otra cosa; varias personas comparten el teclado y las manos quedan ocultas.',
        [
          ['--seats n', `jugadores en total (${usually})`],
          ['--people 2', 'cuántos de ellos son personas; 0 para mirar'],
          ['--people Ann,Ben', 'lo mismo, por sus nombres'],
          [
            '--bots captain',
            'quién ocupa los demás asientos: deckhand, un principiante; bosun (lo normal), con buen criterio; captain, que piensa por adelantado; admiral, el más fuerte; random, al azar; o un bot tuyo, ./mine.js',
          ],
          ['--options JSON', 'reglas que cambiar, por ejemplo \'{"kraken":true}\'; ver docs/rules'],
          ['--seed texto', 'el mismo texto da los mismos repartos y los mismos bots'],
          ['--log archivo', 'guarda la partida, para crossbones replay'],
        ],
        'En la mesa, escribe un número de la lista o la propia palabra (g7, bid 2); ? ayuda, undo deshace, score muestra la hoja, quit sale.',
        'En un servidor, con gente de otros sitios:',
        [
          [
            '--url dirección',
            'el servidor; sin --seats, --people ni --options, la primera mesa con un asiento libre',
          ],
          ['--table código', 'el código de una mesa, su id o su enlace'],
          ['--name Ann', 'quién eres allí; el mismo nombre vuelve a su asiento'],
          ['--people n', 'cuántos asientos esperan a personas; los bots ocupan los demás'],
          ['--watch', 'sin asiento, solo mirar'],
        ],
      ],
    },
    simulate: {
      about: 'hacer jugar muchas partidas al azar, y contar',
      usage: ['crossbones simulate <juego> [--seats n] [--games k] [--seed s] [--options JSON] [--trace]'],
      more: [
        [
          ['--seats n', `jugadores (${usually})`],
          ['--games k', 'cuántas partidas (1000)'],
          seed,
          options,
          ['--trace', 'cada paso como una línea de JSON, en vez de estadísticas'],
        ],
      ],
    },
    replay: {
      about: 'mostrar cada paso de una partida guardada',
      usage: ['crossbones replay <registro.json> [--seat n|spectator]'],
      more: [
        'Una línea de JSON por paso: {"step", "entry", "view"}; el paso 0 es el comienzo.',
        [
          ['--seat n', 'lo que vio ese asiento (se cuentan desde 0)'],
          ['--seat spectator', 'lo que vio todo el mundo'],
          ['sin --seat', 'todo, con todas las manos a la vista'],
        ],
      ],
    },
    review: {
      about: 'repasar una partida: qué era mejor, y si fue suerte',
      usage: ['crossbones review <registro.json> [--seat n] [--depth n] [--seed s] [--json]'],
      more: [
        'Califica cada decisión por lo que su asiento veía entonces, dice qué habría sido mejor y por qué, y separa suerte y destreza. docs/review.md cuenta cómo, y lo que no puede decir.',
        [
          ['--seat n', 'solo las decisiones de ese asiento (se cuenta desde 0)'],
          ['--depth n', 'cuántas veces más tiempo pensar (1)'],
          ['--seed s', 'dónde empieza su azar ("review")'],
          ['--json', 'todo en una línea de JSON'],
        ],
      ],
    },
    verify: {
      about: 'comprobar que una partida de un servidor se repartió y jugó limpiamente',
      usage: ['crossbones verify <registro.json> [--seal huella]'],
      more: [
        'Compara el secreto con su huella, las sales con las suyas, la clave con todo ello, y vuelve a jugar cada entrada. El código de salida es 0 si todo cuadra, 1 si no. docs/fairness.md dice qué prueba eso.',
        [['--seal huella', 'la huella que se mostró antes de empezar, si la anotaste']],
      ],
    },
    arbiter: {
      about: 'resolver una disputa: quién gana, qué se pierde y por qué',
      usage: ['crossbones arbiter <juego>'],
      more: [
        'Lee de la entrada estándar una pregunta por línea, en JSON, y responde a cada una con una línea de JSON, en inglés sea cual sea el idioma; docs/cli.md tiene las preguntas de cada juego.',
      ],
    },
    score: {
      about: 'puntuar una ronda de una mesa de verdad',
      usage: [`crossbones score ${scored}`],
      more: [
        'Lee de la entrada estándar una ronda por línea, en JSON, y responde a cada una con {"points": […]}.',
      ],
    },
    arena: {
      about: 'hacer que los bots jueguen entre sí, y decir cuánto los separa',
      usage: [
        'crossbones arena <juego> --bots a,b,c,d [--seats n] [--games k] [--seed s] [--options JSON] [--playouts n] [--jobs n] [--limit ms] [--luck] [--json]',
        'crossbones arena --exploit <juego> --bots admiral [--seats n] [--games k] …',
      ],
      more: [
        'Cada reparto se juega una vez en cada rotación de los asientos, para que la suerte de las cartas se anule. Los intervalos son del 95 %, sobre los repartos. La misma semilla da las mismas partidas, sea cual sea la máquina y el número de hilos.',
        [
          [
            '--bots a,b,c,d',
            'uno por asiento: deckhand, bosun, captain, admiral, random, flat:100, improver:60; captain:500 piensa 500 simulaciones por decisión, captain@1 es el capitán tal como fue primero; ./mine.js es un bot tuyo, exec:python3 mine.py cualquier programa; ver docs/your-bot.md',
          ],
          ['--games k', 'cuántas partidas (100); se redondea a repartos enteros'],
          seed,
          options,
          [
            '--exploit',
            'el único bot nombrado ocupa todos los asientos menos uno; ahí se sienta improver:60, que sabe cómo actúa antes de pensar, y lo que gana es lo que se le puede sacar',
          ],
          ['--playouts n', 'para los captain y admiral que no digan cuántas'],
          ['--jobs n', 'hilos (tantos como núcleos)'],
          ['--limit ms', 'cuánto puede tardar un bot tuyo en responder (10000)'],
          [
            '--luck',
            'descuenta de los puntos (en Skull, de las victorias) la suerte de repartos y tiradas, lo que estrecha los intervalos; véase docs/review.md',
          ],
          ['--json', 'todo en una línea de JSON'],
        ],
      ],
    },
    serve: {
      about: 'poner en marcha el servidor donde se comparten las mesas',
      usage: ['crossbones serve [--port n] [--data carpeta]'],
      more: [
        'Escribe su dirección cuando está listo, y se detiene con Ctrl-C o SIGTERM cuando todo lo empezado ha acabado.',
        [
          ['--port n', 'el puerto (PORT, o 3000)'],
          ['--data carpeta', 'dónde se guarda todo (DATA_DIR, o ./data)'],
        ],
        'Todo lo demás se ajusta con el entorno; ver docs/operating.md.',
      ],
    },
    backup: {
      about: 'copiar los datos de un servidor, aunque esté en marcha',
      usage: ['crossbones backup <archivo> [--data carpeta]'],
      more: ['Escribe un archivo nuevo y lo comprueba. Para SQLite; PostgreSQL tiene pg_dump.'],
    },
    migrate: {
      about: 'llevar los datos de un servidor de SQLite a PostgreSQL, o al revés',
      usage: ['crossbones migrate to-postgres|to-sqlite [--data carpeta]'],
      more: [
        'Entre la carpeta de datos y DATABASE_URL, mientras no haya ningún servidor en marcha. El destino debe estar vacío. Cada fila se relee y se compara; el origen no cambia.',
      ],
    },
    admin: {
      about: 'mirar mesas y personas de un servidor, cerrar y quitar',
      usage: [
        'crossbones admin tables|audit [--json] [--data carpeta]',
        'crossbones admin table <mesa>',
        'crossbones admin person <persona>',
        'crossbones admin close <mesa> --reason motivo [--by quién]',
        'crossbones admin remove table <mesa> --reason motivo',
        'crossbones admin remove name <persona> --reason motivo',
        'crossbones admin remove chat-line <mesa> <línea> --reason motivo',
      ],
      more: [
        'Se lo pide al servidor que corre en la carpeta, o abre los datos por sí misma. Cada cambio deja una línea en el registro.',
        [
          ['tables', 'las mesas donde pasó algo por última vez'],
          ['table', 'quién juega y mira, y qué se dijo'],
          ['close', 'cierra una mesa; quienes están allí lo saben'],
          ['remove', 'quita una mesa, un nombre o lo que se dijo'],
          ['person', 'por nombre o identificador'],
          ['audit', 'qué se cambió, quién y por qué'],
          ['--by', 'quién lo hace (tú@esta máquina)'],
          ['--json', 'una línea de JSON por fila'],
        ],
      ],
    },
    help: {
      about: 'esta página, o más sobre una orden',
      usage: ['crossbones help [orden]'],
      more: [],
    },
  }),
} as const satisfies HelpWords;
