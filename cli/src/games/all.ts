export * as 'queens-collection' from './queens-collection.js';
export * as skull from './skull.js';
export * as 'skull-king' from './skull-king.js';
export * as 'skull-king-dice' from './skull-king-dice.js';
export * as 'skull-queen' from './skull-queen.js';
