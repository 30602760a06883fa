export { door as 'queens-collection' } from './queens-collection/index.js';
export { door as skull } from './skull/index.js';
export { door as 'skull-king' } from './skull-king/index.js';
export { door as 'skull-king-dice' } from './skull-king-dice/index.js';
export { door as 'skull-queen' } from './skull-queen/index.js';
