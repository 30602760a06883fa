import type { Viewer } from '@crossbones/core';
import type { Subject } from '@crossbones/texts';
import { ink } from './ink.js';
import type { Voice } from './voice.js';

/** Who sits where, as one viewer speaks of them. */
export class Seating {
  constructor(
    readonly viewer: Viewer,
    readonly names: readonly string[],
    readonly width: number,
    readonly voice: Voice,
  ) {}

  /** The same room through other eyes. */
  as(viewer: Viewer): Seating {
    return new Seating(viewer, this.names, this.width, this.voice);
  }

  /** `You`, or a name, by itself. */
  who(seat: number): string {
    return ink.bold(seat === this.viewer ? this.voice.words.you : this.names[seat]);
  }

  /** The same for a sentence to speak of. */
  subject(seat: number, mark = ''): Subject {
    return { name: this.names[seat], you: seat === this.viewer, mark, bold: ink.bold };
  }

  /** Somebody who has no seat. */
  stranger(name: string): Subject {
    return { name, you: false, mark: '', bold: ink.bold };
  }

  /** All seats, in order. */
  get seats(): readonly number[] {
    return this.names.map((_, seat) => seat);
  }
}
