import type { PublishedFacts, PublishedRow } from '@madrasah/events/results';
import type { Tenant } from '../../kernel/documents/index.ts';
import { publicationsProjector, publishedSheetsProjector, versionKey } from './published.ts';

/** Whom `publishedOf` is read from. */
export const publishedOfNeed = [publicationsProjector, publishedSheetsProjector];

interface Whose {
  readonly sessionId: number;
  readonly examId: number;
  readonly userId: number;
}

/** What is published of a student in an exam, in whichever section he took it. @throws DocumentsAway */
export async function publishedOf(
  tenant: Tenant,
  { sessionId, examId, userId }: Whose,
): Promise<{ readonly facts: PublishedFacts; readonly row: PublishedRow } | undefined> {
  const publications = await tenant.find(publicationsProjector, { sessionId, examId });
  const keys = publications.flatMap((one) => (one.standing === null ? [] : [versionKey(one, one.standing)]));
  for (const facts of await tenant.findByKeys(publishedSheetsProjector, keys)) {
    const row = facts.rows.find((one) => one.userId === userId);
    if (row) return { facts, row };
  }
  return undefined;
}
