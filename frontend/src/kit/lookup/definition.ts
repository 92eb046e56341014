import type { PowerName } from '@madrasah/events/access';
import type { CommandDefinition } from '@madrasah/events/kernel';
import type { ComponentType } from 'react';
import type { Column } from '../table/columns.ts';
import type { Answering, Listed } from '../wire/definitions.ts';

export type FormValues = Readonly<Record<string, unknown>>;

/** The sentences of a lookup screen; a function, so that they come in the language of the page. */
export interface LookupWords {
  /** Over the empty form, and on the button to it. */
  readonly add: string;
  /** Over the form that changes a row. */
  readonly change: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
}

/** A short list whose form is more than fields: said by hand what a register's definition would say. */
export interface LookupDefinition<Row extends object> {
  readonly power: PowerName;
  readonly list: Answering<Listed<Row>, never> | Answering<Listed<Row>, Record<never, never>>;
  /** The row's id; the change command takes it in its body under this name. */
  readonly id: Extract<keyof Row, string>;
  readonly add: CommandDefinition;
  readonly change: CommandDefinition;
  /** What the new form begins with. */
  readonly fresh: FormValues;
  toForm(row: Row): FormValues;
  /** The fields of the form, in the wire names of the commands. */
  readonly Fields: ComponentType;
  useWords(): LookupWords;
  useColumns(): readonly Column<Row>[];
  /** What a row is called when it is spoken of. */
  name(row: Row): string;
}
