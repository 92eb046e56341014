import { digitsOf, type Language } from '@madrasah/events';
import { USER_TYPES } from '@madrasah/events/people';
import type { Tenant } from '../../kernel/documents/index.ts';
import { searchFilter } from '../../kernel/query-search.ts';
import { type Person, peopleProjector } from '../../people/index.ts';
import { designationsProjector } from '../designations.ts';
import { type Teacher, teachersProjector } from './projector.ts';

/** Whom lists and reports of teachers depend on. */
export const rollNeeds = [teachersProjector, designationsProjector, peopleProjector];

/** Somebody in service: his record, himself, and what he is to the school. */
export interface OnRoll {
  readonly teacher: Teacher;
  readonly person: Person;
  readonly designation: string;
}

/** What each designation is called; one that is off its list is named still. @throws DocumentsAway */
export async function designationNames(
  tenant: Tenant,
  language: Language,
): Promise<ReadonlyMap<number, string>> {
  const rows = (await tenant.find(designationsProjector)).toSorted((one, other) => one.serial - other.serial);
  return new Map(
    rows.map((row) => [row.id, digitsOf((language === 'en' && row.english) || row.name, language)]),
  );
}

/** The people of the list who are teachers, by what was typed. @throws DocumentsAway */
export const teachersAsPeople = (tenant: Tenant, search = ''): Promise<Person[]> =>
  tenant.find<Person>(peopleProjector, {
    $and: [{ userType: USER_TYPES.teacher }, ...searchFilter('search', search)],
  });

/** Who is in service, in the order in which they were registered. @throws DocumentsAway */
export async function rollOf(tenant: Tenant, language: Language, search = ''): Promise<OnRoll[]> {
  const [teachers, people, names] = await Promise.all([
    tenant.find(teachersProjector, { leftOn: null }),
    teachersAsPeople(tenant, search),
    designationNames(tenant, language),
  ]);
  const byId = new Map(people.map((person) => [person.userId, person]));
  return teachers
    .toSorted((one, other) => one.serial - other.serial)
    .flatMap((teacher) => {
      const person = byId.get(teacher.userId);
      return person ? [{ teacher, person, designation: names.get(teacher.designationId) ?? '' }] : [];
    });
}
