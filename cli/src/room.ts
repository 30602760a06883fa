import type { Viewer } from '@crossbones/core';
import { ink } from './ink.js';

const irregular: { readonly [verb: string]: string } = { are: 'is', have: 'has', were: 'was' };

function third(verb: string): string {
  if (verb in irregular) return irregular[verb];
  if (/(s|sh|ch|x|z|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

/** Who sits where, as one viewer speaks of them. */
export class Room {
  constructor(
    readonly viewer: Viewer,
    readonly names: readonly string[],
    readonly width: number,
  ) {}

  /** The same room through other eyes. */
  as(viewer: Viewer): Room {
    return new Room(viewer, this.names, this.width);
  }

  /** `You`, or a name. */
  who(seat: number): string {
    return ink.bold(seat === this.viewer ? 'You' : this.names[seat]);
  }

  /** The same in the middle of a sentence. */
  whom(seat: number): string {
    return ink.bold(seat === this.viewer ? 'you' : this.names[seat]);
  }

  whose(seat: number): string {
    return seat === this.viewer ? ink.bold('your') : `${ink.bold(this.names[seat])}’s`;
  }

  /** `You play`, `Ben plays`. */
  does(seat: number, verb: string): string {
    return `${this.who(seat)} ${seat === this.viewer ? verb : third(verb)}`;
  }

  /** All seats, in order. */
  get seats(): readonly number[] {
    return this.names.map((_, seat) => seat);
  }
}
