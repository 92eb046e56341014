import { type PaperLanguage, saidOf } from '@madrasah/events';
import { FINANCIAL_SAID, NEW_OLD_SAID, RESIDENCES_SAID } from '@madrasah/events/admissions';
import { type AcademicLists, nameIn } from '../../academics/index.ts';
import { arabicName, type Person, personCells } from '../../people/index.ts';
import type { ReportLine } from '../../reports/index.ts';
import type { AdmissionFacts } from '../student/student.ts';
import type { Cell, Dimension } from './rows.ts';

export type StudentLine = ReportLine<Cell, Dimension> & { readonly of: Readonly<Record<Dimension, number>> };

export interface LineFrame {
  readonly lists: AcademicLists;
  readonly language: PaperLanguage;
  /** AdmissionID → his place in the class; null where he has none. */
  readonly placeOf: (admissionId: number) => number | null;
}

/** A student in one admission, as the reports print him; an Arabic sheet has his Arabic name where there is one. */
export function studentLine(
  person: Person,
  admission: AdmissionFacts,
  { lists, language, placeOf }: LineFrame,
): StudentLine {
  const own = personCells(person, language);
  const name = (language === 'ar' && arabicName(person)) || own.name;
  const { classId, sectionId, residence, newOrOld, financialStatus } = admission;
  return {
    userId: person.userId,
    cells: {
      ...own,
      ...{ name, photo: own.name },
      serial: admission.serial,
      merit: placeOf(admission.admissionId) ?? null,
      session: nameIn(lists.sessions.get(admission.sessionId), language),
      class: nameIn(lists.classes.get(classId), language),
      section: nameIn(lists.sections.get(sectionId), language),
      residence: saidOf(RESIDENCES_SAID, residence, language),
      newOld: saidOf(NEW_OLD_SAID, newOrOld, language),
      financial: saidOf(FINANCIAL_SAID, financialStatus, language),
      entryDay: admission.on,
    },
    of: {
      class: classId,
      place: sectionId,
      gender: person.gender,
      residence,
      newOld: newOrOld,
      financial: financialStatus,
      thana: Number(person.profile?.permanent.thana ?? 0),
    },
  };
}
