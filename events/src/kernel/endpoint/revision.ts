const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * A version told by what stands in a thing (`If-Match`): who has seen other words than those is refused, who has seen
 * the same is not. FNV-1a over the words in their order, 32 bits.
 */
export function contentRevision(content: readonly (string | number)[]): number {
  const told = JSON.stringify(content);
  let hash = OFFSET;
  for (let index = 0; index < told.length; index += 1)
    hash = Math.imul(hash ^ told.charCodeAt(index), PRIME) >>> 0;
  return hash;
}
