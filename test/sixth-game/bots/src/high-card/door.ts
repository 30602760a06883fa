/** Whoever plays this game is fetched when somebody wants to play with them. */
export const door = async () => (await import('./crew.js')).crew;
