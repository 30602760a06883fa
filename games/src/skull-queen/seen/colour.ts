export const colours = ['r', 'y', 'g', 'b'] as const;
export type Colour = (typeof colours)[number];
