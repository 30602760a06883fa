import type { Rng } from '@crossbones/core';
import type { Sending } from '../clients/byte-connection.js';
import { pick } from './spoil.js';

/** Bytes that are no request, half of one, or one and a half. */
export interface BadBytes extends Sending {
  readonly about: string;
  readonly bytes: Buffer;
}

const HOST = 'Host: localhost\r\n';
const JSON_TYPE = 'Content-Type: application/json\r\n';
/** A command that would be done if its body arrived as it should. */
const command = (cookie: string): string =>
  `POST /api/me/name HTTP/1.1\r\n${HOST}${JSON_TYPE}Cookie: ${cookie}\r\n`;
const NAME = '{"name":"Babbler"}';

const noise = (rng: Rng, length: number): Buffer => Buffer.from(Array.from({ length }, () => rng.below(256)));

type Maker = (rng: Rng, cookie: string) => string | Buffer;

const lines: readonly string[] = [
  'hello',
  'GET',
  'GET ',
  'GET /api/me',
  'GET /api/me HTTP',
  'GET /api/me HTTP/',
  'GET /api/me HTTP/1',
  'GET /api/me HTTP/1.',
  'GET /api/me HTTP/9.9',
  'GET /api/me HTTP/1.2',
  'GET /api/me HTTP/-1.1',
  'GET /api/me HTTPS/1.1',
  'GET /api/me ICE/1.0',
  'GET /api/me HTTP/0.9',
  'GET /api/me HTTP/2.0',
  'get /api/me HTTP/1.1',
  'BREW /api/me HTTP/1.1',
  'GETT /api/me HTTP/1.1',
  'GET\t/api/me\tHTTP/1.1',
  'GET /api/me\0 HTTP/1.1',
  'GET /api/\x01 HTTP/1.1',
  'GET /api/tables/a b HTTP/1.1',
  'GET api/me HTTP/1.1',
  'GET http://evil.example/api/nothing HTTP/1.1',
  'GET http:// HTTP/1.1',
  'GET localhost:80 HTTP/1.1',
  'GET * HTTP/1.1',
  'OPTIONS * HTTP/1.1',
  'CONNECT localhost:443 HTTP/1.1',
  'CONNECT /api/me HTTP/1.1',
  'PRI * HTTP/2.0',
  'GET ?x HTTP/1.1',
  'GET #x HTTP/1.1',
  'HTTP/1.1 200 OK',
  '{"game":"skull"}',
];

const headers: readonly string[] = [
  'no colon here\r\n',
  'With Blank: x\r\n',
  'Before-Colon : x\r\n',
  ': no name\r\n',
  'X: \0\r\n',
  'X\0: x\r\n',
  'X: \x07\r\n',
  'X: a\rb\r\n',
  'X: a\r\n folded\r\n\tand \0 more\r\n',
  'X(y): x\r\n',
  'Héader: x\r\n',
  'Content-Length: -1\r\n',
  'Content-Length: abc\r\n',
  'Content-Length: 1e3\r\n',
  'Content-Length: +5\r\n',
  'Content-Length: 0x10\r\n',
  'Content-Length: 99999999999999999999999\r\n',
  'Content-Length: 5, 5\r\n',
  'Content-Length: \r\n',
  'Content-Length: 5\r\nContent-Length: 6\r\n',
  'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n',
  'Transfer-Encoding: chunked\r\nContent-Length: 5\r\n',
  'Transfer-Encoding: identity\r\n',
  'Transfer-Encoding: xchunked\r\n',
  'Transfer-Encoding: chunked, identity\r\n',
  'Transfer-Encoding: \r\n',
];

