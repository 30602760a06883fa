export { door as 'queens-collection' } from './queens-collection/door.js';
export { door as skull } from './skull/door.js';
export { door as 'skull-king' } from './skull-king/door.js';
export { door as 'skull-king-dice' } from './skull-king-dice/door.js';
export { door as 'skull-queen' } from './skull-queen/door.js';
