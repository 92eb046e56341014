import type { Day } from '@madrasah/events';
import { DuesLettersPrinted } from '@madrasah/events/dues';
import type { Tenant } from '../../kernel/documents/index.ts';
import { defineProjector, when } from '../../kernel/projecting/index.ts';
import { type Clocks, known } from '../../ledger/index.ts';

/** A printing of a student's letter of a day. */
export interface LetterPrinting {
  readonly on: Day;
  readonly at: string;
  readonly by: number;
}

interface LetterOfOne {
  readonly userId: number;
  readonly asOf: Day;
  /** In the order they were printed. */
  readonly printings: readonly LetterPrinting[];
}

/** Letters that were printed, by student and day of the letter. */
export const lettersPrintedProjector = defineProjector<LetterOfOne>({
  name: 'dues-letters',
  version: 1,
  collection: 'dues-letters',
  indexes: [{ asOf: 1 }],
  on: {
    DuesLettersPrinted: when(DuesLettersPrinted, {
      keys: ({ data: { letters, asOf } }) => letters.map(([userId]) => `${userId}-${asOf}`),
      fold(before, { data: { asOf, on }, metadata: { at, actor } }, key) {
        const userId = Number(String(key).split('-')[0]);
        return { userId, asOf, printings: [...(before?.printings ?? []), { on, at, by: actor.id }] };
      },
    }),
  },
});

/** The last printing of each student's letter of a day, by UserID. @throws DocumentsAway */
export async function lettersPrinted(
  tenant: Tenant,
  asOf: Day,
  { knownAt }: Pick<Clocks, 'knownAt'>,
): Promise<ReadonlyMap<number, LetterPrinting>> {
  const found = await tenant.find(lettersPrintedProjector, { asOf });
  const isKnown = known({ knownAt });
  return new Map(
    found.flatMap(({ userId, printings }) => {
      const last = printings.findLast(isKnown);
      return last ? [[userId, last] as const] : [];
    }),
  );
}
