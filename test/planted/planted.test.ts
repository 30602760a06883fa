import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Plantation, pageOf, planted } from '../../scripts/planted.js';
import { faults } from './faults.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const caught = JSON.parse(readFileSync(new URL('./caught.json', import.meta.url), 'utf8'));

describe('planted faults', () => {
  it('each break a promise of their own, and there are many', () => {
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
    expect(faults.length).toBeGreaterThanOrEqual(40);
  });

  it.each(faults.map((fault) => [fault.name, fault] as const))('%s fits the code as it is', (_, fault) => {
    const text = readFileSync(join(root, fault.file), 'utf8');
    expect(planted(fault, text)).not.toBe(text);
    for (const test of fault.tests) expect(existsSync(join(root, test)), test).toBe(true);
  });

  it('that no longer fit are told', () => {
    const [fault] = faults;
    expect(() => planted(fault, '')).toThrow(/0 times instead of once/);
    expect(() => planted(fault, fault.find + fault.find)).toThrow(/2 times instead of once/);
  });

  it('were all noticed when they were last tried, and the page says by whom', () => {
    expect(Object.keys(caught.caught)).toEqual(faults.map(({ name }) => name));
    expect(readFileSync(join(root, 'docs/planted-faults.md'), 'utf8')).toBe(pageOf(caught));
  });
});

describe('a planted fault is noticed', () => {
  let plantation: Plantation;
  beforeAll(() => {
    plantation = new Plantation();
  });
  afterAll(() => plantation.clear());

  it.each(faults.filter(({ quick }) => quick).map((fault) => [fault.name, fault] as const))(
    '%s',
    (_, fault) => {
      expect(plantation.tryOut(fault)).not.toBeNull();
    },
  );
});
