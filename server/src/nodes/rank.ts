/** The bits of a text, well mixed (FNV-1a, and the end of MurmurHash3). */
function weightOf(node: string, table: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < node.length; i++) hash = Math.imul(hash ^ node.charCodeAt(i), 0x01000193);
  for (let i = 0; i < table.length; i++) hash = Math.imul(hash ^ table.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * The one of these nodes that a table belongs to (rendezvous hashing): whoever knows the same nodes names the same one,
 * and a node that comes or goes moves no other tables than its own. Null if there are none.
 */
export function firstFor(table: string, nodes: Iterable<string>): string | null {
  let first: string | null = null;
  let most = -1;
  for (const node of nodes) {
    const weight = weightOf(node, table);
    if (weight > most || (weight === most && node < first!)) {
      first = node;
      most = weight;
    }
  }
  return first;
}
