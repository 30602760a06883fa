import { debuglog } from 'node:util';
import { fault } from '@crossbones/core';
import { type CommandName, learn } from '@crossbones/texts';
import { type Command, misuse } from './command.js';
import { help } from './help.js';
import { readLanguage } from './language.js';
import { near } from './near.js';
import { Voice } from './voice.js';

/** Each command is loaded only when it is called: most need a large part of the code, and a mistyped one needs none. */
const commands: { readonly [name in CommandName]: () => Promise<Command> } = {
  play: async () => (await import('./play.js')).play,
  simulate: async () => (await import('./simulate.js')).simulate,
  replay: async () => (await import('./replay.js')).replay,
  review: async () => (await import('./review.js')).review,
  verify: async () => (await import('./verify.js')).verify,
  arbiter: async () => (await import('./arbiter.js')).arbiter,
  score: async () => (await import('./score.js')).score,
  arena: async () => (await import('./arena.js')).arena,
  serve: async () => (await import('./serve.js')).serve,
  backup: async () => (await import('./serve.js')).backup,
  migrate: async () => (await import('./migrate.js')).migrate,
  admin: async () => (await import('./admin.js')).admin,
  help: async () => help,
};
const debug = debuglog('crossbones');

/**
 * Runs one command line and gives its exit code: 0 well, 1 some lines were wrong, 2 it was not understood, 70 our bug.
 */
export async function main(argv: readonly string[]): Promise<number> {
  process.stdout.on('error', leave);
  process.stderr.on('error', () => {});
  const { language, rest, wrong } = readLanguage(argv, process.env);
  // English too: what programs read is English everywhere.
  await learn(['en', language]);
  const voice = new Voice(language);
  try {
    const done = wrong ?? (await commandOf(rest, voice));
    if (done.ok) return done.value;
    process.stderr.write(`${done.error(voice)}\n`);
    return 2;
  } catch (error) {
    debug('%s', error instanceof Error ? error.stack : error);
    process.stderr.write(`${voice.say(null, fault('broken'))}\n`);
    return 70;
  }
}

async function commandOf(argv: readonly string[], voice: Voice): ReturnType<Command> {
  const [name = 'help', ...args] = argv;
  if (name === '--help' || name === '-h') return help(args, voice);
  if (!isCommand(name)) {
    const known = Object.keys(commands);
    return misuse('unknown-command', { name, known: known.join(', '), ...near(name, known) });
  }
  return args.includes('--help') || args.includes('-h')
    ? help([name], voice)
    : (await commands[name]())(args, voice);
}

const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name);

/** Whoever was reading has gone (`| head`): there is nobody left to tell. */
function leave(error: NodeJS.ErrnoException): void {
  process.exit(error.code === 'EPIPE' ? 0 : 70);
}
