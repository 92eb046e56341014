import type { Refusal } from '@madrasah/events';
import { refuseAdmissions as refuse } from '@madrasah/events/admissions';
import { certificatesStream, isCertified } from '../certificates/state.ts';
import type { DecisionContext, Desk } from '../kernel/desk.ts';
import { keyedStreams } from '../kernel/register/index.ts';
import type { StreamKind } from '../kernel/stream.ts';
import { admissionsInResults } from '../results/state.ts';
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
  const ofResults = await keyedStreams(desk, admissionsInResults, schoolId);
  const isExamined = ({ admissionId }: Held, look: Look) =>
    ofResults.some((stream) => admissionsInResults.refersTo(look(stream), admissionId));
  return {
    reads: [...ofResults, certificatesStream],
    examFault: (admission, look) => heldFault({ examined: isExamined(admission, look), certified: false }),
    fault(admission, look) {
      const certified = isCertified(look(certificatesStream), admission.userId);
      return heldFault({ examined: isExamined(admission, look), certified });
    },
  };
}
