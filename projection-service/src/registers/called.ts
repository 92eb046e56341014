import { type AnyRow, type Language, labelOf, valueAt } from '@madrasah/events';
import type { Tenant } from '../kernel/documents/index.ts';
import { registerRows } from '../kernel/register.ts';
import type { Folded } from './queries.ts';

/** The registers that the rows of one stand within, the nearest first: of a section, the classes. */
export function aboveOf({ register }: Folded, all: readonly Folded[]): readonly Folded[] {
  const place = Object.values(register.fields).find(({ at }) => at === register.within);
  const above = place && 'to' in place ? all.find((other) => other.register === place.to) : undefined;
  return above ? [above, ...aboveOf(above, all)] : [];
}

/**
 * What the rows of a register are called where they are chosen: with the name of what they stand within.
 * @throws DocumentsAway
 */
export async function callerOf(
  tenant: Tenant,
  one: Folded,
  all: readonly Folded[],
  language: Language,
): Promise<(row: AnyRow) => string> {
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
