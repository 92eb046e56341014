import { certificates } from '@madrasah/events/certificates';
import type { Clerk } from '../clerk.ts';
import type { Frame } from '../frame.ts';
import type { Roll } from '../roll.ts';
import type { Exams } from './exams.ts';

/** How many are given. */
const GIVEN = 4;

/** Attests what four students of the older session have come to in its last exam; the last of these is withdrawn again. */
export async function attest(
  clerk: Clerk,
  { sessions, classes }: Frame,
  roll: Roll,
  exams: Exams,
): Promise<void> {
  let last: number | undefined;
  for (const { userId: UserID, pupil } of roll.admittedTo('older').slice(0, GIVEN)) {
    const ClassIDTo = classes[pupil.formerClass]?.id;
    // The figures are those of the published result.
    const body = { UserID, SessionID: sessions.older, ExamID: exams.lastPublished('older'), ClassIDTo };
    last = await clerk.add(certificates.commands.write, body);
  }
  if (last !== undefined) await clerk.send(certificates.commands.withdraw, {}, { id: String(last) });
}
