/** A number with its sign and a true minus; `mark` stands before the decimals. */
export function signed(n: string | number | undefined, mark: string): string {
  const number = Number(n);
  const size = String(Math.abs(number)).replace('.', mark);
  return number < 0 ? `−${size}` : number > 0 ? `+${size}` : size;
}

/** What something costs, with a minus before it; 0 has none. */
export const minus = (n: string | number): string => (Number(n) === 0 ? '0' : `−${n}`);
