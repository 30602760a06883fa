/** 32 letters and digits that are not mistaken for each other. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const spelled = (letters: string, bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => letters[byte & 31]).join('');

/** 100 bits. */
export const tableIdOf = (digest: Uint8Array): string => spelled(LETTERS, digest.subarray(0, 20));
export const tableId = (random: (bytes: number) => Uint8Array): string => spelled(LETTERS, random(20));
export const personId = (random: (bytes: number) => Uint8Array): string => spelled(LETTERS, random(16));
export const shortCode = (bytes: Uint8Array): string => spelled(CODE_LETTERS, bytes);
/** As many letters as there are bytes: five bits each. */
export const letters = (bytes: Uint8Array): string => spelled(LETTERS, bytes);
