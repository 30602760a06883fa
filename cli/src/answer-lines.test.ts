import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { crossbones, lines, program } from '../test/child.js';

const asked = async (args: string[], input: string | Buffer) => {
  const { code, out, err } = await crossbones(args, input);
  expect(err).toBe('');
  return { code, answers: lines(out).map((line) => JSON.parse(line)) };
};

describe('arbiter', () => {
  it('settles a trick of Skull King', async () => {
    const { code, answers } = await asked(
      ['arbiter', 'skull-king'],
      '{"players":4,"leader":0,"cards":["y14","rosie","skull-king","mermaid"],"options":{}}\n',
    );
    expect(code).toBe(0);
    expect(answers[0]).toMatchObject({ winner: 3, leads: 3, bonus: 50, alliances: [], led: 'y' });
    expect(answers[0].reasons.map(({ rule }: { rule: string }) => rule)).toContain('SK-16');
    expect(answers[0].why).toMatch(/mermaid/);
    expect(answers[0].why).not.toMatch(/undefined|NaN/);
  });

  it('knows Greybeard', async () => {
    const { answers } = await asked(
      ['arbiter', 'skull-king'],
      '{"players":2,"order":[0,"greybeard",1],"cards":["g2","g9","g3"]}',
    );
    expect(answers[0].winner).toBe('greybeard');
  });

  it('settles a trick of dice', async () => {
    const { answers } = await asked(
      ['arbiter', 'skull-king-dice'],
      '{"rolls":["black:6","black:7","red:2","yellow:7","black:5"]}',
    );
    expect(answers[0]).toMatchObject({ winner: 3, bonus: 0 });
  });

  it('settles a trick of Skull Queen', async () => {
    const { answers } = await asked(
      ['arbiter', 'skull-queen'],
      '{"players":4,"leader":0,"centre":["y4","b3"],"cards":["b6","g7","b12","b8"]}',
    );
    expect(answers[0]).toMatchObject({ moves: [[2, 'b', 2]], centre: ['g7', 'y4'], leads: 2 });
    expect(answers[0].why).not.toBe('');
  });

  it('settles a challenge of Skull, and says where a question is wrong', async () => {
    const mats = '[{"discs":1,"pile":1},{"discs":3,"pile":2},{"discs":4,"pile":1}]';
    const { code, answers } = await asked(
      ['arbiter', 'skull'],
      `{"ask":"turn","players":3,"mats":${mats},"who":1,"bid":3,"skull":0,"options":{"lastSkull":"anyone"}}\n` +
        `{"ask":"bid","players":3,"mats":${mats},"who":0,"bid":9}`,
    );
    expect(code).toBe(1);
    expect(answers[0]).toMatchObject({ made: false, out: ['0'], first: '1', winner: null });
    expect(answers[0].why).toMatch(/By the letter it takes .* along/);
    expect(answers[1].error).toMatch(/^Line 2: bid must be a whole number/);
  });

  it('settles what can be paired in The Queen’s Collection', async () => {
    const { answers } = await asked(
      ['arbiter', 'queens-collection'],
      '{"ask":"pairs","market":["c1"],"hand":["c1","c2"]}',
    );
    expect(answers[0]).toMatchObject({ pairs: ['pair:c1/c1=c1'], swaps: 1, skip: false });
    expect(answers[0].why).toMatch(/red/);
  });
});

describe('score', () => {
  it('scores the rounds of the examples', async () => {
    const king =
      '{"cards":4,"scoring":"skull-king","players":[{"bid":2,"won":2,"bonus":30,"wager":10},{"bid":0,"won":1},{"bid":1,"won":1}],"loot":[[0,2]]}';
    expect((await asked(['score', 'skull-king'], king)).answers).toEqual([{ points: [100, -40, 40] }]);
    const dice = '{"round":4,"scoring":"standard","players":[{"bid":0,"won":0,"bonus":0}]}';
    expect((await asked(['score', 'skull-king-dice'], dice)).answers).toEqual([{ points: [40] }]);
    const queen =
      '{"players":[{"side":"front","pirates":{"r":0,"y":1,"g":3,"b":null}}],"options":{"middle":3}}';
    expect((await asked(['score', 'skull-queen'], queen)).answers).toEqual([{ points: [15] }]);
    const collection = '{"players":[{"boxes":2,"pawns":6,"cards":1}]}';
    expect((await asked(['score', 'queens-collection'], collection)).answers).toEqual([{ points: [17] }]);
  });
});

describe('lines', () => {
  const good = '{"players":[{"boxes":2,"pawns":6,"cards":1}]}';
  const points = { points: [17] };

  it('go on after a malformed one, which is answered in its place, and the exit code is 1', async () => {
    const bad = [
      '{',
      '[]',
      '7',
      'null',
      '{"players":[{"boxes":2,"pawns":6}]}',
      '{"__proto__":[],"players":[]}',
      '{"players":[{"boxes":-1,"pawns":6,"cards":1}]}',
    ];
    const { code, answers } = await asked(['score', 'queens-collection'], [good, ...bad, good].join('\n'));
    expect(code).toBe(1);
    expect(answers).toHaveLength(bad.length + 2);
    expect([answers[0], answers.at(-1)]).toEqual([points, points]);
    for (const [i, answer] of answers.slice(1, -1).entries()) {
      expect(Object.keys(answer)).toEqual(['error']);
      expect(answer.error).toMatch(new RegExp(`^Line ${i + 2}\\b.+\\.$`));
    }
    expect(answers[5].error).toMatch(/players\[0\] lacks the field “cards”/);
    expect(answers[7].error).toMatch(/players\[0\]\.boxes must be a whole number/);
  });

  it('may be empty, end in CR LF, begin with a byte order mark, or lack the last newline', async () => {
    const { code, answers } = await asked(
      ['score', 'queens-collection'],
      `\ufeff${good}\r\n\r\n  \n\n${good}`,
    );
    expect([code, answers]).toEqual([0, [points, points]]);
  });

  it('end at newlines only, not at separators inside a text', async () => {
    const { code, answers } = await asked(['score', 'queens-collection'], `{"pl\u2028ayers":[]}\n${good}\n`);
    expect([code, answers.length, answers[1]]).toEqual([1, 2, points]);
  });

  it('that are not UTF-8 are malformed', async () => {
    const { code, answers } = await asked(
      ['score', 'queens-collection'],
      Buffer.from([0x22, 0xff, 0x22, 0x0a]),
    );
    expect([code, answers]).toEqual([1, [{ error: 'Line 1 must be text in UTF-8.' }]]);
  });

  it('may be very long', async () => {
    const long = good.replace('{', `{${' '.repeat(5_000_000)}`);
    const { code, answers } = await asked(['score', 'queens-collection'], `${long}\n${good}\n`);
    expect([code, answers]).toEqual([0, [points, points]]);
  });

  it('nothing in, nothing out', async () => {
    expect(await asked(['arbiter', 'skull-queen'], '')).toEqual({ code: 0, answers: [] });
  });

  it('are answered as they come', async () => {
    const child = spawn(process.execPath, [program, 'score', 'queens-collection']);
    const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    for (let i = 0; i < 3; i++) {
      child.stdin.write(`${good}\n`);
      expect(JSON.parse((await answers.next()).value)).toEqual(points);
    }
    child.stdin.end();
    expect((await answers.next()).done).toBe(true);
  });
});
