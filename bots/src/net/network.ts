import type { Inputs } from './inputs.js';
import { Layer } from './layer.js';

const MAGIC = 0x574e4b53;
const FORMAT = 1;
const MOST_LAYERS = 8;
const MOST_NEURONS = 0xffff;

/**
 * A trained network, read from its weight file: fully connected layers with rectified sums between them. Runs on
 * typed arrays alone, the same in Node and in a browser. Allocates nothing once it is read.
 */
export class Network {
  readonly inputs: number;
  readonly outputs: number;

  private constructor(
    sizes: readonly number[],
    private readonly layers: readonly Layer[],
  ) {
    this.inputs = sizes[0];
    this.outputs = sizes[sizes.length - 1];
  }

  /**
   * Little endian: "SKNW", the format, the number of layers, the sizes from the inputs to the outputs; then layer by
   * layer a scale and a bias for each neuron and the weights as bytes, by input in the first layer and by neuron in
   * the others.
   */
  static read(bytes: Uint8Array): Network {
    const file = new WeightFile(bytes);
    if (file.u32() !== MAGIC) throw new Error('this is not a weight file');
    const format = file.u32();
    if (format !== FORMAT) throw new Error(`weight file of format ${format}; ${FORMAT} is what can be read`);
    const count = file.u32();
    if (count < 1 || count > MOST_LAYERS) throw new Error(`weight file with ${count} layers`);
    const sizes = Array.from({ length: count + 1 }, () => file.u32());
    const unfit = sizes.find((size) => size < 1 || size > MOST_NEURONS);
    if (unfit !== undefined) throw new Error(`weight file with a layer of ${unfit} neurons`);
    const length = file.at + lengthOf(sizes);
    if (bytes.length !== length) throw new Error(`weight file of ${bytes.length} bytes; ${length} expected`);
    const layers = sizes.slice(1).map((size, i) => file.layer(sizes[i], size, i === 0));
    return new Network(sizes, layers);
  }

  /** The outputs for these inputs, in a buffer that the next run overwrites. */
  run(inputs: Inputs): Float32Array {
    const { layers } = this;
    const last = layers.length - 1;
    layers[0].run(inputs.values, inputs.active, inputs.count);
    for (let i = 0; i < last; i++) {
      const hidden = layers[i];
      hidden.rectify();
      layers[i + 1].run(hidden.sums, hidden.active, hidden.count);
    }
    return layers[last].sums;
  }
}

/** Bytes of the layers between these sizes. */
function lengthOf(sizes: readonly number[]): number {
  let length = 0;
  for (let i = 1; i < sizes.length; i++) length += sizes[i] * (8 + sizes[i - 1]);
  return length;
}

class WeightFile {
  at = 0;
  private readonly data: DataView;

  constructor(bytes: Uint8Array) {
    this.data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  u32(): number {
    this.at += 4;
    if (this.at > this.data.byteLength) throw new Error('weight file cut short');
    return this.data.getUint32(this.at - 4, true);
  }

  layer(inputs: number, neurons: number, byInput: boolean): Layer {
    const scales = this.floats(neurons);
    const biases = this.floats(neurons);
    const weights = new Float32Array(inputs * neurons);
    for (let input = 0; input < inputs; input++) {
      for (let neuron = 0; neuron < neurons; neuron++) {
        const place = byInput ? input * neurons + neuron : neuron * inputs + input;
        weights[input * neurons + neuron] = this.data.getInt8(this.at + place) * scales[neuron];
      }
    }
    this.at += inputs * neurons;
    return new Layer(weights, biases);
  }

  private floats(count: number): Float32Array {
    const from = this.at;
    this.at += count * 4;
    return Float32Array.from({ length: count }, (_, i) => this.data.getFloat32(from + i * 4, true));
  }
}
