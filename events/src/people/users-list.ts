import * as z from 'zod';
import { column, defineList, fields, power } from '../kernel/index.ts';
import { personAnswer } from './answers.ts';
import { USER_TYPE_NAMES } from './constants.ts';
import { ACTIVITY_STATES } from './one-person/activity.ts';

/** ব্যক্তি তালিকা: people of every kind, the newest first. An erased one keeps code and kind. */
export const usersList = defineList({
  name: 'Users',
  path: '/api/users',
  access: power('user_entry', 'view'),
  title: 'users',
  needs: [],
  failed: { bn: 'ইউজারের তথ্য লোড করা যায়নি', en: 'Failed to load user data' },
  query: {
    usertype: fields.optionalInteger(1, 5),
    search: fields.optionalText(100),
    /** 1 active, 0 inactive, 2 both. */
    status: fields.optionalInteger(0, 2),
  },
  columns: {
    UserCode: column.code('code', { phone: 'beside' }),
    UserName: column.name('name', { phone: 'title', strong: true, share: 1.2 }),
    FatherName: column.name('father', { phone: 'beside' }),
    Mobile1: column.mobile('mobile'),
    UserTypeID: column.choice('userKind', USER_TYPE_NAMES, { phone: 'side' }),
    Status: column.badge('state', ACTIVITY_STATES, { phone: 'hide' }),
    CreateAt: column.day('registered', { phone: 'hide' }),
  },
  carries: {
    ...{ UserID: z.int(), GenderID: z.int(), age: z.int().nullable(), erased: z.boolean() },
    TypeName: z.string(),
    /** What a change names as seen. */
    revision: z.int(),
    ...personAnswer,
    Photo: z.string().nullable(),
  },
  rows: { page: 10, most: 1000 },
  also: 'users',
  files: true,
});
