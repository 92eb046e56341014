import type { Refusal } from '@madrasah/events';
import { ADMISSION, refuseAdmissions as refuse } from '@madrasah/events/admissions';
import { PERSON } from '@madrasah/events/people';
import type { DecisionContext, Desk } from '../kernel/desk.ts';
import type { StreamKind } from '../kernel/stream.ts';
import type { Admission } from './state.ts';

type Look = DecisionContext['look'];
type Held = Pick<Admission, 'admissionId' | 'userId'>;

/** What was made under an admission, as far as a school has opened the streams: it holds the admission. */
export interface HeldFrame {
  readonly reads: readonly StreamKind[];
  /** Refused with a candidature or marks. */
  examFault(admission: Held, look: Look): Refusal | undefined;
  /** Refused with those, and with a certificate that stands. */
  fault(admission: Held, look: Look): Refusal | undefined;
}

/** What holds an admission, as a refusal. */
export function heldFault({
  examined,
  certified,
}: {
  examined: boolean;
  certified: boolean;
}): Refusal | undefined {
  if (examined) return refuse('admissions.in-results');
  return certified ? refuse('admissions.is-certified') : undefined;
}

/** @throws StoreAway */
export async function heldFrame(desk: Desk, schoolId: string): Promise<HeldFrame> {
  const exams = await desk.usersOf(ADMISSION, schoolId);
  const papers = await desk.usersOf(PERSON, schoolId, { tie: 'certified' });
  const faultOf = ({ admissionId }: Held, look: Look, certified: boolean) =>
    heldFault({ examined: exams.isUsed(admissionId, look), certified });
  return {
    reads: [...exams.reads, ...papers.reads],
    examFault: (admission, look) => faultOf(admission, look, false),
    fault: (admission, look) => faultOf(admission, look, papers.isUsed(admission.userId, look)),
  };
}
