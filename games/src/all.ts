export { facts as 'queens-collection' } from './queens-collection/facts.js';
export { facts as skull } from './skull/facts.js';
export { facts as 'skull-king' } from './skull-king/facts.js';
export { facts as 'skull-king-dice' } from './skull-king-dice/facts.js';
export { facts as 'skull-queen' } from './skull-queen/facts.js';
