import type { AnyRow, Register } from '../../kernel/index.ts';

/** A row of a register as a house of this kind usually has it, in the words of the wire. */
export interface UsualRow {
  readonly register: Register;
  /** By which other rows of the same part name it. */
  readonly key: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Fields that name other rows of the part, by their register and key; a list names several. */
  readonly refs?: Readonly<Record<string, UsualRef | readonly UsualRef[]>>;
  /** Which row of the school stands for it, where it is not the one that is called so. */
  is?(row: AnyRow): boolean;
}

export type UsualRef = readonly [register: Register, key: string];

/** What is taken at once, and taken back at once: rows of registers that stand in one stream. */
export interface UsualPart {
  readonly part: string;
  readonly name: { readonly bn: string; readonly en: string };
  /** In the order in which a row may name another. */
  readonly registers: readonly Register[];
  /** @param today what is named by its year is of this day */
  rows(today: string): readonly UsualRow[];
}
