export { GoOn } from './GoOn.js';
export { Lobby } from './Lobby.js';
