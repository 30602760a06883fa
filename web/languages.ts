import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';
import { type LanguageId, languageIds } from '../texts/src/choose.ts';

/** The titles of all games in one language, beside what else it says on every screen: a file each would cost its headers. */
const titles = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .flatMap((name) => /^([^\\/]+)[\\/]title\.ts$/.exec(name)?.[1] ?? [])
    .map((game) => `export * as '${game}' from './${game}/title.js';`)
    .join('');

/** One import, of one language. */
function written(path: string, bundled: boolean): string {
  const [, language, game] = /^(.*)\/([^/]+)\/title\.js$/.exec(path) ?? [];
  return bundled && game !== undefined
    ? `import('${language}/index.js').then((all) => all['${game}'])`
    : `import('${path}')`;
}

/**
 * Texts are imported by the id of a language: `import(`./${language}/pad.js`)`. Node takes that as it stands; for a page it
 * is written out, so that each language gets files of its own.
 */
export function writtenOut(): Plugin {
  let bundled = false;
  return {
    name: 'crossbones-languages',
    enforce: 'pre',
    configResolved({ command }) {
      bundled = command === 'build';
    },
    transform: {
      filter: { id: /\/texts\/src\/[^?]*\.ts$/ },
      handler(code, id) {
        const [, folder] = /\/texts\/src\/([^/]+)\/index\.ts$/.exec(id) ?? [];
        const more = bundled && languageIds.includes(folder as LanguageId) ? titles(dirname(id)) : '';
        const spelled = code.replace(/import\(`([^`]*)\$\{language\}([^`]*)`\)/g, (_, before, after) => {
          const each = languageIds.map((one) => `'${one}': () => ${written(before + one + after, bundled)}`);
          return `({ ${each.join(', ')} })[language]()`;
        });
        return { code: spelled + more, map: null };
      },
    },
  };
}
