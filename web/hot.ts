import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** What a compiled module tells of its components, and of the hooks they use. */
const TELL = '$RefreshReg$';
const SIGN = '$RefreshSig$';
const REMEMBERING = /^use(Memo|Callback|Effect|LayoutEffect)$/;

/** A piece of a compiled module, as the parser gives it. */
interface Piece {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [name: string]: unknown;
}
const isPiece = (value: unknown): value is Piece =>
  typeof value === 'object' && value !== null && typeof (value as Piece).type === 'string';

/** What is imported from it can be components alone: then nobody else need know that it changed. */
function isSelfContained(module: Piece, code: string): boolean {
  const told = new Set(Array.from(code.matchAll(/\$RefreshReg\$\(\w+, "(\w+)"\)/g), ([, name]) => name));
  const offered = (module.body as Piece[]).flatMap((piece) => {
    if (!piece.type.startsWith('Export')) return [];
    const { declaration, specifiers } = piece;
    if (isPiece(declaration))
      return ((declaration.declarations ?? [declaration]) as Piece[]).map(({ id }) => isPiece(id) && id.name);
    if (!Array.isArray(specifiers) || specifiers.length === 0) return [false];
    return specifiers.map(({ exported }) => exported.name);
  });
  return offered.length > 0 && offered.every((name) => told.has(name as string));
}

/** Where what a hook remembers depends on something, it depends on the hook's own code too: each place, and the code. */
function remembered(piece: unknown, code: string, found: [at: number, more: string][] = []) {
  if (Array.isArray(piece)) for (const one of piece) remembered(one, code, found);
  if (!isPiece(piece)) return found;
  const { callee, arguments: given } = piece;
  if (piece.type === 'CallExpression' && isPiece(callee) && REMEMBERING.test(String(callee.name))) {
    const [call, on] = given as Piece[];
    if (on?.type === 'ArrayExpression') {
      const text = createHash('sha1').update(code.slice(call.start, call.end)).digest('hex').slice(0, 8);
      found.push([on.end - 1, `${(on.elements as unknown[]).length > 0 ? ', ' : ''}"${text}"`]);
    }
  }
  for (const value of Object.values(piece)) if (typeof value === 'object') remembered(value, code, found);
  return found;
}

/** The module that fetches words, part by part. */
const WORDS = /\/texts\/src\/load\.ts$/;

/** It takes changed words itself: those above it have them already, and need not know. */
function rewording(code: string): string {
  const files = Array.from(
    code.matchAll(/import\("(\.\/[^"/]+\/[^"]+)\.js"\)/g),
    ([, file]) => `'${file}.ts'`,
  );
  return `
import { reword as $reword } from '/src/hot.ts';
const $used = [${files.map((file) => `() => import(${file})`)}];
import.meta.hot.accept([${files}], (all) => all.forEach(async (fresh, i) => {
  if (fresh?.words) $reword((await $used[i]()).words, fresh.words);
}));
`;
}

/** Hot replacement that keeps the state of components; `src/hot.ts` does it in the browser. */
export function hot(): Plugin {
  return {
    name: 'crossbones-hot',
    apply: 'serve',
    config: () => ({ oxc: { jsx: { refresh: true } } }),
    transform: {
      filter: { id: [/\/web\/src\/.*\.tsx?$/, WORDS] },
      handler(code, id) {
        if (WORDS.test(id)) return { code: code + rewording(code), map: null };
        const hasParts = code.includes(TELL) || code.includes(SIGN);
        if (!hasParts && !code.includes('preact/hooks')) return null;
        const module = this.parse(code) as unknown as Piece;
        let hot = code;
        for (const [at, more] of remembered(module, code).reverse())
          hot = hot.slice(0, at) + more + hot.slice(at);
        // On the first line, so that all others keep their numbers.
        if (hasParts)
          hot = `import { replace as $replace, watching as $watching } from '/src/hot.ts'; const { tell: ${TELL}, sign: ${SIGN} } = $watching(${JSON.stringify(id)}); ${hot}`;
        if (isSelfContained(module, code)) hot += '\nimport.meta.hot.accept($replace);\n';
        return { code: hot, map: null };
      },
    },
  };
}
