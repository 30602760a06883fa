// The terminal and the server in one piece: program/dist. As single modules they are over a thousand, and each costs a
// start 0.4 ms and a process 30 kB for as long as it runs.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { writtenOut } from './written-out.js';

/** What is started by name: the program, its server alone, and its threads beside them, as their sources have it. */
const entries = {
  main: 'cli/src/main.ts',
  server: 'server/src/index.ts',
  'arena-worker': 'cli/src/arena-worker.ts',
  'bot-worker': 'server/src/bot-worker.ts',
  'replay-worker': 'server/src/replay-worker.ts',
  'sqlite-writer': 'server/src/storage/sqlite-writer.ts',
};

/** Many small modules come in; what is one file already, or brings a binary, stays where npm has put it. */
const inlined = /^(@crossbones\/|@noble\/|kysely|typebox|uqr)/;
const isOutside = (id) => !/^[./]|^[A-Z]:/.test(id) && !inlined.test(id);

const spelling = (languages) => ({
  name: 'crossbones-languages',
  transform: {
    filter: { id: /[/]texts[/]src[/].*\.ts$/ },
    // Every line stays where it was.
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
    // Whoever speaks a language speaks all of it.
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
