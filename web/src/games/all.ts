export { pageParts as 'queens-collection' } from './queens-collection/page-parts.js';
export { pageParts as skull } from './skull/page-parts.js';
export { pageParts as 'skull-king' } from './skull-king/page-parts.js';
export { pageParts as 'skull-king-dice' } from './skull-king-dice/page-parts.js';
export { pageParts as 'skull-queen' } from './skull-queen/page-parts.js';
