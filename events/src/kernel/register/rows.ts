import * as z from 'zod';
import { defineEvent, type EventDefinition, type EventDraft, NOTHING } from '../event/event.ts';

/** What a row has besides its attributes. */
export interface RowFacts {
  /** Its place in its list. */
  readonly serial: number;
  /** Revision of the event that last changed what it says; an `If-Match` names it. */
  readonly version: number;
  /** Taken off the list; what refers to it still finds its name. */
  readonly retired: boolean;
}

/** A row of a register: its attributes, the facts of every row, and its id under the register's own name for it. */
export type Row<A extends object = Readonly<Record<string, unknown>>, Id extends string = 'id'> = A &
  RowFacts &
  Readonly<Record<Id, number>>;
export type AnyRow = RowFacts & Readonly<Record<string, unknown>>;

/** What an event did to a register. */
export type RowChange =
  | { readonly kind: 'added'; readonly id: number; readonly serial?: number; readonly attributes: object }
  | { readonly kind: 'changed'; readonly id: number; readonly changes: object }
  | { readonly kind: 'ordered'; readonly order: readonly number[] }
  | { readonly kind: 'retired'; readonly id: number };

/** The ids of the rows that a change touches. */
export const touched = (change: RowChange): readonly number[] =>
  change.kind === 'ordered' ? change.order : [change.id];

/** A row after a change; as it was where the change is not about it. The one fold of both services. */
export function changedRow(
  row: AnyRow | undefined,
  change: RowChange,
  { id, idName, revision }: { id: number; idName: string; revision: number },
): AnyRow | undefined {
  if (change.kind === 'added')
    return {
      [idName]: id,
      serial: change.serial ?? id,
      ...change.attributes,
      version: revision,
      retired: false,
    };
  if (!row) return undefined;
  if (change.kind === 'changed') return { ...row, ...change.changes, version: revision };
  if (change.kind === 'retired') return { ...row, retired: true };
  return { ...row, serial: change.order.indexOf(id) + 1 };
}

/** How a register stands in its stream: which events say what, and which are recorded for a change. */
export interface Recorded {
  readonly definitions: readonly EventDefinition[];
  /** What an event did to the register; undefined for events that are none of its. */
  read(event: { readonly type: string; readonly data: object }): RowChange | undefined;
  /** The events of a decided change. `after` is the row's attributes with the changes laid over them. */
  write(change: RowChange, after?: Readonly<Record<string, unknown>>): readonly EventDraft[];
}

/** How one kind of event of a register that is older than this definition is read. */
export interface Reading {
  readonly definition: EventDefinition;
  readonly read: (data: never) => RowChange;
}
export const reads = <D extends object>(
  definition: EventDefinition<string, D>,
  read: (data: D) => RowChange,
): Reading => ({
  definition: definition as unknown as EventDefinition,
  read: read as unknown as Reading['read'],
});

/** A register over events that exist already. */
export function recordedAs(readings: readonly Reading[], write: Recorded['write']): Recorded {
  const byType = new Map(readings.map((reading) => [reading.definition.type, reading]));
  return {
    definitions: readings.map(({ definition }) => definition),
    read: ({ type, data }) => byType.get(type)?.read(data as never),
    write,
  };
}

const snake = (noun: string) => noun.replace(/(?!^)([A-Z])/g, '_$1').toLowerCase();

/** The events of a register by its noun: `SubjectAdded`, `SubjectChanged`, `SubjectsReordered`, `SubjectRetired`. */
export function recordedBy(
  noun: string,
  plural: string,
  attributes: z.ZodType,
  { ordered, retires }: { ordered: boolean; retires: boolean },
): Recorded {
  const id = z.int().positive();
  const about = { [snake(noun)]: 'id' as const };
  const named = attributes as z.ZodType<Record<string, unknown>>;
  const Added = defineEvent(`${noun}Added`, z.object({ id, serial: z.int(), attributes: named }), { about });
  const Changed = defineEvent(`${noun}Changed`, z.object({ id, attributes: named }), { about });
  const Reordered = defineEvent(`${plural}Reordered`, z.object({ order: z.array(id) }), {
    about: NOTHING,
  });
  const Retired = defineEvent(`${noun}Retired`, z.object({ id }), { about });
  const readings = [
    reads(Added as never, (data: object) => ({ kind: 'added', ...data }) as RowChange),
    reads(
      Changed as never,
      (data: { id: number; attributes: object }) =>
        ({ kind: 'changed', id: data.id, changes: data.attributes }) as RowChange,
    ),
    ...(ordered
      ? [reads(Reordered as never, (data: object) => ({ kind: 'ordered', ...data }) as RowChange)]
      : []),
    ...(retires
      ? [reads(Retired as never, (data: object) => ({ kind: 'retired', ...data }) as RowChange)]
      : []),
  ];
  return recordedAs(readings, (change, after = {}) => {
    if (change.kind === 'added')
      return [
        Added({
          id: change.id,
          serial: change.serial ?? change.id,
          attributes: change.attributes as Record<string, unknown>,
        }),
      ];
    if (change.kind === 'changed') return [Changed({ id: change.id, attributes: { ...after } })];
    if (change.kind === 'ordered') return [Reordered({ order: [...change.order] })];
    return [Retired({ id: change.id })];
  });
}
