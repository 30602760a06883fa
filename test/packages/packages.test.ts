import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Package {
  readonly link?: true;
  readonly license?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: true;
}

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')) as T;
const lock = read<{ packages: { readonly [path: string]: Package } }>('package-lock.json');
const { allowScripts } = read<{ allowScripts: { readonly [name: string]: boolean } }>('package.json');

/** What others wrote: the name, and what the registry says of it. */
const foreign = Object.entries(lock.packages).flatMap(([path, one]) => {
  const [, name] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? [];
  return name === undefined || one.link ? [] : [{ name, ...one }];
});

/** Licences that ask no more of us than to name who wrote it, or, MPL, to keep its own files open. */
const free = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT OR Apache-2.0',
  'MPL-2.0',
  'OFL-1.1',
];

describe('packages of others', () => {
  it('are seen', () => expect(foreign.length).toBeGreaterThan(100));

  it('may be used as we use them', () => {
    expect(foreign.filter(({ license = '' }) => !free.includes(license))).toEqual([]);
  });

  it('are what they were when they were chosen', () => {
    expect(
      foreign.filter(({ integrity = '' }) => !/^sha512-/.test(integrity)).map(({ name }) => name),
    ).toEqual([]);
  });

  it('run nothing when they are installed, but for those that are named', () => {
    const running = foreign.flatMap(({ name, hasInstallScript }) => (hasInstallScript ? [name] : []));
    expect([...new Set(running)].sort()).toEqual(Object.keys(allowScripts).sort());
  });
});
