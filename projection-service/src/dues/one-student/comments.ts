import { FeeCommentWritten } from '@madrasah/events/dues';
import type { Tenant } from '../../kernel/documents/index.ts';
import { defineProjector, when } from '../../kernel/projecting/index.ts';
import { notesOf, saidIn } from '../../notes/index.ts';

interface FeeComments {
  readonly admissionId: number;
  /** Month (0: the year) → the note it stands in. */
  readonly notes: Readonly<Record<string, number>>;
}

/** What the office remarks on the months of an admission. */
export const feeCommentsProjector = defineProjector<FeeComments>({
  name: 'fee-comments',
  version: 1,
  collection: 'fee-comments',
  indexes: [],
  on: {
    FeeCommentWritten: when(FeeCommentWritten, {
      keys: ({ data }) => [data.admissionId],
      fold: (before, { data: { admissionId, monthId, noteId } }) => {
        const { [monthId]: _gone, ...rest } = before?.notes ?? {};
        return { admissionId, notes: noteId === null ? rest : { ...rest, [monthId]: noteId } };
      },
    }),
  },
});

/** By month (0: the year), what is remarked; '' where nothing is. @throws DocumentsAway */
export async function feeComments(tenant: Tenant, admissionId: number): Promise<(monthId: number) => string> {
  const found = await tenant.findOne(feeCommentsProjector, admissionId);
  const notes = await notesOf(tenant, Object.values(found?.notes ?? {}));
  return (monthId) => saidIn(notes, found?.notes[monthId], 'comment') ?? '';
}
