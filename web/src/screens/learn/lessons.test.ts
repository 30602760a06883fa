import { type Inquiry, thinking } from '@crossbones/bots/pool';
import { FastRng, keyFrom, Match, must, type Sight, type View } from '@crossbones/core';
import { type GameId, gameIds } from '@crossbones/games';
import { languageIds, volumeWords } from '@crossbones/texts/load';
import { effect, signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lessonOf } from '../../games/manifest.js';
import { asked, LEARNER, type Lesson, lucky, mistakeOf, satisfies, told } from '../../play/lesson.js';
import { type Engine, engineOf, rulebook } from '../../play/local/engine.js';
import type { Script } from '../../play/script.js';
import { LessonMatch } from './lesson-match.js';

const scripts = Object.fromEntries(
  await Promise.all(
    gameIds.map(async (game) => [game, (await import(`../../games/${game}/table/script.ts`)).script]),
  ),
) as { readonly [game: string]: Script<View> };

/** A word that stands for itself, or one of those it may be. */
const spoken = (want: string, legal: readonly string[]): string =>
  want.endsWith('*') ? legal.findLast((word) => word.startsWith(want.slice(0, -1)))! : want;

const tongues = await Promise.all(languageIds.map((language) => volumeWords(language, 'learn')));

/** The lesson as somebody has it before them: every sight is looked at, and told as the table would tell it. */
function attend(game: GameId, engine: Engine, lesson: Lesson) {
  const think = thinking({
    engineOf: async () => engine,
    loadWeights: () => Promise.reject(),
    clock: () => 0,
  });
  const mates = { pause: () => 1, consult: (inquiry: Inquiry) => think(inquiry) };
  const match = new LessonMatch(game, engine.game, lesson, signal([]), mates);
  // Whatever happens, the guide has something to say, in every language.
  effect(() => {
    const { say, fared } = match.bubble.value;
    for (const { lessons } of tongues)
      for (const key of fared ? [say, fared] : [say])
        expect((lessons[game] as { readonly [say: string]: string })[key], `${key} is said`).toMatch(/\S/);
  });
  let newest: Sight | null = null;
  match.watch((sight) => {
    const scenes = scripts[game]((newest?.view ?? null) as View | null, sight);
    expect(scenes.at(-1)?.view, 'a picture of how it stands').toEqual(sight.view);
    newest = sight;
  });
  /** Others act until the guide, or the game, wants something. */
  const settle = async (): Promise<void> => {
    let before: Sight | null = null;
    while (before !== newest) {
      before = newest;
      match.seen(newest!);
      await vi.runAllTimersAsync();
    }
  };
  return { match, settle, sight: () => newest! };
}

/** Does what the guide wants until it leaves one alone, or the lesson is over. */
async function follow({ match, settle, sight }: ReturnType<typeof attend>): Promise<void> {
  for (let guard = 0; match.bubble.value.is !== 'alone' && match.bubble.value.is !== 'over'; guard++) {
    expect(guard).toBeLessThan(100);
    await settle();
    if (match.bubble.value.is === 'told') match.read();
    if (match.bubble.value.is !== 'asked') continue;
    const words = match.want.value.map((want) => spoken(want, sight().legal));
    expect(await match.submit(0, words)).toBeNull();
  }
}

