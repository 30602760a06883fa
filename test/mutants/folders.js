/**
 * What is mutated, a folder each, and the tests that are to notice: their files, and of these the ones that are named so. A game's contract is not among them: it plays for so
 * long that nobody would wait for thousands of it, and what it alone would notice is worth a test of its own.
 */
const game = (id) => ({
  name: id,
  mutate: [`games/src/${id}/*.ts`, `games/src/${id}/seen/*.ts`],
  tests: new RegExp(`^games/src/(${id}/(seen/)?(?!contract)[a-z-]+|golden|topics)\\.test\\.ts$`),
  // Not the other games' golden logs and topics, nor what counts all worlds there are.
  named: new RegExp(`^(?!.* all worlds of a small box )(games/src/${id}/|.* ${id}[. ])`),
});

export const folders = [
  // Not core/src/suite, which is what games are tested with: faults.test.ts there plants faults of its own.
  { name: 'core', mutate: ['core/src/*.ts'], tests: /^core\/src\/[a-z-]+\.test\.ts$/ },
  game('skull'),
  game('skull-queen'),
  game('skull-king-dice'),
  game('skull-king'),
  {
    ...game('queens-collection'),
    // Not its golden logs and topics, which take as long as fifty others: what is played and explained is asked directly.
    tests: /^games\/src\/queens-collection\/(seen\/)?(?!contract)[a-z-]+\.test\.ts$/,
  },
  {
    name: 'views-and-rights',
    mutate: ['show', 'right', 'face', 'seat-handover', 'person-changes'].map(
      (file) => `server/src/table/${file}.ts`,
    ),
    // Random play (fold, absence-random) takes as long as all the others together.
    tests: /^server\/src\/table\/(?!fold|absence-random)[a-z-]+\.test\.ts$/,
  },
  {
    name: 'identity',
    mutate: ['server/src/identity/*.ts'],
    // Not those that look for every byte and at thousands of tables: they take longer than all the others together.
    tests: /^server\/src\/identity\/(?!bytes|slices)[a-z-]+\.test\.ts$/,
    named: /^(?!.* on postgres )/,
  },
  {
    name: 'storage',
    // The thread that writes runs as it is built; what starts other servers, or wants more of its process than a thread
    // may, is not asked.
    mutate: ['backup', 'sqlite', 'sqlite-file', 'sqlite-job', 'sqlite-writer'].map(
      (file) => `server/src/storage/${file}.ts`,
    ),
    tests: /^server\/src\/storage\/(contract|sqlite(-file|-writer)?|backup)\.test\.ts$/,
    named:
      /^(?!.*( PostgreSQL | nobody else can read it| while a server writes| one server at a time| a server killed))/,
  },
];
