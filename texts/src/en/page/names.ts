import { botNames, guestNames, type NameWords } from '../../name.js';

/** As the server sends them. */
export const names: NameWords = { bots: botNames, guests: guestNames };
