/** QC-17 as it was: five grades, by quarters of the most that can be had; nobody could ever reach the fourth. */
export function grade(points: number, most: number): number {
  if (points >= most) return 5;
  return points < 0 ? 1 : 1 + Math.floor((4 * points) / most);
}
