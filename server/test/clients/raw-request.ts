/** A request before it is sent. */
export interface RawRequest {
  readonly method?: string;
  readonly path: string;
  /** Replaces the usual headers; null drops one, a list sends it more than once. */
  readonly headers?: { readonly [name: string]: string | readonly string[] | null };
  readonly body?: Buffer | string;
}

/** The request as it goes over the line. */
export function bytesOf({ method = 'POST', path, headers = {}, body }: RawRequest): Buffer {
  const content = body === undefined ? null : Buffer.from(body as string);
  const all: RawRequest['headers'] = {
    Host: 'localhost',
    ...(content === null
      ? {}
      : { 'Content-Type': 'application/json', 'Content-Length': String(content.length) }),
    ...headers,
  };
  const lines = Object.entries(all).flatMap(([name, value]) =>
    value === null ? [] : (typeof value === 'string' ? [value] : value).map((one) => `${name}: ${one}`),
  );
  const head = Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  return content === null ? head : Buffer.concat([head, content]);
}
