import type { View } from '@crossbones/core';
import { type Dial, dialOf, menu, understood } from './choice.js';
import { ink } from './ink.js';
import type { Presenter } from './presenter.js';
import type { Prompt } from './prompt.js';
import type { Seating } from './seating.js';
import type { Setting } from './setting.js';
import { breadth } from './text.js';

/** A longer list than this is chosen part by part, where its words have parts. */
const LONG = 16;
/** More parts than any word has. */
const MOST_PARTS = 8;

/** What a person is asked, and what can be done with the answer. */
export interface TurnQuestion {
  readonly setting: Setting;
  readonly presenter: Presenter;
  readonly room: Seating;
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
export async function ask(prompt: Pick<Prompt, 'ask'>, asked: TurnQuestion): Promise<Answer> {
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
  asked: TurnQuestion,
  typed: string,
  part: string | null,
  words: readonly string[],
): ReturnType<TurnQuestion['submit']> {
  const word = part ?? understood(asked.setting.game, typed, words);
  return word === null ? asked.room.voice.words.notUnderstood(typed) : asked.submit(word);
}

const show = (lines: readonly string[]): void =>
  void process.stdout.write(lines.map((line) => `${line}\n`).join(''));

/** The table as the person sees it. */
function scene({ presenter, view, room, words }: TurnQuestion): string[] {
  const title = `── ${presenter.heading(view, room)} `;
  return [
    '',
    ink.cyan(title + '─'.repeat(Math.max(0, room.width - breadth(title)))),
    ...presenter.table(view, room),
    ...presenter.hand(view, words, room),
  ];
}

/** The question and the choices that the hand does not show already. */
function offer(asked: TurnQuestion, chosen: string | null): string[] {
  const { presenter, view, room, optional } = asked;
  const { named, enterLetsBe, enterGoesBack } = room.voice.words;
  const words = among(asked, chosen);
  const parts = partsOf(asked, chosen);
  const question =
    chosen !== null
      ? named(choiceText(asked, chosen), optional ? enterLetsBe : ink.dim(enterGoesBack))
      : presenter.question(view, words, room) + (optional ? ` ${enterLetsBe}` : '');
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

/** The choices besides a number, and what the number means. */
function dialLines(asked: TurnQuestion, { verb, numbers, others }: Dial): string[] {
  if (others.length === 0) return [];
  const ends = numbers.length === 1 ? `${numbers[0]}` : `${numbers[0]}–${numbers.at(-1)}`;
  const wide = Math.max(ends.length, ...others.map((word) => word.length));
  const line = (word: string, text: string): string => `  ${ink.bold(word.padEnd(wide))}  ${text}`;
  return [
    ...others.map((word) => line(word, choiceText(asked, word))),
    line(ends, asked.room.voice.words.dials[verb]),
  ];
}

const choiceText = ({ presenter, setting, view, room }: TurnQuestion, word: string): string =>
  presenter.choice?.(word, view, room) ?? room.voice.label(setting.id, word);

/** The words that are left after the part chosen so far. */
const among = ({ presenter, words }: TurnQuestion, chosen: string | null): readonly string[] =>
  chosen === null ? words : words.filter((word) => presenter.parts?.(word).includes(chosen));

/** The parts to choose from next, if the list is too long to be chosen from at once. */
function partsOf(asked: TurnQuestion, chosen: string | null): readonly string[] | null {
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

function help(
  { presenter, setting, view, room, also = [] }: TurnQuestion,
  words: readonly string[],
): string[] {
  const { voice } = room;
  const legend = presenter.legend(room);
  const wide = Math.max(...words.slice(0, MOST_HELP).map((word) => word.length));
  const choices = words
    .slice(0, MOST_HELP)
    .map((word) => `  ${word.padEnd(wide)}  ${voice.label(setting.id, word)}`);
  const refused = Object.entries(presenter.unplayable(view)).map(
    ([held, reason]) => `  ${voice.words.named(held, voice.say(setting.id, reason))} (${reason.rule})`,
  );
  return [
    '',
    ink.bold(voice.words.canType),
    ...choices,
    ...(words.length > MOST_HELP ? [`  ${voice.words.andMore(words.length - MOST_HELP)}`] : []),
    ...(refused.length > 0 ? [ink.bold(voice.words.notNow), ...refused] : []),
    ink.bold(voice.words.signs),
    ...legend.map((line) => `  ${line}`),
    ink.bold(voice.words.also),
    `  ${voice.words.alsoTyped}`,
    ...also,
    `  ${voice.words.rulesIn(`docs/rules/${setting.id}.md`)}`,
  ];
}
