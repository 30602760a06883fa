import { FastRng } from '@crossbones/core';

/** One layer as a weight file holds it: a scale and a bias for each neuron, and its weights by neuron. */
export interface LayerData {
  readonly scales: readonly number[];
  readonly biases: readonly number[];
  readonly weights: readonly (readonly number[])[];
}

/** The bytes of a weight file. */
export function weightFile(inputs: number, layers: readonly LayerData[]): Uint8Array {
  const sizes = [inputs, ...layers.map(({ biases }) => biases.length)];
  const head = 4 * (3 + sizes.length);
  const bytes = new Uint8Array(
    sizes.reduce((sum, size, i) => (i ? sum + size * (8 + sizes[i - 1]) : head), 0),
  );
  const data = new DataView(bytes.buffer);
  bytes.set(Array.from('SKNW', (letter) => letter.charCodeAt(0)));
  let at = 4;
  for (const number of [1, layers.length, ...sizes]) {
    data.setUint32(at, number, true);
    at += 4;
  }
  layers.forEach(({ scales, biases, weights }, layer) => {
    for (const number of [...scales, ...biases]) {
      data.setFloat32(at, number, true);
      at += 4;
    }
    weights.forEach((row, neuron) => {
      row.forEach((weight, input) => {
        data.setInt8(
          at + (layer === 0 ? input * weights.length + neuron : neuron * row.length + input),
          weight,
        );
      });
    });
    at += weights.length * weights[0].length;
  });
  return bytes;
}

/** A weight file that has nothing to say of anything. */
export const silentWeights = (inputs: number, outputs: number): Uint8Array =>
  weightFile(inputs, [
    {
      scales: Array(outputs).fill(0),
      biases: Array(outputs).fill(0),
      weights: Array(outputs).fill(Array(inputs).fill(0)),
    },
  ]);

/** A weight file that has learnt nothing: every weight by chance. */
export function randomWeights(sizes: readonly number[], seed: string): Uint8Array {
  const rng = new FastRng(seed);
  const layers = sizes.slice(1).map((size, i) => ({
    scales: Array.from({ length: size }, () => (1 + rng.below(100)) / 10_000),
    biases: Array.from({ length: size }, () => (rng.below(200) - 100) / 1000),
    weights: Array.from({ length: size }, () => Array.from({ length: sizes[i] }, () => rng.below(255) - 127)),
  }));
  return weightFile(sizes[0], layers);
}
