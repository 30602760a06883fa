import type { Options } from './presets.js';

/** Options that say nothing unless another one is so. */
const rests: { readonly [name: string]: (options: Options) => boolean } = {
  krakenLead: ({ kraken }) => kraken === true,
};

/** Whether an option has anything to say among the others. */
export const matters = (name: string, options: Options): boolean => rests[name]?.(options) ?? true;
