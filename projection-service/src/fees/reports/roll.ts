import type { Language } from '@madrasah/events';
import type { Profile } from '@madrasah/events/people';
import { type AcademicLists, nameIn } from '../../academics/index.ts';
import { type AdmissionFacts, placedAt, type Student, studentsProjector } from '../../admissions/index.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import type { Clocks } from '../../ledger/index.ts';
import { personName } from '../../people/index.ts';
import type { FeeQuery } from './query.ts';

/** A student in one admission, with what fees are counted by. */
export interface Pupil {
  readonly admissionId: number;
  readonly userId: number;
  readonly code: string;
  readonly name: string;
  readonly mobile: string;
  readonly sessionId: number;
  readonly session: string;
  readonly classId: number;
  readonly class: string;
  readonly serial: number;
  readonly gender: number;
  readonly residence: number;
  readonly newOrOld: number;
  readonly admittedOn: string;
  readonly isLatest: boolean;
}

const COLUMNS = {
  userId: 1,
  userCode: 1,
  gender: 1,
  admissions: 1,
  latestId: 1,
  'profile.name': 1,
  'profile.mobile1': 1,
} as const;
type Found = Pick<Student, 'userId' | 'userCode' | 'gender' | 'admissions' | 'latestId'> & {
  readonly profile: Pick<Profile, 'name' | 'mobile1'> | null;
};

function pupilOf(person: Found, facts: AdmissionFacts, lists: AcademicLists, language: Language): Pupil {
  return {
    ...{ admissionId: facts.admissionId, userId: person.userId, code: person.userCode },
    ...{ name: personName(person, language), mobile: person.profile?.mobile1 ?? '' },
    ...{ sessionId: facts.sessionId, session: nameIn(lists.sessions.get(facts.sessionId), language) },
    ...{ classId: facts.classId, class: nameIn(lists.classes.get(facts.classId), language) },
    ...{ serial: facts.serial, gender: person.gender, residence: facts.residence },
    ...{ newOrOld: facts.newOrOld, admittedOn: facts.on },
    isLatest: facts.admissionId === person.latestId,
  };
}

/** Every admission there is by its id, as it was at a moment. @throws DocumentsAway */
export async function rollOf(
  tenant: Tenant,
  lists: AcademicLists,
  language: Language,
  moment: Clocks,
): Promise<ReadonlyMap<number, Pupil>> {
  const admitted = { latestId: { $gt: 0 } };
  const people = await tenant.find<Found>(studentsProjector, admitted, { projection: COLUMNS });
  return new Map(
    people.flatMap((person) =>
      person.admissions.map(
        (facts) => [facts.admissionId, pupilOf(person, placedAt(facts, moment), lists, language)] as const,
      ),
    ),
  );
}

const isOf = (asked: number | undefined, value: number) => asked === undefined || asked === value;

/** Whether an admission is one of those that are asked for. */
export const isAsked = (pupil: Pupil, query: FeeQuery): boolean =>
  isOf(query.SessionID, pupil.sessionId) &&
  isOf(query.ClassID, pupil.classId) &&
  isOf(query.GenderID, pupil.gender) &&
  isOf(query.ResidentialStatusId, pupil.residence) &&
  isOf(query.NewOldId, pupil.newOrOld);

/** In the order of classes and then of the places in the class. */
export function inOrder({ classes }: AcademicLists): (one: Pupil, other: Pupil) => number {
  const places = new Map([...classes.keys()].map((id, at) => [id, at]));
  const place = ({ classId }: Pupil) => places.get(classId) ?? places.size;
  return (one, other) =>
    place(one) - place(other) || one.serial - other.serial || one.admissionId - other.admissionId;
}
