/** A number with a true minus sign. */
export const plain = (n: number): string => (n < 0 ? `−${-n}` : String(n));
/** The same, with a plus before what is won. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : plain(n));
/** An average: at most one decimal, with the decimal mark of the language, but without marks for thousands. */
export const rounded = (n: number, language: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1, useGrouping: false, signDisplay: 'negative' })
    .format(n)
    .replace('-', '−');
