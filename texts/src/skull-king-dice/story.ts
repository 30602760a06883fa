import type { Subject } from '../subject.js';

/** How a terminal tells the dice game. */
export interface Story {
  readonly heading: (dice: number) => string;
  readonly dice: string;
  readonly starter: string;
  /** A die by its kind, bare. */
  readonly kind: {
    readonly 'skull-king': string;
    readonly pirate: string;
    readonly mermaid: string;
    readonly black: string;
    readonly blue: string;
    readonly red: string;
    readonly yellow: string;
  };
  readonly led: (kind: string) => string;
  readonly onlyDie: (kind: string) => string;
  readonly asksDie: string;
  readonly starts: (who: Subject) => string;
  readonly startsTrick: (who: Subject) => string;
  readonly diceEach: (dice: number) => string;
  readonly rolls: (who: Subject, roll: string) => string;
  readonly wins: (who: Subject, roll: string) => string;
  readonly winsWithBonus: (who: Subject, roll: string, bonus: string) => string;
  readonly faces: string;
}
