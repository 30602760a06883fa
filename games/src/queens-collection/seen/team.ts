/** QC-11: partners sit opposite each other. */
export const teamOf = (seat: number): number => seat & 1;
export const partnerOf = (seat: number): number => seat ^ 2;
