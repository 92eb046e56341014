import {
  AdmissionChanged,
  AdmissionCorrected,
  AdmissionWithdrawn,
  StudentAdmitted,
  StudentLeft,
  StudentReturned,
} from '@madrasah/events/admissions';
import { type Handler, when } from '../kernel/projecting/index.ts';
import { sinceCorrected, withEarlier } from './student/placed.ts';
import type { AdmissionFacts, Student } from './student/student.ts';

type Admissions = Pick<Student, 'admissions' | 'latest' | 'latestId'>;

const standing = (admissions: readonly AdmissionFacts[]): Admissions => {
  const latest = admissions.at(-1) ?? null;
  return { admissions, latest, latestId: latest?.admissionId ?? 0 };
};

/** The student with one of the admissions become another. */
const withChanged = (
  student: Student | undefined,
  admissionId: number,
  changed: (one: AdmissionFacts) => Partial<AdmissionFacts>,
): Student | undefined =>
  student && {
    ...student,
    ...standing(
      student.admissions.map((one) => (one.admissionId === admissionId ? { ...one, ...changed(one) } : one)),
    ),
  };

const keys = ({ data }: { data: { userId: number } }) => [data.userId];

/** What becomes of a student by the admissions. */
export const admissionFolds: Readonly<Record<string, Handler<Student>>> = {
  StudentAdmitted: when(StudentAdmitted, {
    keys,
    fold(student, { data: { plan: _plan, userId: _userId, ...facts }, metadata: { at } }) {
      const fresh = { ...facts, at, active: 1 as const, left: null, withdrawn: null };
      return student && { ...student, ...standing([...student.admissions, fresh]) };
    },
  }),
  AdmissionChanged: when(AdmissionChanged, {
    keys,
    fold(student, { data, metadata: { at } }) {
      const { admissionId, classId, sectionId, residence, newOrOld, before, fromDay: since } = data;
      const after = { classId, sectionId, residence, newOrOld };
      return withChanged(student, admissionId, (one) => ({
        ...after,
        ...withEarlier(one, { before, after, since, at }),
      }));
    },
  }),
  AdmissionCorrected: when(AdmissionCorrected, {
    keys,
    fold(student, { data, metadata: { at } }) {
      const { admissionId, serial, classId, sectionId, residence, newOrOld, financialStatus } = data;
      const { before, on } = data;
      const after = { classId, sectionId, residence, newOrOld };
      const since = sinceCorrected(before, after, on);
      return withChanged(student, admissionId, (one) => ({
        ...{ serial, financialStatus, ...after },
        ...withEarlier(one, { before, after, since, at }),
      }));
    },
  }),
  StudentLeft: when(StudentLeft, {
    keys,
    fold: (student, { data: { admissionId, leftOn, kind, noteId } }) =>
      withChanged(student, admissionId, ({ absences = [] }) => ({
        ...{ active: 0, left: { on: leftOn, kind, noteId } },
        absences: [...absences, { after: leftOn, until: '' }],
      })),
  }),
  StudentReturned: when(StudentReturned, {
    keys,
    fold: (student, { data: { admissionId, returnedOn } }) =>
      withChanged(student, admissionId, ({ absences = [] }) => ({
        ...{ active: 1, left: null },
        absences: absences.map((one, at) =>
          at === absences.length - 1 ? { ...one, until: returnedOn } : one,
        ),
      })),
  }),
  AdmissionWithdrawn: when(AdmissionWithdrawn, {
    keys,
    fold(student, { data: { admissionId, on }, metadata: { at } }) {
      if (!student) return student;
      const gone = student.admissions
        .filter((one) => one.admissionId === admissionId)
        .map((one) => ({ ...one, withdrawn: { on, at } }));
      const rest = student.admissions.filter((one) => one.admissionId !== admissionId);
      return { ...student, ...standing(rest), withdrawn: [...student.withdrawn, ...gone] };
    },
  }),
};
