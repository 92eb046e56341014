import type { PowerName } from '@madrasah/events/access';
import type { CommandDefinition, Language, Register, RowTo } from '@madrasah/events/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { Values } from '../form/definition.ts';
import type { SharedFilters } from '../list/chosen/in-hand.ts';
import type { Column } from '../table/columns.ts';

/** A row of any register as the wire has it. */
export type WireRow = RowTo<Register['queries']['list']>;

/** What a screen shows beyond the register's own fields. */
export interface ScreenOptions {
  /** The order changes by this command, which is declared by hand. */
  readonly reorder?: CommandDefinition;
  /** Further columns, behind the register's own. */
  more?(language: Language): readonly Column<WireRow>[];
  /** Filters that are kept across pages, and what each of them is. */
  readonly shared?: SharedFilters;
  /** What a row that is added after another begins with, beside what repeats. @param rows those that are shown */
  next?(saved: Values, rows: readonly WireRow[], wanted: Readonly<Record<string, number>>): Values;
  /** Further buttons above the list. */
  readonly actions?: ComponentType;
  /** Further buttons of a row. */
  doings?(row: WireRow): ReactNode;
}

export const powerOf = ({ power }: Register) => power as PowerName;
export const listOf = (register: Register) => register.queries.list;
export const idIn = (register: Register, row: WireRow) => Number(row[register.wire.id]);

/** The field that a row stands within, on the wire. */
export const groupField = ({ fields, within }: Register): string | undefined =>
  Object.entries(fields).find(([, { at }]) => at === within)?.[0];
