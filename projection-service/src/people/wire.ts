import { type Day, type Language, say } from '@madrasah/events';
import { ageOn, USER_TYPE_NAMES } from '@madrasah/events/people';
import { constantName } from '@madrasah/events/settings';
import type { Person } from './projector.ts';

/** A thana's code tells its division (first digit) and its district (first three). */
const divisionOf = (thana: string) => (thana ? Number(thana.slice(0, 1)) : null);
const districtOf = (thana: string) => (thana ? thana.slice(0, 3) : '');

/** The name to show; a word in the reader's language for somebody who was erased. */
export const personName = (
  { profile }: { readonly profile: { readonly name: string } | null },
  language: Language,
): string => profile?.name ?? say(language, 'people.erased-name');

/** A person's own fields, under the names both the user rows and the student rows give them. */
export function profileFields({ profile }: Pick<Person, 'profile'>) {
  return {
    FatherName: profile?.fatherName ?? '',
    MotherName: profile?.motherName ?? '',
    DateOfBirth: profile?.dateOfBirth ?? '',
    NIDNO: profile?.nationalId ?? '',
    BloodGroup: profile?.bloodGroup ?? '',
    Mobile1: profile?.mobile1 ?? '',
    Relationship1: profile?.relationship1 ?? null,
    Mobile2: profile?.mobile2 ?? '',
    Relationship2: profile?.relationship2 ?? null,
    Email: profile?.email ?? '',
  };
}

export function addressFields({ profile }: Pick<Person, 'profile'>) {
  const { permanent, present } = profile ?? {};
  const [home = '', here = ''] = [permanent?.thana, present?.thana];
  return {
    DivisionID: divisionOf(home),
    DistrictID: districtOf(home),
    permanentPoliceStationID: home,
    permanentPost: permanent?.post ?? '',
    permanentVill: permanent?.village ?? '',
    DivisionID2: divisionOf(here),
    DistrictID2: districtOf(here),
    TransientPoliceStationID: here,
    TransientPost: present?.post ?? '',
    TransientVill: present?.village ?? '',
  };
}

/** A user as the specification's rows name him. */
export const userRow = (person: Person, { language, today }: { language: Language; today: Day }) => ({
  UserID: person.userId,
  UserCode: person.userCode,
  UserTypeID: person.userType,
  TypeName: constantName(USER_TYPE_NAMES, person.userType, language),
  UserName: personName(person, language),
  GenderID: person.gender,
  age: ageOn(today, person.profile?.dateOfBirth ?? ''),
  CreateAt: person.registeredOn,
  Status: person.active,
  erased: person.profile === null,
  revision: person.version,
  ...profileFields(person),
  ...addressFields(person),
});
