import { isRefusal, Problem, type Refusal } from '@madrasah/events';
import { type ImportedStudent, refuseAdmissions as refuse } from '@madrasah/events/admissions';
import { likenessOf, USER_TYPES } from '@madrasah/events/people';
import type { PeopleState } from '../../people/state.ts';
import { holdersOf, personTold } from '../../people/steps.ts';

/** By UserID the line of a file that makes him: nobody knows him by a code yet. */
export type MadeByLines = ReadonlyMap<number, number>;

/**
 * Somebody of the same name, father and birthday, in the school or in a row before: of several alike the one whose code
 * the row has, else whoever came last.
 */
export function likeFault(
  state: PeopleState,
  { profile, userCode }: ImportedStudent,
  made: MadeByLines,
): Refusal | undefined {
  const likeness = likenessOf(profile);
  const ofCode = holdersOf(state, USER_TYPES.student, userCode);
  const userId =
    ofCode.find((holder) => state.likenesses.get(holder) === likeness) ?? state.alike.get(likeness);
  const line = made.get(userId ?? 0);
  if (line !== undefined) return refuse('admissions.alike-line', { line });
  const person = userId === undefined ? undefined : state.people.get(userId);
  return person && refuse('admissions.alike', { code: personTold(state, person) });
}

/** What is against registering somebody; a code that a row before has, or was given, is told by its line. */
export function codeByLine<D>(
  decided: D | Refusal,
  state: PeopleState,
  { userCode }: ImportedStudent,
  made: MadeByLines,
): D | Refusal {
  if (!isRefusal(decided) || decided.code !== 'people.code-duplicate') return decided;
  const [first = 0] = holdersOf(state, USER_TYPES.student, userCode);
  const line = made.get(first);
  if (line === undefined) return decided;
  const key = 'admissions.code-line';
  return refuse(key, { line }, [{ path: 'UserCode', problem: new Problem(key, { line }) }]);
}
