import { USER_TYPES } from '@madrasah/events/people';
import type { Login } from './state.ts';

/** The people of a school, as far as their logins ask after them. */
export interface People {
  /** The entry that stands for a person: of two that were found to be one, the one that was kept. */
  standing(userId: number): number;
  /** 1 student, 2 teacher or staff, 4 guardian, 5 donor; undefined of nobody known. */
  userType(userId: number): number | undefined;
}

export type LoginsAt = {
  get(loginId: number): Login | undefined;
  values(): Iterable<Login>;
};

/** Logins, and whose they are. */
export interface Persons {
  readonly logins: LoginsAt;
  readonly people: People;
}

/** Follows entries that were made one with others to the one that was kept last. @param keptOf of one: the one kept instead */
export function standingEntry(userId: number, keptOf: (userId: number) => number | undefined): number {
  const seen = new Set<number>();
  let standing = userId;
  for (let kept = keptOf(standing); kept !== undefined && !seen.has(kept); kept = keptOf(standing)) {
    seen.add(standing);
    standing = kept;
  }
  return standing;
}

/** Whose a login is: a login of nobody is a person by itself, until it is tied to one. */
function personOf({ logins, people }: Persons, loginId: number): string {
  const userId = logins.get(loginId)?.userId ?? null;
  return userId === null ? `login ${loginId}` : `person ${people.standing(userId)}`;
}

/** Whether two logins are one person's. */
export const isOnePerson = (persons: Persons, one: number, other: number): boolean =>
  one === other || personOf(persons, one) === personOf(persons, other);

/** Every login of the person whose login this is. */
export const loginsOfPerson = (persons: Persons, loginId: number): Login[] =>
  [...persons.logins.values()].filter((login) => isOnePerson(persons, login.loginId, loginId));

const OUTSIDERS: ReadonlySet<number | undefined> = new Set([
  USER_TYPES.student,
  USER_TYPES.guardian,
  USER_TYPES.donor,
]);

/** Whether a login is a student's, a guardian's or a donor's. */
export const isOutsider = ({ people }: Pick<Persons, 'people'>, { userId }: Login): boolean =>
  userId !== null && OUTSIDERS.has(people.userType(people.standing(userId)));
