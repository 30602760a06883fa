// Lists what a language lacks: `npm run texts:check es`. English is the measure: its files, its keys, and what is
// filled in. Sentences that functions make are called by the tests of texts/, once the language has its line in
// choose.ts.
import './typescript.js';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';

const [language, texts = fileURLToPath(new URL('../texts/src', import.meta.url))] = process.argv.slice(2);
const load = (name) => import(pathToFileURL(join(texts, name)).href);
const { languageIds } = await load('choose.ts');
const { shared } = await load('shared.ts');
if (!/^[a-z]{2,3}(-[a-z]+)?$/.test(language ?? '') || language === 'en') {
  console.error(
    `npm run texts:check <language>: ${languageIds.filter((id) => id !== 'en').join(', ')}, or a new one`,
  );
  process.exit(2);
}

/** In these files each language builds its sentences in its own way, so they are not compared. */
const own = new Set(['speech.ts', 'subject.ts']);
/** What is typed, and so the same everywhere. */
const typed = /^crossbones |^--/;
const isTyped = (path, text) => typed.test(text) || /orders\.\w+\.0$/.test(path);

const missing = [];
const english = [];

/** The marks in a text for what is drawn or linked there. */
const filled = (text) => (text.match(/\{[^}]*\}|\[[^\]]*\]/g) ?? []).sort().join(' ');
const isProse = (text) => {
  const bare = text.replace(/\{[^}]*\}|\[[^\]]*\]|:/g, '').trim();
  return /\p{L}{3}/u.test(bare) && !shared.has(bare);
};

/** The texts that stand inside a function. */
function literals(fn) {
  const found = [];
  const visit = (node) => {
    if (ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('said.ts', `(${fn});({${fn}})`, ts.ScriptTarget.Latest));
  return found;
}

/** What was compared already: some files hand on what others have. */
const told = new Set();

function compare(file, path, en, mine) {
  const at = `${file}: ${path}`;
  if (mine === undefined) return missing.push(`${at} is missing`);
  if (typeof mine !== typeof en || Array.isArray(mine) !== Array.isArray(en))
    return missing.push(`${at} is of another kind than in English`);
  if (typeof en === 'function') {
    if (String(mine) === String(en) && literals(en).some(isProse)) english.push(`${at} ${mine}`);
  } else if (typeof en === 'string') {
    if (mine.trim() === '' && en.trim() !== '') missing.push(`${at} is empty`);
    if (filled(mine) !== filled(en))
      missing.push(
        `${at} has ${filled(mine) || 'nothing'} filled in, and English ${filled(en) || 'nothing'}`,
      );
    if (mine === en && isProse(en) && !isTyped(path, en)) english.push(`${at} “${mine}”`);
  } else {
    if (told.has(en)) return;
    told.add(en);
    for (const key of Object.keys(en)) compare(file, `${path}.${key}`, en[key], mine[key]);
    for (const key of Object.keys(mine)) if (!(key in en)) missing.push(`${at}.${key} is not in English`);
  }
}

if (!languageIds.includes(language)) missing.push(`choose.ts: ${language} has no line`);
const files = readdirSync(join(texts, 'en'), { recursive: true })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.replaceAll('\\', '/'))
  // Files that only gather others come last.
  .sort((one, other) => one.endsWith('index.ts') - other.endsWith('index.ts') || (one < other ? -1 : 1));
for (const name of files) {
  const file = `${language}/${name}`;
  if (!existsSync(join(texts, file))) {
    missing.push(`${file} is missing`);
    continue;
  }
  try {
    const [en, mine] = await Promise.all([load(`en/${name}`), load(file)]);
    if (!own.has(name)) for (const key of Object.keys(en)) compare(file, key, en[key], mine[key]);
  } catch (error) {
    missing.push(`${file} cannot be read: ${error.message}`);
  }
}

for (const one of missing) console.log(one);
if (english.length > 0) console.log('\nThe same as in English; if that is right, shared.ts may say so:');
for (const one of english) console.log(one);
console.log(
  missing.length === 0
    ? `${language}: nothing is missing`
    : `\n${language}: ${missing.length} missing or wrong`,
);
process.exitCode = missing.length === 0 ? 0 : 1;
