import * as z from 'zod';
import { institutionInfoAnswer } from '../institutions/info.ts';
import { Problem } from '../kernel/endpoint/problem.ts';
import {
  answers,
  anyone,
  defineCommand,
  field,
  fieldNotes,
  fields,
  signedIn,
  toLatinDigits,
  typeAtMost,
  word,
} from '../kernel/index.ts';
import { userAnswer } from './answers.ts';
import { loginName, password, typedSecret } from './credentials.ts';
import { permissionIds, powerOf } from './permissions.ts';
import { registerWithLogin, setAuditor, switchConfirmingAlone, tieLogin } from './person-commands.ts';

const { cell, record } = answers;

/** Said once, at a sign-in: what somebody else has changed of the login since the one before. */
const noticeAnswer = () =>
  record({
    code: z.enum(['password.changed-by-other', 'name.changed-by-other', 'type.changed-by-other']),
    /** The name of the login that changed it. */
    ...{ at: cell.time(), by: cell.text() },
  });

const signedInAnswer = () =>
  record({
    ...{ token: z.string(), user: record(userAnswer()) },
    /** What this device shows at the next sign-in. */
    device: z.string(),
    notices: z.array(noticeAnswer()).optional(),
  });

const provedAnswer = () =>
  record({
    user: record(userAnswer()),
    institution: record({ Action: z.enum(['Active', 'Inactive']), ...institutionInfoAnswer() }),
  });

/** Forms over logins may say for which school they are filled in; where they do, it must be that of the token. */
const ownSchool = () =>
  fields.field(
    (raw) => {
      if (raw === undefined || raw === null || raw === '') return undefined;
      const isOne = typeof raw === 'string' || typeof raw === 'number';
      return isOne ? toLatinDigits(String(raw)).trim() : new Problem('institutions.school-id');
    },
    fieldNotes.optional({ type: ['string', 'integer'] }),
  );

export const signIn = defineCommand({
  name: 'SignIn',
  path: '/api/users/login',
  access: anyone(60),
  body: z.object({
    name: typedSecret(),
    password: typedSecret(),
    school_id: typedSecret(),
    /** What the answer to the last sign-in of this login on this device said: nobody else’s tries count against it. */
    device: fields.optionalText(60),
  }),
  toCommand: ({ name, password, school_id: schoolId, device }) => ({ name, password, schoolId, device }),
  also: () => signedInAnswer(),
  message: 'access.signed-in',
});

export const authenticate = defineCommand({
  name: 'Authenticate',
  path: '/api/users/authenticate',
  access: signedIn,
  toCommand: () => ({}),
  also: () => provedAnswer(),
  message: 'access.signed-in',
  forAuditor: 'always',
});

export const signOut = defineCommand({
  name: 'SignOut',
  path: '/api/users/logout',
  access: signedIn,
  toCommand: () => ({}),
  message: 'access.signed-out',
  forAuditor: 'always',
});

export const createLogin = defineCommand({
  name: 'CreateLogin',
  path: '/api/users/create_login_user',
  access: typeAtMost(5),
  body: z.object({
    school_id: ownSchool(),
    userId: fields.id('access.person-required'),
    loginName: loginName(),
    password: password(),
    permissionTypeId: fields.choice(1, 2, 3, 4, 5, 6),
  }),
  toCommand: (body) => ({
    schoolId: body.school_id,
    userId: body.userId,
    name: body.loginName,
    password: body.password,
    permissionType: body.permissionTypeId,
  }),
  message: 'access.login-created',
  failed: { bn: 'ইউজার যোগ করা যায়নি!', en: 'Failed to add user!' },
  status: 201,
});

export const changePassword = defineCommand({
  name: 'ChangePassword',
  method: 'PUT',
  path: '/api/users/update_login_user_password/:id',
  access: signedIn,
  params: { id: fields.id() },
  body: z.object({
    school_id: ownSchool(),
    password: password('access.password-required'),
    oldPassword: z.unknown().optional(),
  }),
  toCommand: (body, params) => ({
    schoolId: body.school_id,
    loginId: params.id,
    password: body.password,
    oldPassword: typeof body.oldPassword === 'string' ? body.oldPassword : undefined,
  }),
  message: 'access.password-changed',
  forAuditor: 'own',
});

