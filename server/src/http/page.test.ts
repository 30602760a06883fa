import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pageAddresses } from '@crossbones/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Opened, openServer } from '../../test/server.js';
import { contentPolicy } from './policy.js';

const script = `export const cry = '${'yo-ho-ho '.repeat(400)}';`;
const index = '<!doctype html><script type="module" crossorigin src="/assets/index-B1.js"></script>';
const files: { readonly [path: string]: string } = {
  'index.html': index,
  'assets/index-B1.js': script,
  'assets/index-C2.css': 'body { color: black }',
  'assets/art-D3.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/text-E4.woff2': 'wOF2',
  'manifest.webmanifest': '{}',
  'icon-192.png': 'png',
  'sw.js': 'skipWaiting()',
  '.stamp': '',
  '.vite/manifest.json': '{}',
};

interface Got {
  readonly status: number;
  readonly headers: { readonly [name: string]: string | string[] | undefined };
  readonly body: Buffer;
}

/** As it is on the wire: fetch would tidy the address and unpack the body. */
const ask = (server: Opened, path: string, headers = {}, method = 'GET'): Promise<Got> =>
  new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port: server.port, path, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    request.on('error', reject);
  });

let folder: string;
let server: Opened;
const write = async (path: string, text: string): Promise<void> => {
  await mkdir(join(folder, 'dist', path, '..'), { recursive: true });
  await writeFile(join(folder, 'dist', path), text);
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crossbones-page-'));
  for (const [path, text] of Object.entries(files)) await write(path, text);
  await writeFile(join(folder, 'secret.txt'), 'the treasure');
  await symlink(join(folder, 'secret.txt'), join(folder, 'dist/link.txt'));
  server = await openServer({ env: { PAGE_DIR: join(folder, 'dist') } });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const HTML = { accept: 'text/html,*/*' };

describe('the page', () => {
  it.each(pageAddresses)('stands at %s', async (address) => {
    const path = address.replaceAll(/:\w+/g, 'x');
    const { status, headers, body } = await ask(server, path, HTML);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toBe(contentPolicy);
    expect(body.toString()).toBe(index);
  });

  it.each([
    ['/assets/index-B1.js', 'text/javascript; charset=utf-8'],
    ['/assets/index-C2.css', 'text/css; charset=utf-8'],
    ['/assets/art-D3.svg', 'image/svg+xml; charset=utf-8'],
    ['/assets/text-E4.woff2', 'font/woff2'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/icon-192.png', 'image/png'],
    ['/sw.js', 'text/javascript; charset=utf-8'],
  ])('has %s of its type, to be kept as long as it may', async (path, type) => {
    const { status, headers, body } = await ask(server, path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['content-security-policy']).toBe(contentPolicy);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe(
      path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    expect(body.toString()).toBe(files[path.slice(1)]);
  });

  it('is packed as well as the one who asks can unpack it', async () => {
    const path = '/assets/index-B1.js';
    const packed = async (accepted: string): Promise<Got> =>
      ask(server, path, { 'accept-encoding': accepted });
    const br = await packed('gzip, deflate, br, zstd');
    expect(br.headers['content-encoding']).toBe('br');
    expect(br.headers.vary).toBe('Accept-Encoding');
    expect(brotliDecompressSync(br.body).toString()).toBe(script);
    const gzip = await packed('gzip, br;q=0');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(script);
    for (const accepted of ['', 'identity', 'br;q=0.0, gzip;q=0']) {
      const plain = await packed(accepted);
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.body.toString()).toBe(script);
    }
    const font = await ask(server, '/assets/text-E4.woff2', { 'accept-encoding': 'br' });
    expect(font.headers['content-encoding']).toBeUndefined();
  });

  it('is not sent again to those who have it', async () => {
    const first = await ask(server, '/', HTML);
    const again = await ask(server, '/', { ...HTML, 'if-none-match': `"x", ${first.headers.etag}` });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
    expect(again.headers['content-security-policy']).toBe(contentPolicy);
    expect((await ask(server, '/', { ...HTML, 'if-none-match': '"x"' })).status).toBe(200);
  });

  it('answers HEAD as GET, without a body', async () => {
    for (const path of ['/', '/assets/index-B1.js']) {
      const { status, headers, body } = await ask(server, path, HTML, 'HEAD');
      expect(status).toBe(200);
      expect(Number(headers['content-length'])).toBeGreaterThan(50);
      expect(body.length).toBe(0);
    }
  });

  it('says where there is nothing, to people and to programs', async () => {
    const lost = await ask(server, '/no/such/place', HTML);
    expect(lost.status).toBe(404);
    expect(lost.body.toString()).toBe(index);
    for (const [path, headers] of [
      ['/assets/index-00.js', {}],
      ['/api/nothing', HTML],
    ] as const) {
      const none = await ask(server, path, headers);
      expect(none.status).toBe(404);
      expect(JSON.parse(none.body.toString())).toMatchObject({ error: { code: 'not-found' } });
    }
    expect((await ask(server, '/assets/index-B1.js', {}, 'POST')).status).toBe(404);
    expect((await ask(server, '/', {}, 'DELETE')).status).toBe(405);
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..\\secret.txt',
    '//etc/passwd',
    '/assets//../../secret.txt',
    '/link.txt',
    '/.stamp',
    '/.vite/manifest.json',
    '/assets/',
    '/index.html/',
    '/sw.js%00',
    '/__proto__',
  ])('lets nothing else out by %s', async (path) => {
    const { status, body } = await ask(server, path);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toMatch(/treasure|root:/);
  });

  it('is counted, but its files are refused to nobody', async () => {
    const strict = await openServer({ env: { PAGE_DIR: join(folder, 'dist'), RATE_PER_ADDRESS: '1' } });
    const all = await Promise.all(Array.from({ length: 40 }, () => ask(strict, '/sw.js')));
    expect(all.every(({ status }) => status === 200)).toBe(true);
    const lost = await Promise.all(Array.from({ length: 40 }, () => ask(strict, '/nowhere', HTML)));
    expect(lost.some(({ status }) => status === 429)).toBe(true);
    await strict.close();
  });

  it('tells which one it is, and may be built anew meanwhile', async () => {
    const build = async (): Promise<unknown> =>
      JSON.parse((await ask(server, '/api/version')).body.toString());
    expect(await build()).toEqual({ page: '/assets/index-B1.js' });
    await ask(server, '/assets/index-B1.js');
    await rm(join(folder, 'dist/assets/index-B1.js'));
    await write('assets/index-F5.js', '1');
    await write('index.html', index.replace('B1', 'F5'));
    await utimes(join(folder, 'dist/index.html'), 1, 1);
    expect(await build()).toEqual({ page: '/assets/index-F5.js' });
    expect((await ask(server, '/assets/index-F5.js')).status).toBe(200);
    expect((await ask(server, '/assets/index-B1.js')).status).toBe(200);
  });
});

it('says how to build a page that is not there; everything else works', async () => {
  for (const env of [{}, { PAGE_DIR: join(folder, 'nowhere') }]) {
    const bare = await openServer({ env });
    const { status, body } = await ask(bare, '/', HTML);
    expect(status).toBe(503);
    expect(body.toString()).toContain('npm run build');
    expect((await ask(bare, '/t/x/y', HTML)).status).toBe(404);
    expect((await ask(bare, '/api/me')).status).toBe(200);
    expect((await ask(bare, '/api/version')).body.toString()).toBe('{"page":null}');
    await bare.close();
  }
});
