import * as z from 'zod';
import { defineCommand, fields, power, toLatinDigits, typeAtMost } from '../kernel/index.ts';
import { Problem } from '../kernel/problem.ts';
import { personBody, toProfile } from './wire.ts';

/** A code given by hand: digits of any script, up to 12. */
export const userCode = fields.field((raw) => {
  const typed = typeof raw === 'string' || typeof raw === 'number' || raw === undefined || raw === null;
  const text = typed ? toLatinDigits(String(raw ?? '')).trim() : undefined;
  return text !== undefined && /^\d{0,12}$/.test(text) ? text : new Problem('people.code-digits');
});

export const registerPerson = defineCommand({
  name: 'RegisterPerson',
  path: '/api/users/insert_user_info',
  access: power('user_entry', 'insert'),
  body: z.object({ UserTypeID: fields.choice(1, 2, 4, 5), UserCode: userCode, ...personBody }),
  toCommand: (body) => ({
    userType: body.UserTypeID,
    userCode: body.UserCode,
    gender: body.GenderID,
    profile: toProfile(body),
  }),
  message: 'people.saved',
  status: 201,
});

const changedPerson = z.object({ ...personBody });

export const changePerson = defineCommand({
  name: 'ChangePerson',
  method: 'PUT',
  path: '/api/users/update_user_info',
  access: power('user_entry', 'edit'),
  body: z.object({ id: fields.id(), data: changedPerson }),
  toCommand: (body) => ({ userId: body.id, gender: body.data.GenderID, profile: toProfile(body.data) }),
  message: 'people.saved',
});

export const erasePerson = defineCommand({
  name: 'ErasePerson',
  path: '/api/users/:id/erase',
  access: typeAtMost(2),
  params: { id: fields.id() },
  body: z.object({ reason: fields.requiredText(300) }),
  toCommand: (body, params) => ({ userId: params.id, reason: body.reason }),
  message: 'people.erased-done',
});

export const peopleCommands = { registerPerson, changePerson, erasePerson };
