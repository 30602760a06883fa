import type { Rng } from '@crossbones/core';
import type { QuizKind } from '@crossbones/texts/load';
import { kindOfBonus, kindOfTrick, rule } from './question-kind.js';

const suits = ['g', 'y', 'p', 'b'] as const;
const colours = suits.filter((suit) => suit !== 'b');
const people = ['rosie', 'will', 'rascal', 'juanita', 'harry'] as const;
const LEAST = 3;
const MOST = 6;

/** Draws single cards, each as often as the box has it. */
class Draw {
  private readonly cards: string[] = [];
  constructor(private readonly rng: Rng) {}

  get all(): readonly string[] {
    return this.cards;
  }

  one<T>(of: readonly T[]): T {
    return of[this.rng.below(of.length)];
  }

  chance(inTen: number): boolean {
    return this.rng.below(10) < inTen;
  }

  add(...codes: readonly string[]): void {
    for (const code of codes) if (this.has(code) < copies(code)) this.cards.push(code);
  }

  number(of: readonly string[] = suits): void {
    this.add(`${this.one(of)}${1 + this.rng.below(14)}`);
  }

  tigress(): void {
    this.add(this.one(['tigress:pirate', 'tigress:escape']));
  }

  /** The cards in the order they are played. */
  shuffled(): string[] {
    const cards = [...this.cards];
    for (let i = cards.length - 1; i > 0; i--) {
      const j = this.rng.below(i + 1);
      [cards[i], cards[j]] = [cards[j], cards[i]];
    }
    return cards;
  }

  private has(code: string): number {
    const name = code.startsWith('tigress') ? 'tigress' : code;
    return this.cards.filter((card) => card.startsWith(name) && (card === name || name === 'tigress')).length;
  }
}

const copies = (code: string): number =>
  code === 'escape' ? 5 : code === 'mermaid' || code === 'loot' ? 2 : 1;

/** All kinds that are about a whole trick. */
export type TrickKind = Exclude<QuizKind, 'follow'>;

type Recipe = (draw: Draw, size: number) => void;

/** Any other cards that may lie in a trick. */
const anything: Recipe = (draw, size) => {
  while (draw.all.length < size) {
    if (draw.chance(6)) draw.number();
    else draw.add(draw.one(['escape', 'mermaid', 'skull-king', ...people]));
  }
};
const numbers: Recipe = (draw, size) => {
  while (draw.all.length < size) {
    if (draw.chance(8)) draw.number();
    else draw.add('escape');
  }
};

/** How to draw a trick that is likely to be of each kind; `trickOf` checks whether it is. */
const recipes: { readonly [kind in TrickKind]: Recipe } = {
  suit(draw, size) {
    const led = draw.one(colours);
    draw.number([led]);
    draw.number([led]);
    while (draw.all.length < size) {
      if (draw.chance(8)) draw.number(colours);
      else draw.add('escape');
    }
  },
  trump(draw, size) {
    draw.number(['b']);
    if (draw.chance(4)) draw.number(['b']);
    numbers(draw, size);
  },
  escapes(draw, size) {
    if (draw.chance(3)) draw.add('tigress:escape');
    while (draw.all.length < Math.min(size, 5)) draw.add('escape');
  },
  characters(draw, size) {
    const sort = draw.one(['pirate', 'mermaid', 'king']);
    if (sort === 'king') draw.add('skull-king');
    for (let n = draw.chance(6) ? 2 : 1; n > 0; n--) {
      if (sort === 'mermaid') draw.add('mermaid');
      if (sort === 'pirate') draw.add(draw.one(people));
    }
    numbers(draw, size);
  },
  circle(draw, size) {
    draw.add('skull-king');
    if (draw.chance(7)) draw.add('mermaid');
    if (draw.chance(7)) draw.add(draw.one(people));
    numbers(draw, size);
  },
  tigress(draw, size) {
    draw.tigress();
    (draw.chance(5) ? numbers : anything)(draw, size);
  },
  kraken(draw, size) {
    draw.add('kraken');
    anything(draw, size);
  },
  whale(draw, size) {
    draw.add('whale');
    anything(draw, size);
  },
  beasts(draw, size) {
    draw.add('kraken', 'whale');
    anything(draw, size);
  },
  loot(draw, size) {
    draw.add('loot');
    if (draw.chance(4)) draw.add('escape', 'loot');
    (draw.chance(5) ? numbers : anything)(draw, size);
  },
  fourteens(draw, size) {
    draw.add(`${draw.one(suits)}14`);
    if (draw.chance(4)) draw.add(`${draw.one(suits)}14`);
    numbers(draw, size);
  },
  captures(draw, size) {
    draw.add(draw.one(['skull-king', 'mermaid']));
    draw.add(draw.one(['skull-king', 'mermaid', ...people]), draw.one(people));
    if (draw.chance(3)) draw.add(`${draw.one(suits)}14`);
    anything(draw, size);
  },
};

const TRIES = 2_000;

/** A trick of three to six cards that is decided by just this. */
export function trickOf(kind: TrickKind, rng: Rng): string[] {
  const paid = kind === 'fourteens' || kind === 'captures';
  for (let i = 0; i < TRIES; i++) {
    const draw = new Draw(rng);
    recipes[kind](draw, LEAST + rng.below(MOST - LEAST + 1));
    const cards = draw.shuffled();
    if (cards.length < LEAST || cards.length > MOST) continue;
    const ruling = rule(cards);
    if ((paid ? kindOfBonus(ruling) : kindOfTrick(cards, ruling)) === kind) return cards;
  }
  throw new Error(`no trick of the kind ${kind} came up`);
}
