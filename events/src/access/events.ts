import * as z from 'zod';
import { defineEvent, NOTHING, stored } from '../kernel/index.ts';

const loginId = stored.storedId;
const login = { subject: (data: { loginId: number }) => `login:${data.loginId}` };
// A secret is null once its owner's key is destroyed.
const secret = z.string().nullable();

/** Somebody may sign in. `permissionType` 1 (highest) to 6; `userId` when the login is a person of the school. */
export const LoginCreated = defineEvent(
  'LoginCreated',
  z.object({
    loginId,
    userId: stored.storedId.nullable(),
    permissionType: z.int().min(1).max(6),
    name: secret,
    passwordHash: secret,
  }),
  { about: { login: 'loginId' }, personal: { ...login, fields: ['name', 'passwordHash'] } },
);
export const PasswordChanged = defineEvent('PasswordChanged', z.object({ loginId, passwordHash: secret }), {
  about: { login: 'loginId' },
  personal: { ...login, fields: ['passwordHash'] },
});
/** Somebody signs in under another name from now on. */
export const LoginRenamed = defineEvent('LoginRenamed', z.object({ loginId, name: secret }), {
  about: { login: 'loginId' },
  personal: { ...login, fields: ['name'] },
});
export const PermissionTypeChanged = defineEvent(
  'PermissionTypeChanged',
  z.object({ loginId, permissionType: z.int().min(1).max(6) }),
  { about: { login: 'loginId' } },
);
export const LoginSwitched = defineEvent('LoginSwitched', z.object({ loginId, active: z.boolean() }), {
  about: { login: 'loginId' },
});
/** The four flags of one power, as they stand from now on. */
export const PowersSet = defineEvent(
  'PowersSet',
  z.object({
    loginId,
    permissionListId: stored.storedId,
    view: z.boolean(),
    insert: z.boolean(),
    edit: z.boolean(),
    delete: z.boolean(),
  }),
  { about: { login: 'loginId' } },
);
/**
 * From now on the login only looks (an auditor), between two days where they are given; `auditor` null: no longer.
 */
export const AuditorSet = defineEvent(
  'AuditorSet',
  z.object({
    loginId,
    auditor: z.object({ from: stored.storedDay.nullable(), to: stored.storedDay.nullable() }).nullable(),
  }),
  { about: { login: 'loginId' } },
);
/** Whose a login is, which was nobody's: it is one person with all other logins of his from now on. */
export const LoginTied = defineEvent('LoginTied', z.object({ loginId, userId: stored.storedId }), {
  about: { login: 'loginId', user: 'userId' },
  history: { bn: 'লগইন তার নামে যুক্ত হয়েছে', en: 'A login was tied to this person' },
});
/**
 * Somebody on the machine that holds the keys has set a login's password and switched it on, because its owner had
 * lost it: nobody is signed in who could. The next root mail names it.
 */
export const LoginRecovered = defineEvent('LoginRecovered', z.object({ loginId, passwordHash: secret }), {
  about: { login: 'loginId' },
  personal: { ...login, fields: ['passwordHash'] },
});
/** Whether the only person of a school may confirm what he asked for himself, on a later business day. */
export const ConfirmingAloneSwitched = defineEvent(
  'ConfirmingAloneSwitched',
  z.object({ allowed: z.boolean() }),
  { about: NOTHING },
);
/**
 * What stands in this stream up to `upTo`, whose hash is named, was written before events of it carried a proof of the
 * house; all that follow carry one. Recorded once, by the first start of a version that proves.
 */
export const BeginningClosed = defineEvent(
  'BeginningClosed',
  z.object({ upTo: z.int().min(0), hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  { about: NOTHING },
);
/** A token is no longer good, although it has not run out. */
export const SignedOut = defineEvent(
  'SignedOut',
  z.object({ loginId, jti: z.string(), expiresAt: z.string() }),
  { about: NOTHING },
);

// Stream `signins-<school>`: what lockouts are counted from. Names and addresses only as hashes.
export const SignedIn = defineEvent('SignedIn', z.object({ loginId, jti: z.string(), caller: z.string() }), {
  about: NOTHING,
});
export const SignInRefused = defineEvent(
  'SignInRefused',
  z.object({
    caller: z.string(),
    /** By the clock. The event's own instant never runs backwards: after a clock was set back it stands still. */
    triedAt: z.iso.datetime().optional(),
  }),
  { about: NOTHING },
);

const tried = {
  /** From which network, under a key of the vault. */
  network: z.string(),
  /** Of the application. */
  code: z.string(),
};
/** Somebody who gave no link gave other digits than an application's mobile ends with. */
export const DigitsRefused = defineEvent('DigitsRefused', z.object({ ...tried, triedAt: z.iso.datetime() }), {
  about: NOTHING,
});
/** Said where wrong ones were counted: from that network they count no more. */
export const DigitsAccepted = defineEvent('DigitsAccepted', z.object(tried), { about: NOTHING });

export const accessEvents = {
  LoginCreated,
  LoginRenamed,
  PasswordChanged,
  PermissionTypeChanged,
  LoginSwitched,
  PowersSet,
  AuditorSet,
  LoginTied,
  LoginRecovered,
  BeginningClosed,
  ConfirmingAloneSwitched,
  SignedOut,
  SignedIn,
  SignInRefused,
  DigitsRefused,
  DigitsAccepted,
};
