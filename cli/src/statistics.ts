import type { Outcome } from '@crossbones/core';
import { nameOf } from '@crossbones/texts';
import type { Setting } from './setting.js';
import { columns } from './text.js';

/** Mean, spread and ends of a row of numbers, kept up as they come (Welford), so that memory does not grow. */
class Running {
  count = 0;
  mean = 0;
  min = Number.POSITIVE_INFINITY;
  max = Number.NEGATIVE_INFINITY;
  private squares = 0;

  add(value: number): void {
    this.count++;
    const off = value - this.mean;
    this.mean += off / this.count;
    this.squares += off * (value - this.mean);
    if (value < this.min) this.min = value;
    if (value > this.max) this.max = value;
  }

  get deviation(): number {
    return this.count < 2 ? 0 : Math.sqrt(this.squares / (this.count - 1));
  }
}

const GRADES = [1, 2, 3, 4, 5] as const;
const whole = (value: number): string => Math.round(value).toLocaleString('en');
const tenth = (value: number): string => value.toFixed(1);
const share = (part: number, all: number): string => `${((100 * part) / all).toFixed(1)} %`;

/** What many games of one setting came to. */
export class Statistics {
  private readonly length = new Running();
  private readonly points: readonly Running[];
  private readonly places: readonly Running[];
  private readonly firsts: number[];
  private readonly grades = GRADES.map(() => 0);

  constructor(private readonly setting: Setting) {
    const { seats } = setting;
    this.points = Array.from({ length: seats }, () => new Running());
    this.places = Array.from({ length: seats }, () => new Running());
    this.firsts = Array<number>(seats).fill(0);
  }

  add({ places, points, grade }: Outcome, moves: number): void {
    this.length.add(moves);
    if (grade !== null) this.grades[grade - 1]++;
    for (let seat = 0; seat < places.length; seat++) {
      this.places[seat].add(places[seat]);
      if (places[seat] === 1) this.firsts[seat]++;
      if (points !== null) this.points[seat].add(points[seat]);
    }
  }

  lines(seed: string, wall: number, cpu: number): string[] {
    const { id, seats, options, game } = this.setting;
    const { count } = this.length;
    const moves = count * this.length.mean;
    const chosen = game.options.names.filter(
      (name) => JSON.stringify(options[name]) !== JSON.stringify(game.options.defaults[name]),
    );
    const with_ = chosen.map((name) => `${name} ${JSON.stringify(options[name])}`).join(', ');
    return [
      `${nameOf(id)}: ${whole(count)} ${count === 1 ? 'game' : 'games'}, ${seats} ${seats === 1 ? 'seat' : 'seats'}, seed ${JSON.stringify(seed)}`,
      `Options: ${with_ === '' ? 'all as usual' : with_}`,
      '',
      ...columns([
        ['By the clock', `${whole(count / wall)} games/s`, `${whole(moves / wall)} moves/s`],
        ['Per CPU second', `${whole(count / cpu)} games/s`, `${whole(moves / cpu)} moves/s`],
      ]),
      '',
      `Moves a game: ${tenth(this.length.mean)} on average, ${this.length.min} to ${this.length.max}`,
      '',
      ...this.table(),
      ...this.gradeLines(),
    ];
  }

  private table(): string[] {
    const { count } = this.length;
    const scored = this.points[0].count > 0;
    const head = scored
      ? ['seat', 'mean', 'sd', 'min', 'max', 'first place', 'mean place']
      : ['seat', 'wins', 'mean place'];
    const rows = this.places.map((place, seat) => {
      const { mean, deviation, min, max } = this.points[seat];
      const ends = [share(this.firsts[seat], count), place.mean.toFixed(2)];
      return scored
        ? [`${seat}`, tenth(mean), tenth(deviation), `${min}`, `${max}`, ...ends]
        : [`${seat}`, ...ends];
    });
    return columns([head, ...rows]);
  }

  private gradeLines(): string[] {
    const { count } = this.length;
    if (this.grades.every((n) => n === 0)) return [];
    return [
      '',
      ...columns([
        ['grade', 'share'],
        ...GRADES.map((grade, i) => [`${grade}`, share(this.grades[i], count)]),
      ]),
    ];
  }
}
