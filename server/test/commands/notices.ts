import { eventually } from '@crossbones/core/suite';
import { describe, expect, it } from 'vitest';
import type { ApiClient } from '../clients/api-client.js';
import { Browser } from '../clients/push-service.js';
import { type CommandBench, round } from './bench.js';

const DAY = 86_400_000;
const clock = { per: 'move', ms: 2 * DAY } as const;

/** Who is called, when, and what they are told. */
export const notices = (port: CommandBench): void => {
  let count = 0;
  const browser = new Browser();
  const subscribe = async (who: ApiClient): Promise<string> => {
    const path = `/${who.name}/${++count}`;
    await who.do('noticesOn', { body: browser.subscription(port.push.url + path) });
    return path;
  };
  const letters = (path: string) => port.push.delivered.filter((one) => one.path === path);
  const told = (path: string) => letters(path).map(({ body }) => JSON.parse(browser.read(body)) as unknown);
  const comes = (path: string, letters: number) =>
    eventually('a letter', () => told(path).length === letters);
  /** So many seconds pass, in the last of which a letter that must not come would have been on its way for long. */
  const quiet = async (seconds: number): Promise<void> => {
    await port.pass((seconds - 3) * 1_000);
    await port.seconds(3);
  };

  describe('notices', () => {
    it('tell who is waited for and not there, once, of game and table and nothing else', async () => {
      const [anne, ben] = await port.come('Anne', 'Ben');
      const path = await subscribe(anne);
      // However slow this machine is, it is not twenty seconds before it should be.
      port.server.world.pace = 0.001;
      const table = await port.begin(round(2, 2, { clock }), [anne, ben]);
      await quiet(19);
      expect(told(path)).toEqual([]);
      await port.pass(1_500);
      await comes(path, 1);
      expect(told(path)).toEqual([{ kind: 'turn', game: 'skull-king', table }]);
      const { headers } = letters(path)[0];
      expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal', topic: table });
      expect(headers.authorization).toContain(`k=${(await anne.do('notices')).key}`);
      expect(Number(headers.ttl)).toBeGreaterThan(86_400);
      await quiet(10 * 60);
      expect(told(path)).toHaveLength(1);
      // Half of the time is over, and then all of it.
      await port.pass(DAY);
      await comes(path, 2);
      expect(told(path)[1]).toEqual({
        kind: 'reminder',
        game: 'skull-king',
        table,
        left: expect.any(Number),
      });
      expect((told(path)[1] as { left: number }).left).toBeLessThanOrEqual(DAY);
      await quiet(DAY / 4_000);
      expect(told(path)).toHaveLength(2);
      port.server.world.pace = 1;
      await port.finish(table, [anne, ben]);
    });

    it('tell who is reminded by another, once a turn', async () => {
      const [anne, ben] = await port.come('Anne', 'Ben');
      const path = await subscribe(anne);
      const table = await port.begin(round(2, 2, { clock }), [anne, ben]);
      await ben.do('nudge', { table, body: { seat: 0 } });
      await comes(path, 1);
      expect(told(path)).toEqual([{ kind: 'nudge', game: 'skull-king', table }]);
      await port.pass(31_000);
      await ben.do('nudge', { table, body: { seat: 0 } });
      await comes(path, 2);
      // The second one is that it is their turn, and no second reminder.
      expect((told(path)[1] as { kind: string }).kind).toBe('turn');
      await port.finish(table, [anne, ben]);
    });

    it('are not for those who are at the table, until they leave it', async () => {
      const [anne, ben] = await port.come('Anne', 'Ben');
      const path = await subscribe(anne);
      const table = await port.begin(round(1, 2), [anne, ben]);
      const ear = await port.listen(anne, `table:${table}`);
      await ear.until('table', () => true);
      await quiet(25);
      expect(told(path)).toEqual([]);
      ear.close();
      await eventually('a letter', async () => {
        await port.seconds(5);
        return told(path).length > 0;
      });
      await quiet(31);
      expect(told(path)).toHaveLength(1);
    });

    it('end when somebody wants none, signs out, or their browser is gone', async () => {
      const [anne, ben, cat, dan] = await port.come('Anne', 'Ben', 'Cat', 'Dan');
      const people = [anne, ben, cat, dan];
      const [stopped, left, lost, still] = await Promise.all(people.map(subscribe));
      const second = await subscribe(cat);
      await anne.do('noticesOff', { body: { endpoint: port.push.url + stopped } });
      // Nobody stops what is another’s.
      await anne.do('noticesOff', { body: { endpoint: port.push.url + still } });
      port.push.gone.add(lost);
      const table = await port.begin(round(1, 4), people);
      await ben.do('signOut', { body: { everywhere: false } });
      await quiet(21);
      await comes(still, 1);
      await comes(second, 1);
      expect([told(stopped), told(left), letters(lost)].map(({ length }) => length)).toEqual([0, 0, 1]);
      const rows = () => port.server.ask(`select endpoint from subscription where person = '${cat.person}'`);
      await eventually('a browser forgotten', async () => (await rows()).length === 1);
      expect(await rows()).toEqual([{ endpoint: port.push.url + second }]);
      await dan.do('delete', { body: { sure: true } });
      expect(
        await port.server.ask(`select endpoint from subscription where person = '${dan.person}'`),
      ).toEqual([]);
      await port.until(table, [anne, cat], ({ step }) => !step!.sight.actors.some((seat) => seat % 2 === 0));
    });

    it('go to push services only, and to browsers that can read them', async () => {
      const [anne] = await port.come('Anne');
      const good = browser.subscription(`${port.push.url}/good`);
      const point = Buffer.from(good.p256dh, 'base64url');
      point[40] ^= 1;
      await anne.fails('noticesOn', 'wrong-endpoint', {
        body: { ...good, endpoint: 'http://127.0.0.1:1/elsewhere' },
      });
      await anne.fails('noticesOn', 'wrong-endpoint', {
        body: { ...good, p256dh: point.toString('base64url') },
      });
      await anne.fails('noticesOn', 'wants-form', { body: { ...good, auth: 'short' } });
      await port.stranger().fails('noticesOn', 'not-signed-in', { body: good });
      for (let i = 0; i < 10; i++) await subscribe(anne);
      const kept = await port.server.ask(`select id from subscription where person = '${anne.person}'`);
      expect(kept).toHaveLength(8);
      expect((await anne.do('export')).notices).toHaveLength(8);
    });
  });
};
