import type { Subject } from '../subject.js';

/** `Tú`, or a name: by itself, or as who acts. */
export const who = ({ name, you, mark, bold }: Subject): string => bold(you ? 'Tú' : name) + mark;
/** The same in the middle of a sentence. */
export const inside = ({ name, you, mark, bold }: Subject): string => bold(you ? 'tú' : name) + mark;
/** After “de”, “a”, “para”: “ti”, or a name. */
export const whom = ({ name, you, mark, bold }: Subject): string => bold(you ? 'ti' : name) + mark;
/** The right one of two forms of a verb, without its subject. */
export const form = ({ you }: Subject, second: string, third: string): string => (you ? second : third);
/** “Tú juegas”, “Ben juega”: several act, so even “tú” is named. */
export const does = (subject: Subject, second: string, third: string): string =>
  `${who(subject)} ${form(subject, second, third)}`;
