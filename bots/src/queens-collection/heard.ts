/** Hears of every action that was thought of, and what it was thought to be worth. */
export type Heard = (action: number, value: number) => void;
