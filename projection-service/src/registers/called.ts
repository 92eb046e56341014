import { type AnyRow, idOf, type Language, labelOf, valueAt } from '@madrasah/events';
import type { Tenant } from '../kernel/documents/index.ts';
import { registerRows } from '../kernel/register.ts';
import type { Folded } from './folded.ts';

/** The registers that the rows of one stand within, the nearest first: of a section, the classes. */
export function aboveOf({ register }: Folded, all: readonly Folded[]): readonly Folded[] {
  const place = Object.values(register.fields).find(({ at }) => at === register.within);
  const above = place && 'to' in place ? all.find((other) => other.register === place.to) : undefined;
  return above ? [above, ...aboveOf(above, all)] : [];
}

/**
 * All rows of a register in their order: those that stand within another row beside each other, in the order of that
 * register.
 * @throws DocumentsAway
 */
export async function orderedRows(tenant: Tenant, one: Folded, all: readonly Folded[]): Promise<AnyRow[]> {
  const rows = [...(await registerRows(tenant, one.register, one.projector)).values()] as AnyRow[];
  const [above] = aboveOf(one, all);
  if (!above) return rows;
  const { register } = one;
  const parents = await orderedRows(tenant, above, all);
  const places = new Map(parents.map((row, place) => [idOf(above.register, row), place]));
  const placeOf = (row: AnyRow) =>
    places.get(valueAt(row, register.within as string) as number) ?? places.size;
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other)); // stable: else as they were
}

/** The registers whose names a row is called by that has none of its own; what a list has beside its rows is no name. */
export const namesakesOf = ({ register: { fields } }: Folded, all: readonly Folded[]) =>
  Object.values(fields).some(({ kind }) => kind === 'text')
    ? []
    : Object.values(fields).flatMap((field) => {
        if (!('to' in field) || field.aside) return [];
        const target = all.find(({ register }) => register === field.to);
        return target ? [{ at: field.at, target }] : [];
      });

async function calledByOthers(
  tenant: Tenant,
  one: Folded,
  all: readonly Folded[],
  language: Language,
): Promise<(row: AnyRow) => string> {
  const named = await Promise.all(
    namesakesOf(one, all).map(async ({ at, target }) => {
      const rows = await registerRows(tenant, target.register, target.projector);
      return { at, rows, called: await callerOf(tenant, target, all, language) };
    }),
  );
  return (row) =>
    named
      .flatMap(({ at, rows, called }) => {
        const other = rows.get(valueAt(row, at) as number);
        return other ? [called(other as AnyRow)] : [];
      })
      .join(' – ');
}

/**
 * What the rows of a register are called where they are chosen: with the name of what they stand within; those without
 * a name of their own by what they refer to.
 * @throws DocumentsAway
 */
export async function callerOf(
  tenant: Tenant,
  one: Folded,
  all: readonly Folded[],
  language: Language,
): Promise<(row: AnyRow) => string> {
  if (namesakesOf(one, all).length > 0) return calledByOthers(tenant, one, all, language);
  const [above] = aboveOf(one, all);
  if (!above) return (row) => labelOf(one.register, row, language);
  const rows = await registerRows(tenant, above.register, above.projector);
  const called = await callerOf(tenant, above, all, language);
  return (row) => {
    const parent = rows.get(valueAt(row, one.register.within as string) as number);
    const own = labelOf(one.register, row, language);
    return parent ? `${called(parent as AnyRow)} – ${own}` : own;
  };
}
