import * as z from 'zod';
import { studentColumns } from '../admissions/student-columns.ts';
import { fields, power } from '../kernel/index.ts';
import { twoClocks } from '../ledger/clocks.ts';

const { SubClass, SessionName, Mobile1, ...student } = studentColumns;

const ofClass = {
  SessionID: fields.optionalId(),
  ClassID: fields.optionalId(),
  SubClassID: fields.optionalId(),
};

/** Whom a question about who owes may be narrowed to; a list takes what is typed by being searched. */
export const whose = { ...ofClass, search: fields.searchText() };

/** By what of a student a list of who owes finds him; each list adds the sums that its screen shows. */
export const foundBy = ['UserCode', 'StudentName', 'FatherName', 'Mobile1'] as const;

/** What every list of who owes has in common: whom one asks for, how a student stands in it, and who may see it. */
export const owed = {
  access: power('fee_collection', 'view'),
  needs: ['charges'],
  query: { ...twoClocks, ...ofClass },
  columns: {
    ...student,
    SubClass: { ...SubClass, only: 'sheets' },
    SessionName: { ...SessionName, only: 'sheets' },
    Mobile1: { ...Mobile1, only: 'files' },
  },
  carries: { AdmissionID: z.int(), UserID: z.int() },
  files: true,
} as const;

/** Of lists whose pages the specification lets be long. */
export const longPages = { page: 100, most: 5000 };
