import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A bare connection: sends any text, and hears everything until the other side ends it. */
export class RawConnection {
  private text = '';
  private readonly closed: Promise<unknown>;

  private constructor(private readonly socket: Socket) {
    socket.setEncoding('utf8').on('data', (more: string) => {
      this.text += more;
    });
    socket.on('error', () => {});
    this.closed = once(socket, 'close');
  }

  static async open(url: string, bytes = ''): Promise<RawConnection> {
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port) });
    await once(socket, 'connect');
    const line = new RawConnection(socket);
    line.say(bytes);
    return line;
  }

  say(bytes: string): void {
    this.socket.write(bytes);
  }

  /** All that has come yet. */
  get sofar(): string {
    return this.text;
  }

  /** All that came, once nothing more will. */
  async heard(): Promise<string> {
    await this.closed;
    return this.text;
  }

  /** The one reply that came. */
  async answer(): Promise<{ readonly status: number; readonly text: string }> {
    const [head, ...rest] = (await this.heard()).split('\r\n\r\n');
    return { status: Number(head.split(' ')[1]), text: rest.join('\r\n\r\n') };
  }
}
