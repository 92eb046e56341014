/** Fields of an index in order; the school is put in front of them. */
export type Index = Readonly<Record<string, 1 | -1>>;

/**
 * The index definitions of a collection. Each starts with the school; a collection that declares none is still
 * found by it. None is unique: read models decide nothing, and 11000 can only mean "applied already".
 */
export function schoolIndexes(declared: readonly Index[]): { key: Record<string, 1 | -1>; name: string }[] {
  const wanted: readonly Index[] = declared.length > 0 ? declared : [{}];
  return wanted.map((fields) => {
    const { school: _school, ...rest } = fields;
    const key: Record<string, 1 | -1> = { school: 1, ...rest };
    const name = Object.entries(key)
      .map(([field, direction]) => `${field}_${direction}`)
      .join('_');
    return { key, name };
  });
}
