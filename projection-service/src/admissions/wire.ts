import type { Language } from '@madrasah/events';
import { admissionRevision } from '@madrasah/events/admissions';
import { namesOnWire } from '@madrasah/events/people';
import { type AcademicLists, nameIn } from '../academics/index.ts';
import { addressFields, type Person, personName, profileFields } from '../people/index.ts';
import type { AdmissionFacts } from './student/student.ts';

// The specification's own words for its fixed ids.
const RESIDENCE = ['', 'আবাসিক', 'অনাবাসিক', 'ডে-কেয়ার', 'অন্যান্য'];
const FINANCIAL_STATUS = ['', 'সচ্ছল', 'মধ্যবিত্ত', 'অসচ্ছল', 'এতিম', 'লিল্লাহ'];

export interface StudentFrame {
  readonly lists: AcademicLists;
  readonly language: Language;
  /** AdmissionID → AdmissionStatus, where the books are asked. */
  readonly statuses: ReadonlyMap<number, number> | undefined;
  /** UserID → the address of the photo. */
  readonly photoOf: (userId: number) => string | null;
}

/** A student who waits for admission. */
export const registeredRow = (
  person: Person,
  { language, photoOf }: Pick<StudentFrame, 'language' | 'photoOf'>,
) => ({
  UserID: person.userId,
  UserCode: person.userCode,
  StudentCode: person.userCode,
  StudentName: personName(person, language),
  GenderID: person.gender,
  CreateAt: person.registeredOn,
  ...profileFields(person),
  ...addressFields(person),
  ...namesOnWire(person.names),
  Photo: photoOf(person.userId),
});

function academicFields(admission: AdmissionFacts, { lists, language }: StudentFrame) {
  const session = lists.sessions.get(admission.sessionId);
  return {
    SessionID: admission.sessionId,
    SessionName: nameIn(session, language),
    SessionAction: session?.active ? 1 : 0,
    ClassID: admission.classId,
    ClassName: nameIn(lists.classes.get(admission.classId), language),
    SubClassID: admission.sectionId,
    SubClass: nameIn(lists.sections.get(admission.sectionId), language),
  };
}

/** A student in one of his admissions. */
export function studentRow(person: Person, admission: AdmissionFacts, frame: StudentFrame) {
  const status = frame.statuses?.get(admission.admissionId);
  return {
    ...registeredRow(person, frame),
    AdmissionID: admission.admissionId,
    AdmissionSerial: admission.serial,
    revision: admissionRevision(admission),
    is_active: admission.active,
    LeftOn: admission.left?.on ?? null,
    LeftKind: admission.left?.kind ?? null,
    CreateAt: admission.on,
    ...(status === undefined ? {} : { AdmissionStatus: status }),
    ...academicFields(admission, frame),
    ResidentialStatusId: admission.residence,
    ResidentialName: RESIDENCE[admission.residence] ?? '',
    NewOldId: admission.newOrOld,
    SFTID: admission.financialStatus,
    FinancialStatus: FINANCIAL_STATUS[admission.financialStatus] ?? '',
  };
}
