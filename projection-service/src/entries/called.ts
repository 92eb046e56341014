import { type AnyRow, digitsOf, type Entered, type Entry, type Language, labelOf } from '@madrasah/events';
import { studentsNeed } from '../admissions/index.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import type { Projector } from '../kernel/projecting/index.ts';
import type { Source } from '../kernel/query.ts';
import { registerRows } from '../kernel/register.ts';
import { peopleProjector } from '../people/index.ts';
import type { Folded } from '../registers/index.ts';

/** An entry as the query side knows it: its documents, and the registers that its fields name. */
export interface ShownEntry<A extends object> {
  readonly entry: Entry<A, string, object>;
  readonly projector: Projector<Entered<A>>;
  readonly registers: readonly Folded[];
}

/** Who must be known before it is told whom an entry is of. */
export const whoseNeed = ({ of }: Pick<Entry, 'of'>): Source[] =>
  of === 'anybody' ? [...studentsNeed, peopleProjector] : [...studentsNeed];

/** What must be folded before an entry is told with its student and with what it names. */
export const shownNeeds = <A extends object>({ entry, projector, registers }: ShownEntry<A>): Source[] => [
  projector,
  ...registers.map((one) => one.projector),
  ...whoseNeed(entry),
];

/** What a field of an entry names; a row that is off its list is named still. @throws DocumentsAway */
export async function calledIn<A extends object>(
  tenant: Tenant,
  { entry, registers }: Pick<ShownEntry<A>, 'entry' | 'registers'>,
  language: Language,
): Promise<(at: keyof A & string, id: number) => string> {
  const rows = await Promise.all(
    registers.map(
      async (one) => [one.register, await registerRows(tenant, one.register, one.projector)] as const,
    ),
  );
  return (at, id) => {
    const field = Object.values(entry.fields).find((one) => one.at === at);
    const [register, own] = rows.find(([one]) => field?.kind === 'ref' && field.to === one) ?? [];
    const row = own?.get(id) as AnyRow | undefined;
    return register && row ? digitsOf(labelOf(register, row, language), language) : '';
  };
}
