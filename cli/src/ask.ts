import type { View } from '@crossbones/core';
import { label, quoted, say } from '@crossbones/texts';
import { type Dial, dialOf, menu, understood } from './choice.js';
import { ink } from './ink.js';
import type { Presenter } from './presenter.js';
import type { Prompt } from './prompt.js';
import type { Room } from './room.js';
import type { Setting } from './setting.js';
import { breadth } from './text.js';

/** A longer list than this is chosen part by part, where its words have parts. */
const LONG = 16;
/** Deeper than any word goes. */
const MOST_PARTS = 8;

/** What a person is asked, and what can be done with the answer. */
export interface Asked {
  readonly setting: Setting;
  readonly presenter: Presenter;
  readonly room: Room;
  readonly view: View;
  readonly words: readonly string[];
  /** Whether one may just as well do nothing. */
  readonly optional: boolean;
  /** Null when it is done, or why it cannot be. */
  submit(word: string): string | null | Promise<string | null>;
  undo(): string | null | Promise<string | null>;
  /** What else can be typed at this table, for the help. */
  readonly also?: readonly string[];
}

/** What can be typed besides the words of the game. */
const commands = ['quit', 'undo', 'score', 'help'];

type Answer = 'acted' | 'declined' | 'left';

/** Asks until there is an answer. */
export async function ask(prompt: Pick<Prompt, 'ask'>, asked: Asked): Promise<Answer> {
  let chosen: string | null = null;
  show(scene(asked));
  show(offer(asked, chosen));
  for (;;) {
    const words = among(asked, chosen);
    const parts = partsOf(asked, chosen);
    const typed = await prompt.ask(ink.bold('› '), [...words, ...commands]);
    if (typed === null) return 'left';
    const text = typed.trim().toLowerCase();
    switch (text) {
      case 'q':
      case 'quit':
      case 'exit':
        return 'left';
      case '':
        if (asked.optional) return 'declined';
        if (chosen === null) show(scene(asked));
        chosen = null;
        show(offer(asked, chosen));
        continue;
      case '?':
      case 'help':
        show(help(asked, words));
        continue;
      case 'score':
        show(asked.presenter.sheet(asked.view, asked.room));
        continue;
    }
    const part =
      parts === null ? null : (parts[Number(text) - 1] ?? parts.find((one) => one === text) ?? null);
    if (part !== null && !words.includes(part)) {
      chosen = part;
      show(offer(asked, chosen));
      continue;
    }
    const refused = await (text === 'undo' ? asked.undo() : submitted(asked, typed, part, words));
    if (refused === null) return 'acted';
    show([refused]);
  }
}

function submitted(
  asked: Asked,
  typed: string,
  part: string | null,
  words: readonly string[],
): ReturnType<Asked['submit']> {
  const word = part ?? understood(asked.setting.game, typed, words);
  return word === null ? `${quoted(typed)} is nothing you can do here; ? shows what is.` : asked.submit(word);
}

const show = (lines: readonly string[]): void =>
  void process.stdout.write(lines.map((line) => `${line}\n`).join(''));

/** The table as the person sees it. */
function scene({ presenter, view, room, words }: Asked): string[] {
  const title = `── ${presenter.heading(view)} `;
  return [
    '',
    ink.cyan(title + '─'.repeat(Math.max(0, room.width - breadth(title)))),
    ...presenter.table(view, room),
    ...presenter.hand(view, words, room),
  ];
}

/** The question and the choices that the hand does not show already. */
function offer(asked: Asked, chosen: string | null): string[] {
  const { presenter, view, room, optional } = asked;
  const words = among(asked, chosen);
  const parts = partsOf(asked, chosen);
  const asking = chosen === null ? presenter.question(view, words, room) : `${choiceText(asked, chosen)}:`;
  const question =
    asking + (optional ? ' Enter lets it be.' : chosen === null ? '' : ink.dim(' Enter goes back.'));
  if (parts !== null)
    return [
      '',
      question,
      ...menu(
        parts,
        parts.map((part) => choiceText(asked, part)),
        room.width,
      ),
    ];
  if (words.every((word) => presenter.inHand(word))) return ['', question];
  const dial = dialOf(words);
  if (dial !== null) return ['', question, ...dialLines(asked, dial)];
  return [
    '',
    question,
    ...menu(
      words,
      words.map((word) => choiceText(asked, word)),
      room.width,
    ),
  ];
}

/** What there is besides the number, and what the number means. */
function dialLines(asked: Asked, { numbers, others, about }: Dial): string[] {
  if (others.length === 0) return [];
  const ends = numbers.length === 1 ? `${numbers[0]}` : `${numbers[0]}–${numbers.at(-1)}`;
  const wide = Math.max(ends.length, ...others.map((word) => word.length));
  const line = (word: string, text: string): string => `  ${ink.bold(word.padEnd(wide))}  ${text}`;
  return [...others.map((word) => line(word, choiceText(asked, word))), line(ends, about)];
}

const choiceText = ({ presenter, setting, view, room }: Asked, word: string): string =>
  presenter.choice?.(word, view, room) ?? label(setting.id, word);

/** The words that the part chosen so far leaves. */
const among = ({ presenter, words }: Asked, chosen: string | null): readonly string[] =>
  chosen === null ? words : words.filter((word) => presenter.parts?.(word).includes(chosen));

/** The parts to choose from next, if the list is too long to be chosen from at once. */
function partsOf(asked: Asked, chosen: string | null): readonly string[] | null {
  const words = among(asked, chosen);
  const { parts } = asked.presenter;
  if (parts === undefined || words.length <= LONG) return null;
  for (let depth = 0; depth < MOST_PARTS; depth++) {
    const next = [...new Set(words.map((word) => parts(word).at(depth) ?? word))];
    if (next.length > 1) return next;
  }
  return null;
}

const MOST_HELP = 40;

function help({ presenter, setting, view, also = [] }: Asked, words: readonly string[]): string[] {
  const wide = Math.max(...words.slice(0, MOST_HELP).map((word) => word.length));
  const choices = words
    .slice(0, MOST_HELP)
    .map((word) => `  ${word.padEnd(wide)}  ${label(setting.id, word)}`);
  const refused = Object.entries(presenter.unplayable(view)).map(
    ([held, reason]) => `  ${held}: ${say(setting.id, reason)} (${reason.rule})`,
  );
  return [
    '',
    ink.bold('You can type'),
    ...choices,
    ...(words.length > MOST_HELP ? [`  … and ${words.length - MOST_HELP} more`] : []),
    ...(refused.length > 0 ? [ink.bold('Not now'), ...refused] : []),
    ...(presenter.legend.length > 0
      ? [ink.bold('Signs'), ...presenter.legend.map((line) => `  ${line}`)]
      : []),
    ink.bold('Also'),
    '  Enter shows the table again, score the sheet, undo takes back, quit leaves.',
    ...also.map((line) => `  ${line}`),
    `  The rules are in docs/rules/${setting.id}.md.`,
  ];
}
