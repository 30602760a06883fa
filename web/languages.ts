import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';
import { writtenOut } from '../scripts/written-out.js';
import { type LanguageId, languageIds } from '../texts/src/choose.ts';

/** What is fetched of all games at once lies beside what else its language says there: a file each would cost its headers. */
const hosts: { readonly [name: string]: string } = { title: 'index', lesson: 'learn' };

/** Of all games in one language, what lies in this file of it. */
const guests = (folder: string, host: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .flatMap((path) => {
      const [, game, name] = /^([^\\/]+)[\\/](\w+)\.ts$/.exec(path) ?? [];
      return hosts[name ?? ''] === host ? [`export * as '${game}' from './${game}/${name}.js';`] : [];
    })
    .join('');

/** One import, of one language. */
function written(path: string, bundled: boolean): string {
  const [, language, game, name] = /^(.*)\/([^/]+)\/(\w+)\.js$/.exec(path) ?? [];
  const host = hosts[name ?? ''];
  return bundled && host !== undefined
    ? `import('${language}/${host}.js').then((all) => all['${game}'])`
    : `import('${path}')`;
}

/** Imports of texts, written out: each language gets files of its own. */
export function languageFiles(): Plugin {
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
        const [, folder, host = ''] = /\/texts\/src\/([^/]+)\/(\w+)\.ts$/.exec(id) ?? [];
        const more = bundled && languageIds.includes(folder as LanguageId) ? guests(dirname(id), host) : '';
        return { code: writtenOut(code, languageIds, (path) => written(path, bundled)) + more, map: null };
      },
    },
  };
}
