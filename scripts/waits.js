// Tests wait for conditions and never for a time: `eventually` of @crossbones/core/suite knows the one limit there is.
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** Where a time is the very thing: which words may stand there, and why. */
const allowed = {
  'core/src/suite/patience.ts': ['setTimeout', 'Date.now', 'the one place that knows how long a test waits'],
  'server/src/fixture/tide.ts': ['setTimeout', 'a world whose time passes faster than ours'],
  'server/src/fixture/storage.ts': ['setTimeout', 'the real time, for a store that stands alone'],
  'server/src/fixture/storm.ts': ['setTimeout', 'a strike at some moment or other'],
  'server/src/fixture/process.ts': ['setTimeout', 'the real time, in a process of its own'],
};

const root = new URL('..', import.meta.url);
const tests =
  /\.test\.tsx?$|\/fixture(\/|\.ts$)|^server\/src\/e2e\/|^web\/e2e\/|^core\/src\/suite\/|^cli\/src\/(child|terminal)\.ts$/;
const folders = ['core', 'games', 'bots', 'texts', 'api', 'server', 'cli', 'web'];
const files = folders
  .flatMap((folder) => [`${folder}/src`, ...(folder === 'web' ? ['web/e2e'] : [])])
  .flatMap((at) => readdirSync(new URL(at, root), { recursive: true }).map((name) => `${at}/${name}`))
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && tests.test(path));

const CONDITION = 'wait for a condition: eventually(what, check)';
const LIMIT = 'leave the limit to the configuration, which knows LIMIT_MS';
const timers = /^(setTimeout|setInterval|waitForTimeout)$/;
const ownLimits = /^(vi\.(setConfig|waitFor|waitUntil)|expect\.poll|AbortSignal\.timeout|test\.slow)$/;
const limitNames = /^(timeout|(test|hook|action|navigation|teardown|expect)Timeout)$/;
const runs = /^(it|test|describe|bench|(before|after)(All|Each))\b/;

/** Which word at this place is a wait or a limit, and what to do instead; null where all is well. */
function wrong(node, file) {
  if (ts.isIdentifier(node) && timers.test(node.text)) return [node.text, CONDITION];
  if (ts.isCallExpression(node)) {
    const callee = node.expression.getText(file);
    if (ownLimits.test(callee)) return [callee, CONDITION];
    const [first, second, third] = node.arguments;
    const limit = /^(before|after)(All|Each)\b/.test(callee) ? second : third;
    if (runs.test(callee) && limit !== undefined && !ts.isObjectLiteralExpression(second ?? first)) {
      if (!ts.isFunctionLike(limit)) return ['limit', LIMIT];
    }
  }
  if (
    (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) &&
    limitNames.test(node.name.getText(file))
  )
    return [node.name.getText(file), LIMIT];
  if (ts.isBinaryExpression(node) && /^[<>]=?$/.test(node.operatorToken.getText(file))) {
    const [clock] = /\b(Date|performance)\.now(?=\()/.exec(node.getText(file)) ?? [];
    if (clock !== undefined) return [clock, CONDITION];
  }
  // Code for another process or thread.
  if (ts.isTemplateLiteral(node) || ts.isStringLiteral(node)) {
    const [word] = /\b(setTimeout|setInterval|waitForTimeout)(?=\()/.exec(node.getText(file)) ?? [];
    if (word !== undefined) return [word, CONDITION];
  }
  return null;
}

const used = new Set();
const findings = files.flatMap((path) => {
  const text = readFileSync(new URL(path, root), 'utf8');
  const file = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found = [];
  const look = (node) => {
    const [word, instead] = wrong(node, file) ?? [];
    if (word !== undefined && allowed[path]?.slice(0, -1).includes(word)) used.add(path);
    else if (word !== undefined) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push(`${path}:${line + 1}: ${word}: ${instead}`);
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
});
for (const path of Object.keys(allowed))
  if (!used.has(path)) findings.push(`${path}: scripts/waits.js allows a wait that is not there`);
if (files.length === 0) findings.push('no tests were looked at');
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exit(1);
console.log(`${files.length} files of tests wait for conditions only`);
