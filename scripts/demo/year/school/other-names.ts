import { peopleCommands } from '@madrasah/events/people';
import { invented } from '../../invented/school.ts';
import type { Clerk } from '../clerk.ts';
import type { Roll } from '../roll.ts';

/** The office writes the students’ names in English and Arabic letters, as far as it knows how they are spelt. */
export async function writeNames(clerk: Clerk, roll: Roll): Promise<void> {
  const { en, ar } = invented.translit;
  const students = roll.admittedTo('newer').flatMap(({ userId, pupil: { name } }) => {
    const [EnglishName, ArabicName] = [en[name], ar[name]];
    return EnglishName && ArabicName ? [{ UserID: userId, EnglishName, ArabicName }] : [];
  });
  if (students.length > 0) await clerk.send(peopleCommands.writeOtherNames, { students });
}
