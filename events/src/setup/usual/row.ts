import type { AnyRow, Register } from '../../kernel/index.ts';

/** A row of a register as a house of this kind usually has it, in the words of the wire. */
export interface UsualRow {
  readonly register: Register;
  /** By which other rows of the same part name it. */
  readonly key: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Fields that name other rows of the part, by their register and key; a list names several. */
  readonly refs?: Readonly<Record<string, UsualRef | readonly UsualRef[]>>;
  /** It is made for this row alone, and goes with it. */
  readonly for?: UsualRef;
  /** What parts a long list of them, where something does. */
  readonly group?: UsualNamed;
  /** Which row of the school stands for it, where it is not the one that is called so. */
  is?(row: AnyRow): boolean;
}

export type UsualRef = readonly [register: Register, key: string];
export interface UsualNamed {
  readonly bn: string;
  readonly en: string;
}

/** What is taken at once, and taken back at once. */
export interface UsualPart {
  readonly part: string;
  readonly name: UsualNamed;
}

/** A part that is rows of registers that stand in one stream. */
export interface UsualRows extends UsualPart {
  /** In the order in which a row may name another. */
  readonly registers: readonly Register[];
  /** @param today what is named by its year is of this day */
  rows(today: string): readonly UsualRow[];
}

/** Whether a field names one row, not several. */
export const isOneRef = (refs: UsualRef | readonly UsualRef[]): refs is UsualRef =>
  typeof refs[1] === 'string';

/** Under which name a row of a part is left out. */
export const usualRowId = ({ register, key }: Pick<UsualRow, 'register' | 'key'>) => `${register.key}:${key}`;
const idOfRef = ([register, key]: UsualRef) => usualRowId({ register, key });

/** What a row names, the nearest last. */
export const usualRowRefs = ({ refs = {} }: UsualRow): readonly string[] =>
  Object.values(refs).flatMap((to) => (isOneRef(to) ? [idOfRef(to)] : to.map(idOfRef)));
/** For which row alone it is made; '' where it is made for itself. */
export const usualRowFor = ({ for: reason }: UsualRow): string => (reason ? idOfRef(reason) : '');

/** The rows that are left when some are left out: what stands on one of those goes too, and what is made for it alone. */
export const withoutRows = (rows: readonly UsualRow[], without: Iterable<string>): readonly UsualRow[] =>
  leftOf(
    rows.map((row) => ({ row, id: usualRowId(row), on: usualRowRefs(row), for: usualRowFor(row) })),
    without,
  ).map(({ row }) => row);

interface Standing {
  readonly id: string;
  readonly on: readonly string[];
  readonly for: string;
}

/** As `withoutRows`, of what says by itself on what it stands. */
export function leftOf<T extends Standing>(all: readonly T[], without: Iterable<string>): readonly T[] {
  const out = new Set(without);
  for (let before = -1; before < out.size; ) {
    before = out.size;
    for (const one of all) if (out.has(one.for) || one.on.some((id) => out.has(id))) out.add(one.id);
  }
  return all.filter(({ id }) => !out.has(id));
}
