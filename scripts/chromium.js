// Finds a Chromium for the tests of the page; run as a program it also gets one where there is none.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The one without windows first: it does the same tests with two thirds of the work. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
/** Tells people how to get one. */
export const advice =
  'No Chromium was found: install one (on Debian `apt-get install chromium-headless-shell`, elsewhere `npx playwright install chromium`), or name it in CHROMIUM.';

function runnable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The Chromium that Playwright downloads for itself, where somebody has let it. */
function playwrights() {
  try {
    const require = createRequire(new URL('../web/package.json', import.meta.url));
    return require('@playwright/test').chromium.executablePath();
  } catch {
    return '';
  }
}

/** Where a Chromium lies; null if there is none. */
export function findChromium() {
  const { CHROMIUM, PATH = '' } = process.env;
  if (CHROMIUM) return runnable(CHROMIUM) ? CHROMIUM : null;
  const folders = PATH.split(delimiter).filter(Boolean);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...paths, playwrights()].find((path) => path !== '' && runnable(path)) ?? null;
}

function install() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log('Installing Chromium for the tests of the page …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', args, { env, encoding: 'utf8' });
  const get = (name) => apt('install', '-y', '--no-install-recommends', name);
  apt('update');
  // Older releases of Debian have only the whole browser.
  const tries = [get('chromium-headless-shell')];
  if (tries[0].status !== 0) tries.push(get('chromium'));
  const { status, stdout, stderr } = tries.at(-1);
  if (status !== 0) console.error(`${stdout}${stderr}`);
}

/** Whether there is a Chromium; installs one if need be. */
function ensureChromium() {
  if (findChromium() === null && !process.env.CHROMIUM) install();
  return findChromium() !== null;
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !ensureChromium()) {
  console.error(advice);
  process.exit(1);
}
