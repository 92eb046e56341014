import { dayIn, timeIn } from '@madrasah/events/hostel';
import { findStudent, studentsNeed } from '../../admissions/index.ts';
import { initialsOf, type PaperCheck } from '../../papers/index.ts';
import { vacationsProjector } from './projector.ts';

/** Whether a gate pass that somebody shows at the gate is ours, and what it is good for now. */
export const gatePassCheck: PaperCheck = {
  kind: 'gate-pass',
  needs: [vacationsProjector, ...studentsNeed],
  async find(tenant, [id = 0], language) {
    const vacation = await tenant.findOne(vacationsProjector, id);
    if (!vacation) return undefined;
    const { from, to, withdrawn, admissionId, vacationId } = vacation;
    const student = await findStudent(tenant, admissionId, language);
    return {
      status: withdrawn ? 'reversed' : 'genuine',
      passNo: vacationId,
      ...{ from: dayIn(from), fromTime: timeIn(from), to: dayIn(to), toTime: timeIn(to) },
      initials: initialsOf(student?.name, language),
    };
  },
};
