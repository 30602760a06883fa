export { Coach, type CoachEngines } from './coach.js';
export { DEPTH, PuzzleMaker } from './maker.js';
export { boxedEntries } from './puzzle.js';
