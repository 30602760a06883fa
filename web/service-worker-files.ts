import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** The service worker's name, which never changes. */
export const WORKER = 'sw.js';

/**
 * What bots have learned is large, and fetched by those who play against the strongest; boxes of puzzles by those who
 * practise.
 */
const isBook = (path: string): boolean => /^\/assets\/.*\.(bin|json)$/.test(path);

/** Writes into the service worker what there is to keep for days without a network: every file that the page needs. */
export function serviceWorkerFiles(isSpare: (path: string) => boolean): Plugin {
  return {
    name: 'crossbones-service-worker-files',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const files = readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((one) => one.isFile())
        .map((one) => join(one.parentPath, one.name))
        .map((file) => ({ file, path: `/${relative(dir, file).split(sep).join('/')}` }))
        // What begins with a dot is the builder's own.
        .filter(({ path }) => path !== `/${WORKER}` && !path.includes('/.'))
        .sort((one, other) => (one.path < other.path ? -1 : 1));
      const hash = createHash('sha256');
      for (const { file, path } of files) hash.update(path).update('\0').update(readFileSync(file));
      const index = readFileSync(join(dir, 'index.html'), 'utf8');
      const [, entry = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(index) ?? [];
      const parts = {
        __CROSSBONES_FILES__: files.map(({ path }) => path).filter((path) => !isBook(path) && !isSpare(path)),
        __CROSSBONES_BOOKS__: files.map(({ path }) => path).filter(isBook),
        __CROSSBONES_BUILD__: hash.digest('hex').slice(0, 16),
        __CROSSBONES_ENTRY__: entry,
      };
      const worker = join(dir, WORKER);
      let code = readFileSync(worker, 'utf8');
      for (const [name, value] of Object.entries(parts)) {
        if (!code.includes(name)) throw new Error(`${WORKER} has no place for ${name}`);
        code = code.replaceAll(name, JSON.stringify(value));
      }
      writeFileSync(worker, code);
    },
  };
}
