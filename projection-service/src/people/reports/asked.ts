import { codeKey, compareCodes } from '@madrasah/events';
import type { Person } from '../projector.ts';

/** What is asked of the person himself, whatever the family calls it. */
export interface AskedOfPerson {
  readonly gender?: number | undefined;
  /** 1 active, 0 inactive: who was put aside, or whose record was erased, is not. */
  readonly active?: number | undefined;
  /** Codes as numbers, both ends included. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

const isActive = ({ profile, active }: Pick<Person, 'profile' | 'active'>) =>
  profile !== null && active === 1;

/** Whether a person is one of those asked for. */
export function isAskedFor(person: Person, { gender, active, from, to }: AskedOfPerson): boolean {
  const code = Number(codeKey(person.userCode));
  return (
    person.mergedInto === null &&
    (gender === undefined || person.gender === gender) &&
    (active === undefined || isActive(person) === (active === 1)) &&
    (from === undefined || code >= from) &&
    (to === undefined || code <= to)
  );
}

/** In the order of their codes. */
export const byCode = (one: Pick<Person, 'userCode'>, other: Pick<Person, 'userCode'>): number =>
  compareCodes(one.userCode, other.userCode);
