/** Letters of other scripts, large and small, that look like Latin ones. */
const drawn = [
  ['АВЕЅІЈКМНОРСТУХ', 'abesijkmhopctyx'],
  ['авеѕіјкмнорстухһԁԛԝпгӏѵ', 'abesijkmhopctyxhdqwnrlv'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abezhikmnoptyx'],
  ['αβεηικνορτυχγω', 'abenikvoptuxyw'],
  ['01|I', 'olll'],
] as const;
const alike = new Map(
  drawn.flatMap(([theirs, ours]) => [...theirs].map((letter, i) => [letter, ours[i]!] as const)),
);

/** What a name looks like at a glance: without case, width, accents, blanks, or the script it is written in. */
export function lookOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/[\p{M}\p{Z}\p{Default_Ignorable_Code_Point}]/gu, '');
  const latin = [...plain].map((letter) => alike.get(letter) ?? letter).join('');
  // A small i looks like a small l, as a capital I does in some typefaces.
  return latin.toUpperCase().toLowerCase().replaceAll('i', 'l');
}

const LONGEST = 24;

/** The name, with a number behind it if another name looks like it. */
export function toldApart(name: string, looks: ReadonlySet<string>): string {
  let shown = name;
  for (let n = 2; looks.has(lookOf(shown)); n++) {
    const behind = ` (${n})`;
    shown =
      [...name]
        .slice(0, LONGEST - behind.length)
        .join('')
        .trimEnd() + behind;
  }
  return shown;
}
