import { type PuzzlePosition, type PuzzleVerdict, unboxed } from '@crossbones/bots/puzzle/puzzle';
import { FastRng, type Game } from '@crossbones/core';
import { games } from '@crossbones/games';
import { beforeEach, describe, expect, it } from 'vitest';
import { Drill, type Practice } from './drill.js';
import { boxOf } from './fixture.js';
import { afterAnswer, forgetTraining, keepTraining, training } from './kept-training.js';

const DAY = 86_400_000;
const NOW = 1_800_000_000_000;
const game = 'skull-king-dice' as const;
const box = boxOf(game);
const [sample] = box.puzzles.map((one) => unboxed(box, one));
const bid = unboxed(box, box.puzzles.find(({ kind }) => kind === 'bid')!);

/** A coach that knows one puzzle and one hand, and counts what it is asked. */
function practice(some: Partial<Practice> = {}): Practice & { readonly asked: string[] } {
  const asked: string[] = [];
  const answers: { readonly [call: string]: unknown } = { puzzle: sample, hand: bid.position, verdict: bid };
  return {
    game,
    rules: games[game] as unknown as Game,
    box,
    kind: null,
    bids: false,
    coach: {
      ask: ((call: string) => {
        asked.push(call);
        return Promise.resolve(answers[call]);
      }) as Practice['coach']['ask'],
    },
    me: { name: 'Ann', face: 1 },
    mates: ['Bo', 'Cy', 'Di', 'Ed'],
    now: () => NOW,
    rng: new FastRng('drill'),
    asked,
    ...some,
  };
}

beforeEach(forgetTraining);

describe('a drill', () => {
  it('asks at a table where the seat sees what it saw, and takes one answer that the rules allow', async () => {
    const { match, verdict, position } = await new Drill(practice()).next();
    let shown: { readonly legal: readonly string[] } | null = null;
    match.watch((sight) => {
      shown = sight;
    });
    const { answers } = (await verdict)!;
    expect([...shown!.legal].sort()).toEqual(answers.map(({ word }) => word).sort());
    expect(match.sailors.value[position.seat].name).toBe('Ann');
    expect(await match.submit(0, ['bid:99'])).not.toBeNull();
    expect(match.answer.value).toBeNull();
    expect(await match.submit(0, [answers[0].word])).toBeNull();
    expect(match.answer.value).toEqual([answers[0].word]);
    expect(shown!.legal).toEqual([]);
    expect(await match.submit(0, [answers[1].word])).toBeNull();
    expect(match.answer.value).toEqual([answers[0].word]);
  });

  it('begins with what comes back today, and lets go of what cannot be laid out any more', async () => {
    const broken = { ...sample.position, entries: 'x' } as unknown as PuzzlePosition;
    const missed = [
      { id: sample.id, game, from: 'box' as const },
      { id: 'gone', game, from: 'made' as const, position: broken },
      { id: 'lost@3', game, from: 'own' as const },
    ];
    for (const one of missed) keepTraining(afterAnswer(training.value, one, false, NOW - 2 * DAY));
    const drill = new Drill(practice());
    const first = await drill.next();
    expect([first.asked?.id, first.again]).toEqual([sample.id, true]);
    keepTraining(afterAnswer(training.value, first.asked!, true, NOW));
    const second = await drill.next();
    expect(second.again).toBe(false);
    expect(training.value.recalls.map(({ id }) => id)).toEqual([sample.id]);
  });

  it('has one made on the device when the box has none left, or is not at hand', async () => {
    const without = practice({ box: null });
    const task = await new Drill(without).next();
    expect(without.asked).toEqual(['puzzle']);
    expect(task.asked).toEqual({ id: sample.id, game, from: 'made', position: sample.position });
    expect(await task.verdict).toBe(sample);
  });

  it('deals hands to bid on, the next one ahead, and none of them comes back', async () => {
    const bidding = practice({ bids: true });
    const drill = new Drill(bidding);
    const task = await drill.next();
    expect([task.asked, task.kind]).toEqual([null, 'bid']);
    expect(await task.verdict).toBe(bid as PuzzleVerdict);
    expect(bidding.asked).toEqual(['hand', 'verdict', 'hand']);
    await drill.next();
    expect(bidding.asked.filter((one) => one === 'hand')).toHaveLength(3);
  });
});
