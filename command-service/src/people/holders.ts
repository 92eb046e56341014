import { codeKey, Problem, type Refusal } from '@madrasah/events';
import { refusePeople as refuse, USER_TYPES } from '@madrasah/events/people';
import type { Table } from '@madrasah/service-kit/folding';

/** What a look-up needs to know of people. */
interface Coded {
  readonly codes: Table<string, readonly number[]>;
  readonly people: Table<
    number,
    {
      readonly userId: number;
      readonly userCode: string;
      readonly active: boolean;
      readonly erased: boolean;
    }
  >;
  readonly names: Table<number, { readonly bengali: string }>;
}

/** Codes are one among people of a kind. */
export const keyOf = (userType: number, code: string) => `${userType}:${codeKey(code)}`;

const NOBODY: readonly number[] = [];

/** Everybody whose code it is, the first of them first; whoever was put aside or erased keeps his. */
export const holdersOf = (
  { codes }: Pick<Coded, 'codes'>,
  userType: number,
  code: string,
): readonly number[] => codes.get(keyOf(userType, code)) ?? NOBODY;

/** His code as it was recorded, and his name. */
export const personTold = (
  { names }: Pick<Coded, 'names'>,
  { userId, userCode }: { userId: number; userCode: string },
) => [userCode, names.get(userId)?.bengali].filter(Boolean).join(' ');

/**
 * The one look-up of a person by what was typed as his code.
 * @returns undefined where nobody has it; the refusal that names all of them where several stand under it
 */
export function personOfCode(state: Coded, userType: number, code: string): number | undefined | Refusal {
  const holders = holdersOf(state, userType, code).flatMap((userId) => state.people.get(userId) ?? []);
  const standing = holders.filter(({ active, erased }) => active && !erased);
  if (standing.length > 1)
    return refuse('people.code-shared', {
      ...{ code: codeKey(code), holders: standing.map((one) => personTold(state, one)).join(', ') },
    });
  return (standing[0] ?? holders[0])?.userId;
}

/** The same of a student. */
export const studentOfCode = (state: Coded, code: string) => personOfCode(state, USER_TYPES.student, code);

/** Refused where the code is somebody else's; the first who has it is named, his code as it was recorded. */
export function codeTaken(
  state: Coded,
  {
    userType,
    userCode,
    userId,
  }: { readonly userType: number; readonly userCode: string; readonly userId?: number },
): Refusal | undefined {
  const first = holdersOf(state, userType, userCode).find((holder) => holder !== userId);
  const person = first === undefined ? undefined : state.people.get(first);
  if (!person) return undefined;
  const [key, params] = ['people.code-duplicate', { code: personTold(state, person) }] as const;
  return refuse(key, params, [{ path: 'UserCode', problem: new Problem(key, params) }]);
}

/** Whose code it is, as he is recorded. */
interface Holder {
  readonly userId: number;
  readonly userType: number;
  readonly userCode: string;
}

/** The code is his from now on; the next automatic one is above it. */
export function giveCode(
  { codes, highest }: Pick<Coded, 'codes'> & { readonly highest: Table<number, number> },
  { userId, userType, userCode }: Holder,
): void {
  const key = keyOf(userType, userCode);
  const holders = codes.get(key) ?? NOBODY;
  if (!holders.includes(userId)) codes.set(key, [...holders, userId]);
  highest.set(userType, Math.max(highest.get(userType) ?? 0, Number(codeKey(userCode))));
}

/** The code is not his any more. */
export function freeCode({ codes }: Pick<Coded, 'codes'>, { userId, userType, userCode }: Holder): void {
  const key = keyOf(userType, userCode);
  const others = (codes.get(key) ?? NOBODY).filter((holder) => holder !== userId);
  if (others.length > 0) codes.set(key, others);
  else codes.delete(key);
}
