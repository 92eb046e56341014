import type { PublishedFacts, PublishedRow } from './events.ts';

/** What a version says of one student that another says otherwise. */
export interface Moved {
  readonly userId: number;
  /** Null where he stood on one of the two alone. */
  readonly old: PublishedRow | null;
  readonly new: PublishedRow | null;
}

const said = (row: PublishedRow | undefined) =>
  row && [row.total, row.mean, row.division, row.position, row.passed].join('|');

/** Everyone whose total, average, division or place differs between two versions, in the order of the newer one. */
export function rippleOf(
  before: Pick<PublishedFacts, 'rows'>,
  after: Pick<PublishedFacts, 'rows'>,
): readonly Moved[] {
  const old = new Map(before.rows.map((row) => [row.userId, row]));
  const fresh = new Map(after.rows.map((row) => [row.userId, row]));
  const everyone = new Set([...fresh.keys(), ...old.keys()]);
  return [...everyone].flatMap((userId) =>
    said(old.get(userId)) === said(fresh.get(userId))
      ? []
      : [{ userId, old: old.get(userId) ?? null, new: fresh.get(userId) ?? null }],
  );
}
