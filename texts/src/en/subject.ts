import type { Subject } from '../subject.js';

const irregular: { readonly [verb: string]: string } = { are: 'is', have: 'has' };

function third(verb: string): string {
  if (verb in irregular) return irregular[verb];
  if (/(s|sh|ch|x|z|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

/** `You`, or a name. */
export const who = ({ name, you, mark, bold }: Subject): string => bold(you ? 'You' : name) + mark;
/** The same in the middle of a sentence. */
export const whom = ({ name, you, mark, bold }: Subject): string => bold(you ? 'you' : name) + mark;
export const whose = ({ name, you, mark, bold }: Subject): string =>
  you ? bold('your') + mark : `${bold(name)}’s${mark}`;
/** A second verb of the same sentence: `You pay and swap`, `Ben pays and swaps`. */
export const form = ({ you }: Subject, verb: string): string => (you ? verb : third(verb));
/** `You play`, `Ben plays`. */
export const does = (subject: Subject, verb: string): string => `${who(subject)} ${form(subject, verb)}`;
