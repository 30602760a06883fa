import type { GivenOptions } from './presets.js';

/** Options that only matter when another option has a certain value. */
const dependsOn: { readonly [name: string]: (options: GivenOptions) => boolean } = {
  krakenLead: ({ kraken }) => kraken === true,
  cannonball: ({ scoring }) => scoring === 'rascal',
  spaces: ({ mode }) => mode === 'cooperative',
};

/** Whether an option makes a difference, given the others. */
export const matters = (name: string, options: GivenOptions): boolean => dependsOn[name]?.(options) ?? true;

/** Only the options that matter: one that is no longer shown must not be refused. */
export const onlyWhatMatters = (options: GivenOptions, defaults: GivenOptions): GivenOptions =>
  Object.fromEntries(Object.entries(options).filter(([name]) => matters(name, { ...defaults, ...options })));
