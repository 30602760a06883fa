import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { OwnBotError } from '@crossbones/bots';
import { keyFrom, ok, type Result, text } from '@crossbones/core';
import { type GameId, gameIds } from '@crossbones/games';
import { readArguments, readChoice } from './arguments.js';
import { botOf, fillers, ownBotOf } from './bot.js';
import { menu } from './choice.js';
import { type Command, type Complaint, misuse } from './command.js';
import { terminalGames } from './games/index.js';
import { Hotseat } from './hotseat.js';
import { ink } from './ink.js';
import { near } from './near.js';
import { complaintOf, isOwnBot } from './own-bot.js';
import { Prompt } from './prompt.js';
import { result } from './result.js';
import { Seating } from './seating.js';
import { readGameId, readSetting } from './setting.js';
import { lineWidth } from './text.js';
import type { Voice } from './voice.js';

const INTERRUPTED = 130;

/** Those who fill the empty seats. */
const crew = [
  'Coral',
  'Gull',
  'Pearl',
  'Tar',
  'Wren',
  'Anchor',
  'Gale',
  'Pepper',
  'Rigg',
  'Salt',
  'Tide',
  'Moss',
] as const;

/** A game in this terminal. */
export const play: Command = async (args, voice) => {
  const { words } = voice;
  const spec = {
    seats: 'string',
    people: 'string',
    bots: 'string',
    options: 'string',
    seed: 'string',
    log: 'string',
    url: 'string',
    table: 'string',
    name: 'string',
    watch: 'boolean',
  } as const;
  const read = readArguments('play', args, spec, 1);
  if (!read.ok) return read;
  const { values, positionals } = read.value;
  const given = positionals.length === 0 ? ok(null) : readGameId('play', positionals[0]);
  if (!given.ok) return given;
  if (values.url !== undefined || values.table?.includes('://')) {
    if (values.seed !== undefined) return misuse('option-not-with', { name: '--seed', other: '--url' });
    if (values.table !== undefined && given.value !== null) return misuse('table-not-with-game');
    for (const name of ['seats', 'bots'] as const)
      if (values.table !== undefined && values[name] !== undefined)
        return misuse('option-not-with', { name: '--table', other: `--${name}` });
    // What talks to a server is loaded only where there is one.
    const { playOnline } = await import('./online.js');
    return playOnline(values, chooseGame, given.value, voice);
  }
  for (const name of ['table', 'name', 'watch'] as const)
    if (values[name] !== undefined) return misuse('option-needs', { name: `--${name}`, other: '--url' });

  let leave = (): void => {};
  const prompt = new Prompt(() => {
    leave();
    process.stdout.write(`\n${words.farewell}\n`);
    process.exit(INTERRUPTED);
  });
  let dismiss = (): void => {};
  let id = given.value;
  try {
    id ??= await chooseGame(prompt, voice);
    if (id === null) return ok(0);
    const setting = readSetting(id, values);
    if (!setting.ok) return setting;
    const people = readPeople(values.people ?? '1', setting.value.seats, voice);
    if (!people.ok) return people;
    const named = values.bots ?? 'bosun';
    const filler = isOwnBot(named) ? ok(null) : readChoice('--bots', named, fillers);
    if (!filler.ok) return filler;
    const key = values.seed === undefined ? randomBytes(32).toString('hex') : keyFrom(values.seed);
    const names = [...people.value, ...crew.filter((name) => !people.value.includes(name))].slice(
      0,
      setting.value.seats,
    );
    const seats = people.value.map((_, seat) => seat);
    // One person alone is addressed; several are called by their names, until one of them has the keyboard.
    const room = new Seating(seats.length === 1 ? 0 : 'spectator', names, lineWidth(), voice);
    const others = names.map((_, seat) => seat).slice(seats.length);
    const bot = filler.value === null ? await ownBotOf(named, others, setting.value) : botOf(filler.value);
    dismiss = () => bot.dismiss();
    const hotseat = new Hotseat(setting.value, key, seats, room, prompt, bot);
    const keep = (): boolean => values.log === undefined || written(values.log, hotseat.match.log());
    if (!keep()) return misuse('unwritable-file', { file: values.log! });
    leave = keep;

    const manned = (crew: readonly string[]): string =>
      filler.value === null ? words.ownCrew(crew, named) : words.crew(crew, filler.value);
    greet(id, names, people.value, manned, voice);
    const finished = await hotseat.run();
    hotseat.tell();
    const { match } = hotseat;
    const view = match.view(match.step, 'spectator').view;
    if (finished) print(result(id, match.outcome()!, terminalGames[id].presenter.sheet(view, room), room));
    else print(['', words.endsHere]);
    if (!keep()) return misuse('unwritable-file', { file: values.log! });
    if (values.log !== undefined) print([ink.dim(words.kept(values.log))]);
    return ok(0);
  } catch (error) {
    if (error instanceof OwnBotError) return complaintOf(id!, error);
    throw error;
  } finally {
    dismiss();
    prompt.close();
  }
};

const print = (lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);

function greet(
  id: GameId,
  names: readonly string[],
  people: readonly string[],
  manned: (crew: readonly string[]) => string,
  voice: Voice,
): void {
  const others = names.slice(people.length);
  const crewed = others.length > 0 ? [manned(others)] : [];
  const hint = people.length > 0 ? [voice.words.greeting] : [];
  print([ink.bold(voice.nameOf(id)), voice.aboutOf(id), ink.dim([...crewed, ...hint].join(' '))]);
}

async function chooseGame(prompt: Prompt, voice: Voice): Promise<GameId | null> {
  const wide = Math.max(...gameIds.map((id) => voice.nameOf(id).length));
  print([
    ink.bold(voice.words.whichGame),
    ...menu(
      gameIds,
      gameIds.map((id) => `${voice.nameOf(id).padEnd(wide)}  ${ink.dim(voice.aboutOf(id))}`),
      1,
    ),
  ]);
  for (;;) {
    const typed = await prompt.ask(ink.bold('› '), gameIds);
    if (typed === null || /^\s*(q|quit|exit)\s*$/i.test(typed)) return null;
    const word = /^[1-5]$/.test(typed.trim()) ? gameIds[Number(typed.trim()) - 1] : typed.trim();
    const id = gameIds.find((one) => one === word || one === near(word, gameIds).near);
    if (id !== undefined) return id;
    print([voice.words.typeGame(gameIds.length)]);
  }
}

/** `2`, or `Ann,Ben`. */
function readPeople(given: string, seats: number, { words }: Voice): Result<readonly string[], Complaint> {
  const count = /^\d{1,3}$/.test(given.trim()) ? Number(given) : null;
  const names =
    count === null
      ? given.split(',').map((name) => name.trim())
      : Array.from({ length: Math.min(count, 100) }, (_, i) =>
          count === 1 ? words.you : words.player(i + 1),
        );
  const bad = names.find((name) => !text(1, 20).read(name, '').ok);
  if (bad !== undefined) return misuse('bad-name', { name: bad });
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) return misuse('same-name', { name: twice });
  return names.length > seats ? misuse('too-many-people', { people: names.length, seats }) : ok(names);
}

function written(file: string, log: unknown): boolean {
  try {
    writeFileSync(file, `${JSON.stringify(log)}\n`);
    return true;
  } catch {
    return false;
  }
}
