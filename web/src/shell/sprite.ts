/** Sprites that stand in this document, and what the names of their pictures begin with there. */
const here = new Map<string, string>();
const asked = new Set<string>();

/** Where a picture of a sprite is found. */
export const inSprite = (sprite: string, id: string): string =>
  here.has(sprite) ? `#${here.get(sprite)}${id}` : `${sprite}#${id}`;

/**
 * Brings a sprite into the document. What is drawn from another file is built once more a moment later, when the browser
 * hears that the file is there: with every card that comes to the table, in the midst of its flight.
 */
export async function bring(sprite: string): Promise<void> {
  if (asked.has(sprite)) return;
  const prefix = `sprite-${asked.size}-`;
  asked.add(sprite);
  try {
    const text = await (await fetch(sprite)).text();
    const named = text.replace(/(\bid="|\bhref="#|\burl\(#)/g, `$1${prefix}`);
    const pictures = new DOMParser().parseFromString(named, 'image/svg+xml').documentElement;
    const place = document.createElement('div');
    place.hidden = true;
    place.append(pictures);
    document.body.append(place);
    here.set(sprite, prefix);
  } catch {
    // Then they come from their file as before.
    asked.delete(sprite);
  }
}
