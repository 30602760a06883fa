export { loadCrew as 'queens-collection' } from './queens-collection/load-crew.js';
export { loadCrew as skull } from './skull/load-crew.js';
export { loadCrew as 'skull-king' } from './skull-king/load-crew.js';
export { loadCrew as 'skull-king-dice' } from './skull-king-dice/load-crew.js';
export { loadCrew as 'skull-queen' } from './skull-queen/load-crew.js';
