import { readdirSync, readFileSync } from 'node:fs';
import { languageIds } from '@crossbones/texts';
import ts from 'typescript';

/** What stands in quotation marks in a source, for tests: a template with its places left blank. */
export function literalsIn(file: URL): string[] {
  const source = ts.createSourceFile(file.pathname, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const literals: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) literals.push(node.text);
    else if (ts.isTemplateExpression(node))
      literals.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('\0'));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return literals;
}

/** The sources below a folder, tests left out. */
export const sourcesIn = (folder: URL): URL[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => new URL(name.replaceAll('\\', '/'), folder));

const texts = new URL('../../texts/src/', import.meta.url);
const SEVERAL_WORDS = /\p{L}+\P{L}* \P{L}*\p{L}/u;

/** What only English says: parts of its sentences, of two words at least, that no other language has. */
export function englishOnly(): RegExp {
  const pieces = (language: string): Set<string> => {
    const files = sourcesIn(new URL(`${language}/`, texts));
    const spoken = files.filter(
      ({ pathname }) => !/\/(rules|lesson|page|pad|arbiter|learn)\b/.test(pathname),
    );
    return new Set(spoken.flatMap(literalsIn).flatMap((literal) => literal.split('\0')));
  };
  const others = new Set(languageIds.filter((id) => id !== 'en').flatMap((id) => [...pieces(id)]));
  const own = [...pieces('en')].filter((piece) => SEVERAL_WORDS.test(piece) && !others.has(piece));
  const escaped = own.map((piece) => piece.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<!\\p{L})(?:${escaped.join('|')})(?!\\p{L})`, 'u');
}
