import type { Refusal } from '@madrasah/events';
import { classes, sessions } from '@madrasah/events/academics';
import { academicsStream, stands } from '../../academics/state.ts';
import { type Admission, admissionsStream, placedFor } from '../../admissions/state.ts';
import type { DecisionContext } from '../../kernel/desk.ts';
import { familyOf, peopleStream } from '../../people/state.ts';
import { eldersOf } from './families.ts';
import type { Admitted } from './line.ts';

/** Streams that say whom a run concerns. */
export const ADMITTED_READS = [admissionsStream, peopleStream, academicsStream];

/** Whom a run concerns: a session, or one class of it, as it was in the month and on the day that are charged. */
export interface Concerned {
  readonly sessionId: number;
  readonly classId?: number | undefined;
  readonly monthId?: number;
  readonly dueOn?: string | undefined;
}

/** Everyone admitted to a session, or to one class of it; erased people owe nothing new. */
export function admittedTo(
  { sessionId, classId, monthId = 0, dueOn }: Concerned,
  { look, today }: Pick<DecisionContext, 'look' | 'today'>,
): Admitted[] | Refusal {
  const academics = look(academicsStream);
  if (!stands(academics.session, sessionId)) return sessions.refuse('session.not-found');
  if (classId !== undefined && !stands(academics.class, classId)) return classes.refuse('class.not-found');
  const all = [...look(admissionsStream).admissions.values()].filter((one) => one.sessionId === sessionId);
  const everyone = admittedOf(all, { look });
  if (classId === undefined) return everyone;
  return everyone.filter((one) => placedFor(one, monthId, dueOn ?? today).classId === classId);
}

/** One admission, with its place among those of its session; undefined for one that is not, or whose student is erased. */
export function admittedAs(
  admissionId: number,
  { look }: Pick<DecisionContext, 'look'>,
): Admitted | undefined {
  const { admissions } = look(admissionsStream);
  const wanted = admissions.get(admissionId);
  if (!wanted) return undefined;
  const people = look(peopleStream);
  const family = familyOf(people, wanted.userId);
  const own = [...admissions.values()].filter(
    (one) =>
      one.sessionId === wanted.sessionId &&
      (one.admissionId === admissionId || (family !== undefined && familyOf(people, one.userId) === family)),
  );
  return admittedOf(own, { look }).find((one) => one.admissionId === admissionId);
}

const NO_ELDERS: readonly number[] = [];

/** Admissions of one session with what a price asks of their students. */
export function admittedOf(
  admissions: readonly Admission[],
  { look }: Pick<DecisionContext, 'look'>,
): Admitted[] {
  const known = look(peopleStream);
  const standing = admissions.flatMap((admission) => {
    const person = known.people.get(admission.userId);
    return person && !person.erased ? [{ admission, person }] : [];
  });
  const families = eldersOf(
    standing.map(({ admission: { admissionId, userId } }) => ({
      ...{ admissionId, userId, family: familyOf(known, userId) },
    })),
  );
  const { earlier } = look(admissionsStream);
  const away = new Map(
    standing.flatMap(({ admission: { admissionId, absences } }) =>
      absences ? [[admissionId, absences] as const] : [],
    ),
  );
  return standing.map(({ admission, person: { userCode, gender } }) => {
    const { admissionId } = admission;
    const changed = earlier.get(admissionId);
    const elders = families.get(admissionId) ?? NO_ELDERS;
    const about = { userCode, gender, elders, away };
    return { ...admission, ...about, ...(changed && { earlier: changed }) };
  });
}
