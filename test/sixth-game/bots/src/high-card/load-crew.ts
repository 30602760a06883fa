/** Whoever plays this game is fetched when somebody wants to play with them. */
export const loadCrew = async () => (await import('./crew.js')).crew;