/** Does whatever the rules allow until the lesson is over. */
async function playOn({ match, settle, sight }: ReturnType<typeof attend>, seed: string): Promise<void> {
  const luck = new FastRng(seed);
  for (let guard = 0; match.bubble.value.is === 'alone'; guard++) {
    expect(guard).toBeLessThan(200);
    await settle();
    const { legal } = sight();
    if (match.bubble.value.is !== 'alone') break;
    expect(match.marked.value, 'nothing is recommended').toBeNull();
    expect(sight().actors, 'the match waits for nobody else').toContain(LEARNER);
    expect(await match.submit(0, [legal[luck.below(legal.length)]])).toBeNull();
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each(gameIds)('the lesson of %s', (game) => {
  test('each word of its script is legal, and each mistake it explains could be made', async () => {
    const [lesson, rules] = await Promise.all([lessonOf(game), rulebook(game)]);
    const { seats, options, luck, lines } = lesson;
    const match = must(Match.open(lucky(rules, luck), { seats, options, key: keyFrom('lesson') }));
    for (const [at, line] of lines.entries()) {
      if (line.is === 'told') continue;
      if (line.is === 'alone') {
        expect(at, 'nothing is written for what comes after').toBe(lines.length - 1);
        continue;
      }
      if (line.is !== 'asked') {
        for (const turn of line.turns) {
          const [seat, ...words] = turn.split(' ');
          expect(match.submit(Number(seat), words), `line ${at}: ${turn}`).toMatchObject({ ok: true });
        }
        continue;
      }
      const legal = match.legal(LEARNER);
      const strays = legal.filter((word) => !satisfies([word], line.want.slice(0, 1)));
      for (const word of strays)
        expect(mistakeOf(line.mistakes, [word]), `line ${at}: ${word} is explained`).not.toBeNull();
      for (const words of Object.keys(line.mistakes)) {
        if (words === '*') expect(strays.length + line.want.length, `line ${at}`).toBeGreaterThan(1);
        else expect(strays, `line ${at}: ${words} could be done`).toContain(words);
      }
      const words = line.want.map((want) => spoken(want, legal));
      expect(match.submit(LEARNER, words), `line ${at}: ${words}`).toMatchObject({ ok: true });
    }
  });

  test('says everything it has to say, and nothing that it has no words for', async () => {
    const lesson = await lessonOf(game);
    const said = new Set<string>([lesson.end]);
    for (const line of lesson.lines) {
      if ('say' in line) said.add(line.say);
      if (line.is === 'alone') said.add(line.well).add(line.badly);
      if (line.is === 'asked') for (const say of Object.values(line.mistakes)) said.add(say);
    }
    const { lessons } = await volumeWords('en', 'learn');
    expect([...said, 'about'].sort()).toEqual(Object.keys(lessons[game]).sort());
  });

  test('its last stretch is played without help, and what came of it is said', async () => {
    const [lesson, engine] = await Promise.all([lessonOf(game), engineOf(game)]);
    const last = lesson.lines.at(-1)!;
    expect(last.is).toBe('alone');
    if (last.is !== 'alone') return;
    const heard = new Set<string | null | undefined>();
    for (let seed = 0; seed < 12 && heard.size < 2; seed++) {
      const here = attend(game, engine, lesson);
      await follow(here);
      expect(here.match.bubble.value).toEqual({ is: 'alone', say: last.say });
      const before = here.sight().view;
      const scores = before.scores as readonly number[];
      expect(Math.max(...scores), 'so far the learner is ahead').toBe(scores[LEARNER]);
      await playOn(here, `${game}/${seed}`);
      const { bubble } = here.match;
      expect(bubble.value).toMatchObject({ is: 'over', say: lesson.end });
      expect(bubble.value.fared).toBe(last.fared(here.sight().view, before) ? last.well : last.badly);
      expect(here.sight().legal).toEqual([]);
      heard.add(bubble.value.fared);
    }
    expect(heard, 'it can end well, and badly').toEqual(new Set([last.well, last.badly]));
  });

  test('where no bot can be asked, the others do anything', async () => {
    const [lesson, engine] = await Promise.all([lessonOf(game), engineOf(game)]);
    const here = attend(game, { ...engine, crew: { ...engine.crew, bosun: () => () => -1 } }, lesson);
    await follow(here);
    await playOn(here, game);
    expect(here.match.bubble.value.is).toBe('over');
  });

  test('leads to its end whoever follows it, whatever they try on the way', async () => {
    const [lesson, engine] = await Promise.all([lessonOf(game), engineOf(game)]);
    const here = attend(game, engine, lesson);
    const { match, settle, sight } = here;
    const explained = new Set<string>();
    for (let guard = 0; match.bubble.value.is !== 'alone'; guard++) {
      expect(guard).toBeLessThan(100);
      await settle();
      if (match.bubble.value.is === 'told') match.read();
      if (match.bubble.value.is !== 'asked') continue;
      const wanted = match.want.value;
      expect(sight().actors, 'the learner is asked').toContain(LEARNER);
      for (const word of sight()
        .legal.filter((one) => !satisfies([one], wanted.slice(0, 1)))
        .slice(0, 6)) {
        const asked = match.bubble.value;
        expect(await match.submit(0, [word])).toBeNull();
        expect(match.bubble.value, word).toMatchObject({ is: 'mistaken', say: expect.any(String) });
        expect(sight().legal, 'nothing more is done before it is taken back').toEqual([]);
        explained.add(match.bubble.value.say!);
        match.takeBack();
        await settle();
        expect(match.bubble.value).toEqual(asked);
      }
      expect(
        await match.submit(
          0,
          wanted.map((want) => spoken(want, sight().legal)),
        ),
      ).toBeNull();
    }
    await playOn(here, game);
    expect(match.bubble.value.say).toBe(lesson.end);
    expect(explained.size).toBeGreaterThan(4);
    expect(sight().legal).toEqual([]);
  });

  test('whoever acts before having read all of it is asked no more', async () => {
    const [lesson, engine] = await Promise.all([lessonOf(game), engineOf(game)]);
    const here = attend(game, engine, lesson);
    const { match, settle, sight } = here;
    for (let guard = 0; match.bubble.value.is !== 'alone'; guard++) {
      expect(guard).toBeLessThan(100);
      await settle();
      const line = lesson.lines.find((one) => one.is === 'asked' && one.say === match.bubble.value.say);
      if (match.bubble.value.is === 'told') {
        const step = sight().step;
        const next = lesson.lines.slice(
          lesson.lines.findIndex((one) => 'say' in one && one.say === match.bubble.value.say),
        );
        const first = next.find((one) => one.is !== 'told');
        if (first?.is === 'asked') {
          await match.submit(
            0,
            first.want.map((want) => spoken(want, sight().legal)),
          );
          expect(sight().step).toBeGreaterThan(step);
        } else match.read();
      } else if (line?.is === 'asked') {
        await match.submit(
          0,
          line.want.map((want) => spoken(want, sight().legal)),
        );
      }
    }
  });
});

test('a mistake that no line explains says at least what is wanted', async () => {
  const engine = await engineOf('skull');
  const lines = [told('welcome'), asked('place', 'flower')];
  const { match, settle } = attend('skull', engine, {
    seats: 4,
    options: {},
    luck: { first: '0' },
    lines,
    end: 'end',
  });
  expect(match.bubble.value.say, 'while the table is being laid').toBe('welcome');
  await settle();
  expect(await match.submit(0, ['skull'])).toBeNull();
  expect(match.bubble.value).toEqual({ is: 'mistaken', say: 'place' });
  match.takeBack();
  expect(match.bubble.value).toEqual({ is: 'quiet', say: 'place' });
});
