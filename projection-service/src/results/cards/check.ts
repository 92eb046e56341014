import { examNames } from '@madrasah/events/exams';
import { academicLists, academicSources, nameIn, placeName } from '../../academics/index.ts';
import { findAdmission, studentsProjector } from '../../admissions/index.ts';
import { examNamesProjector } from '../../exams/index.ts';
import { registerRows } from '../../kernel/register.ts';
import { initialsOf, type PaperCheck } from '../../papers/index.ts';
import { personName } from '../../people/index.ts';
import { candidatesProjector } from '../candidates/index.ts';

/** Whether an admit card that somebody shows at the door of the hall is ours, and whether he is still on the list. */
export const admitCardCheck: PaperCheck = {
  kind: 'admit-card',
  needs: [studentsProjector, candidatesProjector, examNamesProjector, ...academicSources],
  async find(tenant, [admissionId = 0, examId = 0], language) {
    const found = await findAdmission(tenant, admissionId);
    if (!found) return undefined;
    const { person, admission } = found;
    const { sessionId } = admission;
    const [lists, exams, academics] = await Promise.all([
      tenant.find(candidatesProjector, { sessionId, examId }),
      registerRows(tenant, examNames, examNamesProjector),
      academicLists(tenant),
    ]);
    const isListed = lists.some(({ candidates }) =>
      candidates.some((candidate) => candidate.admissionId === admissionId),
    );
    return {
      status: isListed ? 'genuine' : 'reversed',
      userCode: person.userCode,
      exam: nameIn(exams.get(examId), language),
      session: nameIn(academics.sessions.get(sessionId), language),
      section: placeName(academics, admission.sectionId, language),
      initials: initialsOf(personName(person, language), language),
    };
  },
};
