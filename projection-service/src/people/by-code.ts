import { codeKey, type Language, type Refusal } from '@madrasah/events';
import { refusePeople, USER_TYPES } from '@madrasah/events/people';
import type { Tenant } from '../kernel/documents/index.ts';
import type { Person } from './person.ts';
import { peopleProjector } from './projector.ts';
import { personName } from './wire.ts';

/** Whether somebody stands under his code: nobody who was put aside, erased or made one with another does. */
const stands = ({ active, profile }: Person) => active === 1 && profile !== null;

/** Codes as they were recorded, each with its name where the names may be told. */
const named = (people: readonly Person[], language: Language | undefined) =>
  people.map((one) => (language ? `${one.userCode} ${personName(one, language)}` : one.userCode)).join(', ');

/**
 * The one look-up of a student by what was typed as his code.
 * @param language of the names that are told where several stand under it; undefined tells their codes alone
 * @returns undefined where nobody has it; the refusal that names all of them where several stand under it
 * @throws DocumentsAway
 */
export async function studentOfCode(
  tenant: Tenant,
  code: string,
  language: Language | undefined,
): Promise<Person | undefined | Refusal> {
  const sought = { userType: USER_TYPES.student, codeKey: codeKey(code) };
  const holders = await tenant.find(peopleProjector, sought, { sort: { userId: 1 } });
  const standing = holders.filter(stands);
  if (standing.length > 1)
    return refusePeople('people.code-shared', {
      ...{ code: codeKey(code), holders: named(standing, language) },
    });
  return standing[0] ?? holders[0];
}
