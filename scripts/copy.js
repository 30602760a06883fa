// A copy of the tree. It shares the packages of the registry with the original, and has our own packages to itself.

import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

const floors = ['core', 'games', 'bots', 'texts', 'api', 'server', 'cli', 'web'];

function link(from, to) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '@crossbones' || name.startsWith('.vite')) continue;
    symlinkSync(join(from, name), join(to, name), 'junction');
  }
}

/** Packages of the registry are those of the original; our own are those of the copy. */
export function linkPackages(root, folder) {
  link(join(root, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'node_modules/@crossbones'));
  for (const floor of floors) {
    symlinkSync(join(folder, floor), join(folder, 'node_modules/@crossbones', floor), 'junction');
    const own = join(root, floor, 'node_modules');
    if (existsSync(own)) link(own, join(folder, floor, 'node_modules'));
  }
}

/** Everything that people wrote and git does not ignore. */
export const written = (root) =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)));

export function copyTree(root, folder, paths = written(root)) {
  for (const path of paths) {
    const to = join(folder, path);
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(join(root, path), to);
  }
  linkPackages(root, folder);
}
