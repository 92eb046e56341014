import { codeKey, type DataOf, dhakaDay, searchedCode } from '@madrasah/events';
import {
  CardAssigned,
  CardBlocked,
  type Contact,
  FamilyLeft,
  FamilyRecorded,
  NO_FAMILY,
  NO_OTHER_NAMES,
  OtherNamesWritten,
  PeopleMerged,
  PersonChanged,
  PersonContactChanged,
  PersonDeactivated,
  PersonErased,
  PersonReactivated,
  PersonRegistered,
  type Profile,
  withNames,
} from '@madrasah/events/people';
import { defineProjector, type Handler, when } from '../kernel/projecting/index.ts';
import { searchText } from '../kernel/query-search.ts';
import type { Person } from './person.ts';

export type { Person } from './person.ts';

type Facts = DataOf<typeof PersonRegistered> & Pick<Person, 'names' | 'card'>;

/** All that changes when the facts about a person do. */
function facts({ userId, userCode, userType, gender, profile, names, card }: Facts) {
  const { name = '', fatherName = '', mobile1 = '', mobile2 = '' } = profile ?? {};
  const code = searchedCode(userCode);
  const search = searchText(code, name, fatherName, mobile1, mobile2, names.english.name, card);
  return { userId, userCode, codeKey: codeKey(userCode), userType, gender, profile, names, card, search };
}

/** What is known of somebody, with what a short form says of him. */
const withContact = (profile: Profile, { name, mobile1, address }: Contact): Profile => ({
  ...profile,
  ...{ name, mobile1, present: { ...profile.present, village: address } },
});

const ALONE = { family: null, guardianId: null, mergedInto: null, merged: [] } as const;

/** What becomes of one of the two entries that were made one. */
function afterMerging<P extends Person>(person: P, data: DataOf<typeof PeopleMerged>): P {
  const { keepId, otherId, familyId, guardianId } = data;
  if (person.userId === otherId)
    return { ...person, active: 0, family: NO_FAMILY, guardianId: null, mergedInto: keepId };
  const merged = [...new Set([...person.merged, otherId])];
  return familyId === null ? { ...person, merged } : { ...person, merged, family: familyId, guardianId };
}

const keys = ({ data }: { data: { userId: number } }) => [data.userId];

/**
 * What becomes of the document of a person, in whichever read model it stands.
 * @param begin what the document begins with; undefined where the read model has none of such a person
 */
export const personFolds = <P extends Person>(
  begin: (person: Person) => P | undefined,
): Readonly<Record<string, Handler<P>>> => ({
  PersonRegistered: when(PersonRegistered, {
    keys,
    fold: (_, { data, metadata }) =>
      begin({
        ...facts({ ...data, names: NO_OTHER_NAMES, card: '' }),
        active: 1,
        ...ALONE,
        registeredOn: dhakaDay(new Date(metadata.at)),
        version: 1,
      }),
  }),
  PersonChanged: when(PersonChanged, {
    keys,
    fold: (person, { data }) =>
      person && { ...person, ...facts({ ...person, ...data }), version: person.version + 1 },
  }),
  PersonContactChanged: when(PersonContactChanged, {
    keys,
    fold: (person, { data: { contact } }) => {
      if (!person) return person;
      const profile = person.profile && contact ? withContact(person.profile, contact) : person.profile;
      return { ...person, ...facts({ ...person, profile }), version: person.version + 1 };
    },
  }),
  OtherNamesWritten: when(OtherNamesWritten, {
    keys,
    fold: (person, { data: { names } }) =>
      person && names
        ? { ...person, ...facts({ ...person, names: withNames(person.names, names) }) }
        : person,
  }),
  CardAssigned: when(CardAssigned, {
    keys,
    fold: (person, { data: { cardNo } }) =>
      person && { ...person, ...facts({ ...person, card: cardNo ?? '' }) },
  }),
  CardBlocked: when(CardBlocked, {
    keys,
    fold: (person) => person && { ...person, ...facts({ ...person, card: '' }) },
  }),
  PersonDeactivated: when(PersonDeactivated, {
    keys,
    fold: (person) => person && { ...person, active: 0 },
  }),
  PersonReactivated: when(PersonReactivated, {
    keys,
    fold: (person) => person && { ...person, active: 1 },
  }),
  FamilyRecorded: when(FamilyRecorded, {
    keys: ({ data }) => data.userIds,
    fold: (person, { data: { familyId, guardianId } }) =>
      person && { ...person, family: familyId, guardianId },
  }),
  FamilyLeft: when(FamilyLeft, {
    keys,
    fold: (person) => person && { ...person, family: NO_FAMILY, guardianId: null },
  }),
  PeopleMerged: when(PeopleMerged, {
    keys: ({ data }) => [data.keepId, data.otherId],
    fold: (person, { data }) => person && afterMerging(person, data),
  }),
  PersonErased: when(PersonErased, {
    keys,
    fold: (person) =>
      person && {
        ...person,
        ...facts({ ...person, profile: null, names: NO_OTHER_NAMES, card: '' }),
        ...{ family: null, guardianId: null },
      },
  }),
});

/** People by UserID. An erased one keeps the code and the gender. */
export const peopleProjector = defineProjector<Person>({
  name: 'people',
  version: 14,
  collection: 'people',
  indexes: [
    { userType: 1, userId: 1 },
    { userType: 1, codeKey: 1 },
  ],
  words: ['person'],
  on: personFolds<Person>((person) => person),
});
