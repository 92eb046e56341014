import { certificateCommands } from '@madrasah/events/certificates';
import type { Clerk } from '../clerk.ts';
import type { Frame } from '../frame.ts';
import type { Roll } from '../roll.ts';

/** Ids of a register count from 1. */
const FIRST_EXAM = 1;
/** Results of the older session were never entered. */
const WHY = 'আগের শিক্ষাবর্ষের ফল কাগজের রেজিস্টারে আছে';
/** Below the top mark of every class, should its exam be published after all. */
const OUTCOMES = [
  { TotalMark: '২৬৪', DivisionName: 'মুমতায' },
  { TotalMark: '২৩১', DivisionName: 'জায়্যিদ জিদ্দান' },
  { TotalMark: '১৯৮', DivisionName: 'জায়্যিদ' },
  { TotalMark: '১৭১', DivisionName: 'মকবূল' },
] as const;

/** Attests what four students of the older session have come to; the last of these is withdrawn again. */
export async function attest(clerk: Clerk, { sessions, classes }: Frame, roll: Roll): Promise<void> {
  const students = roll.admittedTo('older');
  let last: number | undefined;
  for (const [index, outcome] of OUTCOMES.entries()) {
    const student = students[index];
    if (!student) continue;
    const { userId: UserID, pupil } = student;
    const ClassIDTo = classes[pupil.formerClass]?.id;
    const body = {
      UserID,
      SessionID: sessions.older,
      ExamID: FIRST_EXAM,
      ClassIDTo,
      Reason: WHY,
      ...outcome,
    };
    last = await clerk.add(certificateCommands.giveCertificate, body);
  }
  if (last !== undefined) await clerk.send(certificateCommands.removeCertificate, {}, { id: String(last) });
}
