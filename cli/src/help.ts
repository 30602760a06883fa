import { ok } from '@crossbones/core';
import { gameIds } from '@crossbones/games';
import { aboutOf, nameOf } from '@crossbones/texts';
import { readArguments } from './arguments.js';
import { type Command, misuse } from './command.js';
import { ink } from './ink.js';
import { near } from './near.js';

interface Page {
  /** What it does, in one line. */
  readonly about: string;
  readonly usage: string;
  readonly more: readonly string[];
}

const pages = {
  play: {
    about: 'play in this terminal, with friends and bots',
    usage:
      'crossbones play [game] [--seats n] [--people n|names] [--bots level] [--options JSON] [--seed text] [--log file]',
    more: [
      'Without a game it asks which one. One person plays against bots, unless --people says otherwise;',
      'several people share the keyboard and hands stay hidden.',
      '',
      '  --seats n         players in all (usually 4, The Queen’s Collection 3)',
      '  --people 2        how many of them are people; 0 to watch',
      '  --people Ann,Ben  the same, by name',
      '  --bots captain    who fills the other seats: deckhand, a beginner; bosun (usually), of sound judgement;',
      '                    captain, who thinks ahead; admiral, the strongest; or random',
      '  --options JSON    rules to change, such as \'{"kraken":true}\'; see docs/rules',
      '  --seed text       the same text gives the same deals and the same bots',
      '  --log file        keeps the match, for crossbones replay',
      '',
      'At the table, type a number from the list or the word itself (g7, bid 2);',
      '? helps, undo takes back, score shows the sheet, quit leaves.',
      '',
      'At a server, with people elsewhere:',
      '  crossbones play [game] --url http://host:3000 [--name Ann] [--seats n] [--people n] [--bots level]',
      '      [--options JSON] [--log file]',
      '  crossbones play --url http://host:3000 --table CODE [--name Ben] [--watch]',
      '',
      '  --url address   the server; without --seats, --people or --options the first table with a free seat',
      '  --table code    a table’s code, id or link',
      '  --name Ann      who you are there; the same name comes back to its seat',
      '  --people n      how many seats wait for people; bots take the others',
      '  --watch         no seat, only eyes',
    ],
  },
  simulate: {
    about: 'let random players play many games, and count',
    usage: 'crossbones simulate <game> [--seats n] [--games k] [--seed s] [--options JSON] [--trace]',
    more: [
      '  --seats n       players (usually 4, The Queen’s Collection 3)',
      '  --games k       how many games (1000)',
      '  --seed s        where chance begins ("crossbones")',
      '  --options JSON  rules to change',
      '  --trace         every step as a line of JSON instead of statistics',
    ],
  },
  replay: {
    about: 'show every step of a match that was kept',
    usage: 'crossbones replay <log.json> [--seat n|spectator]',
    more: [
      'One line of JSON a step: {"step", "entry", "view"}, step 0 being the start.',
      '',
      '  --seat n          what that seat saw (seats count from 0)',
      '  --seat spectator  what everybody saw',
      '  without --seat    everything, all hands open',
    ],
  },
  verify: {
    about: 'check that a match from a server was dealt and played fairly',
    usage: 'crossbones verify <log.json> [--seal hash]',
    more: [
      'Checks the secret against its hash, the salts against theirs, the key against all of them, and plays',
      'every entry again. Exit 0 if all of it holds, 1 if not. docs/fairness.md says what that proves.',
      '',
      '  --seal hash  the hash that was shown before the start, if you noted it',
    ],
  },
  arbiter: {
    about: 'settle a dispute: who wins, what is lost, and why',
    usage: 'crossbones arbiter GAME',
    more: [
      'Reads one question a line as JSON from standard input and answers each with a line of JSON; docs/cli.md',
      'has the questions of every game.',
      '',
      '  echo \'{"players":3,"leader":0,"cards":["y12","y5","b2"]}\' | crossbones arbiter skull-king',
      '  echo \'{"rolls":["black:6","black:7","yellow:7"]}\' | crossbones arbiter skull-king-dice',
      '  echo \'{"players":3,"leader":0,"centre":[],"cards":["b6","g7","b12"]}\' | crossbones arbiter skull-queen',
      '  echo \'{"ask":"up","up":["c1","joker","c1"]}\' | crossbones arbiter queens-collection',
    ],
  },
  score: {
    about: 'score a round of a real table',
    usage: 'crossbones score skull-king|skull-king-dice|skull-queen|queens-collection',
    more: [
      'Reads one round a line as JSON from standard input and answers each with {"points": […]}.',
      '',
      '  echo \'{"cards":4,"scoring":"skull-king","players":[{"bid":2,"won":2}]}\' | crossbones score skull-king',
      '  echo \'{"round":4,"scoring":"standard","players":[{"bid":0,"won":0}]}\' | crossbones score skull-king-dice',
      '  echo \'{"players":[{"boxes":2,"pawns":6,"cards":1}]}\' | crossbones score queens-collection',
    ],
  },
  arena: {
    about: 'let bots play each other, and tell how far apart they are',
    usage:
      'crossbones arena <game> --bots a,b,c,d [--seats n] [--games k] [--seed s] [--options JSON] [--playouts n] [--jobs n] [--json]',
    more: [
      'Every deal is played once in each rotation of the seats, so that luck of the cards cancels. Intervals are of',
      '95 %, over the deals. The same seed gives the same games, whatever the machine and the number of jobs.',
      '',
      '  --bots a,b,c,d  one for each seat: deckhand, bosun, captain, admiral, random, flat:100; captain:500 thinks',
      '                  500 playouts a decision',
      '  --games k       how many games (100); rounded up to whole deals',
      '  --seed s        where chance begins ("crossbones")',
      '  --options JSON  rules to change',
      '  --playouts n    for captains and admirals that name none',
      '  --jobs n        threads (as many as there are cores)',
      '  --json          everything as one line of JSON',
    ],
  },
  serve: {
    about: 'run the server that tables are shared on',
    usage: 'crossbones serve [--port n] [--data folder]',
    more: [
      'Prints its address when it is ready, and stops at Ctrl-C or SIGTERM when everything begun is done.',
      '',
      '  --port n       the port (PORT, or 3000)',
      '  --data folder  where everything is kept (DATA_DIR, or ./data)',
      '',
      'Everything else is set by the environment; see docs/operating.md.',
    ],
  },
  backup: {
    about: 'copy the data of a server, which may be running',
    usage: 'crossbones backup <file> [--data folder]',
    more: ['Writes a new file, and checks it. For SQLite; PostgreSQL has pg_dump.'],
  },
  help: { about: 'this page, or more about one command', usage: 'crossbones help [command]', more: [] },
} as const satisfies { readonly [command: string]: Page };

