/** A number with a true minus sign. */
export const plain = (n: number): string => (n < 0 ? `−${-n}` : String(n));
/** The same with a plus where it is won. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : plain(n));
/** An average: at most one decimal, as the language writes it, and no more marks than the other numbers have. */
export const rounded = (n: number, language: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1, useGrouping: false, signDisplay: 'negative' })
    .format(n)
    .replace('-', '−');
