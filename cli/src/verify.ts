import { checkProof, type Fault, isKey, ok, type Proof, secretHashOf } from '@crossbones/core';
import type { TerminalWords } from '@crossbones/texts';
import { readArguments } from './arguments.js';
import { type Command, misuse } from './command.js';
import { ink } from './ink.js';
import { type MatchRecord, readRecord } from './record.js';
import type { Voice } from './voice.js';

/** One thing that was looked at, and whether it holds. */
interface Finding {
  readonly holds: boolean;
  readonly what: keyof TerminalWords['finding'];
  readonly sentence: string;
}

/** Says whether a kept match was dealt and played as it had to be, without asking anybody. */
export const verify: Command = async (args, voice) => {
  const read = readArguments('verify', args, { seal: 'string' }, 1);
  if (!read.ok) return read;
  const [file] = read.value.positionals;
  const { seal } = read.value.values;
  if (file === undefined) return misuse('missing-file', { command: 'verify' });
  if (seal !== undefined && !isKey(seal)) return misuse('option-wants-hash', { name: '--seal', given: seal });
  const record = await readRecord(file);
  if (!record.ok) return record;
  const { id, log } = record.value;
  const { words } = voice;
  const findings = [...dealt(record.value, seal ?? null, voice), played(record.value, voice)];
  const holds = findings.every((one) => one.holds);
  const wide = Math.max(...findings.map(({ what }) => words.finding[what].length));
  print([
    words.verified(ink.bold(voice.nameOf(id)), log.seats, log.entries.length),
    '',
    ...findings.map(
      ({ holds, what, sentence }) =>
        `${holds ? ink.green('✓') : ink.red('✗')} ${words.finding[what].padEnd(wide)}  ${sentence}`,
    ),
    '',
    ink.bold(holds ? words.holds : words.holdsNot),
    ...(holds ? unproven(log.proof!, seal ?? null, voice) : []),
  ]);
  return ok(holds ? 0 : 1);
};

function dealt({ log }: MatchRecord, seal: string | null, voice: Voice): Finding[] {
  const { words } = voice;
  const { proof } = log;
  if (proof === undefined) return [no('deal', voice.say(null, { key: 'proof-missing', args: {} }))];
  const checked = checkProof(log, proof);
  const wrong = (what: Step): Finding | null =>
    !checked.ok && stepOf(checked.error) === what ? no(what, voice.say(null, checked.error)) : null;
  const hash = secretHashOf(proof.secret);
  const findings: Finding[] = [];
  if (seal !== null) {
    findings.push(
      seal === proof.secretHash
        ? yes('seal', words.sealHolds)
        : no('seal', words.sealDiffers(proof.secretHash)),
    );
  }
  for (const [what, sentence] of [
    ['secret', words.secretHolds(hash.slice(0, 16))],
    ['salts', saltSentence(proof, voice)],
    ['key', words.keyHolds],
  ] as const) {
    const failed = wrong(what);
    findings.push(failed ?? yes(what, sentence));
    // What rests on a step that failed would prove nothing.
    if (failed !== null) break;
  }
  return findings;
}

type Step = 'secret' | 'salts' | 'key';
const stepOf = ({ key }: Fault): Step =>
  key === 'proof-secret' ? 'secret' : key === 'proof-key' || key === 'proof-chain' ? 'key' : 'salts';

function saltSentence({ salts, saltHashes }: Proof, { words }: Voice): string {
  const seats = (those: (salt: string | null, hash: string | null) => boolean): number[] =>
    salts.flatMap((salt, seat) => (those(salt, saltHashes[seat]) ? [seat] : []));
  const given = seats((salt) => salt !== null && salt !== '');
  const late = seats((salt) => salt === '');
  const bots = seats((salt) => salt === null);
  return words.saltsHold(given, late, bots);
}

/** Plays the match again; every entry must have been allowed, and the last must be its end. */
function played({ id, log, match }: MatchRecord, voice: Voice): Finding {
  const { words } = voice;
  for (const [i, entry] of log.entries.entries()) {
    const done = match.enter(entry);
    if (!done.ok) return no('play', `entries[${i}]: ${voice.say(id, done.error)}`);
  }
  if (match.aborted) return yes('play', words.brokenOff);
  const outcome = match.outcome();
  if (outcome === null) return no('play', words.unended);
  const { places, points, grade } = outcome;
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const end =
    grade !== null
      ? words.playHoldsGrade(grade)
      : words.playHolds(winners, points === null ? null : points[winners[0]]);
  return yes('play', end);
}

/** What even a log without faults does not prove. */
function unproven({ salts, chain }: Proof, seal: string | null, { words }: Voice): string[] {
  const lines = [
    ...(seal === null ? [words.unprovenSeal] : []),
    // A deal of the day has no salts, and needs none.
    ...(chain !== undefined ? [] : [salts.every((salt) => !salt) ? words.unprovenDeal : words.unprovenSalt]),
    words.unprovenTalk,
  ];
  return ['', ink.dim(words.unproven), ...lines.map((line) => ink.dim(`  ${line}`))];
}

const yes = (what: Finding['what'], sentence: string): Finding => ({ holds: true, what, sentence });
const no = (what: Finding['what'], sentence: string): Finding => ({ holds: false, what, sentence });
const print = (lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);
