import { type cells, nameAlone, plainText, spelling } from '@madrasah/events';

/** A row of a list, by its names in the languages. */
export interface Called {
  readonly name: Readonly<Record<string, string>>;
}

/** What a cell was found to name; `heard` where it spells it otherwise than the list does. */
export interface Found<R> {
  readonly id: number;
  readonly row: R;
  readonly heard?: string;
}

/** What a cell names; undefined for what names no row, or several alike. */
export type Finder<R> = (cell: cells.Named) => Found<R> | undefined;

/**
 * Finds rows of a list by what cells say: the name in any language, alone or with the word for what it is (“ক শাখা”);
 * else the one row that is pronounced so. A number stands under a heading of ids.
 */
export function calledIn<R extends Called>(rows: readonly (readonly [number, R])[]): Finder<R> {
  const byId = new Map(rows);
  const found = ([id, row]: readonly [number, R]) => ({ id, row });
  const under = (key: (name: string) => string) =>
    Map.groupBy(
      rows.flatMap((row) =>
        [...new Set(Object.values(row[1].name).map(key))].flatMap((one) =>
          one === '' ? [] : [{ one, row }],
        ),
      ),
      ({ one }) => one,
    );
  const [whole, alone, heard] = [under(plainText), under(nameAlone), under(spelling)];
  const only = (of: ReturnType<typeof under>, key: string) => {
    const [one, another] = of.get(key) ?? [];
    return one && !another ? found(one.row) : undefined;
  };
  return (cell) => {
    if (typeof cell === 'number') {
      const row = byId.get(cell);
      return row && { id: cell, row };
    }
    const exact = whole.get(plainText(cell))?.[0];
    if (exact) return found(exact.row);
    const byName = only(alone, nameAlone(cell));
    if (byName) return byName;
    const bySound = only(heard, spelling(cell));
    return bySound && { ...bySound, heard: cell };
  };
}
