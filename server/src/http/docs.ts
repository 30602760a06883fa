import { events, exchanges, type Route, routes, STREAM } from '@crossbones/api';
import { fault } from '@crossbones/core';
import { say } from '@crossbones/texts';
import { statuses } from './fault-status.js';
import { statusesOf, wantsKey } from './openapi.js';
import { type ExchangeSchema, exampleOf, named, plain } from './schema.js';

const escapes: { readonly [char: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const text = (value: unknown): string => String(value).replace(/[&<>"]/g, (char) => escapes[char]);
const code = (value: unknown): string => `<code>${text(value)}</code>`;

/** Requests by what they are about; one that is in none of these is still shown, at the end. */
const chapters: readonly (readonly [string, (path: string) => boolean])[] = [
  ['You', (path) => path.startsWith('/api/me') || path.startsWith('/api/sign-in')],
  ['Tables', (path) => path.startsWith('/api/tables') && !path.includes('/:table/')],
  ['At a table', (path) => path.includes('/:table/')],
  ['The deal of the day', (path) => path === '/api/daily'],
  ['Score sheets', (path) => path.startsWith('/api/sheets')],
  ['More', () => true],
];

const eventsAbout: { readonly [name in keyof typeof events]: string } = {
  table: 'The table changed; only the newest matters.',
  step: 'The game went on, as you may see it.',
  line: 'Somebody said something that you may hear.',
  lobby: 'The list of public tables.',
  sheet: 'A score sheet has more lines: ask for those after the last you have.',
  refused: 'A topic that cannot be followed.',
  bye: 'The server is going, or you are somebody else now: come back at once, with the last id.',
};

function typeOf(schema: ExchangeSchema): string {
  const name = named.get(schema);
  if (name !== undefined) return `<a href="#schema-${name}">${name}</a>`;
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (schema.enum !== undefined) return schema.enum.map((word) => code(word)).join(' or ');
  if (schema.anyOf !== undefined) return [...new Set(schema.anyOf.map(typeOf))].join(' or ');
  const within = (min: number | undefined, max: number | undefined): string =>
    min === undefined && max === undefined
      ? ''
      : max === undefined
        ? `, from ${min}`
        : `, ${min ?? 0} to ${max}`;
  switch (schema.type) {
    case 'array':
      return `list of ${typeOf(schema.items ?? {})}${within(schema.minItems, schema.maxItems)}`;
    case 'integer':
      return `whole number${within(schema.minimum, schema.maximum)}`;
    case 'string':
      return `text${within(schema.minLength, schema.maxLength)}${schema.pattern === undefined ? '' : ` like ${code(schema.pattern)}`}`;
    case 'object':
      return schema.patternProperties === undefined ? 'object' : 'any object';
    case undefined:
      return 'anything';
    default:
      return schema.type;
  }
}

/** The fields inside a value, as nested lists; a schema that has a name is described under that name. */
function fields(schema: ExchangeSchema, top = false): string {
  if (!top && named.has(schema)) return '';
  if (schema.anyOf !== undefined) {
    const inner = schema.anyOf.map((one) => fields(one)).filter((html) => html !== '');
    return inner.join('<p class="type">or</p>');
  }
  if (schema.items !== undefined) return fields(schema.items);
  const entries = Object.entries(schema.properties ?? {});
  if (entries.length === 0) return '';
  const items = entries.map(([name, inner]) => {
    const optional = schema.required?.includes(name) ? '' : ' <span class="type">(if wanted)</span>';
    const about =
      inner.description === undefined ? '' : ` <span class="about">– ${text(inner.description)}</span>`;
    return `<li>${code(name)}${optional} <span class="type">${typeOf(inner)}</span>${about}${fields(inner)}</li>`;
  });
  return `<ul class="fields">${items.join('')}</ul>`;
}

/** What a body or a reply is. */
function shape(schema: ExchangeSchema): string {
  const inner = fields(schema);
  if (schema.properties !== undefined && Object.keys(schema.properties).length === 0)
    return `<span class="type">an empty object, ${code('{}')}</span>`;
  if (inner === '') return `<span class="type">${typeOf(schema)}</span>`;
  const none = schema.anyOf?.some(({ type }) => type === 'null') ? '<p class="type">or null</p>' : '';
  return inner + none;
}

/** Labels and what belongs to them; on a wide screen side by side. */
const facts = (rows: readonly (readonly [string, string])[]): string =>
  `<dl class="facts">${rows.map(([label, html]) => `<dt>${label}</dt><dd>${html}</dd>`).join('\n')}</dl>`;

const example = (command: string): string => `<pre tabindex="0"><code>${text(command)}</code></pre>`;

function curl(name: Route, origin: string): string {
  const [method, path] = routes[name];
  const { body } = exchanges[name];
  const url = `${origin}${path.replace(/:(?:table|sheet)/, '0123456789abcdefghjk')}`;
  if (method === 'GET' || body === null) return `curl -b jar '${url}'`;
  const key = wantsKey(name) ? ` -H 'Idempotency-Key: any-new-word'` : '';
  return `curl -b jar -c jar -H 'Content-Type: application/json'${key} \\\n  -d '${JSON.stringify(exampleOf(plain(body)))}' '${url}'`;
}

const method = (name: string): string => `<span class="method ${name.toLowerCase()}">${name}</span>`;

function route(name: Route, origin: string): string {
  const [verb, path] = routes[name];
  const { about, body, query, reply } = exchanges[name];
  const key = wantsKey(name) ? ` Wants an ${code('Idempotency-Key')}.` : '';
  return `<section class="card" id="${name}">
<h3>${method(verb)} ${code(path)} <a class="name" href="#${name}">${name}</a></h3>
<p>${text(about)}.${key}</p>
${facts([
  ...(query === null ? [] : ([['In the address', shape(plain(query))]] as const)),
  ...(body === null ? [] : ([['Body', shape(plain(body))]] as const)),
  ['Reply', shape(plain(reply))],
  ['Refused with', `<span class="type">${statusesOf(name).join(', ')}</span>`],
  ['For instance', example(curl(name, origin))],
])}
</section>`;
}

/** A whole page of ours. */
const page = (title: string, main: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(title)}</title>
<link rel="stylesheet" href="/api/docs.css">
<link rel="icon" href="data:,">
</head>
<body>
${main}
</body>
</html>
`;

function chaptersOf(): (readonly [string, Route[]])[] {
  const left = new Set(Object.keys(routes) as Route[]);
  return chapters
    .map(([title, has]) => {
      const mine = [...left].filter((name) => has(routes[name][1]));
      for (const name of mine) left.delete(name);
      return [title, mine] as const;
    })
    .filter(([, mine]) => mine.length > 0);
}

/** Every refusal with its sentence, those of one status together. */
function errorRows(): string {
  const all = new Map<number, string[]>();
  for (const [key, status] of Object.entries(statuses)) all.set(status, [...(all.get(status) ?? []), key]);
  return [...all]
    .sort(([a], [b]) => a - b)
    .map(([status, keys]) => {
      const head = `<th scope="rowgroup" rowspan="${keys.length}">${status}</th>`;
      const rows = keys.sort().map((key, i) => {
        const sentence = say(null, fault(key, new Proxy({}, { get: () => '…' })));
        return `<tr>${i === 0 ? head : ''}<td>${code(key)}</td><td>${text(sentence)}</td></tr>`;
      });
      return `<tbody>${rows.join('')}</tbody>`;
    })
    .join('\n');
}

const eventRows = (): string =>
  Object.entries(events)
    .map(([name, schema]) => {
      const about = text(eventsAbout[name as keyof typeof events]);
      return `<tr id="event-${name}"><td>${code(name)}</td><td>${about}</td><td>${shape(plain(schema))}</td></tr>`;
    })
    .join('\n');

const table = (about: string, columns: readonly string[], rows: string): string =>
  `<div class="scroll" tabindex="0" role="region" aria-label="${about}"><table><thead><tr>${columns
    .map((column) => `<th scope="col">${column}</th>`)
    .join('')}</tr></thead>${rows}</table></div>`;

/** The first requests that a program sends, up to a running game. */
const beginning = (origin: string): string =>
  [
    `curl -c jar -H 'Content-Type: application/json' -H 'Idempotency-Key: any-new-word' \\`,
    `  -d '{"game":"skull-king","alone":true}' '${origin}${routes.playNow[1]}'`,
    `curl -b jar '${origin}${routes.mine[1]}'`,
    `curl -b jar -N '${origin}${STREAM}?topics=lobby'`,
  ].join('\n');

type Chapters = ReturnType<typeof chaptersOf>;
const anchor = (title: string): string => `about-${title.toLowerCase().replaceAll(' ', '-')}`;

function contents(chapters: Chapters): string {
  const list = (title: string, to: string, links: readonly (readonly [string, string])[]): string =>
    `<h2><a href="#${to}">${title}</a></h2><ul>${links
      .map(([id, name]) => `<li><a href="#${id}">${name}</a></li>`)
      .join('')}</ul>`;
  const begin = [
    ['stream', 'The stream'],
    ['errors', 'Errors'],
    ['schemas', 'Shapes'],
  ] as const;
  return [
    list('How it works', 'how', begin),
    ...chapters.map(([title, names]) =>
      list(
        title,
        anchor(title),
        names.map((name) => [name, name] as const),
      ),
    ),
  ].join('\n');
}

/** The reference, for people. */
export function reference(origin: string): string {
  const chapters = chaptersOf();
  const requests = chapters.map(
    ([title, names]) =>
      `<h2 id="${anchor(title)}">${title}</h2>\n${names.map((name) => route(name, origin)).join('\n')}`,
  );
  const shapes = [...named].map(([schema, name]) => {
    const about = schema.description === undefined ? '' : `<p>${text(schema.description)}.</p>`;
    const inner = fields(schema, true) || `<p class="type">${typeOf({ ...schema })}</p>`;
    return `<section class="card" id="schema-${name}"><h3>${name}</h3>${about}${inner}</section>`;
  });
  return page(
    'Crossbones: the interface',
    `<header class="masthead"><div class="page">
<p class="home"><a href="/">Crossbones</a></p>
<h1>The interface</h1>
<p>Everything the page does, the terminal and your own programs can do too: requests in JSON, and one live stream. For machines, the same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
</div></header>
<div class="page columns">
<nav class="narrow" aria-label="Contents"><details><summary>Contents</summary>${contents(chapters)}</details></nav>
<nav class="wide" aria-label="Contents">${contents(chapters)}</nav>
<main>
<h2 id="how">How it works</h2>
<p>Your first command makes you a guest: the reply sets the cookie ${code('crossbones')}, and whoever brings it is you. Bodies are JSON with ${code('Content-Type: application/json')}, at most 16 KB, 64 KB for score sheets. Every command about a table carries an ${code('Idempotency-Key')} of your choice, 1 to 64 letters, digits, ${code('-')} or ${code('_')}: sent again, it gets the same answer and is done once, so repeat it whenever an answer does not arrive. The same key with another body is refused.</p>
<p>A reply means that what you asked is kept for good. ${code('seq')} numbers all that happens at a table, and comes again in the stream.</p>
${example(beginning(origin))}
<h2 id="stream">The stream</h2>
<section class="card">
<h3>${method('GET')} ${code(`${STREAM}?topics=lobby,table:0123456789abcdefghjk`)}</h3>
<p>Server-Sent Events about up to 32 topics, for whoever the cookie says at the beginning: open a new stream when you have become somebody else. First comes how things stand, then all that happens. The id of an event says how far you are: give the last one as ${code('after=')} or in ${code('Last-Event-ID')}, and what you have missed comes first. A comment every 15 seconds shows that the line is alive.</p>
${table('Events of the stream', ['Event', 'When', 'Data'], `<tbody>${eventRows()}</tbody>`)}
${facts([['For instance', example(`curl -N -b jar '${origin}${STREAM}?topics=lobby'`)]])}
</section>
${requests.join('\n')}
<h2 id="errors">Errors</h2>
<p>Whatever is refused comes as ${code('{"error":{"code","message","args","rule"}}')}: a word that stays the same, a sentence for people, what the sentence is about, and the rule of the game it rests on, if it rests on one. What the games refuse has further codes, with status 409.</p>
${table('Codes of errors', ['Status', 'Code', 'For instance'], errorRows())}
<h2 id="schemas">Shapes</h2>
${shapes.join('\n')}
</main>
</div>
<footer class="page about">Not affiliated with the publishers of these games.</footer>`,
  );
}

/** What the server shows where the page is not built. */
export const unbuilt = (): string =>
  page(
    'Crossbones',
    `<main class="page small">
<h1>Crossbones</h1>
<p>The page is not built yet: run ${code('npm run build')}, then load this again.</p>
<p>The server itself is ready, and <a href="/api/docs">its interface</a> is open to everybody.</p>
</main>`,
  );
