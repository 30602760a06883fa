import { request } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import type { NodeConnection, NodeListener } from '../nodes/connection.js';

/**
 * What a node asks another node's HTTP server to connect it with. No proxy hands on such a request, so nobody outside
 * the network can send it.
 */
export const NODE_TARGET = 'node.crossbones:1';

/** Lines of text over a socket, which may be there only later. */
class SocketLines implements NodeConnection {
  listener: NodeListener | null = null;
  private socket: Duplex | null = null;
  private readonly decoder = new StringDecoder('utf8');
  private waiting = '';
  private rest = '';
  private over = false;

  constructor(
    private readonly failed: (error: unknown) => void,
    /** Gives up a call that was not answered yet. */
    private readonly giveUp: () => void = () => {},
  ) {}

  get writableLength(): number {
    return this.waiting.length + (this.socket?.writableLength ?? 0);
  }

  /** `head` came with the connection. */
  open(socket: Duplex, head: Buffer): void {
    if (this.over) return void socket.destroy();
    if (head.length > 0) socket.unshift(head);
    this.socket = socket;
    (socket as Socket).setNoDelay?.(true);
    socket.on('error', () => {});
    socket.once('close', () => this.lost());
    // The server does not allow an encoding for its own sockets.
    socket.on('data', (chunk: Buffer) => this.read(this.decoder.write(chunk)));
    this.flush();
  }

  /** Lines of one moment are written together. */
  send(line: string): void {
    if (this.over) return;
    if (this.waiting === '') queueMicrotask(() => this.flush());
    this.waiting += `${line}\n`;
  }

  close(): void {
    this.flush();
    this.over = true;
    if (this.socket === null) this.giveUp();
    else this.socket.destroy();
  }

  lost(): void {
    if (this.over) return;
    this.over = true;
    this.listener?.closed();
  }

  private flush(): void {
    if (this.socket === null || this.over || this.waiting === '') return;
    this.socket.write(this.waiting);
    this.waiting = '';
  }

  private read(text: string): void {
    const lines = (this.rest + text).split('\n');
    this.rest = lines.pop()!;
    try {
      for (const line of lines) if (!this.over && this.fits(line)) this.listener!.heard(line);
      if (!this.over) this.fits(this.rest);
    } catch (error) {
      this.failed(error);
      this.cut();
    }
  }

  /** A line that is too long ends the connection. */
  private fits(line: string): boolean {
    const fits = line.length <= this.listener!.longest;
    if (!fits) this.cut();
    return fits;
  }

  private cut(): void {
    this.socket?.destroy();
    this.lost();
  }
}

/** Calls the node at this address. */
export function callNode(url: string): NodeConnection {
  const { hostname, port } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const call = request({ host, port: port || 80, method: 'CONNECT', path: NODE_TARGET, agent: false });
  const lines = new SocketLines(
    () => {},
    () => call.destroy(),
  );
  call.on('error', () => lines.lost());
  call.once('connect', (response, socket, head) => {
    if (response.statusCode === 200) return lines.open(socket, head);
    socket.destroy();
    lines.lost();
  });
  call.end();
  return lines;
}

/** Answers a call. */
export function answerCall(socket: Duplex, head: Buffer, failed: (error: unknown) => void): NodeConnection {
  const lines = new SocketLines(failed);
  socket.write('HTTP/1.1 200 Connected\r\n\r\n');
  lines.open(socket, head);
  return lines;
}
