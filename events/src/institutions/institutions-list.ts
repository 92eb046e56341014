import * as z from 'zod';
import {
  answers,
  column,
  defineList,
  defineQuery,
  fieldNotes,
  fields,
  Problem,
  typeAtMost,
} from '../kernel/index.ts';
import { schoolInPath } from './school-in-path.ts';

const { cell, record } = answers;

/** What the tiles above the list keep of it. */
export const INSTITUTION_FILTERS = ['total', 'active', 'inactive', 'online', 'offline'] as const;
export type InstitutionFilter = (typeof INSTITUTION_FILTERS)[number];

const isFilter = (raw: unknown): raw is InstitutionFilter =>
  INSTITUTION_FILTERS.includes(raw as InstitutionFilter);

const filter = fields.field(
  (raw) => {
    if (raw === undefined || raw === null || raw === '') return 'total' as const;
    return isFilter(raw) ? raw : new Problem('request.choice');
  },
  fieldNotes.optional(fieldNotes.takes.word(INSTITUTION_FILTERS)),
);

export const INSTITUTION_STATES = {
  1: { word: 'active', color: 'green' },
  0: { word: 'inactive', color: 'red' },
} as const;
export const PRESENCE_STATES = {
  1: { word: 'online', color: 'green' },
  0: { word: 'offline', color: 'yellow' },
} as const;

const ADMINISTRATORS = typeAtMost(4);

/** The institutions of this installation: all of them for the one that runs it, its own row for any other. */
export const institutionsList = defineList({
  name: 'AllMadrasah',
  path: '/api/users/all_madrasah',
  access: ADMINISTRATORS,
  title: 'institution',
  needs: [],
  failed: { bn: 'তথ্য আনতে সমস্যা হয়েছে', en: 'Error fetching data' },
  query: { search: fields.optionalText(100), filter },
  columns: {
    UserCode: column.code('schoolId', { phone: 'beside' }),
    InstituteName: column.name('institution', { phone: 'title', strong: true, share: 1.6 }),
    EntryDate: column.day('registered', { phone: 'hide' }),
    LastLogin: column.day('lastSignIn', { phone: 'line', absent: true }),
    RenewUntil: column.day('renewedUntil', { phone: 'line', absent: true }),
    Balance: column.number('studentsLeft', { phone: 'line', absent: true }),
    LoginStatus: column.badge('online', PRESENCE_STATES, { phone: 'line' }),
    Status: column.badge('state', INSTITUTION_STATES, { phone: 'side' }),
  },
  carries: {
    ID: z.int(),
    Action: z.enum(['Active', 'Inactive']),
    /** Whether whoever asks may switch it. */
    maySwitch: z.boolean(),
    /** Whether whoever asks may say until when it is renewed. */
    mayRenew: z.boolean(),
    /** How many students were agreed on; null: any number. */
    Quota: z.int().nullable(),
  },
  rows: { page: 10, most: 1000 },
  files: true,
});

export const institutionsQueries = {
  ...institutionsList.endpoints,
  /** How many there are of each tile. */
  institutionCounts: defineQuery({
    name: 'AllMadrasahStatus',
    path: '/api/users/all_madrasah_status',
    access: ADMINISTRATORS,
    answer: () =>
      record({
        ...{ totalUsers: cell.count(), active: cell.count(), inactive: cell.count() },
        ...{ online: cell.count(), offline: cell.count() },
        /** It is the signed-in school that runs the installation. */
        runs: cell.flag(),
      }),
  }),
  oneInstitution: defineQuery({
    name: 'OneMadrasah',
    path: '/api/users/madrasah/:id',
    access: ADMINISTRATORS,
    query: { id: schoolInPath },
    answer: () =>
      answers.answered(
        record({
          ...{ ID: cell.number(), UserCode: cell.code(), InstituteName: cell.name() },
          ...{ EntryDate: cell.day(), LastLogin: cell.day().optional(), RenewUntil: cell.day().optional() },
          ...{ Balance: cell.number().optional(), Quota: cell.count().nullable() },
          ...{ LoginStatus: cell.switch(), Status: cell.switch(), Action: z.enum(['Active', 'Inactive']) },
          ...{ maySwitch: cell.flag(), mayRenew: cell.flag() },
          ...{ Address: cell.text(), ContactNumber: cell.text() },
        }),
      ),
  }),
};
