import { events, exchanges, type Route, routes, STREAM } from '@crossbones/api';
import { describe, expect, it } from 'vitest';
import { reference, unbuilt } from './docs.js';
import { openApi } from './openapi.js';

const empty = new Set(['meta', 'link', 'br', 'hr', '!doctype']);

/** What is opened is closed, in order; ids are there once, and links lead somewhere. */
function check(html: string): void {
  const open: string[] = [];
  for (const [, close, name] of html.matchAll(/<(\/?)([!a-z][a-z0-9]*)\b[^<>]*>/g)) {
    if (empty.has(name)) continue;
    if (close === '') open.push(name);
    else expect(open.pop()).toBe(name);
  }
  expect(open).toEqual([]);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id);
  expect(html).not.toMatch(/<script|<style| style=| on\w+=|javascript:|undefined|\[object|NaN/);
}

describe('the reference', () => {
  const html = reference('http://localhost:3000');

  it('is a page that obeys the policy', () => check(html));
  it('what is there without the page is one too', () => check(unbuilt()));

  it('tells of every route, with a command to try it', () => {
    for (const name of Object.keys(routes) as Route[]) {
      const [, path] = routes[name];
      expect(html).toContain(`id="${name}"`);
      expect(html).toContain(path.replace(/:\w+/, '0123456789abcdefghjk'));
    }
    for (const name of Object.keys(events)) expect(html).toContain(`id="event-${name}"`);
  });
});

describe('OpenAPI', () => {
  const spec = JSON.parse(JSON.stringify(openApi('http://localhost:3000'))) as {
    paths: Record<
      string,
      Record<string, { operationId: string; parameters?: object[]; requestBody?: object }>
    >;
    components: Record<string, Record<string, unknown>>;
  };

  it('has every route once', () => {
    const operations = Object.values(spec.paths).flatMap((path) => Object.values(path));
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      [...Object.keys(routes), 'stream'].sort(),
    );
    expect(spec.paths[STREAM].get.operationId).toBe('stream');
    for (const name of Object.keys(routes) as Route[]) {
      const [method, path] = routes[name];
      const operation = spec.paths[path.replace(/:(\w+)/, '{$1}')][method.toLowerCase()];
      expect(operation.requestBody !== undefined, name).toBe(exchanges[name].body !== null);
      expect(JSON.stringify(operation.parameters ?? []).includes('"table"'), name).toBe(
        path.includes(':table'),
      );
    }
  });

  it('has no reference that leads nowhere', () => {
    const refs = [...JSON.stringify(spec).matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)];
    expect(refs.length).toBeGreaterThan(100);
    for (const [, kind, name] of refs) expect(spec.components[kind], name).toHaveProperty([name]);
  });
});
