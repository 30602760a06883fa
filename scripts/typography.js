// French sets a space that does not break before ; : ! ? and inside « ». Written plainly, it is put right by this.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';

const THIN = '\u202f';
const HARD = '\u00a0';
const set = (text) =>
  text
    .replace(/[ \u00a0\u202f](?=[;!?])/g, THIN)
    .replace(/[ \u00a0\u202f](?=[:»])/g, HARD)
    .replace(/«[ \u00a0\u202f]/g, `«${HARD}`);

const folder = new URL('../texts/src/fr/', import.meta.url);
for (const name of readdirSync(folder, { recursive: true }).filter((one) => one.endsWith('.ts'))) {
  const file = new URL(name, folder);
  const code = readFileSync(file, 'utf8');
  let out = '';
  let from = 0;
  const source = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true);
  const visit = (node) => {
    if (ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)) {
      const start = node.getStart();
      out += code.slice(from, start) + set(code.slice(start, node.end));
      from = node.end;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  out += code.slice(from);
  if (out !== code) writeFileSync(file, out);
}
