import { ApprovalGiven, ApprovalRequested } from '@madrasah/events/approvals';
import type { Tenant } from '../../kernel/documents/index.ts';
import { confirmationMarksProjector } from '../../ledger/index.ts';
import type { Asking } from '../asking.ts';

/** What stands beside the entries themselves when a request is confirmed. */
const ABOUT_IT: ReadonlySet<string> = new Set([ApprovalRequested.type, ApprovalGiven.type]);

/**
 * The words of the marks of entries that were confirmed although nobody else could, or by the only person of the
 * school, by the entries' places in the journal. @throws DocumentsAway
 */
export async function markWords(
  { books, cut, say }: Pick<Asking, 'books' | 'cut' | 'say'>,
  tenant: Tenant,
): Promise<ReadonlyMap<number, string>> {
  const marked = await tenant.find(confirmationMarksProjector);
  const requests = new Map(marked.flatMap(({ of, id, mark }) => (of === 'request' ? [[id, mark]] : [])));
  const words = new Map(
    marked.flatMap(({ of, revision, mark }) =>
      of === 'difference' && revision <= cut.revision ? [[revision, say(`approval.mark.${mark}`)]] : [],
    ),
  );
  if (requests.size === 0) return words;
  const { entries } = books.tables;
  for (let revision = 0; revision <= cut.revision; revision += 1) {
    const mark = requests.get(entries.request.at(revision));
    if (mark && !ABOUT_IT.has(books.names.kinds.value(entries.kind.at(revision))))
      words.set(revision, say(`approval.mark.${mark}`));
  }
  return words;
}
