import { journalEvents } from '@madrasah/events';
import {
  AdmissionChanged,
  AdmissionCorrected,
  AdmissionWithdrawn,
  StudentAdmitted,
  StudentLeft,
  StudentReturned,
} from '@madrasah/events/admissions';
import { PersonChanged, PersonRegistered, USER_TYPES } from '@madrasah/events/people';
import { defineProjector, type Handler, when } from '../../kernel/projecting/index.ts';
import { type Account, afterEntry, emptyAccount, withAdmission, withChanged } from './account.ts';
import { duesOf } from './dues-document.ts';
import { studentsIn } from './postings-by.ts';

/** Every event of a journal that a due or an advance can move by: a statement tells it. */
const ENTRIES = [...journalEvents].flatMap(([type, { entry }]) => (entry.statement ? [type] : []));

/** What is folded stands beside the admissions in one collection: no AdmissionID is such a key. */
const studentKey = (userId: number) => `student-${userId}`;
const keys = ({ data: { userId } }: { data: { userId: number } }) => [studentKey(userId)];

const entries: Handler<Account> = {
  keys: (event) => studentsIn(event).map(studentKey),
  fold: (account, event, key) => afterEntry(account ?? emptyAccount(Number(key.split('-')[1])), event),
};

const place = (data: { sessionId: number; classId: number; sectionId: number }) => ({
  sessionId: data.sessionId,
  classId: data.classId,
  sectionId: data.sectionId,
});

/**
 * Dues by AdmissionID, as they are now: for the reporting tools of others. Folded by student, because an entry names
 * students and items, and an advance is a student's.
 */
export const duesProjector = defineProjector<Account>({
  name: 'dues',
  version: 2,
  collection: 'dues',
  indexes: [{ sessionId: 1, classId: 1, sectionId: 1 }, { 'totals.due': -1 }, { userId: 1 }],
  parts: duesOf,
  words: [],
  on: {
    ...Object.fromEntries(ENTRIES.map((type) => [type, entries])),
    PersonRegistered: when(PersonRegistered, {
      keys: (event) => (event.data.userType === USER_TYPES.student ? keys(event) : []),
      fold: (account, { data: { userId, userCode, gender } }) => ({
        ...(account ?? emptyAccount(userId)),
        ...{ userCode, gender },
      }),
    }),
    PersonChanged: when(PersonChanged, {
      keys,
      fold: (account, { data: { userCode, gender } }) => account && { ...account, userCode, gender },
    }),
    StudentAdmitted: when(StudentAdmitted, {
      keys,
      fold: (account, { data }) =>
        withAdmission(account ?? emptyAccount(data.userId), {
          ...{ admissionId: data.admissionId, ...place(data) },
          ...{ active: 1, withdrawn: false },
        }),
    }),
    AdmissionChanged: when(AdmissionChanged, {
      keys,
      fold: (account, { data }) => withChanged(account, data.admissionId, place(data)),
    }),
    AdmissionCorrected: when(AdmissionCorrected, {
      keys,
      fold: (account, { data }) => withChanged(account, data.admissionId, place(data)),
    }),
    StudentLeft: when(StudentLeft, {
      keys,
      fold: (account, { data }) => withChanged(account, data.admissionId, { active: 0 }),
    }),
    StudentReturned: when(StudentReturned, {
      keys,
      fold: (account, { data }) => withChanged(account, data.admissionId, { active: 1 }),
    }),
    AdmissionWithdrawn: when(AdmissionWithdrawn, {
      keys,
      fold: (account, { data }) => withChanged(account, data.admissionId, { withdrawn: true }),
    }),
  },
});
