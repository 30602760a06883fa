import { hash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = '; charset=utf-8';
const types: { readonly [ending: string]: string } = {
  '.html': `text/html${TEXT}`,
  '.js': `text/javascript${TEXT}`,
  '.css': `text/css${TEXT}`,
  '.svg': `image/svg+xml${TEXT}`,
  '.json': `application/json${TEXT}`,
  '.webmanifest': `application/manifest+json${TEXT}`,
  '.txt': `text/plain${TEXT}`,
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

/**
 * A file that is named after its contents never changes; for any other the browser asks each time whether it has
 * changed.
 */
const FOREVER = 'public, max-age=31536000, immutable';
const ASK = 'no-cache';

/**
 * Brotli's best quality would save another quarter of a percent and take fifteen times as long, while somebody waits.
 */
const ways = {
  br: (plain: Buffer) =>
    promisify(brotliCompress)(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
  gzip: (plain: Buffer) => promisify(gzip)(plain, { level: 9 }),
} as const;
type Way = keyof typeof ways;

/** A file of the page, plain and packed. */
export class ServedFile {
  readonly type: string;
  readonly tag: string;
  private readonly packed = new Map<Way, Promise<Buffer>>();

  constructor(
    path: string,
    readonly plain: Buffer,
    readonly cache = path.startsWith('/assets/') ? FOREVER : ASK,
  ) {
    this.type = types[extname(path)] ?? 'application/octet-stream';
    // A weak tag, because it is the same whichever way the file is packed.
    this.tag = `W/"${hash('sha256', plain).slice(0, 20)}"`;
  }

  /** The file packed in the best way that the browser can unpack; each way is made once. */
  async for(accepted: string | undefined): Promise<{ readonly way: Way | null; readonly body: Buffer }> {
    const way = this.type.endsWith(TEXT) ? wayOf(accepted) : null;
    if (way === null) return { way, body: this.plain };
    const packed = this.packed.get(way) ?? ways[way](this.plain);
    this.packed.set(way, packed);
    return { way, body: await packed };
  }

  /** Whether the browser has it already. */
  known(tags: string | undefined): boolean {
    return tags?.split(',').some((tag) => tag.trim() === this.tag || tag.trim() === '*') ?? false;
  }
}

/** Whether the browser can unpack this way of packing. */
export const accepts = (accepted = '', way: Way): boolean =>
  new RegExp(`(?:^|,) *${way} *(?:,|$|; *q=(?!0(?:\\.0*)? *(?:,|$)))`, 'i').test(accepted);

const wayOf = (accepted: string | undefined): Way | null =>
  accepts(accepted, 'br') ? 'br' : accepts(accepted, 'gzip') ? 'gzip' : null;

/** The built page in its folder. Only what a look into the folder has found is ever read from it. */
export class Page {
  private found: ReadonlySet<string> = new Set();
  private readonly files = new Map<string, Promise<ServedFile>>();
  private built: number | null = null;

  constructor(private readonly folder: string | null) {}

  /** The file at an address, if there is one. */
  async file(path: string): Promise<ServedFile | null> {
    await this.look();
    const known = this.files.get(path);
    if (known !== undefined) return known;
    if (this.folder === null || !this.found.has(path)) return null;
    const file = readFile(join(this.folder, path)).then((plain) => new ServedFile(path, plain));
    this.files.set(path, file);
    file.catch(() => this.files.delete(path));
    return file;
  }

  /** The file that is served at every address of the page; null where the page is not built. */
  index(): Promise<ServedFile | null> {
    return this.file('/index.html');
  }

  /** Names this build of the page: by its first script, whose name follows from everything that it loads. */
  async build(): Promise<string | null> {
    const index = await this.index();
    const [, src] = /<script type="module"[^>]* src="([^"]+)"/.exec(index?.plain.toString() ?? '') ?? [];
    return src ?? null;
  }

  /** The page may be built anew while the server runs; scripts of the old one are kept for those who still have it. */
  private async look(): Promise<void> {
    if (this.folder === null) return;
    const index = await stat(join(this.folder, 'index.html')).catch(() => null);
    const built = index?.mtimeMs ?? null;
    if (built === this.built) return;
    this.found = built === null ? new Set() : await filesIn(this.folder);
    this.built = built;
    for (const path of this.files.keys()) if (!path.startsWith('/assets/')) this.files.delete(path);
  }
}

async function filesIn(folder: string): Promise<Set<string>> {
  const all = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = all
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name).slice(folder.length).split(sep).join('/'));
  // What begins with a dot is the builder's own.
  return new Set(paths.filter((path) => !path.includes('/.')));
}
