/** The crew of this game, imported only when it is needed. */
export const loadCrew = async () => (await import('./crew.js')).crew;
