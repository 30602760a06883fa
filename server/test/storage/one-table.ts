import type { CompiledQuery, KyselyPlugin } from 'kysely';
import type { Store, Write } from '../../src/storage/store.js';
import { tableRows } from '../../src/storage/table-rows.js';

type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

const columns: { readonly [name: string]: string } = tableRows;
const placeholder = /\?|\$\d+/;
const named = new RegExp(
  `(?:"(?<of>\\w+)"\\.)?"(?<column>id|match)" (?:= (?<one>${placeholder.source})|in \\((?<many>[^()]*)\\))`,
  'g',
);

/** What a statement reads or writes, each as often as it is named. */
function relationsOf(sql: string): string[] {
  return [
    ...sql.matchAll(/\b(?:from|join|into|(?<!do )update)\s+((?:"?\w+"?(?:\s+as\s+"\w+")?(?:\s*,\s*)?)+)/gi),
  ].flatMap(([, list]) => list.split(',').map((one) => /\w+/.exec(one)![0]));
}

/** The values at these places; SQLite's places have no numbers. */
function valuesAt({ sql, parameters }: Statement, text: string, index: number): unknown[] {
  const before = sql.slice(0, index).split('?').length - 1;
  return [...text.matchAll(new RegExp(placeholder, 'g'))].map(([place], at) =>
    place === '?' ? parameters[before + at] : parameters[Number(place.slice(1)) - 1],
  );
}

/** The tables that a statement names by their ids. */
function tablesOf(statement: Statement): Set<unknown> {
  const { sql } = statement;
  const insertion = /^insert into "(\w+)" \(([^)]*)\) values /i.exec(sql);
  if (insertion !== null) {
    const [start, into, list] = insertion;
    const names = list.split(',').map((name) => name.trim().slice(1, -1));
    const at = names.indexOf(columns[into]);
    const rows = [...sql.slice(start.length).matchAll(/\(([^()]*)\)/g)];
    return new Set(
      rows
        .filter(([, values]) => values.split(',').length === names.length)
        .map((row) => valuesAt(statement, row[1], start.length + row.index)[at]),
    );
  }
  const tables = new Set<unknown>();
  const [first] = relationsOf(sql);
  for (const { index, groups } of sql.matchAll(named)) {
    const { of = first, column, one, many } = groups!;
    if (columns[of] !== column) continue;
    for (const value of valuesAt(statement, one ?? many, index)) tables.add(value);
  }
  return tables;
}

/** Why a statement concerns more than one table, or a table and something else; null: it does not. */
function wrongWith(statement: Statement): string | null {
  const relations = relationsOf(statement.sql);
  const own = relations.filter((name) => name in columns);
  if (own.length === 0) return null;
  if (own.length < relations.length) return 'a table’s rows together with others';
  if (/^\s*(?:select|with)\b/i.test(statement.sql))
    return relations.length === 1 ? null : 'two relations in one question';
  const { size } = tablesOf(statement);
  return size === 1 ? null : `${size} tables in one statement`;
}

function must(statement: Statement): void {
  const wrong = wrongWith(statement);
  if (wrong !== null) throw new Error(`${wrong}: ${statement.sql}`);
}

function mustTogether(writes: readonly Write[]): void {
  const statements = writes.map(({ query }) => query.compile());
  for (const statement of statements) must(statement);
  const own = statements.filter(({ sql }) => relationsOf(sql).some((name) => name in columns));
  const tables = new Set(own.flatMap((statement) => [...tablesOf(statement)]));
  const wrong =
    tables.size > 1
      ? 'two tables'
      : tables.size === 1 && own.length < statements.length
        ? 'a table and something else'
        : null;
  const texts = new Set(statements.map(({ sql }) => sql));
  if (wrong !== null) throw new Error(`${wrong} in one commit:\n${[...texts].join('\n')}`);
}

/** The same store, which refuses every statement and every commit that does not keep to one table. */
export function keepingToOneTable<S extends Store>(store: S): S {
  const reads: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (node.kind === 'SelectQueryNode' || node.kind === 'RawNode')
        must(store.db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const db = store.db.withPlugin(reads);
  return new Proxy(store, {
    get(target, name) {
      if (name === 'db') return db;
      if (name === 'commit')
        return async (writes: readonly Write[]) => {
          mustTogether(writes);
          return target.commit(writes);
        };
      const value = Reflect.get(target, name, target) as unknown;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
