import type { ColumnKind, Columns } from './column.ts';
import { type Findable, typedSearch } from './typed-search.ts';

/** Kinds of columns that a typed search looks in, and as what. */
const LOOKED_IN: Readonly<Partial<Record<ColumnKind, Exclude<keyof Findable, 'plain'>>>> = {
  ...{ money: 'amounts', number: 'numbers', code: 'numbers', mobile: 'phones' },
  ...{ name: 'texts', text: 'texts', names: 'texts', who: 'texts' },
};

/** Whether a typed search can look in a column of this kind. */
export const isSearchable = (kind: ColumnKind): boolean => LOOKED_IN[kind] !== undefined;

interface Searched {
  readonly columns: Columns;
  readonly searched: readonly string[];
}

/** A cell as texts; several codes stand in one cell between commas. */
function textsIn(kind: ColumnKind, value: unknown): readonly string[] {
  if (kind === 'who') return [(value as { readonly name: string }).name];
  if (kind === 'names') return value as readonly string[];
  return kind === 'code' ? String(value).split(', ') : [String(value)];
}

/** A row as a typed search sees it: what stands in the columns that its list says are searched. Money in paisa. */
function findable(
  { columns, searched }: Searched,
  row: object,
  more: readonly string[],
  plain: readonly string[],
): Findable {
  const found = {
    amounts: [] as number[],
    numbers: [] as string[],
    texts: [...more],
    phones: [] as string[],
  };
  for (const key of searched) {
    const value: unknown = Reflect.get(row, key);
    const { kind, told } = columns[key] ?? {};
    if (value === undefined || value === null || kind === undefined) continue;
    const as = LOOKED_IN[kind];
    if (as === 'amounts') found.amounts.push(value as number);
    else if (as) found[as].push(...textsIn(kind, value));
    if (told) found.numbers.push(String(Reflect.get(row, told)));
  }
  return { ...found, plain };
}

/** What is said of a row and stands in no column: as it is written, and as searches compare it (`plainText`). */
type Test = (row: object, more?: readonly string[], plain?: readonly string[]) => boolean;

/**
 * Which rows of a list are meant by what was typed.
 * @returns a test of a row (money in paisa) and of what else is said of it
 */
export function meantBy(list: Searched, typed: string): Test {
  const isMeant = typedSearch(typed);
  return (row, more = [], plain = []) => isMeant(findable(list, row, more, plain));
}
