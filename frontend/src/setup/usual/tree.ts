import { leftOf, type UsualChoice } from '@madrasah/events/setup';

/** A row that may be left out, with what stands on it. */
export interface Branch {
  readonly row: UsualChoice;
  readonly branches: readonly Branch[];
}

/** Rows that are offered under one title. */
export interface Bough {
  readonly title: string;
  readonly branches: readonly Branch[];
}

/** So many of a kind. */
export interface Counted {
  readonly of: UsualChoice['of'];
  readonly count: number;
}

/**
 * Each row under the nearest of what it stands on, the topmost by what parts them or else by their kind. What is made
 * for another row alone is not offered: it comes and goes with that one, which lies where it would.
 */
export function boughsOf(rows: readonly UsualChoice[]): readonly Bough[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const above = (row: UsualChoice): string => {
    const nearest = row.on.at(-1) ?? '';
    const stand = byId.get(nearest);
    return stand?.for === row.id ? (stand.on.at(-1) ?? '') : nearest;
  };
  const under = Map.groupBy(
    rows.filter((row) => row.for === ''),
    above,
  );
  const branchOf = (row: UsualChoice): Branch => ({ row, branches: (under.get(row.id) ?? []).map(branchOf) });
  const titled = Map.groupBy(under.get('') ?? [], ({ group, of }) => group || of.many);
  return [...titled].map(([title, top]) => ({ title, branches: top.map(branchOf) }));
}

/** All that stands on a branch. */
const onIt = ({ branches }: Branch): UsualChoice[] =>
  branches.flatMap((branch) => [branch.row, ...onIt(branch)]);

/** How many of each kind stand on a branch. */
export function countsOn(branch: Branch): readonly Counted[] {
  const kinds = Map.groupBy(onIt(branch), ({ of }) => of.one);
  return [...kinds.values()].flatMap((rows) => (rows[0] ? [{ of: rows[0].of, count: rows.length }] : []));
}

/** The ids that are kept when some are left out, with what goes with those. */
export const keptOf = (rows: readonly UsualChoice[], out: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(leftOf(rows, out).map(({ id }) => id));

/** Ids that are left out, once a row is or is no longer. */
export function switched(out: ReadonlySet<string>, ids: readonly string[], keep: boolean): Set<string> {
  const next = new Set(out);
  for (const id of ids) keep ? next.delete(id) : next.add(id);
  return next;
}
