/** A list of so many, made one by one; several times as fast as `Array.from`, and views are made of such lists. */
export function times<T>(count: number, of: (i: number) => T): T[] {
  const list: T[] = [];
  for (let i = 0; i < count; i++) list.push(of(i));
  return list;
}
