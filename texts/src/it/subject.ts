import type { Subject } from '../subject.js';
import * as speech from './speech.js';

/** `Tu`, or a name. */
export const who = ({ name, you, mark, bold }: Subject): string => bold(you ? 'Tu' : name) + mark;
/** Where something is done to them, or after a preposition. */
export const whom = ({ name, you, mark, bold }: Subject): string => bold(you ? 'te' : name) + mark;
/** “di te”, “di Anna”. */
export const di = (subject: Subject): string => `di ${whom(subject)}`;
/** “a te”, “ad Anna”. */
export const a = (subject: Subject): string =>
  `${!subject.you && speech.a(subject.name).startsWith('ad ') ? 'ad' : 'a'} ${whom(subject)}`;
/** The right one of two forms of a verb, without its subject. */
export const form = ({ you }: Subject, second: string, third: string): string => (you ? second : third);
/** “Tu giochi”, “Ben gioca”. */
export const does = (subject: Subject, second: string, third: string): string =>
  `${who(subject)} ${form(subject, second, third)}`;
/** “tu giochi”, in the middle of a sentence. */
export const thenDoes = (subject: Subject, second: string, third: string): string =>
  subject.you ? `${subject.bold('tu')}${subject.mark} ${second}` : `${who(subject)} ${third}`;
