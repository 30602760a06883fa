import { describe, expect, it } from 'vitest';
import { weightFile } from './fixture.js';
import { Inputs } from './inputs.js';
import { Network } from './network.js';

/** Three inputs, two hidden neurons, two outputs. */
const bytes = weightFile(3, [
  {
    scales: [0.5, 0.25],
    biases: [1, -1],
    weights: [
      [2, 0, -4],
      [4, 8, -100],
    ],
  },
  {
    scales: [1, 0.1],
    biases: [0, 10],
    weights: [
      [1, -1],
      [127, 10],
    ],
  },
]);

function asked(network: Network, values: readonly number[]): number[] {
  const inputs = new Inputs(values.length);
  values.forEach((value, at) => {
    inputs.add(at, value);
  });
  return Array.from(network.run(inputs));
}

describe('a network', () => {
  it('gives what its weights say', () => {
    const network = Network.read(bytes);
    expect([network.inputs, network.outputs]).toEqual([3, 2]);
    // Nothing asked: hidden sums 1 and −1, the second counts as none.
    expect(asked(network, [0, 0, 0])).toEqual([1, expect.closeTo(22.7, 4)]);
    // Hidden 2 and 2.
    expect(asked(network, [1, 1, 0])).toEqual([0, expect.closeTo(37.4, 4)]);
    // Hidden −3 and −26: neither counts.
    expect(asked(network, [0, 0, 2])).toEqual([0, 10]);
    expect(asked(network, [0.5, 0.5, 0])).toEqual([1, expect.closeTo(29.55, 4)]);
  });

  it('forgets the question before', () => {
    const network = Network.read(bytes);
    const inputs = new Inputs(3);
    inputs.mark(0);
    inputs.add(2, 0.5);
    network.run(inputs);
    inputs.clear();
    expect(inputs.count).toBe(0);
    expect(Array.from(network.run(inputs))).toEqual(asked(network, [0, 0, 0]));
  });

  it('counts what is added twice to one place once in the list', () => {
    const inputs = new Inputs(3);
    inputs.add(1, 0.5);
    inputs.add(1, 0.5);
    inputs.add(2, 0);
    expect([inputs.count, inputs.values[1]]).toEqual([1, 1]);
    inputs.mark(0);
    inputs.mark(0);
    expect([inputs.count, inputs.values[0]]).toEqual([2, 1]);
  });

  it('sums many inputs as it does few', () => {
    const row = Array.from({ length: 11 }, (_, i) => i - 5);
    const network = Network.read(weightFile(11, [{ scales: [1], biases: [0.5], weights: [row] }]));
    for (let count = 0; count <= 11; count++) {
      const values = row.map((_, i) => (i < count ? 2 : 0));
      const sum = row.slice(0, count).reduce((total, weight) => total + 2 * weight, 0.5);
      expect(asked(network, values)).toEqual([sum]);
    }
  });

  it('may be read from the middle of a buffer', () => {
    const wide = new Uint8Array(bytes.length + 7);
    wide.set(bytes, 3);
    expect(asked(Network.read(wide.subarray(3, 3 + bytes.length)), [0, 0, 2])).toEqual([0, 10]);
  });
});

describe('a weight file', () => {
  const changed = (at: number, value: number): Uint8Array => {
    const copy = bytes.slice();
    copy[at] = value;
    return copy;
  };

  it.each([
    ['with another magic', changed(0, 0x54), 'not a weight file'],
    ['of another format', changed(4, 2), 'format 2'],
    ['without layers', changed(8, 0), '0 layers'],
    ['with an empty layer', changed(16, 0), '0 neurons'],
    ['cut short', bytes.subarray(0, bytes.length - 1), `${bytes.length} expected`],
    ['cut in its head', bytes.subarray(0, 10), 'cut short'],
    ['with more behind it', new Uint8Array([...bytes, 0]), `${bytes.length} expected`],
    ['that is empty', new Uint8Array(), 'cut short'],
  ])('%s is refused', (_, given, why) => {
    expect(() => Network.read(given)).toThrow(why);
  });
});
