import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { hot } from './hot.ts';
import { writtenOut } from './languages.ts';

/** The server's own port while the page is worked on. */
const server = process.env.CROSSBONES ?? 'http://127.0.0.1:3000';

const WORKER = 'sw.js';

/** What bots have learned is large, and fetched by those who play against the strongest. */
const isBook = (path: string): boolean => path.endsWith('.bin');

/** Writes into the service worker what there is to keep for days without a network: every file of the page. */
function shell(): Plugin {
  return {
    name: 'crossbones-shell',
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
        __CROSSBONES_FILES__: files.map(({ path }) => path).filter((path) => !isBook(path)),
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

/** What one bundle is made of: its files, the modules in each, and which others each one brings along. */
interface Chunk {
  readonly file: string;
  readonly modules: readonly string[];
  readonly imports: readonly string[];
  readonly entry: string | null;
}

const house = join(import.meta.dirname, '..', sep);
const ledger: { page: Chunk[]; worker: Chunk[] } = { page: [], worker: [] };

/** Notes what the page or its worker is made of, and leaves it with the builder's own things for whoever weighs it. */
function note(bundle: 'page' | 'worker'): Plugin {
  return {
    name: `crossbones-ledger-${bundle}`,
    apply: 'build',
    enforce: 'post',
    generateBundle(_, files) {
      ledger[bundle] = Object.values(files).flatMap((one) =>
        one.type === 'asset'
          ? []
          : {
              file: one.fileName,
              modules: one.moduleIds.map((id) => id.replace(house, '')),
              imports: one.imports,
              entry: one.facadeModuleId?.replace(house, '') ?? null,
            },
      );
    },
    writeBundle({ dir = '' }) {
      if (bundle === 'page') writeFileSync(join(dir, '.vite/ledger.json'), JSON.stringify(ledger));
    },
  };
}

export default defineConfig({
  resolve: { conditions: ['source', 'module', 'browser'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [writtenOut(), shell(), note('page'), hot()],
  // The name under which the browser came stays: the server lets nobody in who comes from elsewhere.
  server: { proxy: { '^/(api/|healthz|readyz|metrics)': { target: server } } },
  build: {
    target: 'es2022',
    // Nothing may be inlined: the content policy allows fonts and pictures from our own address only.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What a file will import is fetched beside it, and a list of that stands wherever it is asked for. In files that
      // every screen has, and that ask for all games, such lists weigh more than they save.
      resolveDependencies: (_, files, { hostId }) =>
        /assets\/(catalogue|manifest|page)-/.test(hostId)
          ? files.filter((one) => one.endsWith('.css'))
          : files,
    },
    manifest: true,
    rolldownOptions: {
      input: { main: join(import.meta.dirname, 'index.html'), sw: join(import.meta.dirname, 'src/sw.ts') },
      output: {
        // What tables need of core and no more: without files of their own these would bring the whole engine.
        codeSplitting: {
          groups: [
            // What every screen has, and the way to a rule: a file each, for each file costs its headers.
            {
              name: 'page',
              test: /node_modules[\\/]@?preact[\\/]|^.?rolldown[\\/]runtime|texts[\\/]src[\\/](quote|number|label)\.ts$|web[\\/]src[\\/]shell[\\/](place|settings|words|build|Icon|late)\.tsx?$/,
            },
            {
              name: 'rule',
              test: /web[\\/]src[\\/](screens[\\/]rules[\\/]([aA]sked|Late)|play[\\/]rules[\\/](RuleMark|inquiry))\.tsx?$/,
            },
            { name: 'result', test: /core[\\/]src[\\/](result|reason)\.ts$/ },
            { name: 'options', test: /core[\\/]src[\\/]options\.ts$/ },
            { name: 'seal', test: /core[\\/]src[\\/](fairness|key)\.ts$|@noble[\\/]hashes/ },
          ],
        },
        // A service worker rules the folder it lies in, under a name that never changes.
        entryFileNames: ({ name }) => (name === 'sw' ? WORKER : 'assets/[name]-[hash].js'),
      },
    },
  },
  worker: { format: 'es', plugins: () => [note('worker')] },
});
