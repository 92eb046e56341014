/** Something was written up to here. */
export interface News {
  readonly position: string;
  /** The read models it touched; absent: any may have been. */
  readonly kinds?: readonly string[] | undefined;
}

/** As much of an answer as tells whether it is behind. */
export interface Holding {
  /** A position that the answer holds. */
  readonly position?: string | undefined;
  /** The read models that the answer depends on; absent: any. */
  readonly kinds?: readonly string[] | undefined;
}

/** What a page knows of what was written. */
export interface Heard {
  /** The position of the newest write: queries wait for it. */
  readonly position?: string;
  /** The newest of those that may have touched any read model. */
  readonly anything?: string;
  /** By read model, the newest that was told to touch it. */
  readonly news?: Readonly<Record<string, string>>;
}

export const isNewer = (one: string, other: string | undefined) =>
  other === undefined || BigInt(one) > BigInt(other);

const newer = (one: string, other: string | undefined) => (isNewer(one, other) ? one : (other as string));

/** Whether something may have been written since that an answer does not hold. */
export function isBehind(
  { position, kinds }: Holding,
  { position: newest, anything, news = {} }: Heard,
): boolean {
  const since = (told: string | undefined) => told !== undefined && isNewer(told, position);
  if (kinds === undefined || position === undefined) return since(newest);
  return since(anything) || kinds.some((kind) => since(news[kind]));
}

/** What a page knows when it has heard this, too. */
export function withNews<Known extends Heard>(heard: Known, { position, kinds }: News): Known {
  const newest = { ...heard, position: newer(position, heard.position) };
  if (!kinds) return { ...newest, anything: newer(position, heard.anything) };
  const told = kinds.map((kind) => [kind, newer(position, heard.news?.[kind])]);
  return { ...newest, news: { ...heard.news, ...Object.fromEntries(told) } };
}

/** Two pieces of news as one. */
export const together = (one: News, other: News): News => ({
  position: newer(other.position, one.position),
  kinds: one.kinds && other.kinds && [...new Set([...one.kinds, ...other.kinds])],
});
