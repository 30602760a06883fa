import { connect, type Socket } from 'node:net';

function dial(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });
}

/** What a socket has brought so far, one letter for each byte. */
class Inflow {
  text = '';
  ended = false;
  private wake: () => void = () => {};

  constructor(readonly socket: Socket) {
    socket.setEncoding('latin1');
    socket.on('data', (more: string) => {
      this.text += more;
      this.wake();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      this.ended = true;
      this.wake();
    });
  }

  /** Waits until `check` holds, or no more will come. */
  async until(what: string, check: () => boolean): Promise<void> {
    while (!check()) {
      if (this.ended)
        throw new Error(`the connection ended before ${what}; it brought ${this.text.slice(-400)}`);
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }
}

export interface Asking {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: { readonly [name: string]: string };
  readonly body?: string | undefined;
}

/** The bytes of a request; the host has the same name whatever its port is. */
function written({ method, path, headers, body }: Asking): string {
  const lines = Object.entries({ Host: 'crossbones.test', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  if (body !== undefined) lines.push(`Content-Length: ${Buffer.byteLength(body)}`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body ?? ''}`;
}

/** Where a chunked body ends; beyond the text if more has to come. */
function chunked(text: string, from: number): number {
  for (let at = from; ; ) {
    const line = text.indexOf('\r\n', at);
    if (line < 0) return Number.POSITIVE_INFINITY;
    const size = Number.parseInt(text.slice(at, line), 16);
    at = line + 2 + size + 2;
    if (size === 0) return at;
  }
}

/** A connection that sends one request after the other, and keeps every byte that comes back. */
export class PersistentConnection {
  private constructor(private readonly inflow: Inflow) {}

  static async open(port: number): Promise<PersistentConnection> {
    return new PersistentConnection(new Inflow(await dial(port)));
  }

  /** The whole reply: status line, headers and body. */
  async ask(asking: Asking): Promise<string> {
    const { inflow } = this;
    inflow.socket.write(written(asking));
    const length = (): number => {
      const end = inflow.text.indexOf('\r\n\r\n');
      const head = inflow.text.slice(0, end + 2);
      if (end >= 0 && /\r\ntransfer-encoding: chunked\r\n/i.test(head)) return chunked(inflow.text, end + 4);
      const size = end < 0 ? null : /\r\ncontent-length: (\d+)\r\n/i.exec(head);
      return size === null ? Number.POSITIVE_INFINITY : end + 4 + Number(size[1]);
    };
    await inflow.until(`the answer to ${asking.method} ${asking.path}`, () => inflow.text.length >= length());
    const reply = inflow.text.slice(0, length());
    inflow.text = inflow.text.slice(reply.length);
    if (inflow.text !== '') throw new Error(`more than one reply: ${inflow.text}`);
    return reply;
  }

  close(): void {
    this.inflow.socket.destroy();
  }
}

/** A stream, and every byte that it has brought. */
export class RawStream {
  private constructor(private readonly inflow: Inflow) {}

  static async open(port: number, path: string, headers: Asking['headers']): Promise<RawStream> {
    const inflow = new Inflow(await dial(port));
    inflow.socket.write(written({ method: 'GET', path, headers }));
    return new RawStream(inflow);
  }

  get heard(): string {
    return this.inflow.text;
  }

  until(what: string, check: (heard: string) => boolean): Promise<void> {
    return this.inflow.until(what, () => check(this.inflow.text));
  }

  close(): void {
    this.inflow.socket.destroy();
  }
}
