import type { Json } from '@crossbones/core';
import type { Cell } from './csv-cells.js';

type Named = { readonly [name: string]: Json };
type Row<C> = { readonly [column: string]: C };

/** One round as cells of a table: what belongs to each player, and what belongs to the table. */
export interface Spread {
  readonly own: readonly Row<Cell>[];
  readonly shared: Row<Cell>;
}

const isNamed = (value: Json | undefined): value is Named =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Which parts of a round have an item for each player; the empty round shows that. */
class Plan {
  readonly byPlayer: readonly string[];

  constructor(
    readonly blank: Named,
    readonly players: number,
  ) {
    this.byPlayer = Object.keys(blank).filter((part) => {
      const value = blank[part];
      return Array.isArray(value) && value.length === players;
    });
  }

  item(part: string, player: number): Json {
    return (this.blank[part] as readonly Json[])[player];
  }

  /** If there is only one such part, its name is left out of the columns. */
  column(part: string, path: readonly string[]): string {
    return (this.byPlayer.length === 1 && path.length > 0 ? path : [part, ...path]).join('.');
  }
}

/** A round that is only a list is treated as one with a single part. */
const LIST = 'list';
const asNamed = (round: Json): Named => (isNamed(round) ? round : { [LIST]: round });

/** Spreads a round out into the columns that the empty round has. */
export function spread(written: Json, blank: Json, players: number): Spread {
  const plan = new Plan(asNamed(blank), players);
  const own: Record<string, Cell>[] = Array.from({ length: players }, () => ({}));
  const shared: Record<string, Cell> = {};
  for (const [part, value] of Object.entries(asNamed(written))) {
    if (!plan.byPlayer.includes(part)) shared[part] = cellOf(value);
    else
      for (const [player, item] of (value as readonly Json[]).entries())
        for (const [path, leaf] of leavesOf(item)) own[player][plan.column(part, path)] = cellOf(leaf);
  }
  return { own, shared };
}

/**
 * Puts a round together again from the rows of its players. An empty cell leaves what the empty round has. There may be
 * columns of somebody else; the game's own check of the round knows whether they mean anything.
 */
export function gather(blank: Json, rows: readonly Row<string>[]): Json {
  const plan = new Plan(asNamed(blank), rows.length);
  const parts = Object.entries(plan.blank).map(([part, empty]): [string, Json] => {
    if (plan.byPlayer.includes(part))
      return [part, rows.map((row, player) => itemOf(plan, part, player, row))];
    const cell = rows.find((row) => (row[part] ?? '') !== '')?.[part];
    return [part, cell === undefined ? empty : readCell(cell)];
  });
  const round = Object.fromEntries(parts);
  return isNamed(blank) ? round : round[LIST];
}

function itemOf(plan: Plan, part: string, player: number, row: Row<string>): Json {
  const empty = plan.item(part, player);
  if (!isNamed(empty)) {
    const cell = row[plan.column(part, [])] ?? '';
    return cell === '' ? empty : readCell(cell);
  }
  const item = structuredClone(empty) as Record<string, Json>;
  for (const [column, cell] of Object.entries(row)) {
    const path = column.split('.');
    const own = plan.byPlayer.length === 1 ? path : path[0] === part ? path.slice(1) : [];
    // Columns of the whole table are read elsewhere.
    if (cell === '' || own.length === 0 || (own.length === 1 && Object.hasOwn(plan.blank, column))) continue;
    put(item, own, readCell(cell));
  }
  return item;
}

function put(into: Record<string, Json>, path: readonly string[], value: Json): void {
  const [name, ...deeper] = path;
  if (deeper.length === 0) into[name] = value;
  else {
    const inner = isNamed(into[name]) ? { ...into[name] } : {};
    put(inner, deeper, value);
    into[name] = inner;
  }
}

/** Every value inside, with the path to it. */
function leavesOf(value: Json): (readonly [path: readonly string[], leaf: Json])[] {
  if (!isNamed(value)) return [[[], value]];
  return Object.entries(value).flatMap(([name, one]) =>
    leavesOf(one).map(([path, leaf]) => [[name, ...path], leaf] as const),
  );
}

const cellOf = (value: Json): Cell =>
  value === null || typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value);

function readCell(cell: string): Json {
  try {
    // A spreadsheet writes TRUE.
    return JSON.parse(/^(true|false)$/i.test(cell) ? cell.toLowerCase() : cell) as Json;
  } catch {
    return cell;
  }
}
