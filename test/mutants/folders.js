/** What is mutated, a folder each, and the tests that are to notice. */
const game = (id) => ({
  name: id,
  mutate: [`games/src/${id}/*.ts`, `games/src/${id}/seen/*.ts`],
  tests: [`games/src/${id}/**/*.test.ts`, 'games/src/{golden,sheet}.test.ts'],
});

export const folders = [
  // Not core/src/suite, which is what games are tested with: faults.test.ts there plants faults of its own.
  { name: 'core', mutate: ['core/src/*.ts'], tests: ['core/src/*.test.ts'] },
  game('skull'),
  game('skull-queen'),
  game('skull-king-dice'),
  game('skull-king'),
  game('queens-collection'),
  {
    name: 'views-and-rights',
    mutate: ['server/src/table/{show,right,face,handover,people}.ts'],
    tests: ['server/src/table/*.test.ts'],
  },
];
