/**
 * Mutants that no test can notice, and why: what a line has and what becomes of it there. A line is quoted so that an
 * explanation ends with the code it is about.
 */
export const explained = [
  {
    file: 'core/src/checkpoints.ts',
    line: 'private readonly all: Checkpoint<S>[] = [];',
    was: '[]',
    becomes: '["Stryker was here"]',
    why: 'a checkpoint of the beginning is always there, and nobody looks for one before it',
  },
  {
    file: 'core/src/disclosure.ts',
    line: 'for (let i = 0; i < WORLDS_TO_COMPARE; i++) {',
    was: 'i < WORLDS_TO_COMPARE',
    becomes: 'i <= WORLDS_TO_COMPARE',
    why: 'one world more is compared',
  },
  {
    file: 'core/src/disclosure.ts',
    line: 'if (game.event(world) !== null || game.refusal(world, seat, action) !== null) return true;',
    was: 'game.event(world) !== null',
    becomes: 'false',
    why: 'a world that waits for chance where the true one does not looks different in the end',
  },
  {
    file: 'core/src/match.ts',
    line: "this.questions = Array(seats).fill('');",
    was: 'Array(seats)',
    becomes: 'Array()',
    why: 'every seat is asked at once, whatever it was asked before',
  },
  {
    file: 'core/src/match.ts',
    line: "this.questions = Array(seats).fill('');",
    was: "''",
    becomes: '"Stryker was here!"',
    why: 'the same',
  },
  {
    file: 'core/src/match.ts',
    line: 'return step === this.step ? this.fresh(this.state) : this.fork(step).state;',
    was: 'step === this.step',
    becomes: 'false',
    why: 'a fork at the last step has the same state, and is only dearer',
  },
  {
    file: 'core/src/match.ts',
    line: 'const refused = this.refusal(trial, seat, action, i > 0 ? words[i] : null);',
    was: 'i > 0',
    becomes: 'true',
    why: 'chance is never due before the first word',
  },
  {
    file: 'core/src/match.ts',
    line: 'const refused = this.refusal(trial, seat, action, i > 0 ? words[i] : null);',
    was: 'i > 0',
    becomes: 'i >= 0',
    why: 'the same',
  },
  {
    file: 'core/src/match.ts',
    line: "if (later !== null && this.game.event(state) !== null) return fault('chance-between', { word: later });",
    was: 'later !== null',
    becomes: 'true',
    why: 'the same',
  },
  {
    file: 'core/src/match.ts',
    line: 'for (let seat = 0; seat < this.seats; seat++) {',
    was: 'seat < this.seats',
    becomes: 'seat <= this.seats',
    why: 'nobody asks what the seat after the last is asked',
  },
  {
    file: 'core/src/match.ts',
    line: "const question = includes(asked, seat) ? this.legal(seat).join(' ') : '';",
    was: "' '",
    becomes: '""',
    why: 'no two lists of words are the same when they run together',
  },
];
