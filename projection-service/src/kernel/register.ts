import {
  type AnyRow,
  builtInRows,
  changedRow,
  idOf,
  keptFields,
  onWire,
  type Register,
  type RowOfRegister,
  touched,
  valueAt,
} from '@madrasah/events';
import type { Fields, Tenant } from './documents/index.ts';
import { defineProjector, type Handler, type Projector } from './projecting/index.ts';

/** The rows of a register as documents, from its definition. */
export type RegisterProjector<R> = Projector<RowOfRegister<R> & Fields>;

const kebab = (plural: string) => plural.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase();

/**
 * The projector of a register: the same fold as the command side's.
 * @param version raised with every change of how its events are read
 */
export function registerProjector<R extends Register>(
  register: R,
  { version = 1, name = kebab(register.plural) }: { version?: number; name?: string } = {},
): RegisterProjector<R> {
  const { recorded, idName } = register;
  const handler: Handler<Fields> = {
    keys: (event) => {
      const change = recorded.read(event);
      return change ? touched(change) : [];
    },
    fold(row, event, key) {
      const change = recorded.read(event);
      const at = { id: Number(key), idName, revision: event.revision };
      const before = (row as AnyRow | undefined) ?? givenRow(register, at.id);
      return change && (changedRow(before, change, at) as Fields | undefined);
    },
  };
  const on = Object.fromEntries(recorded.definitions.map(({ type }) => [type, handler]));
  return defineProjector({
    name,
    version,
    collection: name,
    indexes: [],
    on,
  }) as unknown as RegisterProjector<R>;
}

/** A row that a school has without an event. */
const givenRow = (register: Register, id: number): AnyRow | undefined =>
  builtInRows(register).find((row) => idOf(register, row) === id);

/** The order of every register. */
const inOrder = ({ idName }: Register) => ({ sort: { serial: 1, [idName]: 1 } }) as const;

type AnyRows = ReadonlyMap<number, AnyRow>;

/** What a question has read of registers: the names, the order and the rows of one answer are of one reading. */
const readBy = new WeakMap<Tenant, Map<unknown, Promise<AnyRows>>>();

/**
 * All rows of a register in its order, by id; those off the list included: what is past still names them. Read once
 * by a tenant handle, and so once a question.
 * @throws DocumentsAway
 */
export function registerRows<R extends Register>(
  tenant: Tenant,
  register: R,
  projector: RegisterProjector<R>,
): Promise<ReadonlyMap<number, RowOfRegister<R>>> {
  const read = readBy.get(tenant) ?? new Map<unknown, Promise<AnyRows>>();
  readBy.set(tenant, read);
  const rows = read.get(projector) ?? readRows(tenant, register, projector);
  read.set(projector, rows);
  return rows as Promise<ReadonlyMap<number, RowOfRegister<R>>>;
}

async function readRows<R extends Register>(
  tenant: Tenant,
  register: R,
  projector: RegisterProjector<R>,
): Promise<AnyRows> {
  const rows = (await tenant.find(projector, {}, inOrder(register))) as unknown as readonly AnyRow[];
  const known = new Set(rows.map((row) => idOf(register, row)));
  const given = builtInRows(register).filter((row) => !known.has(idOf(register, row)));
  const all = given.length === 0 ? rows : [...given, ...rows].sort((one, other) => one.serial - other.serial);
  return new Map(all.map((row) => [idOf(register, row), row]));
}

/** A row under the wire's names. */
export const wireRow = ({ wire, fields, ...register }: Register, row: AnyRow) => ({
  [wire.id]: idOf(register, row),
  ...Object.fromEntries(
    Object.entries(keptFields(fields)).map(([name, field]) => [name, onWire(field, valueAt(row, field.at))]),
  ),
  [wire.serial]: row.serial,
  version: row.version,
});
