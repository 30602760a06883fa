import { ok } from '@crossbones/core';
import { catalogue, gameIds } from '@crossbones/games';
import {
  type CommandName,
  type HelpLine,
  type HelpPage,
  type HelpPages,
  languageIds,
} from '@crossbones/texts';
import { readArguments } from './arguments.js';
import { type Command, misuse } from './command.js';
import { ink } from './ink.js';
import { near } from './near.js';
import { scored } from './score.js';
import { breadth, defined, flow, lineWidth, wrapped } from './text.js';
import type { Voice } from './voice.js';

/** What programs are told and answer is the same in every language. */
const examples: { readonly [command in CommandName]?: readonly string[] } = {
  arbiter: [
    'echo \'{"players":3,"leader":0,"cards":["y12","y5","b2"]}\' | crossbones arbiter skull-king',
    'echo \'{"rolls":["black:6","black:7","yellow:7"]}\' | crossbones arbiter skull-king-dice',
    'echo \'{"players":3,"leader":0,"centre":[],"cards":["b6","g7","b12"]}\' | crossbones arbiter skull-queen',
    'echo \'{"ask":"up","up":["c1","joker","c1"]}\' | crossbones arbiter queens-collection',
  ],
  score: [
    'echo \'{"cards":4,"scoring":"skull-king","players":[{"bid":2,"won":2}]}\' | crossbones score skull-king',
    'echo \'{"round":4,"scoring":"standard","players":[{"bid":0,"won":0}]}\' | crossbones score skull-king-dice',
    'echo \'{"players":[{"boxes":2,"pawns":6,"cards":1}]}\' | crossbones score queens-collection',
  ],
};

const USUAL = 4;
/** What the help tells of every command. */
export function helpPages(voice: Voice): HelpPages {
  const { words } = voice;
  const others = gameIds.filter((id) => catalogue[id].usualSeats !== USUAL);
  const usually = words.help.usually(
    USUAL,
    others.map((id) => `${voice.nameOf(id)} ${catalogue[id].usualSeats}`),
  );
  return words.help.pages({ usually, scored: scored.join('|') });
}

export const help: Command = async (args, voice) => {
  const read = readArguments('help', args, {}, 1);
  if (!read.ok) return read;
  const [name] = read.value.positionals;
  const pages = helpPages(voice);
  const topics = Object.keys(pages) as CommandName[];
  if (name === undefined) {
    print(overview(pages, voice));
    return ok(0);
  }
  const topic = topics.find((one) => one === name);
  if (topic === undefined)
    return misuse('unknown-command', { name, known: topics.join(', '), ...near(name, topics) });
  print(page(topic, pages[topic], voice));
  return ok(0);
};

function page(topic: CommandName, { about, usage, more }: HelpPage, { words }: Voice): string[] {
  const width = lineWidth();
  const told = more.flatMap((part) => [
    '',
    ...(typeof part === 'string' ? wrapped(part, width) : defined(part, width)),
  ]);
  const tried = examples[topic]?.map((line) => `  ${line}`) ?? [];
  return [
    ...wrapped(words.named(ink.bold(`crossbones ${topic}`), about), width),
    '',
    ...usage.flatMap((line) => usageLines(line, width)),
    ...told,
    ...(tried.length > 0 ? ['', ...tried] : []),
    '',
    ...wrapped(words.help.languageHelp(languageIds), width),
  ];
}

/** A way to call a command; an option stays beside its value. */
const usageLines = (line: string, width: number): string[] =>
  flow(line.split(/ (?=[[<-])/), width - 6, ' ').map((part, i) => (i === 0 ? '  ' : '      ') + part);

function overview(pages: HelpPages, voice: Voice): string[] {
  const { words } = voice;
  const width = lineWidth();
  const wide = Math.max(...gameIds.map(breadth));
  const listed = (lines: readonly HelpLine[]): string[] => defined(lines, width, wide);
  return [
    words.named(ink.bold('Crossbones'), words.help.tagline),
    '',
    ink.bold(words.help.commandsTitle),
    ...listed(Object.entries(pages).map(([topic, { about }]) => [topic, about])),
    '',
    ink.bold(words.help.gamesTitle),
    ...listed(gameIds.map((id) => [id, `${voice.nameOf(id)}. ${voice.aboutOf(id)}`])),
    '',
    words.help.tryThis,
    ...wrapped(words.help.languageHelp(languageIds), width),
  ];
}

const print = (lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);
