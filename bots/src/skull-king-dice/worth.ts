import * as SkullKingDice from '@crossbones/games/skull-king-dice/index';

const { pointsFor } = SkullKingDice;

type Scoring = SkullKingDice.GameOptions['scoring'];

/** Fills in the chance of winning each number of tricks with dice of these chances. */
export function foresee(chances: Float64Array, dice: number, tricks: Float64Array): void {
  tricks[0] = 1;
  for (let i = 0; i < dice; i++) {
    const chance = chances[i];
    tricks[i + 1] = tricks[i] * chance;
    for (let n = i; n > 0; n--) tricks[n] = tricks[n] * (1 - chance) + tricks[n - 1] * chance;
    tricks[0] *= 1 - chance;
  }
}

/** The points a round is likely to bring when the dice still held win so many tricks with these chances. */
export function worth(
  tricks: Float64Array,
  dice: number,
  scoring: Scoring,
  round: number,
  bid: number,
  won: number,
  bonus: number,
): number {
  let points = 0;
  for (let more = 0; more <= dice; more++) {
    points += tricks[more] * pointsFor(scoring, round, bid, won + more, bonus);
  }
  return points;
}
