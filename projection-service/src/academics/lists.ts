import type { PaperLanguage } from '@madrasah/events';
import { classes, sections, sessions } from '@madrasah/events/academics';
import type { Tenant } from '../kernel/documents/index.ts';
import { registerRows } from '../kernel/register.ts';
import { nameIn } from './names.ts';
import {
  type ClassRow,
  classesProjector,
  type SectionRow,
  type SessionRow,
  sectionsProjector,
  sessionsProjector,
} from './projectors.ts';

/** The academic lists of a school: short, and joined in memory. */
export interface AcademicLists {
  readonly sessions: ReadonlyMap<number, SessionRow>;
  readonly classes: ReadonlyMap<number, ClassRow>;
  readonly sections: ReadonlyMap<number, SectionRow>;
}

/** A section with its class, as both are called. */
export function placeName(
  { classes, sections }: Pick<AcademicLists, 'classes' | 'sections'>,
  sectionId: number,
  language: PaperLanguage,
): string {
  const section = sections.get(sectionId);
  const ofClass = section && classes.get(section.classId);
  return [nameIn(ofClass, language), nameIn(section, language)].filter(Boolean).join(' – ');
}

/** What a query needs whose rows name sessions, classes or sections. */
export const academicSources = [sessionsProjector, classesProjector, sectionsProjector] as const;

/** Sessions, classes and sections, each in the order of its list. @throws DocumentsAway */
export async function academicLists(tenant: Tenant): Promise<AcademicLists> {
  const [ofSessions, ofClasses, ofSections] = await Promise.all([
    registerRows(tenant, sessions, sessionsProjector),
    registerRows(tenant, classes, classesProjector),
    registerRows(tenant, sections, sectionsProjector),
  ]);
  return { sessions: ofSessions, classes: ofClasses, sections: ofSections };
}

/** Those of a list that a form may still choose, in its order. */
export const standingIn = <R extends { readonly retired: boolean }>(rows: ReadonlyMap<number, R>): R[] =>
  [...rows.values()].filter(({ retired }) => !retired);
