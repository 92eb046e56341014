import { peopleCommands } from '@madrasah/events/people';
import { invented } from '../../invented/school.ts';
import type { Clerk } from '../clerk.ts';
import type { Roll } from '../roll.ts';

/** The office writes the students’ names in Arabic letters, with their parents’ and their village, and in English as far as it knows how they are spelt. */
export async function writeNames(clerk: Clerk, roll: Roll): Promise<void> {
  const { en, ar } = invented.translit;
  const students = roll.everybody().map(({ userId, pupil: { name, father, mother, village } }) => ({
    UserID: userId,
    ...(en[name] && { EnglishName: en[name] }),
    ...{ ArabicName: ar[name], ArabicFather: ar[father], ArabicMother: ar[mother] },
    ArabicShortAdd: ar[village],
  }));
  if (students.length > 0) await clerk.send(peopleCommands.writeOtherNames, { students });
}
