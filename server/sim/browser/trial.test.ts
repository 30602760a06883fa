import { expect, it } from 'vitest';
import { SeaTrial, type TrialEvent } from './index.js';

const names = ['Anne', 'Ben', 'Clara', 'Dan'];
const MOST_MS = 600_000;

/** The same match with the same mischief; what happened, and how it stood at the end. */
async function play(seed: string, meddling: (trial: SeaTrial) => Promise<void>) {
  const trial = new SeaTrial(seed, names, () => new Promise((resolve) => setImmediate(resolve)));
  const events: TrialEvent[] = [];
  await trial.muster();
  await meddling(trial);
  for (let ms = 0; ms < MOST_MS; ms += 500) {
    await trial.pass(500);
    const picture = trial.picture();
    events.push(...picture.events);
    expect([picture.tally.lost, picture.tally.doubled]).toEqual([0, 0]);
    if (picture.wrong !== null) return { trial, picture, events };
  }
  throw new Error('it is not over');
}

const storm = async (trial: SeaTrial): Promise<void> => {
  await trial.pass(6_000);
  trial.meddle('network', 1, true);
  trial.meddle('wire', 0, true);
  await trial.pass(5_000);
  trial.meddle('stop', 1, true);
  trial.meddle('pause', 2, true);
  await trial.pass(4_000);
  for (const [what, at] of [
    ['network', 1],
    ['wire', 0],
    ['stop', 1],
    ['pause', 2],
  ] as const)
    trial.meddle(what, at, false);
};

it('left alone it comes to its end, and everything that was told is kept', async () => {
  const { trial, picture, events } = await play('calm', async () => {});
  expect(trial.faults).toEqual([]);
  expect(picture.wrong).toBe(0);
  expect(picture.tally.acknowledged).toBeGreaterThanOrEqual(56);
  expect(picture.tally.kept).toBe(picture.tally.acknowledged);
  expect(events.at(-1)).toEqual({ is: 'over', wrong: 0 });
});

it('cut, stopped, paused and mended it loses nothing, and one seed is always the same', async () => {
  const [one, other] = [await play('storm', storm), await play('storm', storm)];
  expect(one.trial.faults).toEqual([]);
  expect(one.picture.tally.kept).toBe(one.picture.tally.acknowledged);
  expect(one.picture.tally.retries).toBeGreaterThan(0);
  const retried = one.events.filter(({ is }) => is === 'retried');
  expect(retried.length).toBeGreaterThan(0);
  for (const event of retried) expect(event).toMatchObject({ kept: 1 });
  expect(one.trial.trace).toEqual(other.trial.trace);
});
