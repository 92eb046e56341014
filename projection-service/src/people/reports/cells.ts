import type { PaperLanguage } from '@madrasah/events';
import { saidOf } from '@madrasah/events';
import { GENDERS_SAID, type Profile, USER_TYPES_SAID } from '@madrasah/events/people';
import { RELATION_NAMES } from '@madrasah/events/settings';
import { placeNames } from '../../settings/index.ts';
import type { Person } from '../projector.ts';
import { personName } from '../wire.ts';

const FATHER = 1;
const MOTHER = 2;

/** The name of the guardian, as far as the records have one: the father's or the mother's, where it is them. */
function guardianName({ relationship1 }: Profile, father: string, mother: string): string {
  if (relationship1 === FATHER) return father;
  return relationship1 === MOTHER ? mother : '';
}

/** A person's permanent address in one line. */
function addressText({ permanent: { village, post, thana } }: Profile, language: PaperLanguage): string {
  return [village, post, ...placeNames(thana, language === 'en' ? 'en' : 'bn')].filter(Boolean).join(', ');
}

const ARABIC = /\p{Script=Arabic}/u;

/** The name in Arabic letters, where somebody has written it so; '' otherwise. */
export function arabicName({ profile, names }: Pick<Person, 'profile' | 'names'>): string {
  if (names.arabic.name) return names.arabic.name;
  return profile && ARABIC.test(profile.name) ? profile.name : '';
}

/** A thana and its district in words; '' where none is known. */
function home(thanaId: string | undefined, language: PaperLanguage): readonly [string, string] {
  const [thana = '', district = ''] = placeNames(thanaId ?? '', language === 'en' ? 'en' : 'bn');
  return [thana, district];
}

/** What reports say of a person, by the names of their cells; in English and Arabic by the names that are written so. */
export function personCells(person: Person, language: PaperLanguage) {
  const { profile } = person;
  const others = language === 'en' ? person.names.english : person.names.arabic;
  const written = language !== 'bn' && profile ? others : undefined;
  const father = written?.father || (profile?.fatherName ?? '');
  const mother = written?.mother || (profile?.motherName ?? '');
  const [thana, district] = home(profile?.permanent.thana, language);
  const [presentThana, presentDistrict] = home(profile?.present.thana, language);
  return {
    code: person.userCode,
    name: written?.name || personName(person, language === 'en' ? 'en' : 'bn'),
    ...{ father, mother },
    birth: profile?.dateOfBirth || null,
    nationalId: profile?.nationalId ?? '',
    blood: profile?.bloodGroup ?? '',
    address: (language === 'ar' && written?.address) || (profile ? addressText(profile, language) : ''),
    village: profile?.permanent.village ?? '',
    post: profile?.permanent.post ?? '',
    ...{ thana, district },
    presentVillage: profile?.present.village ?? '',
    presentPost: profile?.present.post ?? '',
    ...{ presentThana, presentDistrict },
    mobile: profile?.mobile1 ?? '',
    mobile2: profile?.mobile2 ?? '',
    guardian: profile ? guardianName(profile, father, mother) : '',
    relation: saidOf(RELATION_NAMES, profile?.relationship1, language),
    relation2: saidOf(RELATION_NAMES, profile?.relationship2, language),
    gender: saidOf(GENDERS_SAID, person.gender, language),
    userType: saidOf(USER_TYPES_SAID, person.userType, language),
    registered: person.registeredOn,
  };
}
