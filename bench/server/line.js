// HTTP by hand on bare sockets: node:http's client would cost more than the servers under test. Everything is read
// as latin1, so that lengths in characters are lengths in bytes.
import { connect } from 'node:net';

const lengthOf = (head) => {
  const found = /\r\ncontent-length: (\d+)/i.exec(head);
  return found === null ? null : Number(found[1]);
};
const statusOf = (head) => Number(head.slice(9, 12));

function dial(port, from = undefined) {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from, noDelay: true });
  socket.setEncoding('latin1');
  return socket;
}

/** One kept-alive connection with one request at a time, as one person's browser has it. */
export class Line {
  #port;
  #socket = null;
  #text = '';
  #waiting = null;

  constructor(port) {
    this.#port = port;
  }

  ask(method, path, headers = '', body = '') {
    return new Promise((resolve, reject) => {
      this.send(method, path, headers, body, (answer) =>
        answer instanceof Error ? reject(answer) : resolve(answer),
      );
    });
  }

  /** `headers` are lines that each end in CRLF; `answered` gets { status, head, body } or an Error. */
  send(method, path, headers, body, answered) {
    if (this.#waiting) throw new Error('one request at a time');
    this.#waiting = answered;
    this.#socket ??= this.#open();
    const length =
      method === 'POST' ? `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n` : '';
    this.#socket.write(
      `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1:${this.#port}\r\n${headers}${length}\r\n${body}`,
    );
  }

  close() {
    this.#socket?.destroy();
  }

  #open() {
    const socket = dial(this.#port);
    socket.on('data', (text) => this.#read(text));
    socket.on('error', () => {});
    socket.on('close', () => {
      this.#socket = null;
      this.#text = '';
      this.#answer(new Error('the server hung up'));
    });
    return socket;
  }

  #read(text) {
    this.#text = this.#text === '' ? text : this.#text + text;
    const split = this.#text.indexOf('\r\n\r\n');
    if (split < 0) return;
    const head = this.#text.slice(0, split);
    const length = lengthOf(head);
    if (length === null) return this.#socket.destroy(new Error('a reply of no known length'));
    const end = split + 4 + length;
    if (this.#text.length < end) return;
    const body = this.#text.slice(split + 4, end);
    this.#text = this.#text.slice(end);
    this.#answer({ status: statusOf(head), head, body });
  }

  #answer(answer) {
    const answered = this.#waiting;
    this.#waiting = null;
    answered?.(answer);
  }
}

/** One connection that several people share, one request after the other. */
export class SharedLine {
  #line;
  #queue = [];
  #busy = false;

  constructor(port) {
    this.#line = new Line(port);
  }

  send(method, path, headers, body, answered) {
    this.#queue.push([method, path, headers, body, answered]);
    if (!this.#busy) this.#next();
  }

  close() {
    this.#line.close();
  }

  #next() {
    const next = this.#queue.shift();
    this.#busy = next !== undefined;
    if (next === undefined) return;
    const answered = next.pop();
    this.#line.send(...next, (answer) => {
      this.#next();
      answered(answer);
    });
  }
}

/** A stream of server-sent events: `told(event, data)` for each, `bytes` counts what came. */
export class Stream {
  bytes = 0;
  #socket;
  #text = '';
  #begun = false;
  #chunked = false;
  #events = '';

  /** `from`: the address that it comes from, for one address has ports for no more than 28,000. */
  constructor(port, path, headers, told, lost, from = undefined) {
    this.told = told;
    this.#socket = dial(port, from);
    this.#socket.on('error', () => {});
    this.#socket.on('close', () => lost('the stream was closed'));
    this.#socket.on('data', (text) => {
      this.bytes += text.length;
      this.#text = this.#text === '' ? text : this.#text + text;
      if (!this.#begun) {
        const split = this.#text.indexOf('\r\n\r\n');
        if (split < 0) return;
        const head = this.#text.slice(0, split);
        if (statusOf(head) !== 200) lost(`the stream was refused: ${this.#text}`);
        this.#chunked = /\r\ntransfer-encoding: chunked/i.test(head);
        this.#begun = true;
        this.#text = this.#text.slice(split + 4);
      }
      if (this.#chunked) this.#unchunk();
      else {
        this.#events += this.#text;
        this.#text = '';
      }
      this.#split();
    });
    this.#socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept: text/event-stream\r\n${headers}\r\n`,
    );
  }

  close() {
    this.#socket.removeAllListeners('close');
    this.#socket.destroy();
  }

  #unchunk() {
    let at = 0;
    for (;;) {
      const line = this.#text.indexOf('\r\n', at);
      if (line < 0) break;
      const size = Number.parseInt(this.#text.slice(at, line), 16);
      const end = line + 2 + size;
      if (this.#text.length < end + 2) break;
      this.#events += this.#text.slice(line + 2, end);
      at = end + 2;
    }
    if (at > 0) this.#text = this.#text.slice(at);
  }

  #split() {
    let at = 0;
    for (;;) {
      const end = this.#events.indexOf('\n\n', at);
      if (end < 0) break;
      let event = '';
      let data = '';
      while (at < end) {
        let line = this.#events.indexOf('\n', at);
        if (line > end) line = end;
        if (this.#events.startsWith('event: ', at)) event = this.#events.slice(at + 7, line);
        else if (this.#events.startsWith('data: ', at)) data = this.#events.slice(at + 6, line);
        at = line + 1;
      }
      at = end + 2;
      if (event !== '') this.told(event, data);
    }
    if (at > 0) this.#events = this.#events.slice(at);
  }
}
