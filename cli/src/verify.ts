import { checkProof, type Fault, isKey, ok, type Proof, secretHashOf } from '@crossbones/core';
import { nameOf, say } from '@crossbones/texts';
import { readArguments } from './arguments.js';
import { type Command, misuse } from './command.js';
import { ink } from './ink.js';
import { type MatchRecord, readRecord } from './record.js';
import { listed } from './text.js';

/** One thing that was looked at, and whether it holds. */
interface Finding {
  readonly holds: boolean;
  readonly what: string;
  readonly sentence: string;
}

/** Says whether a kept match was dealt and played as it had to be, without asking anybody. */
export const verify: Command = async (args) => {
  const read = readArguments('verify', args, { seal: 'string' }, 1);
  if (!read.ok) return read;
  const [file] = read.value.positionals;
  const { seal } = read.value.values;
  if (file === undefined) return misuse('missing-file', { command: 'verify' });
  if (seal !== undefined && !isKey(seal)) return misuse('option-wants-hash', { name: '--seal', given: seal });
  const record = await readRecord(file);
  if (!record.ok) return record;
  const { id, log } = record.value;
  const findings = [...dealt(record.value, seal ?? null), played(record.value)];
  const holds = findings.every((one) => one.holds);
  const wide = Math.max(...findings.map(({ what }) => what.length));
  print([
    `${ink.bold(nameOf(id))}, ${counted(log.seats, 'seat')}, ${counted(log.entries.length, 'entry', 'entries')}`,
    '',
    ...findings.map(
      ({ holds, what, sentence }) =>
        `${holds ? ink.green('✓') : ink.red('✗')} ${what.padEnd(wide)}  ${sentence}`,
    ),
    '',
    ink.bold(holds ? 'This match was dealt and played as it says.' : 'This log does not hold.'),
    ...(holds ? unproven(log.proof!, seal ?? null) : []),
  ]);
  return ok(holds ? 0 : 1);
};

function dealt({ log }: MatchRecord, seal: string | null): Finding[] {
  const { proof } = log;
  if (proof === undefined) return [no('deal', say(null, { key: 'proof-missing', args: {} }))];
  const checked = checkProof(log, proof);
  const wrong = (what: Step): Finding | null =>
    !checked.ok && stepOf(checked.error) === what ? no(what, say(null, checked.error)) : null;
  const hash = secretHashOf(proof.secret);
  const findings: Finding[] = [];
  if (seal !== null) {
    findings.push(
      seal === proof.secretHash
        ? yes('seal', 'The hash you noted before the start is the one in the log.')
        : no('seal', `The hash you noted before the start is another one: the log has ${proof.secretHash}.`),
    );
  }
  for (const [what, sentence] of [
    ['secret', `Its hash is the one published before the start, ${hash.slice(0, 16)}….`],
    ['salts', saltSentence(proof)],
    ['key', 'It follows from the secret, the salts, the table, the game, its options and its seats.'],
  ] as const) {
    const failed = wrong(what);
    findings.push(failed ?? yes(what, sentence));
    // What rests on a step that fails says nothing.
    if (failed !== null) break;
  }
  return findings;
}

type Step = 'secret' | 'salts' | 'key';
const stepOf = ({ key }: Fault): Step =>
  key === 'proof-secret' ? 'secret' : key === 'proof-key' ? 'key' : 'salts';

function saltSentence({ salts, saltHashes }: Proof): string {
  const seats = (those: (salt: string | null, hash: string | null) => boolean): number[] =>
    salts.flatMap((salt, seat) => (those(salt, saltHashes[seat]) ? [seat] : []));
  const given = seats((salt) => salt !== null && salt !== '');
  const late = seats((salt) => salt === '');
  const bots = seats((salt) => salt === null);
  const named = (list: number[]): string =>
    `${list.length === 1 ? 'seat' : 'seats'} ${listed(list.map(String))}`;
  const parts = [
    ...(given.length > 0 ? [`what ${named(given)} gave is what they promised`] : []),
    ...(late.length > 0 ? [`none came from ${named(late)}`] : []),
    ...(bots.length > 0 ? [`${named(bots)} ${bots.length === 1 ? 'is a bot' : 'are bots'}`] : []),
  ].join('; ');
  return `${parts[0].toUpperCase()}${parts.slice(1)}.`;
}

/** Plays the match again; every entry must have been allowed, and the last must be its end. */
function played({ id, log, match }: MatchRecord): Finding {
  for (const [i, entry] of log.entries.entries()) {
    const done = match.enter(entry);
    if (!done.ok) return no('play', `entries[${i}]: ${say(id, done.error)}`);
  }
  if (match.aborted) return yes('play', 'Every entry was allowed; the match was broken off.');
  const outcome = match.outcome();
  if (outcome === null) return no('play', 'Every entry was allowed, but the match does not come to its end.');
  const { places, points, grade } = outcome;
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const end =
    grade !== null
      ? `grade ${grade} of 5`
      : `${winners.length === 1 ? 'seat' : 'seats'} ${listed(winners.map(String))} first${points === null ? '' : ` with ${points[winners[0]]} points`}`;
  return yes('play', `Every entry was allowed, and the end is the one told: ${end}.`);
}

/** What a log that holds still does not show. */
function unproven({ salts }: Proof, seal: string | null): string[] {
  const lines = [
    ...(seal === null
      ? ['that this secret’s hash is the one you were shown: compare it with --seal if you noted it;']
      : []),
    ...(salts.every((salt) => salt === null || salt === '')
      ? ['anything about the deal: nobody’s salt is in it, so the server alone chose the cards;']
      : ['anything to those whose own salt is not in it;']),
    'that nobody told another what they saw, or that a bot did not know more than its seat.',
  ];
  return ['', ink.dim('Not proven:'), ...lines.map((line) => ink.dim(`  ${line}`))];
}

const yes = (what: string, sentence: string): Finding => ({ holds: true, what, sentence });
const no = (what: string, sentence: string): Finding => ({ holds: false, what, sentence });
const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const print = (lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);
