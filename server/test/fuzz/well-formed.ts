import type { Rng } from '@crossbones/core';
import { awkwardTexts } from '@crossbones/core/suite';
import type { ExchangeSchema } from '../../src/http/schema.js';
import { fits } from './fit.js';
import { pick } from './spoil.js';

/** Values that mean something to the server, by the pattern or the field that wants them. */
export interface Known {
  readonly texts: readonly string[];
  readonly numbers: readonly number[];
}

const FEW = 4;

/** Some value that a schema takes: any of all there are, but rather one that leads somewhere. */
export function wellFormed(schema: ExchangeSchema, known: Known, rng: Rng): unknown {
  if (schema.anyOf !== undefined) return wellFormed(pick(rng, schema.anyOf), known, rng);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return pick(rng, schema.enum);
  switch (schema.type) {
    case 'null':
      return null;
    case 'boolean':
      return rng.below(2) === 0;
    case 'integer':
    case 'number': {
      const { minimum = -9, maximum = 2 ** 40 } = schema;
      const all = [minimum, maximum, minimum + rng.below(12), ...known.numbers].filter((one) =>
        fits(schema, one),
      );
      return pick(rng, all);
    }
    case 'string': {
      const all = [...known.texts, ...awkwardTexts].filter((one) => fits(schema, one));
      return all.length > 0 ? pick(rng, all) : 'x'.repeat(schema.minLength ?? 1);
    }
    case 'array': {
      const { minItems = 0, maxItems = FEW } = schema;
      const length = minItems + rng.below(Math.min(FEW, maxItems - minItems) + 1);
      return Array.from({ length }, () => wellFormed(schema.items ?? {}, known, rng));
    }
    case 'object': {
      const names = Object.keys(schema.properties ?? {}).filter(
        (name) => schema.required?.includes(name) || rng.below(2) === 0,
      );
      return Object.fromEntries(
        names.map((name) => [name, wellFormed(schema.properties![name], known, rng)]),
      );
    }
    default:
      return pick(rng, [null, 0, '', [], {}, pick(rng, awkwardTexts)]);
  }
}
