import { type Fault, fail, fault, type Json, ok, type Result } from '@crossbones/core';
import { isGameId } from '@crossbones/games/catalogue';
import type { Head } from '@crossbones/games/ledger';
import { type Sheet, type Stroke, standing } from '@crossbones/games/sheet';
import { padGameOf } from '../../../games/manifest.js';
import type { PadGame } from '../../../play/pad/pad-game.js';
import { type Cell, type CsvLine, readCells, type Separator, writeCells } from './csv-cells.js';
import { type ImportTrouble, trouble } from './import-trouble.js';
import { gather, spread } from './round-columns.js';
import { readRound, sheetOf } from './sheet-file.js';
import { type Headed, readHead } from './sheet-head.js';

/** The columns of every game; those of the game itself stand between these and the points. */
const FIRST = ['sheet', 'game', 'begun', 'dealer', 'options', 'round', 'player'] as const;
const LAST = ['points', 'total'] as const;
const RESERVED: readonly string[] = [...FIRST, ...LAST];

type Row = { readonly [column: string]: Cell };

/** Sheets as a table: a row for each player and round that counts. */
export function writeTable(
  sheets: readonly Sheet[],
  pads: { readonly [game: string]: PadGame },
  separator: Separator,
): string {
  const rows = sheets.flatMap((sheet) => rowsOf(sheet, pads[sheet.head.game]));
  const own = new Set(rows.flatMap((row) => Object.keys(row)).filter((column) => !RESERVED.includes(column)));
  const columns = [...FIRST, ...own, ...LAST];
  return writeCells([columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))], separator);
}

function rowsOf(sheet: Sheet, { ledger, options }: PadGame): Row[] {
  const { id, head, begun } = sheet;
  const { rounds, counted, points, totals } = standing(sheet, ledger);
  const rows: Row[] = [];
  for (let round = 0; round < counted; round++) {
    const { own, shared } = spread(
      rounds[round],
      ledger.blank(head, rounds.slice(0, round)),
      head.players.length,
    );
    for (const [player, name] of head.players.entries())
      rows.push({
        sheet: id,
        game: head.game,
        begun: new Date(begun).toISOString(),
        dealer: head.players[head.dealer],
        options: JSON.stringify(unusual(head.options, options.defaults)),
        round: round + 1,
        player: name,
        ...own[player],
        ...shared,
        points: points[round]?.[player] ?? null,
        total: points[round] === null ? null : totals[round][player],
      });
  }
  return rows;
}

/** Only the options that differ from the usual ones. */
const unusual = (options: Head['options'], usual: Head['options']): Head['options'] =>
  Object.fromEntries(
    Object.entries(options).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name])),
  );

interface Read {
  readonly line: number;
  readonly row: { readonly [column: string]: string };
}

/** Reads a table of ours, or of any program that writes these columns; reports the first fault, with its line. */
export async function readTable(
  source: string,
  { id, now }: { readonly id: () => string; readonly now: number },
  padOf: (game: Head['game']) => Promise<PadGame> = padGameOf,
): Promise<Result<Sheet[], ImportTrouble>> {
  const [first, ...lines] = readCells(source);
  const columns = (first?.cells ?? []).map(columnOf);
  const missing = ['game', 'round', 'player'].filter((name) => !columns.includes(name));
  if (missing.length > 0) return trouble('wants-columns', { columns: missing.join(', ') });
  if (lines.length === 0) return trouble('no-rows');
  const sheets: Sheet[] = [];
  for (const rows of sheetsIn(lines.map((line) => named(line, columns)))) {
    const read = await readRows(rows, { id, now }, padOf);
    if (!read.ok) return read;
    sheets.push(read.value);
  }
  return ok(sheets);
}

/** The columns of every game are found in capitals and small letters alike. */
function columnOf(cell: string): string {
  const name = cell.trim();
  return RESERVED.includes(name.toLowerCase()) ? name.toLowerCase() : name;
}

const named = ({ number, cells }: CsvLine, columns: readonly string[]): Read => ({
  line: number,
  row: Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? ''])),
});

/** Rows with the same sheet, game and beginning belong together. */
function sheetsIn(rows: readonly Read[]): Read[][] {
  const found = new Map<string, Read[]>();
  for (const read of rows) {
    const key = JSON.stringify([read.row.sheet ?? '', read.row.game, read.row.begun ?? '']);
    found.set(key, [...(found.get(key) ?? []), read]);
  }
  return [...found.values()];
}

