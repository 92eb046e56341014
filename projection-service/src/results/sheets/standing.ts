import type { PublishedFacts, PublishedRow } from '@madrasah/events/results';
import { type Student, studentsProjector } from '../../admissions/index.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { byCode } from '../../people/index.ts';
import { publicationsProjector, publishedSheetsProjector, versionKey } from './published.ts';
import { type CalledThen, calledIn, wordsNeed } from './words.ts';

/** A student with what was published of him. */
export interface StandingStudent {
  readonly person: Student;
  readonly row: PublishedRow;
}

/** The gender under which somebody was published; his own where the version says none. */
export const genderOf = ({ person, row }: StandingStudent): number => row.gender ?? person.gender;

/** The version of a section's sheet that is published now, its students by code. */
export interface StandingSheet {
  readonly facts: PublishedFacts;
  /** What it calls all that it names. */
  readonly called: CalledThen;
  readonly students: readonly StandingStudent[];
}

/** Whom published sheets are read from. */
export const standingNeeds = [publishedSheetsProjector, studentsProjector, ...wordsNeed];

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
    sheets.map(async (facts) => ({
      facts,
      called: await calledIn(tenant, facts),
      students: await studentsOf(tenant, facts.rows),
    })),
  );
}
