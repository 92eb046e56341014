import type { LookupDefinition } from '@madrasah/events';
import { streams } from '@madrasah/events';
import { type AcademicLookup, academicLookups } from '@madrasah/events/academics';
import type { Foldable, NewTable, Table } from '@madrasah/service-kit/folding';
import type { StreamDefinition } from '../kernel/stream.ts';

export interface LookupRow {
  readonly id: number;
  readonly serial: number;
  readonly attributes: Record<string, unknown>;
}

interface LookupState {
  readonly rows: Table<number, LookupRow>;
  /** Unique key → id of the row that has it. */
  readonly keys: Table<string, number>;
}

export type AcademicState = Readonly<Record<AcademicLookup, LookupState>>;

const lookupNames = Object.keys(academicLookups) as AcademicLookup[];

const initial = (table: NewTable): AcademicState =>
  Object.fromEntries(lookupNames.map((name) => [name, { rows: table(), keys: table() }])) as AcademicState;

type Change = (state: AcademicState, event: Foldable) => void;

/** The three folds every lookup has, from its definition. */
function foldsOf(name: AcademicLookup): [string, Change][] {
  const lookup = academicLookups[name] as unknown as LookupDefinition;
  const put = (state: LookupState, row: LookupRow) => {
    const before = state.rows.get(row.id);
    if (before) state.keys.delete(lookup.uniqueKey(before.attributes));
    state.rows.set(row.id, row);
    state.keys.set(lookup.uniqueKey(row.attributes), row.id);
  };
  const added: Change = (state, event) => put(state[name], event.data as LookupRow);
  const changed: Change = (state, event) => {
    const { id, attributes } = event.data as Pick<LookupRow, 'id' | 'attributes'>;
    const before = state[name].rows.get(id);
    if (before) put(state[name], { ...before, attributes });
  };
  const reordered: Change = (state, event) => {
    const { order } = event.data as { order: readonly number[] };
    order.forEach((id, index) => {
      const row = state[name].rows.get(id);
      if (row) state[name].rows.set(id, { ...row, serial: index + 1 });
    });
  };
  return [
    [lookup.added.type, added],
    [lookup.changed.type, changed],
    [lookup.reordered.type, reordered],
  ];
}

const folds = new Map(lookupNames.flatMap(foldsOf));

/** Sessions, classes and sections of a school. */
export const academicsStream: StreamDefinition<AcademicState> = {
  category: 'academics',
  nameFor: streams.academics,
  initial,
  evolve: (state, event) => folds.get(event.type)?.(state, event),
};
