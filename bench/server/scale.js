// What a million tables at once ask of the code that places and packs them: how evenly nodes and parts share them, what a
// node that dies moves, what it takes to name an owner, and what a day of finished matches takes in the archive.
// `npm run bench:scale`; `TABLES=1000000`.

import { createHash, createHmac, randomBytes } from 'node:crypto';
import { cpus } from 'node:os';
import { tableIdOf } from '../../server/dist/ids.js';
import { firstFor } from '../../server/dist/nodes/rank.js';
import { packed } from '../../server/dist/storage/entry-list.js';

const TABLES = Number(process.env.TABLES ?? 1_000_000);
const ACTION_EVERY_S = 3;
const ENTRIES = 280;
const PACKED = 400;

const processor = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};
const ids = Array.from({ length: TABLES }, (_, at) =>
  tableIdOf(createHmac('sha256', 'scale').update(`table ${at}`).digest()),
);
const number = (value, digits = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const line = (...cells) => console.log(`| ${cells.join(' | ')} |`);

console.log(`${cpus()[0].model}, ${cpus().length} cores, Node ${process.versions.node}\n`);
line(
  'nodes',
  'tables of a node: least, most',
  'actions/s of the fullest',
  'µs to name an owner',
  'moved when one dies',
);
line('---:', '---:', '---:', '---:', '---:');
for (const count of [2, 8, 32, 128]) {
  const nodes = Array.from({ length: count }, (_, at) =>
    createHash('sha256').update(`node ${at}`).digest('hex').slice(0, 20),
  );
  const begun = processor();
  const owners = ids.map((id) => firstFor(id, nodes));
  const each = (processor() - begun) / TABLES;
  const tables = new Map(nodes.map((node) => [node, 0]));
  for (const owner of owners) tables.set(owner, tables.get(owner) + 1);
  const [least, most] = [Math.min(...tables.values()), Math.max(...tables.values())];
  const left = nodes.slice(1);
  const moved = ids.reduce((sum, id, at) => sum + (firstFor(id, left) === owners[at] ? 0 : 1), 0);
  line(
    count,
    `${number(least)}, ${number(most)}`,
    number(most / ACTION_EVERY_S),
    number(each, 2),
    `${number((100 * moved) / TABLES, 2)} % (its own are ${number((100 * tables.get(nodes[0])) / TABLES, 2)} %)`,
  );
}

// As many entries as a match of Skull King of four has, as different from each other as they are.
const match = () =>
  Array.from({ length: ENTRIES }, (_, at) => ({
    seq: at + 1,
    at: 1_700_000_000_000 + at * 3_000 + (randomBytes(1)[0] << 2),
    person: `person${at % 4}000000000`,
    key: randomBytes(16).toString('hex'),
    digest: randomBytes(32).toString('hex'),
    body: JSON.stringify({
      is: 'acted',
      seat: at % 4,
      actions: [`${'gpyb'[randomBytes(1)[0] & 3]}${1 + (randomBytes(1)[0] % 14)}`],
      bot: false,
    }),
  }));
const matches = Array.from({ length: PACKED }, match);
const raw = matches
  .flat()
  .reduce(
    (sum, { person, key, digest, body }) =>
      sum + 60 + person.length + key.length + digest.length + body.length,
    0,
  );
const begun = processor();
let size = 0;
for (const entries of matches) size += (await packed(entries)).length;
const cost = (processor() - begun) / PACKED;
const aDay = (TABLES * 86_400) / (ENTRIES * ACTION_EVERY_S);
console.log(`
A match of ${ENTRIES} entries: ${number(raw / PACKED)} bytes as rows, ${number(size / PACKED)} in the archive, ${number(cost)} µs to pack.
${number(TABLES)} tables that are never empty finish ${number(aDay)} matches a day: ${number((aDay * raw) / PACKED / 1e9)} GB of rows, ${number((aDay * size) / PACKED / 1e9)} GB in the archive, ${number((aDay * cost) / 3.6e9, 1)} hours of one core to pack.`);
