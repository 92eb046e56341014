import { findStudent, studentsNeed } from '../../admissions/index.ts';
import { initialsOf, type PaperCheck } from '../../papers/index.ts';
import { characterReportsProjector } from './projector.ts';

/** Whether a character report that somebody shows is ours, and whether it still stands. Nothing of what it says is told. */
export const characterCheck: PaperCheck = {
  kind: 'character-report',
  needs: [characterReportsProjector, ...studentsNeed],
  async find(tenant, [id = 0], language) {
    const report = await tenant.findOne(characterReportsProjector, id);
    if (!report) return undefined;
    const { reportId, admissionId, on, withdrawn } = report;
    const student = await findStudent(tenant, admissionId, language);
    return {
      status: withdrawn ? 'reversed' : 'genuine',
      reportNo: reportId,
      on,
      initials: initialsOf(student?.name, language),
    };
  },
};
