import {
  AdmissionChanged,
  AdmissionCorrected,
  AdmissionWithdrawn,
  StudentAdmitted,
  StudentLeft,
  StudentReturned,
} from '@madrasah/events/admissions';
import { type Handler, when } from '../kernel/projecting/index.ts';
import type { AdmissionFacts, Person } from './person.ts';

type Admissions = Pick<Person, 'admissions' | 'latest' | 'latestId'>;

const standing = (admissions: readonly AdmissionFacts[]): Admissions => {
  const latest = admissions.at(-1) ?? null;
  return { admissions, latest, latestId: latest?.admissionId ?? 0 };
};

/** The person with one of the admissions become another. */
const withChanged = (
  person: Person | undefined,
  admissionId: number,
  changed: Partial<AdmissionFacts>,
): Person | undefined =>
  person && {
    ...person,
    ...standing(
      person.admissions.map((one) => (one.admissionId === admissionId ? { ...one, ...changed } : one)),
    ),
  };

const keys = ({ data }: { data: { userId: number } }) => [data.userId];

/** What becomes of a person by the admissions. */
export const admissionFolds: Readonly<Record<string, Handler<Person>>> = {
  StudentAdmitted: when(StudentAdmitted, {
    keys,
    fold(person, { data: { plan: _plan, userId: _userId, ...facts }, metadata: { at } }) {
      const fresh = { ...facts, at, active: 1 as const, left: null, withdrawn: null };
      return person && { ...person, ...standing([...person.admissions, fresh]) };
    },
  }),
  AdmissionChanged: when(AdmissionChanged, {
    keys,
    fold: (person, { data: { admissionId, classId, sectionId, residence, newOrOld } }) =>
      withChanged(person, admissionId, { classId, sectionId, residence, newOrOld }),
  }),
  AdmissionCorrected: when(AdmissionCorrected, {
    keys,
    fold(person, { data }) {
      const { admissionId, serial, classId, sectionId, residence, newOrOld, financialStatus } = data;
      const record = { serial, classId, sectionId, residence, newOrOld, financialStatus };
      return withChanged(person, admissionId, record);
    },
  }),
  StudentLeft: when(StudentLeft, {
    keys,
    fold: (person, { data: { admissionId, leftOn, kind, noteId } }) =>
      withChanged(person, admissionId, { active: 0, left: { on: leftOn, kind, noteId } }),
  }),
  StudentReturned: when(StudentReturned, {
    keys,
    fold: (person, { data: { admissionId } }) => withChanged(person, admissionId, { active: 1, left: null }),
  }),
  AdmissionWithdrawn: when(AdmissionWithdrawn, {
    keys,
    fold(person, { data: { admissionId, on }, metadata: { at } }) {
      if (!person) return person;
      const gone = person.admissions
        .filter((one) => one.admissionId === admissionId)
        .map((one) => ({ ...one, withdrawn: { on, at } }));
      const rest = person.admissions.filter((one) => one.admissionId !== admissionId);
      return { ...person, ...standing(rest), withdrawn: [...person.withdrawn, ...gone] };
    },
  }),
};
