import type { EventDraft, LookupDefinition, Refusal } from '@madrasah/events';
import {
  type AcademicLookup,
  type AddRow,
  academicLookups,
  type ChangeRow,
  type LookupCommand,
  type ReorderRows,
  refuseAcademics as refuse,
} from '@madrasah/events/academics';
import type { AcademicState } from './state.ts';

type Decided = readonly EventDraft[] | Refusal;

/** One decision for every lookup: which list it is about stands in the command. */
export function decideLookup(state: AcademicState, command: LookupCommand): Decided {
  switch (command.kind) {
    case 'add':
      return addRow(state, command);
    case 'change':
      return changeRow(state, command);
    case 'reorder':
      return reorderRows(state, command);
  }
}

const definitionOf = (name: AcademicLookup) => academicLookups[name] as unknown as LookupDefinition;

const sectionsClassIsUnknown = (state: AcademicState, attributes: Record<string, unknown>) =>
  attributes['classId'] !== undefined && !state.class.rows.has(attributes['classId'] as number);

function takenBy(state: AcademicState, name: AcademicLookup, attributes: Record<string, unknown>) {
  return state[name].keys.get(definitionOf(name).uniqueKey(attributes));
}

/** Adds a row at the end of its list, or where the form says. */
export function addRow(state: AcademicState, { lookup, attributes, serial }: Omit<AddRow, 'kind'>): Decided {
  const definition = definitionOf(lookup);
  if (sectionsClassIsUnknown(state, attributes)) return refuse('class.not-found');
  if (takenBy(state, lookup, attributes) !== undefined) return refuse(`academics.${lookup}.duplicate`);
  const rows = [...state[lookup].rows.values()];
  const group = definition.group(attributes);
  const last = Math.max(
    0,
    ...rows.filter((row) => definition.group(row.attributes) === group).map((row) => row.serial),
  );
  const id = 1 + Math.max(0, ...rows.map((row) => row.id));
  return [definition.added({ id, serial: serial ?? last + 1, attributes })];
}

export function changeRow(
  state: AcademicState,
  { lookup, id, attributes }: Omit<ChangeRow, 'kind'>,
): Decided {
  const before = state[lookup].rows.get(id);
  if (!before) return refuse(`${lookup}.not-found`);
  if (sectionsClassIsUnknown(state, attributes)) return refuse('class.not-found');
  const taken = takenBy(state, lookup, attributes);
  if (taken !== undefined && taken !== id) return refuse(`academics.${lookup}.duplicate`);
  if (JSON.stringify(before.attributes) === JSON.stringify(attributes)) return [];
  return [definitionOf(lookup).changed({ id, attributes })];
}

/** A new order names every row of its list (of its class, for sections) once. */
export function reorderRows(state: AcademicState, { lookup, order }: Omit<ReorderRows, 'kind'>): Decided {
  const definition = definitionOf(lookup);
  const unknown = order.find((id) => !state[lookup].rows.has(id));
  if (unknown !== undefined) return refuse(`${lookup}.not-found`);
  const groupOf = (id: number) => definition.group(state[lookup].rows.get(id)?.attributes ?? {});
  const groups = new Set(order.map(groupOf));
  const wanted = [...state[lookup].rows.keys()].filter((id) => groups.has(groupOf(id)));
  if (new Set(order).size !== order.length || wanted.length !== order.length)
    return refuse('academics.order.incomplete');
  return [...groups].map((group) =>
    definition.reordered({ order: order.filter((id) => groupOf(id) === group) }),
  );
}
