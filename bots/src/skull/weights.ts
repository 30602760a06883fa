import { GUESSES, OTHER_INPUTS, OUTPUTS, OWN } from './places.js';

/** How many numbers the parts of a network take and give. */
export interface Sizes {
  readonly own: number;
  readonly other: number;
  /** What is made of all the others together. */
  readonly pooled: number;
  readonly hidden: number;
  readonly deep: number;
  readonly outputs: number;
  readonly guessing: number;
  readonly guesses: number;
}

interface LayerWeights {
  readonly weights: Float32Array;
  readonly biases: Float32Array;
}

/** What was learned: the layers in the order of the file. */
export interface Weights {
  readonly sizes: Sizes;
  readonly layers: readonly LayerWeights[];
}

const MAGIC = 0x4e4c4b53;
const FORMAT = 1;
const HEAD = 40;
const MOST = 1024;

/** The first network, which knew nothing of `lastSkull`; few tables need it, so it is not loaded with the others. */
export async function firstWeights(): Promise<Weights> {
  const { learned } = await import('./learned.js');
  const bytes = Uint8Array.from(atob(learned), (letter) => letter.charCodeAt(0));
  const sizes = {
    own: OWN.anyone,
    other: OTHER_INPUTS,
    pooled: 24,
    hidden: 64,
    deep: 48,
    outputs: OUTPUTS,
    guessing: 24,
    guesses: GUESSES,
  };
  return { sizes, layers: layersOf(bytes, sizes) };
}

/**
 * Little endian: "SKLN", the format, the sizes; then layer by layer a scale and a bias for each neuron and the weights
 * as bytes, input by input.
 */
export function readWeights(bytes: Uint8Array): Weights {
  if (bytes.length < HEAD) throw new Error('weight file of Skull cut short');
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (data.getUint32(0, true) !== MAGIC) throw new Error('this is not a weight file of Skull');
  const [format, own, other, pooled, hidden, deep, outputs, guessing, guesses] = Array.from(
    { length: 9 },
    (_, i) => data.getUint32(4 + 4 * i, true),
  );
  if (format !== FORMAT) throw new Error(`weight file of format ${format}; ${FORMAT} is what can be read`);
  const sizes = { own, other, pooled, hidden, deep, outputs, guessing, guesses };
  const fits = own === OWN.anyone + 1 && other === OTHER_INPUTS && outputs === OUTPUTS && guesses === GUESSES;
  if (!fits || Math.max(pooled, hidden, deep, guessing) > MOST)
    throw new Error(`weight file of Skull with sizes ${Object.values(sizes).join()}`);
  return { sizes, layers: layersOf(bytes.subarray(HEAD), sizes) };
}

function layersOf(bytes: Uint8Array, s: Sizes): LayerWeights[] {
  const shapes: readonly (readonly [inputs: number, neurons: number])[] = [
    [s.other, s.pooled],
    [s.own + s.pooled, s.hidden],
    [s.hidden, s.deep],
    [s.deep, s.outputs],
    [s.deep, s.guessing],
    [s.other, s.guessing],
    [s.guessing, s.guesses],
  ];
  const length = shapes.reduce((sum, [inputs, neurons]) => sum + neurons * (8 + inputs), 0);
  if (bytes.length !== length) throw new Error(`weights of ${bytes.length} bytes; ${length} expected`);
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const floats = (count: number): Float32Array => {
    const from = at;
    at += 4 * count;
    return Float32Array.from({ length: count }, (_, i) => data.getFloat32(from + 4 * i, true));
  };
  return shapes.map(([inputs, neurons]) => {
    const scales = floats(neurons);
    const biases = floats(neurons);
    const weights = new Float32Array(inputs * neurons);
    for (let i = 0; i < weights.length; i++) weights[i] = data.getInt8(at++) * scales[i % neurons];
    return { weights, biases };
  });
}
