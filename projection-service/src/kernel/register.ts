import {
  type AnyRow,
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
      return change && (changedRow(row as AnyRow | undefined, change, at) as Fields | undefined);
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

/** The order of every register. */
const inOrder = ({ idName }: Register) => ({ sort: { serial: 1, [idName]: 1 } }) as const;

/** All rows of a register in its order, by id; those off the list included: what is past still names them. @throws DocumentsAway */
export async function registerRows<R extends Register>(
  tenant: Tenant,
  register: R,
  projector: RegisterProjector<R>,
): Promise<ReadonlyMap<number, RowOfRegister<R>>> {
  const rows = await tenant.find(projector, {}, inOrder(register));
  return new Map(rows.map((row) => [idOf(register, row as unknown as AnyRow), row]));
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
