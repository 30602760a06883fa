import type { Subject } from '../subject.js';

/** `Du`, or a name. */
export const who = ({ name, you, mark, bold }: Subject): string => bold(you ? 'Du' : name) + mark;
/** The same in the middle of a sentence, as who acts and after “von”. */
export const inside = ({ name, you, mark, bold }: Subject): string => bold(you ? 'du' : name) + mark;
export const dative = ({ name, you, mark, bold }: Subject): string => bold(you ? 'dir' : name) + mark;
/** The right one of two forms of a verb, without its subject. */
export const form = ({ you }: Subject, second: string, third: string): string => (you ? second : third);
/** “Du spielst”, “Ben spielt”. */
export const does = (subject: Subject, second: string, third: string): string =>
  `${who(subject)} ${form(subject, second, third)}`;
