import type { GivenOptions } from './presets.js';

/** Options that say nothing unless another one is so. */
const rests: { readonly [name: string]: (options: GivenOptions) => boolean } = {
  krakenLead: ({ kraken }) => kraken === true,
  cannonball: ({ scoring }) => scoring === 'rascal',
  spaces: ({ mode }) => mode === 'cooperative',
};

/** Whether an option has anything to say among the others. */
export const matters = (name: string, options: GivenOptions): boolean => rests[name]?.(options) ?? true;

/** Only what matters: an option that can no longer be seen must not be what is wrong. */
export const onlyWhatMatters = (options: GivenOptions, defaults: GivenOptions): GivenOptions =>
  Object.fromEntries(Object.entries(options).filter(([name]) => matters(name, { ...defaults, ...options })));
