import type { Outcome } from '@crossbones/core';
import type { Setting } from './setting.js';
import { columns } from './text.js';
import type { Voice } from './voice.js';

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

/** What many games of one setting came to. */
export class Statistics {
  private readonly length = new Running();
  private readonly points: readonly Running[];
  private readonly places: readonly Running[];
  private readonly firsts: number[];
  private readonly grades = GRADES.map(() => 0);

  constructor(
    private readonly setting: Setting,
    private readonly voice: Voice,
  ) {
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
    const { words } = this.voice;
    const { count } = this.length;
    const moves = count * this.length.mean;
    const chosen = game.options.names.filter(
      (name) => JSON.stringify(options[name]) !== JSON.stringify(game.options.defaults[name]),
    );
    const with_ = chosen.map((name) => `${name} ${JSON.stringify(options[name])}`).join(', ');
    return [
      words.simulated(this.voice.nameOf(id), count, seats, JSON.stringify(seed)),
      words.options(with_ === '' ? words.asUsual : with_),
      '',
      ...columns([
        [words.byClock, words.gamesPerSecond(count / wall), words.movesPerSecond(moves / wall)],
        [words.perCpuSecond, words.gamesPerSecond(count / cpu), words.movesPerSecond(moves / cpu)],
      ]),
      '',
      words.movesPerGame(this.length.mean, this.length.min, this.length.max),
      '',
      ...this.table(),
      ...this.gradeLines(),
    ];
  }

  private share(part: number): string {
    return `${this.voice.words.number((100 * part) / this.length.count, 1)} %`;
  }

  private table(): string[] {
    const { number, column } = this.voice.words;
    const scored = this.points[0].count > 0;
    const head = scored
      ? [
          column.seat,
          column.mean,
          column.deviation,
          column.least,
          column.most,
          column.firstPlace,
          column.meanPlace,
        ]
      : [column.seat, column.wins, column.meanPlace];
    const rows = this.places.map((place, seat) => {
      const { mean, deviation, min, max } = this.points[seat];
      const ends = [this.share(this.firsts[seat]), number(place.mean, 2)];
      return scored
        ? [`${seat}`, number(mean, 1), number(deviation, 1), `${min}`, `${max}`, ...ends]
        : [`${seat}`, ...ends];
    });
    return columns([head, ...rows]);
  }

  private gradeLines(): string[] {
    const { column } = this.voice.words;
    if (this.grades.every((n) => n === 0)) return [];
    return [
      '',
      ...columns([
        [column.grade, column.share],
        ...GRADES.map((grade, i) => [`${grade}`, this.share(this.grades[i])]),
      ]),
    ];
  }
}
