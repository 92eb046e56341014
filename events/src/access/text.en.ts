import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'access.signed-in': 'Signed in',
  'access.signed-out': 'Signed out',
  'access.login-created': 'Login user added',
  'access.password-changed': 'Password changed',
  'access.login-switched': 'Login user status changed',
  'access.login-renamed': 'Login name changed',
  'access.type-changed': 'Permission type changed',
  'access.own-type': 'Nobody changes his own permission type',
  'access.last-administrator': 'This is the last active administrator: make another one first',
  'access.powers-set': 'Powers updated',
  'access.login-name': 'A login name has 3 to 40 characters and no blanks',
  'access.password-length': 'A password has at least 8 characters',
  'access.sign-in-refused': 'School id, name or password is not correct',
  'access.locked-out': 'Too many wrong attempts. Try again in {minutes} minutes',
  'access.login-duplicate': 'This login name exists already',
  'access.type-not-assignable': 'You may not assign this permission type',
  'access.power-not-held': 'You cannot give a power that you do not hold',
  'access.current-password': 'The current password is not correct',
  'login.not-found': 'Login user not found',
};
