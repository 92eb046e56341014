import type { Tenant } from '../kernel/documents/index.ts';
import {
  type Class,
  classesProjector,
  type LookupRow,
  type Section,
  type Session,
  sectionsProjector,
  sessionsProjector,
} from './projectors.ts';

/** The academic lists of a school: short, and joined in memory. */
export interface AcademicLists {
  readonly sessions: ReadonlyMap<number, Session>;
  readonly classes: ReadonlyMap<number, Class>;
  readonly sections: ReadonlyMap<number, Section>;
}

/** The order of every list. */
export const inOrder = { sort: { serial: 1, id: 1 } } as const;

/** Rows in the order of their serials, by id. */
const byId = <R extends LookupRow>(rows: readonly R[]): ReadonlyMap<number, R> =>
  new Map(rows.map((row) => [row.id, row]));

/** What a query needs whose rows name sessions, classes or sections. */
export const academicSources = [sessionsProjector, classesProjector, sectionsProjector] as const;

/** Sessions, classes and sections, each in the order of its list. @throws DocumentsAway */
export async function academicLists(tenant: Tenant): Promise<AcademicLists> {
  const [ofSessions, ofClasses, ofSections] = await Promise.all([
    tenant.find(sessionsProjector, {}, inOrder),
    tenant.find(classesProjector, {}, inOrder),
    tenant.find(sectionsProjector, {}, inOrder),
  ]);
  return { sessions: byId(ofSessions), classes: byId(ofClasses), sections: byId(ofSections) };
}
