import type { PublishedFacts, PublishedRow } from '@madrasah/events/results';
import { type Student, studentsProjector } from '../../admissions/index.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { byCode } from '../../people/index.ts';
import { publicationsProjector, publishedSheetsProjector, versionKey } from './published.ts';

/** A student with what was published of him. */
export interface StandingStudent {
  readonly person: Student;
  readonly row: PublishedRow;
}

/** The version of a section's sheet that is published now, its students by code. */
export interface StandingSheet {
  readonly facts: PublishedFacts;
  readonly students: readonly StandingStudent[];
}

/** Whom published sheets are read from. */
export const standingNeeds = [publicationsProjector, publishedSheetsProjector, studentsProjector];

interface Exam {
  readonly sessionId?: number | undefined;
  readonly examId?: number | undefined;
}

/** Those of a sheet's students that are known, by code. @throws DocumentsAway */
export async function studentsOf(tenant: Tenant, rows: readonly PublishedRow[]): Promise<StandingStudent[]> {
  const people = await tenant.findByKeys(
    studentsProjector,
    rows.map(({ userId }) => userId),
  );
  const rowOf = new Map(rows.map((row) => [row.userId, row]));
  return [...people].sort(byCode).flatMap((person) => {
    const row = rowOf.get(person.userId);
    return row ? [{ person, row }] : [];
  });
}

/**
 * What is published now of an exam, or of all exams of a session: a sheet a section.
 * @param isAsked the sections that are meant; all where it is absent @throws DocumentsAway
 */
export async function standingSheets(
  tenant: Tenant,
  { sessionId, examId }: Exam,
  isAsked: (sectionId: number) => boolean = () => true,
): Promise<StandingSheet[]> {
  const publications = await tenant.find(publicationsProjector, {
    ...(sessionId === undefined ? {} : { sessionId }),
    ...(examId === undefined ? {} : { examId }),
  });
  const keys = publications.flatMap(({ standing, ...place }) =>
    standing !== null && isAsked(place.sectionId) ? [versionKey(place, standing)] : [],
  );
  const sheets = await tenant.findByKeys(publishedSheetsProjector, keys);
  return Promise.all(
    sheets.map(async (facts) => ({ facts, students: await studentsOf(tenant, facts.rows) })),
  );
}
