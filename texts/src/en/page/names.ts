import type { NameWords } from '../../name.js';

export const names: NameWords = {
  bots: null,
  guests: null,
};
