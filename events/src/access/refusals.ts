import { defineRefusals } from '../kernel/index.ts';

export const refuse = defineRefusals({
  'access.sign-in-refused': 401,
  'access.locked-out': 429,
  'access.login-duplicate': 409,
  'access.login-alike': 409,
  'access.type-not-assignable': 403,
  'access.login-above': 403,
  'access.power-not-held': 403,
  'access.current-password': 403,
  'access.password-known': 400,
  'access.password-common': 400,
  'access.own-type': 409,
  'access.last-administrator': 409,
  'access.auditor-administrator': 409,
  'access.auditor-days': 409,
  'access.login-tied-already': 409,
  'access.not-administrator': 409,
  'login.not-found': 404,
});
