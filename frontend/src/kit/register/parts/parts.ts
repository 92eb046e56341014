import { type ReactNode, useState } from 'react';

/** What a row of a list in parts stands under: how parts are told apart, and what this one is called. */
export type PartOf<Row> = (row: Row) => { readonly key: unknown; readonly name: ReactNode };

/** The rows of a part on end; a list without parts is one, of no name. */
export interface Part<Row> {
  readonly key: unknown;
  readonly name: ReactNode;
  readonly rows: readonly Row[];
}

/** The rows of a list, which are in the order of their parts, part by part. */
export function partsIn<Row>(rows: readonly Row[], partOf: PartOf<Row> | undefined): readonly Part<Row>[] {
  if (!partOf) return [{ key: undefined, name: undefined, rows }];
  const found: { key: unknown; name: ReactNode; rows: Row[] }[] = [];
  for (const row of rows) {
    const { key, name } = partOf(row);
    const last = found.at(-1);
    if (last && last.key === key) last.rows.push(row);
    else found.push({ key, name, rows: [row] });
  }
  return found;
}

/** A list of more rows than this begins with its first part open and the others folded. */
const OPEN_AT_MOST = 60;

/** Which parts are open, and what opens and folds them. */
export function useOpenParts<Row>(parts: readonly Part<Row>[]) {
  const [said, setSaid] = useState<ReadonlyMap<unknown, boolean>>(new Map());
  const isShort = parts.reduce((sum, { rows }) => sum + rows.length, 0) <= OPEN_AT_MOST;
  const isOpen = ({ key }: Part<Row>) => said.get(key) ?? (isShort || key === parts[0]?.key);
  const toggle = (part: Part<Row>) => setSaid(new Map(said).set(part.key, !isOpen(part)));
  return { isOpen, toggle };
}