const chunks: readonly string[] = [
  'zz\r\n',
  '-1\r\n{\r\n0\r\n\r\n',
  'FFFFFFFFFFFFFFFFFF\r\n',
  '5\r\n{"na\r\n0\r\n\r\n',
  '2\r\n{}5\r\n',
  '2\r\n{}\r\n',
  '2{}\r\n',
  ' 2\r\n{}\r\n0\r\n\r\n',
  '2\n{}\r\n0\r\n\r\n',
  '\r\n',
  '0\r\n\r\n',
  '0\r\nbad trailer\r\n\r\n',
  `2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
];

const makers: { readonly [about: string]: Maker } = {
  'a broken request line': (rng) => `${pick(rng, lines)}\r\n${HOST}\r\n`,
  noise: (rng) => Buffer.concat([noise(rng, 1 + rng.below(400)), Buffer.from('\r\n\r\n')]),
  'the beginning of TLS': (rng) =>
    Buffer.concat([Buffer.from([0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3]), noise(rng, 200)]),
  'no host': (rng) => `GET ${pick(rng, ['/api/me', '/healthz', '/nothing', '/api/docs'])} HTTP/1.1\r\n\r\n`,
  'a broken header': (rng, cookie) => `${command(cookie)}${pick(rng, headers)}\r\n${NAME}`,
  'a broken chunk': (rng, cookie) =>
    `${command(cookie)}Transfer-Encoding: chunked\r\n\r\n${pick(rng, chunks)}`,
  'a header too large': (rng) =>
    `GET /api/me HTTP/1.1\r\n${HOST}X: ${'x'.repeat(17_000 + rng.below(9_000))}\r\n\r\n`,
  'too many headers': (rng) =>
    `GET /api/me HTTP/1.1\r\n${HOST}${'X-Header-of-ours: some value\r\n'.repeat(700 + rng.below(300))}\r\n`,
  'an address too long': (rng) => `GET /api/${'x'.repeat(17_000 + rng.below(9_000))} HTTP/1.1\r\n${HOST}\r\n`,
  'less than was promised': (rng, cookie) =>
    `${command(cookie)}Content-Length: ${NAME.length + 1 + rng.below(1_000)}\r\n\r\n${NAME}`,
  'more than was promised': (rng, cookie) =>
    `${command(cookie)}Content-Length: ${rng.below(NAME.length - 1)}\r\n\r\n${NAME}`,
  'a body too large, of which nothing comes': (rng, cookie) =>
    `${command(cookie)}Content-Length: ${16_385 + rng.below(1e9)}\r\n\r\n`,
  'HTTP/1.0 with a broken body': (rng, cookie) =>
    `POST /api/me/name HTTP/1.0\r\n${JSON_TYPE}Cookie: ${cookie}\r\nContent-Length: 9\r\n\r\n${pick(rng, ['{"name":"', '[1,2,3,4]', '"Babbler"'])}`,
  'an expectation nobody has': (rng, cookie) =>
    `${command(cookie)}Expect: ${pick(rng, ['200-ok', '101-continue', 'everything'])}\r\nContent-Length: ${NAME.length}\r\n\r\n${NAME}`,
  'an expected broken body': (_rng, cookie) =>
    `${command(cookie)}Expect: 100-continue\r\nContent-Length: 9\r\n\r\n{"name":"`,
  'another protocol': (rng, cookie) =>
    `${command(cookie)}Connection: Upgrade\r\nUpgrade: ${pick(rng, ['websocket', 'h2c', 'TLS/1.0'])}\r\nContent-Length: 2\r\n\r\n[]`,
  'one request in another': (_rng, cookie) => {
    const inner = `${command(cookie)}Content-Length: ${NAME.length}\r\n\r\n${NAME}`;
    return `${command(cookie)}Content-Length: ${Buffer.byteLength(inner)}\r\n\r\n${inner}`;
  },
};
const names = Object.keys(makers);

/** These are incomplete until our side is closed. */
const unfinished = /^(less|a broken chunk)/;

export function badBytes(rng: Rng, cookie: string): BadBytes {
  const name = pick(rng, names);
  const bytes = Buffer.from(makers[name](rng, cookie) as string, 'latin1');
  const about = `${name}: ${JSON.stringify(bytes.toString('latin1').slice(0, 300))}`;
  return { about, bytes, alone: true, end: unfinished.test(name) };
}
