import * as z from 'zod';
import { column, defineList, fields, power } from '../kernel/index.ts';
import { GENDER_NAMES } from '../settings/constants.ts';
import { APPLICATION_STATES } from './constants.ts';

/** অনলাইন ভর্তির আবেদন: who applied on the public page, the newest first. */
export const applicationsList = defineList({
  name: 'Applications',
  path: '/api/students/get_User_Onlice_RegInfo',
  access: power('online_admission', 'view'),
  title: 'applications',
  needs: ['sections'],
  failed: { bn: 'আবেদনের তথ্য লোড করা যায়নি', en: 'Failed to load application data' },
  query: {
    /** 3 is all of them. */
    status: fields.optionalInteger(0, 3),
    search: fields.optionalText(100),
  },
  columns: {
    Status: column.badge('state', APPLICATION_STATES, { phone: 'side' }),
    UserID: column.number('applicationSerial', { phone: 'hide' }),
    UserCode: column.code('applicationNo', { phone: 'beside' }),
    UserName: column.name('name', { phone: 'title', strong: true, share: 2 }),
    FatherName: column.name('father', { phone: 'beside', share: 1.5 }),
    ClassName: column.text('class', { phone: 'line' }),
    GenderID: column.choice('gender', GENDER_NAMES, { phone: 'hide' }),
    Mobile1: column.mobile('mobile'),
    permanentVill: column.text('village', { phone: 'hide' }),
    permanentPost: column.text('postOffice', { phone: 'hide' }),
    DateOfBirth: column.day('born', { phone: 'hide', absent: true }),
    /** Twelve columns leave no room for a name; the newest stand first anyway. */
    CreateAt: column.day('appliedOn', { only: 'files' }),
  },
  carries: {
    AdmissionID: z.int().nullable(),
    /** What it said is no more; its number is all that is left. */
    erased: z.boolean(),
    /** The page of the application with what opens it, to be handed to whoever wrote it. */
    link: z.string(),
  },
  rows: { page: 100, most: 1000 },
  files: true,
});
