// Tests wait for conditions and never for a time: `eventually` of @crossbones/core/suite knows the one limit there is.
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** Files that make time pass themselves: the timers they may use, and why. */
const allowed = {
  'core/src/suite/patience.ts': [
    /^(setTimeout|Date\.now)$/,
    'the one place that knows how long a test waits',
  ],
  'server/test/clocks/fast-clock.ts': [/^setTimeout$/, 'a world whose time passes faster than ours'],
  'server/test/faults/crash-run.ts': [/^setTimeout$/, 'a strike at some moment or other'],
  'server/test/faults/proxy.ts': [/^setTimeout$/, 'a network that takes its time'],
  'server/test/storage/ground.ts': [
    /^(setTimeout|timeout)$/,
    'the real time, and a wait for the writer with the one limit',
  ],
  'server/test/faults/process.ts': [/^setTimeout$/, 'the real time, in a process of its own'],
};
const CONDITION = 'wait for a condition: eventually(what, check)';
const LIMIT = 'leave the limit to the configuration, which knows LIMIT_MS';
const timer = /^(setTimeout|setInterval|waitForTimeout)$/;
const waits = /^(vi\.(setConfig|waitFor|waitUntil)|AbortSignal\.timeout|test\.slow)$/;
/** Vitest's poll gives up after a second; in tests of the page the configuration sets the limit. */
const poll = (callee, file) => callee === 'expect.poll' && !file.fileName.startsWith('web/e2e/');
const limit = /^(timeout|(test|hook|action|navigation|teardown)Timeout)$/;
const hook = /^(before|after)(All|Each)\b/;

/** Whether a node of the code is a wait or a limit, and what to write instead; null where all is well. */
function wrong(node, file) {
  const text = node.getText(file);
  if (ts.isIdentifier(node)) return timer.test(text) ? [text, CONDITION] : null;
  if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
    const name = node.name.getText(file);
    return limit.test(name) ? [name, LIMIT] : null;
  }
  if (ts.isBinaryExpression(node) && /^[<>]=?$/.test(node.operatorToken.getText(file))) {
    const [clock] = /\b(Date|performance)\.now(?=\()/.exec(text) ?? [];
    return clock === undefined ? null : [clock, CONDITION];
  }
  // A text may be code for another process or thread.
  if (ts.isTemplateLiteral(node) || ts.isStringLiteral(node)) {
    const [word] = /\b(setTimeout|setInterval|waitForTimeout)(?=\()/.exec(text) ?? [];
    return word === undefined ? null : [word, CONDITION];
  }
  if (!ts.isCallExpression(node)) return null;
  const callee = node.expression.getText(file);
  if (waits.test(callee) || poll(callee, file)) return [callee, CONDITION];
  const last = node.arguments[hook.test(callee) ? 1 : 2];
  const runs = hook.test(callee) || /^(it|test|describe)\b/.test(callee);
  return runs && last !== undefined && !ts.isFunctionLike(last) ? ['a limit of its own', LIMIT] : null;
}

const root = new URL('..', import.meta.url);
const tests = /\.test\.tsx?$|\/fixture(\/|\.ts$)|^(server\/(test|sim)|cli\/test|web\/e2e|core\/src\/suite)\//;
const folders = ['core', 'games', 'bots', 'texts', 'api', 'server', 'cli', 'web'].map(
  (folder) => `${folder}/src`,
);
const files = [...folders, 'server/test', 'server/sim', 'cli/test', 'web/e2e']
  .flatMap((at) => readdirSync(new URL(at, root), { recursive: true }).map((name) => `${at}/${name}`))
  .filter((path) => /\.tsx?$/.test(path) && tests.test(path.replaceAll('\\', '/')));
const used = new Set();
const findings = files.flatMap((path) => {
  const file = ts.createSourceFile(
    path,
    readFileSync(new URL(path, root), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const look = (node) => {
    const [word, instead] = wrong(node, file) ?? [];
    const here = word === undefined || allowed[path]?.[0].test(word);
    if (word !== undefined && here) used.add(path);
    const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
    const found = here ? [] : [`${path}:${line}: ${word}: ${instead}`];
    ts.forEachChild(node, (child) => void found.push(...look(child)));
    return found;
  };
  return look(file);
});
for (const path of Object.keys(allowed))
  if (!used.has(path)) findings.push(`${path}: allowed a wait, and has none`);
if (files.length === 0) findings.push('no tests were looked at');
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exit(1);
console.log(`${files.length} files of tests wait for conditions only`);
