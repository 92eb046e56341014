import { type CommandOf, Problem } from '@madrasah/events';
import { refuseAdmissions } from '@madrasah/events/admissions';
import {
  DuesLettersPrinted,
  type recordLettersPrinted as definition,
  refuseDues as refuse,
} from '@madrasah/events/dues';
import type { Admission } from '../admissions/state.ts';
import type { Decided } from '../ledger/journal/facts/index.ts';
import { type DuesState, nextId } from './state.ts';

interface Frame {
  readonly today: string;
  readonly admission: (admissionId: number) => Admission | undefined;
}

/** Letters of a day were printed for some students; all of them are there, or none is recorded. */
export function recordLettersPrinted(
  state: DuesState,
  { asOf, admissionIds }: CommandOf<typeof definition>,
  { today, admission }: Frame,
): Decided {
  if (asOf > today)
    return refuse('dues.reply-future', {}, [{ path: 'asOf', problem: new Problem('dues.reply-future') }]);
  const letters: [userId: number, admissionId: number][] = [];
  for (const admissionId of admissionIds) {
    const known = admission(admissionId);
    if (!known) return refuseAdmissions('admission.not-found');
    letters.push([known.userId, admissionId]);
  }
  return [DuesLettersPrinted({ printingId: nextId(state, 'letters'), on: today, asOf, letters })];
}
