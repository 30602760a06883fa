import { debuglog } from 'node:util';
import { fault } from '@crossbones/core';
import { say } from '@crossbones/texts';
import { arbiter } from './arbiter.js';
import { arena } from './arena.js';
import { type Command, misuse } from './command.js';
import { help } from './help.js';
import { near } from './near.js';
import { play } from './play.js';
import { replay } from './replay.js';
import { score } from './score.js';
import { backup, serve } from './serve.js';
import { simulate } from './simulate.js';
import { verify } from './verify.js';

const commands: { readonly [name: string]: Command } = {
  play,
  simulate,
  replay,
  verify,
  arbiter,
  score,
  arena,
  serve,
  backup,
  help,
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
  return args.includes('--help') || args.includes('-h') ? help([name]) : commands[name](args);
}

/** Whoever was reading has gone (`| head`): there is nobody left to tell. */
function leave(error: NodeJS.ErrnoException): void {
  process.exit(error.code === 'EPIPE' ? 0 : 70);
}
