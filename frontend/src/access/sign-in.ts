import { isSchoolId, type Language, toBengaliDigits, toLatinDigits } from '@madrasah/events/kernel';
import type { Ports } from '../kit/ports.ts';
import type { Credentials } from '../kit/session/state.ts';
import type { kitTexts } from '../kit/texts.ts';
import type { accessTexts } from './texts.ts';

type ProblemKey = keyof typeof kitTexts.bn | keyof typeof accessTexts.bn;
export type SignInProblems = { [Field in keyof Credentials]?: ProblemKey };

const SCHOOL_KEY = 'school_id';

/** The institution this browser signed in to last, in the digits of the page. */
export function rememberedSchool(storage: Pick<Ports['storage'], 'read'>, language: Language): string {
  const stored = storage.read(SCHOOL_KEY) ?? '';
  return language === 'bn' ? toBengaliDigits(stored) : stored;
}

export function rememberSchool(storage: Pick<Ports['storage'], 'write'>, school: string): void {
  storage.write(SCHOOL_KEY, school);
}

/** An institution's id in whatever digits it was typed, with or without spaces. */
export const schoolIdOf = (typed: string | undefined): string =>
  toLatinDigits(typed ?? '').replaceAll(/\s/g, '');

/** What is typed becomes what is sent: any digits for the id, no stray spaces; the password stays as it is. */
export function credentialsOf(typed: Partial<Credentials>): Credentials {
  return {
    school_id: schoolIdOf(typed.school_id),
    name: (typed.name ?? '').trim(),
    password: typed.password ?? '',
  };
}

/**
 * What stands in the way of sending, by field.
 * @param again the server has just refused name and password: an empty password is to be typed again
 */
export function signInProblems(typed: Partial<Credentials>, again: boolean): SignInProblems {
  const { school_id, name, password } = credentialsOf(typed);
  const school = schoolProblem(school_id);
  return {
    ...(school && { school_id: school }),
    ...(name === '' && { name: 'kit.form.required' }),
    ...(password === '' && { password: again ? 'access.signIn.again' : 'kit.form.required' }),
  };
}

/** What is wrong with an institution's id, as `schoolIdOf` reads it. */
export function schoolProblem(id: string): ProblemKey | undefined {
  if (id === '') return 'kit.form.required';
  if (!/^\d+$/.test(id)) return 'kit.form.number';
  return isSchoolId(id) ? undefined : 'access.signIn.schoolIdWrong';
}

/** Whole seconds until the server takes another attempt; 0 when it does now. */
export function secondsLeft(retryAt: number | undefined, now: number): number {
  return retryAt === undefined ? 0 : Math.max(0, Math.ceil((retryAt - now) / 1000));
}
