import { expect, it } from 'vitest';
import { mostConnections } from './most-connections.js';

const limits = (files: string): string =>
  `Limit                     Soft Limit           Hard Limit           Units     \nMax processes             95000                95000                processes \nMax open files            ${files.padEnd(20)} 1048576              files     \n`;

it.each([
  ['1024', 524],
  ['20000', 19_500],
  ['65536', 60_000],
  ['unlimited', 60_000],
  ['256', 100],
])('a process that may have %s files open takes %i connections', (files, most) => {
  expect(mostConnections(limits(files))).toBe(most);
});

it('where the system does not tell, only our own limit counts', () => {
  expect(mostConnections(null)).toBe(60_000);
  expect(mostConnections()).toBeGreaterThanOrEqual(100);
});
