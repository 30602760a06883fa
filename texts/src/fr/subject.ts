import type { Subject } from '../subject.js';
import { elides } from './speech.js';

/** `Toi`, or a name: by itself, or where something is done to them. */
export const who = ({ name, you, mark, bold }: Subject): string => bold(you ? 'Toi' : name) + mark;
export const whom = ({ name, you, mark, bold }: Subject): string => bold(you ? 'toi' : name) + mark;
/** “de toi”, “de Ben”, “d’Anna”. */
export const of = (subject: Subject): string =>
  `${!subject.you && elides(subject.name) ? 'd’' : 'de '}${whom(subject)}`;
/** The right one of two forms of a verb, without its subject. */
export const form = ({ you }: Subject, second: string, third: string): string => (you ? second : third);
/** “Tu joues”, “Ben joue”; with a mark “Toi (seconde bande), tu joues”. */
export function does(subject: Subject, second: string, third: string): string {
  if (!subject.you) return `${who(subject)} ${third}`;
  return subject.mark === '' ? `${subject.bold('Tu')} ${second}` : `${who(subject)}, tu ${second}`;
}
/** “tu joues”, in the middle of a sentence. */
export const thenDoes = (subject: Subject, second: string, third: string): string =>
  subject.you ? `${subject.bold('tu')} ${second}` : `${who(subject)} ${third}`;
