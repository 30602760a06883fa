import { debuglog } from 'node:util';
import { fault } from '@crossbones/core';
import { say } from '@crossbones/texts';
import { type Command, misuse } from './command.js';
import { help } from './help.js';
import { near } from './near.js';

/** Each is loaded only where it is called: most of them need a part of the house, and whoever mistypes needs none. */
const commands: { readonly [name: string]: () => Promise<Command> } = {
  play: async () => (await import('./play.js')).play,
  simulate: async () => (await import('./simulate.js')).simulate,
  replay: async () => (await import('./replay.js')).replay,
  verify: async () => (await import('./verify.js')).verify,
  arbiter: async () => (await import('./arbiter.js')).arbiter,
  score: async () => (await import('./score.js')).score,
  arena: async () => (await import('./arena.js')).arena,
  serve: async () => (await import('./serve.js')).serve,
  backup: async () => (await import('./serve.js')).backup,
  help: async () => help,
};
const debug = debuglog('crossbones');

/** Runs one command line and gives its exit code: 0 well, 1 some lines were wrong, 2 it was not understood. */
export async function main(argv: readonly string[]): Promise<number> {
  process.stdout.on('error', leave);
  process.stderr.on('error', () => {});
  try {
    const done = await commandOf(argv);
    if (done.ok) return done.value;
    process.stderr.write(`${done.error}\n`);
    return 2;
  } catch (error) {
    debug('%s', error instanceof Error ? error.stack : error);
    process.stderr.write(`${say(null, fault('broken'))}\n`);
    return 70;
  }
}

async function commandOf(argv: readonly string[]): ReturnType<Command> {
  const [name = 'help', ...args] = argv;
  if (name === '--help' || name === '-h') return help(args);
  if (!Object.hasOwn(commands, name)) {
    const known = Object.keys(commands);
    return misuse('unknown-command', { name, known: known.join(', '), ...near(name, known) });
  }
  return args.includes('--help') || args.includes('-h') ? help([name]) : (await commands[name]())(args);
}

/** Whoever was reading has gone (`| head`): there is nobody left to tell. */
function leave(error: NodeJS.ErrnoException): void {
  process.exit(error.code === 'EPIPE' ? 0 : 70);
}
