/** Below so many deals nothing is fitted: luck is taken off as it is. */
const FEW = 10;

/**
 * Takes luck off the results of deals. How much a point of luck is worth depends on who plays, so that is fitted; for
 * each deal to all the others, and not to itself: luck is 0 on average whatever it is multiplied by, so the mean of the
 * results stays right.
 */
export function withoutLuck(results: readonly number[], lucks: readonly number[]): number[] {
  const n = results.length;
  if (n < FEW) return results.map((result, i) => result - lucks[i]);
  let sum = 0;
  let lucky = 0;
  let squares = 0;
  let products = 0;
  for (const [i, result] of results.entries()) {
    sum += result;
    lucky += lucks[i];
    squares += lucks[i] ** 2;
    products += lucks[i] * result;
  }
  return results.map((result, i) => {
    const luck = lucks[i];
    const rest = n - 1;
    const meanLuck = (lucky - luck) / rest;
    const together = (products - luck * result) / rest - meanLuck * ((sum - result) / rest);
    const alone = (squares - luck ** 2) / rest - meanLuck ** 2;
    return alone > 0 ? result - (together / alone) * luck : result - luck;
  });
}
