import { type Game, keyFrom, Match, must, type Sight, type View } from '@crossbones/core';
import { gameIds } from '@crossbones/games';
import { languageIds, volumeWords } from '@crossbones/texts/load';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lessonOf } from '../../games/manifest.js';
import { LEARNER, type Lesson, lucky, mistakeOf, satisfies } from '../../play/lesson.js';
import { rulebook } from '../../play/local/engine.js';
import type { Script } from '../../play/script.js';
import { LessonMatch } from './match.js';

const scripts = Object.fromEntries(
  await Promise.all(
    gameIds.map(async (game) => [game, (await import(`../../games/${game}/table/script.ts`)).script]),
  ),
) as { readonly [game: string]: Script<View> };

/** A word that stands for itself, or one of those it may be. */
const spoken = (want: string, legal: readonly string[]): string =>
  want.endsWith('*') ? legal.findLast((word) => word.startsWith(want.slice(0, -1)))! : want;

/** The lesson as somebody has it before them: every sight is looked at, and told as the table would tell it. */
function attend(game: (typeof gameIds)[number], rules: Game, lesson: Lesson) {
  const match = new LessonMatch(game, rules, lesson, signal([]), () => 1);
  let newest: Sight | null = null;
  match.watch((sight) => {
    const scenes = scripts[game]((newest?.view ?? null) as View | null, sight);
    expect(scenes.at(-1)?.view, 'a picture of how it stands').toEqual(sight.view);
    newest = sight;
  });
  /** Others act until the guide wants something. */
  const settle = (): void => {
    let before: Sight | null = null;
    while (before !== newest) {
      before = newest;
      match.seen(newest!);
      vi.runAllTimers();
    }
  };
  return { match, settle, sight: () => newest! };
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
      if (line.is === 'told' || line.is === 'asked') said.add(line.say);
      if (line.is === 'asked') for (const say of Object.values(line.mistakes)) said.add(say);
    }
    const { lessons } = await volumeWords('en', 'learn');
    expect([...said, 'about'].sort()).toEqual(Object.keys(lessons[game]).sort());
  });

  test('ends as its last words say, in every language', async () => {
    const [lesson, rules] = await Promise.all([lessonOf(game), rulebook(game)]);
    const { seats, options, luck, lines, end } = lesson;
    const match = must(Match.open(lucky(rules, luck), { seats, options, key: keyFrom('lesson') }));
    for (const line of lines) {
      if (line.is === 'asked')
        must(
          match.submit(
            LEARNER,
            line.want.map((want) => spoken(want, match.legal(LEARNER))),
          ),
        );
      else if (line.is !== 'told')
        for (const [seat, ...words] of line.turns.map((turn) => turn.split(' ')))
          must(match.submit(Number(seat), words));
    }
    if (game === 'skull') return expect(match.outcome()?.places).toEqual([1, 2, 2, 2]);
    const { scores } = match.view(match.step, LEARNER).view as unknown as { scores: readonly number[] };
    expect(Math.max(...scores), 'the learner is ahead').toBe(scores[LEARNER]);
    for (const language of languageIds) {
      const { lessons } = await volumeWords(language, 'learn');
      const last = (lessons[game] as { readonly [say: string]: string })[end];
      expect(last).toMatch(new RegExp(`\\b${scores[LEARNER]}\\b`));
    }
  });

  test('leads to its end whoever follows it, whatever they try on the way', async () => {
    const [lesson, rules] = await Promise.all([lessonOf(game), rulebook(game)]);
    const { match, settle, sight } = attend(game, rules, lesson);
    const explained = new Set<string>();
    for (let guard = 0; match.bubble.value.is !== 'over'; guard++) {
      expect(guard).toBeLessThan(100);
      settle();
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
        settle();
        expect(match.bubble.value).toEqual(asked);
      }
      expect(
        await match.submit(
          0,
          wanted.map((want) => spoken(want, sight().legal)),
        ),
      ).toBeNull();
    }
    expect(match.bubble.value.say).toBe(lesson.end);
    expect(explained.size).toBeGreaterThan(4);
    expect(sight().legal).toEqual([]);
  });

  test('whoever acts before having read all of it is asked no more', async () => {
    const [lesson, rules] = await Promise.all([lessonOf(game), rulebook(game)]);
    const { match, settle, sight } = attend(game, rules, lesson);
    for (let guard = 0; match.bubble.value.is !== 'over'; guard++) {
      expect(guard).toBeLessThan(100);
      settle();
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
