import { type DataOf, type Day, dhakaDay } from '@madrasah/events';
import { AdmissionChanged, StudentAdmitted } from '@madrasah/events/admissions';
import {
  NO_OTHER_NAMES,
  type OtherNames,
  OtherNamesWritten,
  PersonChanged,
  PersonErased,
  PersonRegistered,
  type Profile,
  withNames,
} from '@madrasah/events/people';
import { defineProjector, when } from '../kernel/projecting/index.ts';
import { searchText } from '../kernel/query-search.ts';

/** One year of a student in a class; `at` is when it was recorded. */
export type AdmissionFacts = Omit<DataOf<typeof StudentAdmitted>, 'plan' | 'userId'> & {
  readonly at: string;
};

/** A person of any kind, with the admissions of a student. */
export interface Person {
  readonly userId: number;
  readonly userCode: string;
  readonly userType: number;
  readonly gender: number;
  /** null once the person is erased. */
  readonly profile: Profile | null;
  /** In English and Arabic letters; empty once the person is erased. */
  readonly names: OtherNames;
  readonly registeredOn: Day;
  /** Code, names and mobiles, as searches compare them. */
  readonly search: string;
  /** In the order they were given; at most one of a session. */
  readonly admissions: readonly AdmissionFacts[];
  /** The last of them; null before the first. */
  readonly latest: AdmissionFacts | null;
  /** Its id, or 0: what lists are ordered by. */
  readonly latestId: number;
}

type Facts = DataOf<typeof PersonRegistered> & { readonly names: OtherNames };

/** All that changes when the facts about a person do. */
function facts({ userId, userCode, userType, gender, profile, names }: Facts) {
  const { name = '', fatherName = '', mobile1 = '', mobile2 = '' } = profile ?? {};
  const search = searchText(userCode, name, fatherName, mobile1, mobile2, names.english.name);
  return { userId, userCode, userType, gender, profile, names, search };
}

/** People by UserID. An erased one keeps the code, the gender and the admissions: money and marks lean on them. */
export const peopleProjector = defineProjector<Person>({
  name: 'people',
  version: 4,
  collection: 'people',
  indexes: [{ userType: 1, latestId: 1 }, { 'admissions.admissionId': 1 }],
  on: {
    PersonRegistered: when(PersonRegistered, {
      keys: ({ data }) => [data.userId],
      fold: (_, { data, metadata }) => ({
        ...facts({ ...data, names: NO_OTHER_NAMES }),
        registeredOn: dhakaDay(new Date(metadata.at)),
        admissions: [],
        latest: null,
        latestId: 0,
      }),
    }),
    PersonChanged: when(PersonChanged, {
      keys: ({ data }) => [data.userId],
      fold: (person, { data }) => person && { ...person, ...facts({ ...data, names: person.names }) },
    }),
    OtherNamesWritten: when(OtherNamesWritten, {
      keys: ({ data }) => [data.userId],
      fold: (person, { data: { names } }) =>
        person && names
          ? { ...person, ...facts({ ...person, names: withNames(person.names, names) }) }
          : person,
    }),
    PersonErased: when(PersonErased, {
      keys: ({ data }) => [data.userId],
      fold: (person) =>
        person && { ...person, ...facts({ ...person, profile: null, names: NO_OTHER_NAMES }) },
    }),
    StudentAdmitted: when(StudentAdmitted, {
      keys: ({ data }) => [data.userId],
      fold(person, { data: { plan: _plan, userId: _userId, ...facts }, metadata: { at } }) {
        const latest = { ...facts, at };
        const admissions = [...(person?.admissions ?? []), latest];
        return person && { ...person, admissions, latest, latestId: latest.admissionId };
      },
    }),
    AdmissionChanged: when(AdmissionChanged, {
      keys: ({ data }) => [data.userId],
      fold(person, { data: { admissionId, classId, sectionId, residence, newOrOld } }) {
        const admissions = (person?.admissions ?? []).map((one) =>
          one.admissionId === admissionId ? { ...one, classId, sectionId, residence, newOrOld } : one,
        );
        return person && { ...person, admissions, latest: admissions.at(-1) ?? null };
      },
    }),
  },
});
