import { contractChecks } from '@crossbones/core/suite';
import { describe, it } from 'vitest';
import { highCard } from './index.js';

describe('High Card keeps the contract', () => {
  for (const check of contractChecks(highCard)) it(check.name, check.run);
});
