// Runs the tests for as long as it takes, in numbered slices, and writes down what was done.
//
//   npm run test:deep                           every part that has not done what it is to do; goes on where it was stopped
//   npm run test:deep -- <part> …               these only
//   npm run test:deep -- <part> --slices 3      so many slices more, whatever was done
//   npm run test:deep -- <part> --seed 7        that slice again
//
// What was done stands in test/deep/record.jsonl, a line a slice, and the table of docs/promises.md is made from that.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parts } from '../test/deep/parts.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const kept = join(root, 'test/deep/record.jsonl');
const page = join(root, 'docs/promises.md');
const FROM = '<!-- made by npm run test:deep -->\n';
const TO = '\n<!-- to here -->';

/**
 * @typedef {{ readonly part: string; readonly seed: number; readonly commit: string; readonly date: string;
 *   readonly counts: { readonly [what: string]: number }; readonly seconds: number; readonly failed?: boolean }} Row
 * @param {string} text
 * @returns {Row[]}
 */
export const readRecord = (text) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** How far a part has come: the last result of each slice, and the sums over those that passed. */
export function progress(part, record) {
  const last = new Map(record.filter((row) => row.part === part.name).map((row) => [row.seed, row]));
  const rows = [...last.values()];
  const passed = rows.filter((row) => !row.failed);
  const sums = {};
  for (const { counts } of passed)
    for (const [what, count] of Object.entries(counts))
      sums[what] = part.most?.includes(what) ? Math.max(sums[what] ?? 0, count) : (sums[what] ?? 0) + count;
  return {
    sums,
    slices: passed.length,
    seconds: passed.reduce((sum, row) => sum + row.seconds, 0),
    latest: passed.at(-1) ?? null,
    failed: rows.filter((row) => row.failed).map((row) => row.seed),
    isDone: Object.entries(part.goal).every(([what, goal]) => (sums[what] ?? 0) >= goal),
    /** A slice that failed is taken again first. */
    next: rows.find((row) => row.failed)?.seed ?? Math.max(0, ...last.keys()) + 1,
  };
}

const said = (counts) =>
  Object.entries(counts)
    .map(([what, count]) => `${count.toLocaleString('en')} ${count === 1 ? what.replace(/s$/, '') : what}`)
    .join(', ') || '–';
const time = (seconds) =>
  seconds < 90
    ? `${Math.round(seconds)} s`
    : seconds < 5_400
      ? `${Math.round(seconds / 60)} min`
      : `${(seconds / 3_600).toFixed(1)} h`;

/** The table in docs/promises.md that shows the record. */
export function tableOf(record) {
  const rows = parts.map((part) => {
    const { sums, slices, seconds, latest, failed } = progress(part, record);
    // The number of tests says nothing where the part counts something else.
    if (part.goal.tests === undefined) delete sums.tests;
    const when = latest === null ? '–' : `${latest.date}, ${latest.commit}`;
    const wrong = failed.length === 0 ? '' : `, **slices that failed: ${failed.join(', ')}**`;
    const done =
      latest === null
        ? '–'
        : `${said(sums)}, in ${slices} ${slices === 1 ? 'slice' : 'slices'} and ${time(seconds)}`;
    return `| \`${part.name}\` | ${part.about} | ${part.daily} | ${said(part.goal)} | ${done}${wrong} | ${when} |`;
  });
  return `| part | what | in \`npm test\` | wanted | done | last on, at |\n|---|---|---|---|---|---|\n${rows.join('\n')}\n`;
}

/** The page with the table as the record has it. */
export function pageWith(text, record) {
  const [before, rest] = text.split(FROM);
  const after = rest?.split(TO)[1];
  if (after === undefined) throw new Error('docs/promises.md has no place for the table');
  return before + FROM + tableOf(record) + TO + after;
}

function commit() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const made = ['test/deep/record.jsonl', 'docs/promises.md', 'test/mutants/found.json', 'docs/mutants.md'];
  const own = made.map((path) => `:!${path}`);
  const isChanged = git('status', '--porcelain', '--', '.', ...own) !== '';
  return git('rev-parse', '--short=10', 'HEAD') + (isChanged ? ' and changes' : '');
}

/** Runs one slice: what it counted, and whether it failed. */
async function slice(part, seed) {
  const folder = mkdtempSync(join(tmpdir(), 'crossbones-deep-'));
  const TALLY = join(folder, 'tally');
  const [program, ...args] = part.command;
  const env = { ...process.env, DEEP: '1', SLICE: String(seed), TALLY, NO_COLOR: '1' };
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (chunk) => {
    process.stdout.write(chunk);
    text += chunk;
  });
  const [status] = await once(child, 'close');
  const counts = {};
  const add = (more) => {
    for (const [what, count] of Object.entries(more))
      counts[what] = part.most?.includes(what)
        ? Math.max(counts[what] ?? 0, count)
        : (counts[what] ?? 0) + count;
  };
  for (const [, line] of text.matchAll(/^counted (\{.*\})$/gm)) add(JSON.parse(line));
  if (existsSync(TALLY))
    for (const { passed } of readRecord(readFileSync(TALLY, 'utf8'))) add({ tests: passed });
  rmSync(folder, { recursive: true });
  const missing = Object.keys(part.goal).filter((what) => !counts[what]);
  if (status === 0 && missing.length > 0) console.error(`${part.name} counted no ${missing.join(', no ')}`);
  return { counts, failed: status !== 0 || missing.length > 0 };
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seed: { type: 'string' }, slices: { type: 'string' } },
  });
  const strange = positionals.filter((name) => !parts.some((part) => part.name === name));
  if (strange.length > 0 || (values.seed !== undefined && positionals.length !== 1))
    throw new Error(
      `${strange.join(', ') || 'a seed'} is of no part; there are ${parts.map(({ name }) => name).join(', ')}`,
    );
  const record = () => (existsSync(kept) ? readRecord(readFileSync(kept, 'utf8')) : []);
  const begun = commit();
  for (const part of parts) {
    if (positionals.length > 0 && !positionals.includes(part.name)) continue;
    let left = values.seed === undefined ? Number(values.slices ?? Number.POSITIVE_INFINITY) : 1;
    const goesOn = () => left-- > 0 && (left < Number.POSITIVE_INFINITY || !progress(part, record()).isDone);
    while (goesOn()) {
      const seed = Number(values.seed ?? progress(part, record()).next);
      const from = performance.now();
      const { counts, failed } = await slice(part, seed);
      const seconds = Math.round((performance.now() - from) / 100) / 10;
      const row = {
        part: part.name,
        seed,
        commit: begun,
        counts,
        seconds,
        date: new Date().toISOString().slice(0, 10),
      };
      appendFileSync(kept, `${JSON.stringify(failed ? { ...row, failed } : row)}\n`);
      writeFileSync(page, pageWith(readFileSync(page, 'utf8'), record()));
      console.log(`${part.name}, seed ${seed}: ${failed ? 'failed' : said(counts)}, ${time(seconds)}`);
      if (!failed) continue;
      console.error(`To repeat it: npm run test:deep -- ${part.name} --seed ${seed}`);
      process.exitCode = 1;
      break;
    }
    const { sums, isDone } = progress(part, record());
    console.log(`${part.name}: ${said(sums)} of ${said(part.goal)}${isDone ? ', all of it' : ''}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
