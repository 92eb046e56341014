import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'access.signIn.title': 'Sign in',
  'access.signIn.for': 'For staff',
  'access.signIn.refused': 'Sign-in failed',
  'access.signIn.schoolId': 'Institution ID',
  'access.signIn.schoolIdHint': 'Bengali or English digits',
  'access.signIn.schoolIdWrong': 'An institution ID has 4 to 10 digits',
  'access.signIn.name': 'Login name',
  'access.signIn.password': 'Password',
  'access.signIn.again': 'Enter the password again',
  'access.signIn.showPassword': 'Show password',
  'access.signIn.hidePassword': 'Hide password',
  'access.signIn.submit': 'Sign in',
  'access.signIn.running': 'Signing in…',
  'access.signIn.waitSeconds': 'You can try again in {seconds} s',
  'access.signIn.waitMinutes': 'You can try again in {minutes} min {seconds} s',
  'access.signIn.forgotten': 'Forgot the password? Ask your administrator',
};
