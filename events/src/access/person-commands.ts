import * as z from 'zod';
import { defineCommand, field, fields, typeAtMost } from '../kernel/index.ts';
import { personBody, toProfile } from '../people/wire.ts';
import { loginName, password } from './credentials.ts';
import { JOBS } from './jobs/jobs.ts';

/** Says whose a login is that is nobody's yet: it is one person with his other logins then. */
export const tieLogin = defineCommand({
  name: 'TieLogin',
  method: 'PUT',
  path: '/api/users/login_person/:id',
  access: typeAtMost(5),
  params: { id: fields.id() },
  body: z.object({ userId: fields.id('access.person-required') }),
  toCommand: ({ userId }, { id }) => ({ loginId: id, userId }),
  message: 'access.login-tied',
});

/**
 * Somebody of the staff comes onto the list of people, and gets his login with the powers of his job. Whoever may not
 * write people down, or does not hold what the job needs, is refused, and nothing is recorded.
 */
export const registerWithLogin = defineCommand({
  name: 'RegisterWithLogin',
  path: '/api/users/register_with_login',
  access: typeAtMost(5),
  body: z.object({
    ...personBody,
    loginName: loginName(),
    password: password(),
    permissionTypeId: fields.choice(1, 2, 3, 4, 5, 6),
    /** Whose powers he begins with; without one he has none until somebody gives him some. */
    job: fields.word(
      JOBS.map(({ id }) => id),
      null,
    ),
  }),
  toCommand: (body) => ({
    person: { gender: body.GenderID, profile: toProfile(body) },
    name: body.loginName,
    password: body.password,
    permissionType: body.permissionTypeId,
    job: body.job,
  }),
  asks: true,
  message: 'access.login-created',
  failed: { bn: 'ইউজার যোগ করা যায়নি!', en: 'Failed to add user!' },
  status: 201,
  example: {
    ...{ UserName: 'আব্দুল করিম', GenderID: 1, DateOfBirth: '1985-03-02', Mobile1: '01712345679' },
    ...{ loginName: 'cashier-2', password: 'long-enough', permissionTypeId: 6, job: 'cashier' },
  },
});

/** একাই অনুমোদন: whether the only person of a school may confirm his own on a later business day. */
export const switchConfirmingAlone = defineCommand({
  name: 'SwitchConfirmingAlone',
  method: 'PUT',
  path: '/api/users/confirming_alone',
  access: typeAtMost(2),

  fields: [
    field.reading(field.check('allowed', { bn: 'একাই অনুমোদন করা যাবে', en: 'May be confirmed alone' }), () =>
      fields.flag(),
    ),
  ],
  toCommand: ({ allowed }) => ({ allowed }),
  message: 'access.alone-switched',
  example: { allowed: 1 },
});

/** নিরীক্ষক: a login that only looks, at a range of days where one is given. */
export const setAuditor = defineCommand({
  name: 'SetAuditor',
  method: 'PUT',
  path: '/api/users/login_auditor/:id',
  access: typeAtMost(4),
  params: { id: fields.id() },

  fields: [
    field.reading(field.check('auditor', { bn: 'এই লগইন নিরীক্ষকের', en: 'This login is an auditor’s' }), () =>
      fields.flag(),
    ),
    field.reading(field.day('from', { bn: 'যে দিন থেকে দেখবেন', en: 'May look from' }), () =>
      fields.optionalDay(),
    ),
    field.reading(field.day('to', { bn: 'যে দিন পর্যন্ত দেখবেন', en: 'May look to' }), () =>
      fields.optionalDay(),
    ),
  ],
  toCommand: ({ auditor, from = null, to = null }, { id }) => ({
    loginId: id,
    auditor: auditor ? { from, to } : null,
  }),
  message: 'access.auditor-set',
});
