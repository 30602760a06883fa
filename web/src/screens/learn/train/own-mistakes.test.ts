import { unboxed } from '@crossbones/bots/puzzle/puzzle';
import { FastRng, type Game } from '@crossbones/core';
import { games } from '@crossbones/games';
import { afterAll, expect, it } from 'vitest';
import { forgetReview, type KeptReview, keepReview } from '../../../play/local/kept-reviews.js';
import { Drill } from './drill.js';
import { boxOf } from './fixture.js';
import { forgetTraining, keepTraining, training, withMistakes } from './kept-training.js';
import { ownMistakes, positionOfMistake } from './own-mistakes.js';

const DAY = 86_400_000;
const NOW = 1_800_000_000_000;
const game = 'skull-king-dice' as const;
const box = boxOf(game);
const { position } = unboxed(box, box.puzzles[0]);
const { seat, ...log } = position;
const step = log.entries.length;
const others = (seat + 1) % log.seats;
const names = Array.from({ length: log.seats }, (_, one) => `Sailor ${one}`);

/** A review with a mistake of one's own, a good decision, and a mistake of somebody else. */
const review = {
  id: 'm',
  where: 'device',
  game,
  names,
  own: [seat],
  log: { ...log, game, rules: undefined },
  made: NOW,
  luck: null,
  review: {
    decisions: [
      { step, seat, grade: 'mistake' },
      { step: 1, seat, grade: 'good' },
      { step: 2, seat: others, grade: 'blunder' },
    ],
  },
} as unknown as Omit<KeptReview, 'format'>;

// Other files of tests find nothing of it.
afterAll(async () => {
  forgetTraining();
  await forgetReview(review.id);
});

it('a mistake of one’s own that a kept review has found is asked again a day later, at its table', async () => {
  await keepReview(review);
  const found = await ownMistakes();
  expect(found).toEqual([{ id: `m@${step}`, game, found: NOW }]);
  expect(await positionOfMistake('nobody@1', 1)).toBeNull();
  expect(await positionOfMistake('m@3', 1)).toBeNull();

  keepTraining(withMistakes(training.value, found));
  const drill = (now: number) =>
    new Drill({
      game,
      rules: games[game] as unknown as Game,
      box,
      kind: null,
      bids: false,
      coach: { ask: (() => Promise.resolve(null)) as never },
      me: { name: 'Ann', face: 1 },
      mates: ['Bo', 'Cy', 'Di', 'Ed'],
      now: () => now,
      rng: new FastRng('own'),
    });
  expect((await drill(NOW).next()).asked?.from).toBe('box');
  const task = await drill(NOW + DAY).next();
  expect(task.asked).toEqual({ id: `m@${step}`, game, from: 'own' });
  expect(task.position).toEqual({ ...position, rules: games[game].rules });
  expect(task.match.sailors.value.map(({ name }) => name)).toEqual(names);
});
