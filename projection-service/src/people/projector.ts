import { type DataOf, dhakaDay } from '@madrasah/events';
import {
  NO_OTHER_NAMES,
  type OtherNames,
  OtherNamesWritten,
  PersonChanged,
  PersonErased,
  PersonRegistered,
  withNames,
} from '@madrasah/events/people';
import { defineProjector, when } from '../kernel/projecting/index.ts';
import { searchText } from '../kernel/query-search.ts';
import { admissionFolds } from './admission-folds.ts';
import type { Person } from './person.ts';

export type { AdmissionFacts, Person } from './person.ts';

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
  version: 5,
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
        withdrawn: [],
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
    ...admissionFolds,
  },
});
