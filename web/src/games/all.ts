export { rooms as 'queens-collection' } from './queens-collection/rooms.js';
export { rooms as skull } from './skull/rooms.js';
export { rooms as 'skull-king' } from './skull-king/rooms.js';
export { rooms as 'skull-king-dice' } from './skull-king-dice/rooms.js';
export { rooms as 'skull-queen' } from './skull-queen/rooms.js';
