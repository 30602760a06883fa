import { readdirSync, readFileSync } from 'node:fs';
import { fault, reason } from '@crossbones/core';
import { gameIds, games } from '@crossbones/games';
import { describe, expect, it } from 'vitest';
import { languageIds } from './choose.js';
import { quoted } from './en/speech.js';
import { aboutOf, label, nameOf, say } from './index.js';
import { languageIn } from './languages.js';

const unexplained = say(null, fault('no key of ours'));
/** Whatever a phrase may want to fill in. */
const args = new Proxy({}, { get: () => 1, has: () => true }) as Record<string, number>;

describe('say', () => {
  it('has a sentence for every fault that core can name', () => {
    const folder = new URL('../../core/src/', import.meta.url);
    const sources = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
    const code = sources.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n');
    const keys = [...code.matchAll(/\b(?:fault\(|wants\(at, )'([\w-]+)'/g)].map(([, key]) => key);
    expect(keys.length).toBeGreaterThan(15);
    for (const key of keys) expect(say(null, fault(key, args)), key).not.toBe(unexplained);
  });

  it.each(gameIds)('has a sentence for every condition between the options of %s', (id) => {
    for (const [key, { rule }] of Object.entries(games[id].options.conditions)) {
      expect(say(id, fault(key, { rule, seats: 4 })), key).not.toBe(unexplained);
    }
  });

  it('prefers the words of the game, and never shows a key', () => {
    expect(say('skull-king', reason('SK-11', 'must-follow', { suit: 'g', card: 'y5' }))).toMatch(/green/i);
    expect(say('skull-king', reason('SK-99', 'toString'))).toBe(unexplained);
    expect(unexplained).not.toContain('no key');
  });
});

describe.each(gameIds)('%s', (id) => {
  it('is named and described', () => {
    expect(nameOf(id)).not.toBe('');
    expect(aboutOf(id)).toMatch(/\.$/);
  });

  it('has a label for every action', () => {
    for (let action = 0; action < games[id].actions; action++) {
      const word = games[id].print(action);
      const text = label(id, word);
      expect(text, word).toMatch(/^[A-Z]/);
      expect(text, word).not.toMatch(/undefined|NaN|\[object/);
    }
  });
});

it('what others wrote is quoted on one line, short, and without control characters', () => {
  expect(quoted('a\nb\u001b[2J')).toBe('“a\ufffdb\ufffd[2J”');
  expect([...quoted('x'.repeat(1000))].length).toBeLessThan(70);
});

it.each(languageIds)('in %s nothing costs 0, and not −0', (id) => {
  const { reasons } = languageIn(id).games['queens-collection'];
  for (const key of ['cards-cost', 'strays-cost'] as const) {
    expect(reasons[key]({ count: 0, points: 0 }, String)).not.toContain('−');
    expect(reasons[key]({ count: 2, points: 2 }, String)).toContain('−2');
  }
});
