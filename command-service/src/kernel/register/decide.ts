import {
  type AnyRow,
  type EventDraft,
  groupKey,
  idOf,
  isRefusal,
  labelOf,
  Problem,
  type Refusal,
  type Register,
  type RegisterCommand,
  refuse,
  uniqueKey,
  valueAt,
} from '@madrasah/events';
import type { Rows } from './fold.ts';
import { type Attributes, nextId, type Slots, type Surroundings, standing } from './home.ts';

type Decided = readonly EventDraft[] | Refusal;

/** One register as a decision sees it. */
export interface Kept {
  readonly register: Register;
  readonly rows: Rows;
  readonly around: Surroundings;
  readonly slots: Slots;
  /** Whether anything refers to a row. */
  isUsed(id: number): boolean;
  /** The version that whoever changes a row has seen; any where absent. */
  readonly seen?: number | undefined;
}

/** Decides a command over any register. Pure. */
export function decideRegister(kept: Kept, command: RegisterCommand): Decided {
  switch (command.kind) {
    case 'add':
      return addRow(kept, command);
    case 'change':
      return changeRow(kept, command);
    case 'remove':
      return removeRow(kept, command);
    case 'reorder':
      return reorderRows(kept, command);
  }
}

type Of<K extends RegisterCommand['kind']> = Extract<RegisterCommand, { readonly kind: K }>;

/** Adds a row at the end of its list, or where the form says. */
function addRow(kept: Kept, { attributes, serial }: Of<'add'>): Decided {
  const settled = settle(kept, attributes);
  if (isRefusal(settled)) return settled;
  const { register, rows } = kept;
  const group = groupKey(register, settled);
  const beside = [...rows.values()].filter((row) => groupKey(register, row) === group);
  const taken = standing(rows).find((row) => beside.includes(row) && row.serial === serial);
  if (taken) return serialTaken(register, taken);
  const last = Math.max(0, ...beside.map((row) => row.serial));
  const id = nextId(rows);
  return register.recorded.write({ kind: 'added', id, serial: serial ?? last + 1, attributes: settled });
}

/** Whoever gives a serial by hand is told which row has it. */
function serialTaken(register: Register, taken: AnyRow): Refusal {
  const name = labelOf(register, taken, 'bn');
  const problem = new Problem('conflict.serial-taken', { name });
  return refuse('conflict.serial-taken', { name }, [{ path: register.wire.serial, problem }]);
}

function changeRow(kept: Kept, { id, changes }: Of<'change'>): Decided {
  const { register, seen } = kept;
  const before = find(kept.rows, id);
  if (!before) return kept.register.refuse(register.codes.unknown);
  if (seen !== undefined && seen !== before.version) return refuse('conflict.changed');
  const { [register.idName]: _id, serial: _serial, version: _version, retired: _retired, ...known } = before;
  const settled = settle(kept, { ...known, ...changes }, before);
  if (isRefusal(settled)) return settled;
  const differing = Object.entries(settled).filter(([name, value]) => !same(value, known[name]));
  if (differing.length === 0) return [];
  return register.recorded.write({ kind: 'changed', id, changes: Object.fromEntries(differing) }, settled);
}

/** A used row is kept for what refers to it, or stays on the list: the register says which. */
function removeRow({ register, rows, isUsed }: Kept, { id }: Of<'remove'>): Decided {
  if (!find(rows, id)) return register.refuse(register.codes.unknown);
  const isBuiltIn = register.builtIn.some((row) => row.id === id);
  if (register.remove === 'refuse' && (isBuiltIn || isUsed(id))) return register.refuse(register.codes.used);
  return register.recorded.write({ kind: 'retired', id });
}

/** A new order names every standing row of its part of the list once. */
function reorderRows({ register, rows }: Kept, { order }: Of<'reorder'>): Decided {
  const known = new Map(standing(rows).map((row) => [idOf(register, row), row]));
  if (order.some((id) => !known.has(id))) return register.refuse(register.codes.unknown);
  const groupOf = (id: number) => groupKey(register, known.get(id) as AnyRow);
  const groups = new Set(order.map(groupOf));
  const wanted = [...known.keys()].filter((id) => groups.has(groupOf(id)));
  if (new Set(order).size !== order.length || wanted.length !== order.length)
    return register.refuse(register.codes.order);
  return [...groups].flatMap((group) =>
    register.recorded.write({ kind: 'ordered', order: order.filter((id) => groupOf(id) === group) }),
  );
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function find(rows: Rows, id: number): AnyRow | undefined {
  const row = rows.get(id);
  return row && !row.retired ? row : undefined;
}

/** The attributes of a row once its references, its own rules and its uniqueness hold. */
function settle(kept: Kept, attributes: Attributes, before?: AnyRow): Attributes | Refusal {
  const lost = lostReference(kept, attributes, before);
  if (lost) return lost;
  const settled = kept.slots.settle?.(attributes, kept.around, before) ?? attributes;
  if (isRefusal(settled)) return settled;
  const { register, rows } = kept;
  const key = uniqueKey(register, settled);
  // A name of before there was this rule stands until it is changed.
  if (before && uniqueKey(register, before) === key) return settled;
  const taken = standing(rows).find((row) => row !== before && uniqueKey(register, row) === key);
  return taken
    ? register.refuse(register.codes.duplicate, { name: labelOf(register, taken, 'bn') })
    : settled;
}

/** A row refers to rows that stand; one that it has referred to before may be off its list by now. */
function lostReference({ register, around }: Kept, attributes: Attributes, before?: AnyRow) {
  for (const field of Object.values(register.fields)) {
    if (field.kind !== 'ref' && field.kind !== 'refs') continue;
    const value = valueAt(attributes, field.at);
    const ids = (Array.isArray(value) ? value : [value]).filter((id) => id !== undefined && id !== null);
    const isKnown = before && same(valueAt(before, field.at), value);
    if (!isKnown && ids.some((id) => !around.find(field.to, id as number)))
      return field.to.refuse(field.to.codes.unknown);
  }
  return undefined;
}
