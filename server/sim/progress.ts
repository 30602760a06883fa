import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('../../node_modules/.cache/crossbones/', import.meta.url);

/** How far a long run has come with the sources as they are, so that the next one goes on from there. */
export class DeepProgress {
  private readonly file: URL;
  private readonly sources: string;

  /** One that is short begins anew each time. */
  constructor(
    name: string,
    private readonly long: boolean,
  ) {
    this.file = new URL(`${name}.json`, folder);
    this.sources = long ? sourcesNow() : '';
  }

  read<T extends object>(fresh: T): T {
    if (!this.long) return fresh;
    try {
      const { sources, ...kept } = JSON.parse(readFileSync(this.file, 'utf8')) as T & { sources: string };
      return sources === this.sources ? (kept as unknown as T) : fresh;
    } catch {
      return fresh;
    }
  }

  keep(state: object): void {
    if (!this.long) return;
    mkdirSync(folder, { recursive: true });
    writeFileSync(this.file, JSON.stringify({ sources: this.sources, ...state }));
  }
}

/** The commit, and what was changed since. */
const sourcesNow = (): string =>
  ['rev-parse HEAD', 'diff HEAD']
    .map((args) => execFileSync('git', args.split(' '), { encoding: 'utf8' }))
    .join('\n');
