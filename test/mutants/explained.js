/**
 * Mutants that no test can notice, for they do what the code does, and why. A line is quoted so that an explanation ends
 * with the code it is about.
 */
export const explained = [];
