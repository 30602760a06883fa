import { writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { hot } from './hot.ts';
import { languageFiles } from './languages.ts';
import { serviceWorkerFiles, WORKER } from './service-worker-files.ts';

/** The server's own port while the page is worked on. */
const server = process.env.CROSSBONES ?? 'http://127.0.0.1:3000';

/** What one bundle is made of: its files, the modules in each, and which others each one brings along. */
interface Chunk {
  readonly file: string;
  readonly modules: readonly string[];
  readonly imports: readonly string[];
  readonly entry: string | null;
}

const ASSETS = 'assets/[name]-[hash:7][extname]';
/**
 * Every file that may be fetched is named in those fetched first, one for each language: six letters of its name and
 * seven of its hash suffice.
 */
const short = (name: string): string => name.slice(0, 6);
const chunkFileNames = ({ name }: { readonly name: string }): string => `assets/${short(name)}-[hash:7].js`;
const isOneOf = (names: readonly string[]): ((file: string) => boolean) => {
  const begins = names.map((name) => `assets/${short(name)}-`);
  return (file) => begins.some((begin) => file.startsWith(begin));
};
/** Files that every screen has and that ask for all games, or that only a tap on a sheet opens. */
const isCommon = isOneOf(['Pad', 'SheetActions', 'catalogue', 'manifest', 'page']);
/** Screens that nobody comes to first. */
const isSeldomFirst = isOneOf([
  'Arbiter',
  'Arbiters',
  'Bluff',
  'CheatSheet',
  'Group',
  'History',
  'Lesson',
  'Lessons',
  'Middle',
  'NotFound',
  'Quiz',
  'Replay',
  'Review',
  'Rulebooks',
  'SeaTrial',
  'SeatLink',
  'Settings',
  'SharedSheet',
  'Trainer',
  'Training',
]);

const house = join(import.meta.dirname, '..', sep);
type Bundle = 'page' | 'worker' | 'trial';
const ledger: { readonly [bundle in Bundle]: Chunk[] } = { page: [], worker: [], trial: [] };
/** The simulator is a worker of its own. */
const TRIAL = 'web/src/screens/trial/worker.ts';

/** Notes what the page or one of its workers is made of, and leaves it with the builder's own things for whoever weighs it. */
function note(bundle: 'page' | 'worker'): Plugin {
  return {
    name: `crossbones-ledger-${bundle}`,
    apply: 'build',
    enforce: 'post',
    generateBundle(_, files) {
      const chunks = Object.values(files).flatMap((one) =>
        one.type === 'asset'
          ? []
          : {
              file: one.fileName,
              modules: one.moduleIds.map((id) => id.replace(house, '')),
              imports: one.imports,
              entry: one.facadeModuleId?.replace(house, '') ?? null,
            },
      );
      const name = chunks.some(({ entry }) => entry === TRIAL) ? 'trial' : bundle;
      ledger[name].splice(0, Number.POSITIVE_INFINITY, ...chunks);
    },
    writeBundle({ dir = '' }) {
      if (bundle === 'page') writeFileSync(join(dir, '.vite/ledger.json'), JSON.stringify(ledger));
    },
  };
}

/** What only the simulator needs is large, and nobody plays by it. */
const isSpare = (path: string): boolean => {
  const has = (bundle: Bundle): boolean => ledger[bundle].some(({ file }) => `/${file}` === path);
  return has('trial') && !has('worker') && !has('page');
};

export default defineConfig({
  resolve: { conditions: ['source', 'module', 'browser'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [languageFiles(), serviceWorkerFiles(isSpare), note('page'), hot()],
  // The name under which the browser came stays: the server lets nobody in who comes from elsewhere.
  server: { proxy: { '^/(api/|healthz|readyz|metrics)': { target: server } } },
  build: {
    target: 'es2022',
    // Nothing may be inlined: the content policy allows fonts and pictures from our own address only.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What a file will import is fetched beside it, and a list of that stands wherever it is asked for. For these
      // files such lists weigh more than they save.
      resolveDependencies: (asked, files, { hostId }) =>
        isCommon(hostId) || isSeldomFirst(asked) ? files.filter((one) => one.endsWith('.css')) : files,
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
              test: /node_modules[\\/]@?preact[\\/]|^.?rolldown[\\/]runtime|texts[\\/]src[\\/](quote|number|label)\.ts$|web[\\/]src[\\/]shell[\\/](router|language|settings|words|page-build|Icon|load-late|quiet-moment|title)\.tsx?$/,
            },
            {
              name: 'rule',
              test: /web[\\/]src[\\/](screens[\\/]rules[\\/](AskedRule|LateRule)|play[\\/]rules[\\/](RuleMark|asked-rule))\.tsx?$/,
            },
            // Small things that every table has.
            {
              name: 'tableware',
              test: /web[\\/]src[\\/]play[\\/](read-only|Choices|sorted-hand)\.tsx?$/,
            },
            // What tables and sheets say of a round of Skull King.
            { name: 'round', test: /skull-king[\\/]seen[\\/](schedule|points)\.ts$/ },
            { name: 'result', test: /core[\\/]src[\\/](result|reason)\.ts$/ },
            { name: 'options', test: /core[\\/]src[\\/]options\.ts$/ },
            { name: 'seal', test: /core[\\/]src[\\/](fairness|key)\.ts$|@noble[\\/]hashes/ },
          ],
        },
        // A service worker rules the folder it lies in, under a name that never changes.
        entryFileNames: ({ name }) => (name === 'sw' ? WORKER : 'assets/[name]-[hash:7].js'),
        chunkFileNames,
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? `assets/${short(name.replace(/\.css$/, ''))}-[hash:7].css` : ASSETS,
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [note('worker')],
    // As the page names them: a book that both read is one file, fetched and kept once.
    rolldownOptions: { output: { assetFileNames: ASSETS, chunkFileNames } },
  },
});
