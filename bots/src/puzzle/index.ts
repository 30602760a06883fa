export { Coach, type CoachEngines, type FoundMistake, opened, type Verdict } from './coach.js';
export { DEPTH, PuzzleMaker } from './maker.js';
export {
  boxedEntries,
  type Difficulty,
  type Puzzle,
  type PuzzleAnswer,
  type PuzzleBox,
  type PuzzlePosition,
  unboxed,
} from './puzzle.js';
