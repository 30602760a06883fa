import type { LoadWeights } from '@crossbones/bots';

// What there is, is known when the page is built; it is fetched when somebody asks for it.
const books: { readonly [path: string]: string } = import.meta.glob('../../../../bots/weights/*.bin', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** What players have learned, from our own server. */
export const loadWeights: LoadWeights = async (name) => {
  const found = Object.entries(books).find(([path]) => path.endsWith(`/${name}`));
  if (found === undefined) throw new Error(`there is no book ${name}`);
  const answer = await fetch(found[1]);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
};
