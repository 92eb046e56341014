import { dhakaDay } from '@madrasah/events';
import type { PublishedFacts, PublishedRow, ResultsPlace } from '@madrasah/events/results';
import type { Tenant } from '../../kernel/documents/index.ts';
import { placeKey } from '../conditions.ts';
import { publicationsProjector, publishedSheetsProjector, versionKey, withdrawnOn } from './published.ts';

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

/** What became of figures that were taken from a published version. */
export type FiguresSince =
  | { readonly status: 'genuine' }
  | { readonly status: 'withdrawn'; readonly reversedOn?: string }
  | { readonly status: 'superseded'; readonly reversedOn: string; readonly resultVersion: number };

const figures = (row: PublishedRow | undefined) => row && [row.total, row.division, row.position].join('\n');

/**
 * Whether the total, division and place that a version gives a student are published still: a later version that gives
 * him the same is as good. @throws DocumentsAway
 */
export async function figuresSince(
  tenant: Tenant,
  place: ResultsPlace,
  { version, userId }: { readonly version: number; readonly userId: number },
): Promise<FiguresSince> {
  const publication = await tenant.findOne(publicationsProjector, placeKey(place));
  if (!publication || publication.standing === version) return { status: 'genuine' };
  const { standing } = publication;
  if (standing === null) return { status: 'withdrawn', ...withdrawnOn(publication) };
  const sheets = [version, standing].map((of) =>
    tenant.findOne(publishedSheetsProjector, versionKey(place, of)),
  );
  const [taken, now] = await Promise.all(sheets);
  const [before, after] = [taken, now].map((sheet) =>
    figures(sheet?.rows.find((row) => row.userId === userId)),
  );
  return !now || before === after
    ? { status: 'genuine' }
    : { status: 'superseded', reversedOn: dhakaDay(new Date(now.at)), resultVersion: standing };
}
