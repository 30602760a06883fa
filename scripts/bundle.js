// Puts the terminal and the server into one piece, program/dist. As single modules they are over a thousand, and each
// costs every start 0.4 ms and every process 30 kB.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { writtenOut } from './written-out.js';

/**
 * The files that are started by name: the program, its server alone, and the threads, which the code looks for beside
 * them.
 */
const entries = {
  main: 'cli/src/main.ts',
  server: 'server/src/index.ts',
  'arena-worker': 'cli/src/arena-worker.ts',
  'bot-worker': 'server/src/bot-worker.ts',
  'daily-worker': 'server/src/daily-worker.ts',
  'replay-worker': 'server/src/replay-worker.ts',
  'sqlite-writer-thread': 'server/src/storage/sqlite-writer-thread.ts',
};

/**
 * Packages of many small modules become part of the bundle; those of one file, or with a binary, stay in node_modules.
 */
const inlined = /^(@crossbones\/|@noble\/|kysely|typebox|uqr)/;
const isOutside = (id) => !/^[./]|^[A-Z]:/.test(id) && !inlined.test(id);

const spelling = (languages) => ({
  name: 'crossbones-languages',
  transform: {
    filter: { id: /[/]texts[/]src[/].*\.ts$/ },
    // Each import stays on its line, so no source map is needed.
    handler: (code) => ({ code: writtenOut(code, languages), map: null }),
  },
});

export async function bundle(root) {
  const languages = readdirSync(join(root, 'texts/src')).filter((name) => /^[a-z]{2}$/.test(name));
  const build = await rolldown({
    cwd: root,
    input: entries,
    platform: 'node',
    external: isOutside,
    resolve: { conditionNames: ['source', 'import', 'node', 'default'] },
    plugins: [spelling(languages)],
    logLevel: 'warn',
  });
  await build.write({
    dir: join(root, 'program/dist'),
    format: 'esm',
    cleanDir: true,
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    // One chunk for each language: it is always loaded whole.
    codeSplitting: {
      groups: [
        {
          debugName: 'languages',
          name: (id) => /[\\/]texts[\\/]src[\\/]([a-z]{2})[\\/]/.exec(id)?.[1] ?? null,
        },
      ],
    },
  });
  await build.close();
}