async function readRows(
  rows: readonly Read[],
  { id, now }: { readonly id: () => string; readonly now: number },
  padOf: (game: Head['game']) => Promise<PadGame>,
): Promise<Result<Sheet, ImportTrouble>> {
  const said = (column: string): string =>
    rows.find(({ row }) => (row[column] ?? '') !== '')?.row[column] ?? '';
  const at = (line: number, found: ImportTrouble): Result<never, ImportTrouble> => fail({ ...found, line });
  const [{ line }] = rows;
  const players = [...new Set(rows.map(({ row }) => row.player))];
  // People write “Skull King” for skull-king.
  const game = said('game').trim().toLowerCase().replace(/\s+/g, '-');
  if (!isGameId(game)) return at(line, { fault: fault('unknown-game', { game }) });
  const headed = await readHead(
    {
      game,
      players,
      options: optionsIn(said('options')),
      dealer: Math.max(0, players.indexOf(said('dealer'))),
    },
    '',
    padOf,
  );
  if (!headed.ok) return at(line, { fault: headed.error });
  const { head } = headed.value;
  const strokes: Stroke[] = [];
  const last = Math.max(...rows.map(({ row }) => Number(row.round) || 0));
  const odd = rows.find(({ row }) => !/^\d{1,3}$/.test(row.round) || Number(row.round) < 1);
  if (odd !== undefined)
    return at(odd.line, { fault: fault('wants-int', { at: 'round', min: 1, max: Math.max(1, last) }) });
  for (let round = 0; round < last; round++) {
    const theirs = players.map((name) =>
      rows.filter(({ row }) => row.player === name && Number(row.round) === round + 1),
    );
    const gap = theirs.findIndex((some) => some.length !== 1);
    if (gap !== -1)
      return at(theirs[gap][1]?.line ?? line, {
        fault: fault(theirs[gap].length === 0 ? 'row-missing' : 'row-twice', {
          round: round + 1,
          player: players[gap],
        }),
      });
    const stroke = readWritten(headed.value, strokes, theirs.flat());
    if (!stroke.ok) return at(...lineOf(stroke.error, theirs.flat(), headed.value));
    const [amiss] = headed.value.pad.ledger.faults(
      head,
      round,
      stroke.value.to,
      strokes.map(({ to }) => to),
    );
    if (amiss !== undefined) return at(theirs[0][0].line, { fault: amiss, ...headed.value });
    strokes.push(stroke.value);
    const differs = pointsDiffer(headed.value, strokes, theirs.flat());
    if (differs !== null) return differs;
  }
  const begun = timeIn(said('begun'), now);
  const own = /^[\w-]{1,64}$/.test(said('sheet')) ? said('sheet') : id();
  return ok(sheetOf({ ...headed.value, head }, { id: own, strokes, begun, touched: begun }));
}

/** Names a fault in a player's part of a round by the line and column of the table. */
function lineOf(wrong: Fault, rows: readonly Read[], headed: Headed): [line: number, trouble: ImportTrouble] {
  const [, player, column] = /^\w*\[(\d+)\]\.?(.+)$/.exec(String(wrong.args.at)) ?? [];
  const row = rows[Number(player)];
  if (row === undefined) return [rows[0].line, { fault: wrong, ...headed }];
  return [row.line, { fault: { ...wrong, args: { ...wrong.args, at: column } }, ...headed }];
}

/** Columns that mean nothing to the game are somebody's notes: they are left out. */
function readWritten(
  headed: Headed,
  before: readonly Stroke[],
  rows: readonly Read[],
): Result<Stroke, Fault> {
  const round = before.length;
  const blank = headed.pad.ledger.blank(
    headed.head,
    before.map(({ to }) => to),
  );
  const strange = new Set(RESERVED);
  for (;;) {
    const cells = rows.map(({ row }) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !strange.has(column))),
    );
    const stroke = readRound(headed, round, gather(blank, cells), '');
    if (stroke.ok || stroke.error.key !== 'unknown-field') return stroke;
    const name = String(stroke.error.args.name);
    const known = strange.size;
    for (const column of Object.keys(rows[0].row))
      if (column === name || column.endsWith(`.${name}`) || column.startsWith(`${name}.`))
        strange.add(column);
    if (strange.size === known) return stroke;
  }
}

/** Points in a table are not taken over but counted again: where they differ, there is a mistake. */
function pointsDiffer(
  { head, pad }: Headed,
  strokes: readonly Stroke[],
  rows: readonly Read[],
): Result<never, ImportTrouble> | null {
  const { counted, points, totals } = standing({ head, strokes }, pad.ledger);
  const round = strokes.length - 1;
  if (counted <= round) return null;
  for (const [player, { line, row }] of rows.entries())
    for (const [column, value] of [
      ['points', points[round]?.[player]],
      ['total', totals[round][player]],
    ] as const) {
      const given = (row[column] ?? '').replace('−', '-');
      if (given !== '' && value !== undefined && points[round] !== null && Number(given) !== value)
        return fail({ fault: fault('points-differ', { column, given, value }), line });
    }
  return null;
}

function optionsIn(cell: string): Json {
  if (cell === '') return {};
  try {
    return JSON.parse(cell) as Json;
  } catch {
    return cell;
  }
}

function timeIn(cell: string, otherwise: number): number {
  const time = Date.parse(cell);
  return Number.isNaN(time) || time < 0 ? otherwise : time;
}
