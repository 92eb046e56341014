const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * The first field, by its path, in which two plain values differ; undefined when they are equal. The values
 * themselves are not told: they may be a person's own.
 */
export function firstDifference(one: unknown, other: unknown, path = ''): string | undefined {
  if (Object.is(one, other)) return undefined;
  if (!isRecord(one) || !isRecord(other) || Array.isArray(one) !== Array.isArray(other)) return path;
  for (const name of [...new Set([...Object.keys(one), ...Object.keys(other)])].sort()) {
    const found = firstDifference(one[name], other[name], path === '' ? name : `${path}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
