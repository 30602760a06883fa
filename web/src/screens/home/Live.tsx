export { Lobby } from './Lobby.js';
export { RunningMatches } from './RunningMatches.js';
