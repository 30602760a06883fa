// What tests import from vitest while mutants are tried: its own collector and its own expectations, without its workers.
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
} from '@vitest/expect';

export { afterAll, afterEach, beforeAll, beforeEach, describe, it } from '@vitest/runner';

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);

export const expect = Object.assign(
  (value, message) => chai.expect(value, message),
  chai.expect,
  globalThis[ASYMMETRIC_MATCHERS_OBJECT],
);

/** Nothing is given from outside: what needs PostgreSQL is not asked. */
export const inject = () => null;
