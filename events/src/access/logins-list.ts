import * as z from 'zod';
import { column, defineList, fields, typeAtMost } from '../kernel/index.ts';
import { PERMISSION_TYPE_NAMES } from '../settings/constants.ts';

/** Whether somebody may sign in. */
export const LOGIN_STATES = {
  1: { word: 'active', color: 'green' },
  0: { word: 'inactive', color: 'red' },
} as const;

/** Everybody who may sign in, and who he is. `UserID` is the login's, `NewUserID` the person's behind it. */
export const loginsList = defineList({
  name: 'Logins',
  path: '/api/users/get_all_login_users',
  access: typeAtMost(5),
  title: 'logins',
  needs: [],
  failed: { bn: 'লগইন ইউজারের তথ্য লোড করা যায়নি', en: 'Failed to load login user data' },
  query: { search: fields.optionalText(100), permissionTypeId: fields.optionalInteger(1, 6) },
  columns: {
    LoginName: column.name('loginName', { phone: 'title', strong: true }),
    UserName: column.name('name', { phone: 'beside' }),
    UserCode: column.code('code', { phone: 'hide' }),
    TypeName: column.text('userKind', { phone: 'hide' }),
    PermissionTypeID: column.choice('loginKind', PERMISSION_TYPE_NAMES),
    IsVerified: column.badge('state', LOGIN_STATES, { phone: 'side' }),
  },
  carries: {
    ...{ UserID: z.int(), NewUserID: z.int().nullable(), UserTypeID: z.int().nullable() },
    PermissionName: z.string(),
    /** Of an auditor: the days he may look at; null in both where all. */
    Auditor: z.object({ from: z.string().nullable(), to: z.string().nullable() }).nullable(),
  },
  /** Whether the reader is the only person of the school, and whether somebody allowed him to confirm his own. */
  beside: { alone: z.object({ isOnly: z.boolean(), allowed: z.boolean() }) },
  rows: { page: 100, most: 1000 },
  files: true,
});
