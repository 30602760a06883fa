/** Where blocks of these sizes begin that lie one after another, and where the last ends. */
export function blocks<Name extends string>(
  sizes: Readonly<Record<Name, number>>,
): readonly [firsts: Readonly<Record<Name, number>>, size: number] {
  const firsts = {} as Record<Name, number>;
  let end = 0;
  for (const name of Object.keys(sizes) as Name[]) {
    firsts[name] = end;
    end += sizes[name];
  }
  return [firsts, end];
}
