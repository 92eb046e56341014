import * as z from 'zod';
import {
  answers,
  defineCommand,
  field,
  fieldNotes,
  fields,
  LONGEST_CODE,
  power,
  typeAtMost,
} from '../kernel/index.ts';
import { CODE_TYPE_NAMES, CODE_TYPES, USER_TYPES } from './constants.ts';
import { activityCommands } from './one-person/activity.ts';
import { cardCommands } from './one-person/cards.ts';
import { userCode } from './one-person/code.ts';
import { writeOtherNames } from './one-person/names.ts';
import { photoCommands } from './one-person/photos.ts';
import { studentNoteCommands } from './one-person/student-notes.ts';
import { familyCommands } from './same-person/family.ts';
import { mergingCommands } from './same-person/merging.ts';
import { personBody, toProfile } from './wire.ts';

const userType = fields.choice(...Object.values(USER_TYPES));
const requiredUserType = fields.requiredChoice('people.type-required', ...Object.values(USER_TYPES));

export const registerPerson = defineCommand({
  name: 'RegisterPerson',
  path: '/api/users/insert_user_info',
  access: power('user_entry', 'insert'),
  body: z.object({
    UserTypeID: requiredUserType,
    UserCode: userCode,
    ...personBody,
    SiblingID: fields.optionalId(),
  }),
  toCommand: (body) => ({
    userType: body.UserTypeID,
    userCode: body.UserCode,
    gender: body.GenderID,
    profile: toProfile(body),
    siblingId: body.SiblingID,
  }),
  asks: true,
  answer: () => answers.record({ UserID: answers.cell.number(), UserCode: answers.cell.code() }),
  message: 'people.saved',
  status: 201,
});

/** A code that is not sent, or is the one he has, stays. */
const changedPerson = z.object({ ...personBody, UserCode: userCode });

export const changePerson = defineCommand({
  name: 'ChangePerson',
  method: 'PUT',
  versioned: true,
  path: '/api/users/update_user_info',
  access: power('user_entry', 'edit'),
  body: z.object({ id: fields.id(), data: changedPerson }),
  toCommand: ({ id, data }) => ({
    ...{ userId: id, userCode: data.UserCode, gender: data.GenderID, profile: toProfile(data) },
  }),
  message: 'people.saved',
});

export const erasePerson = defineCommand({
  name: 'ErasePerson',
  path: '/api/users/:id/erase',
  access: typeAtMost(2),
  params: { id: fields.id() },
  body: z.object({ reason: fields.requiredText(300) }),
  toCommand: (body, params) => ({ userId: params.id, reason: body.reason }),
  /** The notes that hold his name yet: looked at and erased by hand. */
  answer: () => answers.record({ notes: z.array(z.int()) }),
  message: 'people.erased-done',
});

const HIGHEST_CODE = 10 ** LONGEST_CODE - 1;

const automaticCodes = z.object({
  UserTypeID: userType,
  IDType: fields.choice(CODE_TYPES.automatic),
  Value: fields.integer(1, HIGHEST_CODE),
});
type Body = { readonly IDType?: unknown } | null | undefined;
/** The form sends a Value of null with it; whatever it sends is not read. */
const manualCodes = z.object({ UserTypeID: userType, IDType: fields.choice(CODE_TYPES.manual) });

const isManual = (raw: unknown) => manualCodes.shape.IDType.safeParse((raw as Body)?.IDType).success;

const codeSetting = z.unknown().transform((raw, context) => {
  const read = (isManual(raw) ? manualCodes : automaticCodes).safeParse(raw ?? {}, { reportInput: true });
  if (read.success) return { Value: null, ...read.data };
  for (const issue of read.error.issues) context.issues.push({ ...issue, input: raw } as never);
  return z.NEVER;
});
fieldNotes.note(codeSetting, { required: true, anyOf: [automaticCodes, manualCodes] });

export const changeCodeSetting = defineCommand({
  name: 'ChangeCodeSetting',
  versioned: true,
  path: '/api/settings/code_setting',
  access: power('user_entry', 'edit'),
  body: codeSetting,
  fields: [
    field.choice('IDType', { bn: 'কোড যেভাবে হয়', en: 'Codes are given' }, CODE_TYPE_NAMES, { open: true }),
    field.number('Value', { bn: 'যে নম্বর থেকে শুরু', en: 'Beginning with' }, 1, 999_999_999, {
      hint: {
        bn: 'আগে দেওয়া কোড বদলায় না; তার চেয়ে বড় হলে এই নম্বর থেকে চলবে।',
        en: 'Codes given before stay; a number above them is where counting goes on.',
      },
    }),
  ],
  toCommand: (body) => ({
    userType: body.UserTypeID,
    automatic: body.IDType === CODE_TYPES.automatic,
    from: body.Value,
  }),
  message: 'people.code-setting-saved',
});

export const peopleCommands = {
  ...activityCommands,
  ...cardCommands,
  ...studentNoteCommands,
  ...familyCommands,
  ...mergingCommands,
  ...photoCommands,
  registerPerson,
  changePerson,
  erasePerson,
  changeCodeSetting,
  writeOtherNames,
};
