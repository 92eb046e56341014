import { STANDINGS } from '@madrasah/events/admissions';
import type { Filter } from '../kernel/documents/index.ts';
import { searchFilter } from '../kernel/query-search.ts';
import type { AdmissionFacts, Student } from './student/student.ts';

/** The filters of the student lists, in the wire's names. */
export interface StudentFilters {
  readonly search: string;
  readonly SessionID?: number | undefined;
  readonly ClassID?: number | undefined;
  readonly SubClassID?: number | undefined;
  readonly NewOldId?: number | undefined;
  readonly GenderID?: number | undefined;
  readonly ResidentialStatusId?: number | undefined;
  /** Financial status. */
  readonly SFTID?: number | undefined;
  /** 1 who is there, 0 who has left, 2 or nothing both. */
  readonly is_active?: number | undefined;
}

const BOTH = 3; // NewOldId 1 new, 2 old, 3 both
const ANY_GENDER = 0;

/** What is asked of the admission itself. */
export function asksOfAdmission(wanted: StudentFilters): Record<string, number> {
  const asked = {
    sessionId: wanted.SessionID,
    classId: wanted.ClassID,
    sectionId: wanted.SubClassID,
    newOrOld: wanted.NewOldId === BOTH ? undefined : wanted.NewOldId,
    residence: wanted.ResidentialStatusId,
    financialStatus: wanted.SFTID,
    active: wanted.is_active === STANDINGS.both ? undefined : wanted.is_active,
  };
  return Object.fromEntries(
    Object.entries(asked).filter((entry): entry is [string, number] => entry[1] !== undefined),
  );
}

/** The gender that is asked for; undefined where any is as good. */
export const ofGender = ({ GenderID }: StudentFilters): number | undefined =>
  GenderID === ANY_GENDER ? undefined : GenderID;

const genderFilter = (wanted: StudentFilters): Filter[] => {
  const gender = ofGender(wanted);
  return gender === undefined ? [] : [{ gender }];
};

/** Tells of an admission whether it is one of those asked for. */
export function askingFor(wanted: StudentFilters): (admission: AdmissionFacts) => boolean {
  const asks = Object.entries(asksOfAdmission(wanted)) as [keyof AdmissionFacts, number][];
  return (admission) => asks.every(([field, value]) => admission[field] === value);
}

function admissionConditions(wanted: StudentFilters, of: 'latest' | 'any'): Filter[] {
  const asked = asksOfAdmission(wanted);
  if (Object.keys(asked).length === 0) return [];
  if (of === 'latest' && wanted.SessionID === undefined)
    return Object.entries(asked).map(([field, value]) => ({ [`latest.${field}`]: value }));
  const those = { $elemMatch: asked };
  return [of === 'any' ? { $or: [{ admissions: those }, { withdrawn: those }] } : { admissions: those }];
}

/**
 * Students who are admitted: in the session asked for or, when none is, by their latest admission ('latest')
 * or by whichever fits ('any'), one that was withdrawn among them.
 */
export function admittedStudents(wanted: StudentFilters, of: 'latest' | 'any' = 'latest'): Filter {
  const admitted = { latestId: { $gt: 0 } };
  const rest = [
    of === 'any' ? { $or: [admitted, { 'withdrawn.admissionId': { $gt: 0 } }] } : admitted,
    ...admissionConditions(wanted, of),
    ...genderFilter(wanted),
    ...searchFilter('search', wanted.search),
  ];
  return { $and: rest };
}

/** The admission in which a student of `admittedStudents` is shown. */
export const shownAdmission = (person: Student, { SessionID }: StudentFilters): AdmissionFacts | null =>
  SessionID === undefined
    ? person.latest
    : (person.admissions.findLast(({ sessionId }) => sessionId === SessionID) ?? null);
