/** Sprites that stand in this document (`play/bring.ts`), and what the addresses of their pictures begin with there. */
export const brought = new Map<string, string>();

/** Where a picture of a sprite is found. */
export const inSprite = (sprite: string, id: string): string => (brought.get(sprite) ?? `${sprite}#`) + id;