export const renameLogin = defineCommand({
  name: 'RenameLogin',
  method: 'PUT',
  path: '/api/users/update_login_user_name/:id',
  access: signedIn,
  params: { id: fields.id() },
  body: z.object({ school_id: ownSchool(), loginName: loginName('access.name-required') }),
  toCommand: (body, params) => ({ schoolId: body.school_id, loginId: params.id, name: body.loginName }),
  message: 'access.login-renamed',
  failed: { bn: 'নাম হালনাগাদ করা যায়নি', en: 'Failed to update name' },
});

export const changeLoginType = defineCommand({
  name: 'ChangeLoginType',
  method: 'PUT',
  path: '/api/users/update_login_user_type/:id',
  access: typeAtMost(5),
  params: { id: fields.id() },
  body: z.object({ school_id: ownSchool() }),
  fields: [
    field.reading(
      field.given('permissionTypeId', word('loginKind'), {
        hint: {
          bn: 'বদলালে তিনি যেখানে যেখানে প্রবেশ করে আছেন সেখান থেকে বের হয়ে যাবেন',
          en: 'A change signs the user out wherever he is signed in',
        },
      }),
      () => fields.choice(1, 2, 3, 4, 5, 6),
    ),
  ],
  toCommand: (body, params) => ({
    schoolId: body.school_id,
    loginId: params.id,
    permissionType: body.permissionTypeId,
  }),
  message: 'access.type-changed',
  failed: { bn: 'ধরন হালনাগাদ করা যায়নি', en: 'Failed to update type' },
});

export const switchLogin = defineCommand({
  name: 'SwitchLogin',
  method: 'PUT',
  path: '/api/users/update_login_user_status/:id',
  access: typeAtMost(5),
  params: { id: fields.id() },
  body: z.object({ school_id: ownSchool(), isVerified: fields.flag() }),
  toCommand: (body, params) => ({ schoolId: body.school_id, loginId: params.id, active: body.isVerified }),
  message: 'access.login-switched',
  failed: { bn: 'কিছু একটা ভুল হয়েছে। আবার চেষ্টা করুন।', en: 'Something went wrong. Please try again.' },
});

const permissionListId = fields.field(
  (raw) => (typeof raw === 'number' && powerOf(raw) ? raw : new Problem('request.choice')),
  fieldNotes.required({ type: 'integer', enum: [...permissionIds.values()] }),
);

export const setPowers = defineCommand({
  name: 'SetPowers',
  method: 'PUT',
  path: '/api/permission',
  access: typeAtMost(5),
  body: z.object({
    UserID: fields.id(),
    PermissionListID: permissionListId,
    permissions: z.object({
      View: fields.flag(),
      Insert: fields.flag(),
      Edit: fields.flag(),
      Delete: fields.flag(),
    }),
  }),
  toCommand: (body) => ({
    loginId: body.UserID,
    permissionListId: body.PermissionListID,
    view: body.permissions.View,
    insert: body.permissions.Insert,
    edit: body.permissions.Edit,
    delete: body.permissions.Delete,
  }),
  message: 'access.powers-set',
});

/** Every flag of a power, or with 0 of all powers: given, or where all of them are held already taken away. */
export const togglePowers = defineCommand({
  name: 'TogglePowers',
  method: 'PATCH',
  path: '/api/permission/item',
  access: typeAtMost(5),
  body: z.object({
    userID: fields.id(),
    permissionItem: fields.choice(0, ...permissionIds.values()),
  }),
  toCommand: (body) => ({ loginId: body.userID, permissionListId: body.permissionItem }),
  message: 'access.powers-set',
});

export const accessCommands = {
  signIn,
  authenticate,
  signOut,
  createLogin,
  registerWithLogin,
  changePassword,
  renameLogin,
  changeLoginType,
  switchLogin,
  setPowers,
  togglePowers,
  setAuditor,
  tieLogin,
  switchConfirmingAlone,
};
