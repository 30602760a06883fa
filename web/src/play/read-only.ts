import { createContext } from 'preact';

/** The table is only looked at, as in a replay: pieces are pictures there, and no buttons. */
export const ReadOnly = createContext(false);
