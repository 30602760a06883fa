import type { PadWords } from '@crossbones/texts/load';
import { type CommonWords, sentence } from '@crossbones/texts/load';
import type { ImportTrouble } from './import-trouble.js';

/** Why a file or a link was not taken, in one sentence. */
export function sayTrouble(
  { fault, line, head, pad }: ImportTrouble,
  words: PadWords,
  common: CommonWords,
): string {
  const { faults, atLine } = words.keep;
  const own = Object.hasOwn(faults, fault.key) ? faults[fault.key as keyof typeof faults] : null;
  // A fault in the form of the input has a place (`at`); one in a round is said in the words of its game.
  const ofGame = pad !== undefined && head !== undefined && fault.args.at === undefined;
  const said =
    own !== null ? own(fault.args) : ofGame ? pad.says(fault, head) : sentence(common, null, fault);
  return line === undefined ? said : atLine(line, said);
}
