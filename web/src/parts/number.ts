/** A number with a true minus sign. */
export const plain = (n: number): string => (n < 0 ? `−${-n}` : String(n));
/** The same with a plus where it is won. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : plain(n));
