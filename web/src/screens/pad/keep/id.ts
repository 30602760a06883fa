/** The id of a new sheet: 80 random bits, from a source that plain http has, too. */
export const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
