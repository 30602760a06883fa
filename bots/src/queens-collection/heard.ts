/** Is told of every action that was considered, and what it seemed worth. */
export type Heard = (action: number, value: number) => void;
