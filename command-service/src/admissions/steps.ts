import { academicsStream } from '../academics/state.ts';
import { type Step, stepOn } from '../kernel/desk.ts';
import { plansStream } from '../plans/state.ts';
import { type ChangeAdmission, changeAdmission } from './change.ts';
import { type AdmissionState, admissionsStream } from './state.ts';

export { admitted } from './admit.ts';
export type { ChangeAdmission } from './change.ts';
export { chargesMonths } from './entry.ts';
export { ofStudent } from './of-student.ts';

/** Another class, residence, new or old, as a step of a larger command; the money of it is `changedPrices`. */
export const admissionChange = (command: ChangeAdmission): Step<AdmissionState> =>
  stepOn(
    admissionsStream,
    (state, { look, today }) =>
      changeAdmission(state, command, { academics: look(academicsStream), plans: look(plansStream), today }),
    [academicsStream, plansStream],
  );
