import { connect, type Socket } from 'node:net';

export interface RawResponse {
  readonly status: number;
  /** By name in lower case; a header that came twice has both values. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** How bytes are sent. */
export interface Sending {
  /** On a connection that is used for nothing else. */
  readonly alone?: boolean;
  /** Closes our side after these bytes. */
  readonly end?: boolean;
  /** The answer has no body, whatever its headers say. */
  readonly bodiless?: boolean;
}

/** One connection to a server, byte by byte: for requests that no real client would send. */
export class ByteConnection {
  private socket: Socket | null = null;
  /** How many connections were needed so far. */
  connections = 0;

  constructor(private readonly port: number) {}

  /** Sends these bytes and reads one answer; the connection is kept as long as the server keeps it. */
  async ask(bytes: Buffer | string, how: Sending = {}): Promise<RawResponse> {
    if (how.alone) this.close();
    const socket = this.socket ?? (await this.open());
    if (how.end) socket.end(bytes);
    else socket.write(bytes);
    const answer = await read(socket, how.bodiless === true);
    if (how.alone || answer.headers.get('connection') === 'close') this.close();
    return answer;
  }

  close(): void {
    this.socket?.destroy();
    this.socket = null;
  }

  private async open(): Promise<Socket> {
    this.connections++;
    const socket = connect({ port: this.port, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    // A later error shows when somebody reads.
    socket.on('error', () => {});
    this.socket = socket;
    return socket;
  }
}

function read(socket: Socket, bodiless: boolean): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    let bytes: Buffer = Buffer.alloc(0);
    const done = (what: RawResponse | Error): void => {
      socket.off('data', take).off('error', lost).off('end', ended).off('close', ended);
      if (what instanceof Error) {
        socket.destroy();
        reject(what);
      } else resolve(what);
    };
    const take = (more: Buffer): void => {
      bytes = bytes.length === 0 ? more : Buffer.concat([bytes, more]);
      const answer = answerIn(bytes, bodiless);
      if (answer !== null) done(answer);
    };
    const lost = (error: Error): void => done(error);
    const ended = (): void => done(new Error(`the line ended after ${JSON.stringify(String(bytes))}`));
    socket.on('data', take).on('error', lost).on('end', ended).on('close', ended);
  });
}

/** The first complete answer; an answer that only says "continue" does not count. */
function answerIn(bytes: Buffer, bodiless: boolean): RawResponse | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) return null;
  const [line, ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(line)?.[1]);
  const rest = bytes.subarray(end + 4);
  if (status < 200) return answerIn(rest, bodiless);
  const headers = new Map<string, string>();
  for (const text of lines) {
    const at = text.indexOf(': ');
    const name = text.slice(0, at).toLowerCase();
    const known = headers.get(name);
    headers.set(name, known === undefined ? text.slice(at + 2) : `${known}\n${text.slice(at + 2)}`);
  }
  const length = bodiless ? 0 : Number(headers.get('content-length') ?? Number.NaN);
  // Our answers always have a length: without it there is no body to look at.
  if (Number.isNaN(length)) return { status, headers, body: '' };
  return rest.length < length ? null : { status, headers, body: rest.toString('utf8', 0, length) };
}