type Topic = keyof typeof pages;
const topics = Object.keys(pages) as Topic[];

export const help: Command = async (args) => {
  const read = readArguments('help', args, {}, 1);
  if (!read.ok) return read;
  const [name] = read.value.positionals;
  if (name === undefined) {
    print(overview());
    return ok(0);
  }
  const topic = topics.find((one) => one === name);
  if (topic === undefined)
    return misuse('unknown-command', { name, known: topics.join(', '), ...near(name, topics) });
  const { about, usage, more } = pages[topic];
  print([
    `${ink.bold(`crossbones ${topic}`)}: ${about}`,
    '',
    `  ${usage}`,
    ...(more.length > 0 ? ['', ...more] : []),
  ]);
  return ok(0);
};

function overview(): string[] {
  const wide = Math.max(...gameIds.map((id) => id.length)) + 2;
  return [
    `${ink.bold('Crossbones')}: five tabletop games in a terminal`,
    '',
    ink.bold('Commands'),
    ...topics.map((topic) => `  ${topic.padEnd(wide)}${pages[topic].about}`),
    '',
    ink.bold('Games'),
    ...gameIds.map((id) => `  ${id.padEnd(wide)}${nameOf(id)}. ${aboutOf(id)}`),
    '',
    'Try  crossbones play skull-king  or  crossbones help play',
  ];
}

const print = (lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);
