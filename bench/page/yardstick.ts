import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

/** The least that is possible: a page with one script of a given size, a plain card that Preact moves, threads that count. */
export class Yardstick {
  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async begin(bytes: number): Promise<Yardstick> {
    // Random text does not compress: the script is sent at the size that our page has when compressed.
    const one = `/*${randomBytes(Math.floor((bytes * 3) / 4))
      .toString('base64')
      .replaceAll('*', '')}*/
document.body.innerHTML = '<button id="door">Play now</button>';`;
    const require = createRequire(new URL('../../web/package.json', import.meta.url));
    const files: { readonly [path: string]: readonly [type: string, body: string] } = {
      '/': [
        'text/html',
        '<!doctype html><meta name="viewport" content="width=device-width"><title>Yardstick</title><body><script type="module" src="/one.js"></script>',
      ],
      '/one.js': ['text/javascript', one],
      '/cards': ['text/html', cards],
      '/threads': ['text/html', '<!doctype html><title>Threads</title>'],
      '/count.js': ['text/javascript', counting],
      '/preact.js': [
        'text/javascript',
        readFileSync(require.resolve('preact').replace(/preact\.\w+$/, 'preact.mjs'), 'utf8'),
      ],
      '/cards.js': ['text/javascript', moving],
    };
    const server = createServer((request, response) => {
      const [type, body] = files[request.url ?? ''] ?? ['text/plain', ''];
      response.writeHead(type === 'text/plain' ? 404 : 200, { 'content-type': type }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new Yardstick(server, `http://localhost:${(server.address() as AddressInfo).port}`);
  }

  end(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

const cards = `<!doctype html><meta name="viewport" content="width=device-width"><title>Cards</title>
<style>.card{position:absolute;width:80px;height:112px;border-radius:8px;background:#eee}</style>
<body><script type="module" src="/cards.js"></script>`;

/** The same work every time. */
const counting = 'let x = 0; for (let i = 0; i < 2e8; i++) x = (31 * x + i) | 0; postMessage(x);';

/** Four cards a trick, from the edge to the middle and away, taking as long as those of our page. */
const moving = `import { h, render } from '/preact.js';
const Trick = ({ n }) => Array.from({ length: 4 }, (_, i) => h('div', { key: n + '/' + i, class: 'card', style: { left: 40 + 70 * i + 'px', top: '300px' } }));
let n = 0;
setInterval(() => {
  render(h(Trick, { n: ++n }), document.body);
  for (const card of document.querySelectorAll('.card'))
    card.animate([{ transform: 'translateY(-280px)' }, { transform: 'none' }], { duration: 320, easing: 'ease-out' });
}, 700);`;
