import type { HelpWords } from '../help.js';
import { either } from './speech.js';

/** The same for all commands that have it. */
const options = ['--options JSON', 'rules to change'] as const;
const seed = ['--seed s', 'where chance begins ("crossbones")'] as const;

export const help = {
  tagline: 'tabletop games in a terminal',
  commandsTitle: 'Commands',
  gamesTitle: 'Games',
  tryThis: 'Try “crossbones play skull-king” or “crossbones help play”.',
  languageHelp: (languages) =>
    `Every command takes --language ${either(languages.join(', '))}; without it LC_ALL, LC_MESSAGES or LANG name the language.`,
  usually: (seats, others) => [`usually ${seats}`, ...others].join(', '),
  pages: ({ usually, scored }) => ({
    play: {
      about: 'play in this terminal, with friends and bots',
      usage: [
        'crossbones play [game] [--seats n] [--people n|names] [--bots level] [--options JSON] [--seed text] [--log file]',
        'crossbones play [game] --url http://host:3000 [--name Ann] [--seats n] [--people n] [--bots level] [--options JSON] [--log file]',
        'crossbones play --url http://host:3000 --table CODE [--name Ben] [--watch]',
      ],
      more: [
        'Without a game it asks which one. One person plays against bots, unless --people says otherwise; several people share the keyboard and hands stay hidden.',
        [
          ['--seats n', `players in all (${usually})`],
          ['--people 2', 'how many of them are people; 0 to watch'],
          ['--people Ann,Ben', 'the same, by name'],
          [
            '--bots captain',
            'who fills the other seats: deckhand, a beginner; bosun (usually), of sound judgement; captain, who thinks ahead; admiral, the strongest; random; or a bot of your own, ./mine.js',
          ],
          ['--options JSON', 'rules to change, such as \'{"kraken":true}\'; see docs/rules'],
          ['--seed text', 'the same text gives the same deals and the same bots'],
          ['--log file', 'keeps the match, for crossbones replay'],
        ],
        'At the table, type a number from the list or the word itself (g7, bid 2); ? helps, undo takes back, score shows the sheet, quit leaves.',
        'At a server, with people elsewhere:',
        [
          [
            '--url address',
            'the server; without --seats, --people or --options the first table with a free seat',
          ],
          ['--table code', 'a table’s code, id or link'],
          ['--name Ann', 'who you are there; the same name comes back to its seat'],
          ['--people n', 'how many seats wait for people; bots take the others'],
          ['--watch', 'no seat, only eyes'],
        ],
      ],
    },
    simulate: {
      about: 'let random players play many games, and count',
      usage: ['crossbones simulate <game> [--seats n] [--games k] [--seed s] [--options JSON] [--trace]'],
      more: [
        [
          ['--seats n', `players (${usually})`],
          ['--games k', 'how many games (1000)'],
          seed,
          options,
          ['--trace', 'every step as a line of JSON instead of statistics'],
        ],
      ],
    },
    replay: {
      about: 'show every step of a match that was kept',
      usage: ['crossbones replay <log.json> [--seat n|spectator]'],
      more: [
        'One line of JSON a step: {"step", "entry", "view"}, step 0 being the start.',
        [
          ['--seat n', 'what that seat saw (seats count from 0)'],
          ['--seat spectator', 'what everybody saw'],
          ['without --seat', 'everything, all hands open'],
        ],
      ],
    },
    review: {
      about: 'look back on a match: what was better, and was it luck?',
      usage: ['crossbones review <log.json> [--seat n] [--depth n] [--seed s] [--json]'],
      more: [
        'Grades every decision by what its seat saw then, names what would have been better and why, and tells luck from skill. docs/review.md says how, and what it cannot tell.',
        [
          ['--seat n', 'only the decisions of that seat (seats count from 0)'],
          ['--depth n', 'how many times as long to think (1)'],
          ['--seed s', 'where its chance begins ("review")'],
          ['--json', 'everything as one line of JSON'],
        ],
      ],
    },
    verify: {
      about: 'check that a match from a server was dealt and played fairly',
      usage: ['crossbones verify <log.json> [--seal hash]'],
      more: [
        'Checks the secret against its hash, the salts against theirs, the key against all of them, and plays every entry again. Exit 0 if all of it holds, 1 if not. docs/fairness.md says what that proves.',
        [['--seal hash', 'the hash that was shown before the start, if you noted it']],
      ],
    },
    arbiter: {
      about: 'settle a dispute: who wins, what is lost, and why',
      usage: ['crossbones arbiter <game>'],
      more: [
        'Reads one question a line as JSON from standard input and answers each with a line of JSON, in English whatever the language; docs/cli.md has the questions of every game.',
      ],
    },
    score: {
      about: 'score a round of a real table',
      usage: [`crossbones score ${scored}`],
      more: ['Reads one round a line as JSON from standard input and answers each with {"points": […]}.'],
    },
    arena: {
      about: 'let bots play each other, and tell how far apart they are',
      usage: [
        'crossbones arena <game> --bots a,b,c,d [--seats n] [--games k] [--seed s] [--options JSON] [--playouts n] [--jobs n] [--limit ms] [--luck] [--json]',
        'crossbones arena --exploit <game> --bots admiral [--seats n] [--games k] …',
      ],
      more: [
        'Every deal is played once in each rotation of the seats, so that luck of the cards cancels. Intervals are of 95 %, over the deals. The same seed gives the same games, whatever the machine and the number of jobs.',
        [
          [
            '--bots a,b,c,d',
            'one for each seat: deckhand, bosun, captain, admiral, random, flat:100, improver:60; captain:500 thinks 500 playouts a decision, captain@1 is the captain as it first was; ./mine.js is a bot of your own, exec:python3 mine.py any program; see docs/your-bot.md',
          ],
          ['--games k', 'how many games (100); rounded up to whole deals'],
          seed,
          options,
          [
            '--exploit',
            'the one bot named takes all seats but one; there sits improver:60, who knows how it acts before any thought, and what it wins is what can be gained',
          ],
          ['--playouts n', 'for captains and admirals that name none'],
          ['--jobs n', 'threads (as many as there are cores)'],
          ['--limit ms', 'how long a bot of your own may take for an answer (10000)'],
          [
            '--luck',
            'takes the luck of deals and rolls off points (in Skull, off wins), which narrows the intervals; see docs/review.md',
          ],
          ['--json', 'everything as one line of JSON'],
        ],
      ],
    },
    serve: {
      about: 'run the server that tables are shared on',
      usage: ['crossbones serve [--port n] [--data folder]'],
      more: [
        'Prints its address when it is ready, and stops at Ctrl-C or SIGTERM when everything begun is done.',
        [
          ['--port n', 'the port (PORT, or 3000)'],
          ['--data folder', 'where everything is kept (DATA_DIR, or ./data)'],
        ],
        'Everything else is set by the environment; see docs/operating.md.',
      ],
    },
    backup: {
      about: 'copy the data of a server, which may be running',
      usage: ['crossbones backup <file> [--data folder]'],
      more: ['Writes a new file, and checks it. For SQLite; PostgreSQL has pg_dump.'],
    },
    migrate: {
      about: 'move the data of a server from SQLite to PostgreSQL, or back',
      usage: ['crossbones migrate to-postgres|to-sqlite [--data folder]'],
      more: [
        'Between the data folder and DATABASE_URL, while no server runs. What it copies to must be empty. Every row is read back and compared; where it comes from nothing changes.',
      ],
    },
    admin: {
      about: 'look at tables and people of a server, close and remove',
      usage: [
        'crossbones admin tables|audit [--json] [--data folder]',
        'crossbones admin table <table>',
        'crossbones admin person <person>',
        'crossbones admin close <table> --reason why [--by who]',
        'crossbones admin remove table <table> --reason why',
        'crossbones admin remove name <person> --reason why',
        'crossbones admin remove chat-line <table> <line> --reason why',
      ],
      more: [
        'Asks the server that runs on the data folder, or opens the data itself. Every change leaves a line in the audit.',
        [
          ['tables', 'the tables that were touched last'],
          ['table', 'who sits and watches, and what was said'],
          ['close', 'ends a table; those at it are told'],
          ['remove', 'takes away a table, a name, or what was said'],
          ['person', 'by name or id'],
          ['audit', 'what was changed, by whom and why'],
          ['--by', 'who does it (you@this machine)'],
          ['--json', 'one line of JSON for each row'],
        ],
      ],
    },
    help: { about: 'this page, or more about one command', usage: ['crossbones help [command]'], more: [] },
  }),
} as const satisfies HelpWords;
