import { isRefusal } from '@madrasah/events';
import { admissionQueries, refuseAdmissions } from '@madrasah/events/admissions';
import type { SignedInCall } from '@madrasah/service-kit/http';
import type { Tenant } from '../../kernel/documents/index.ts';
import { type HandledQuery, handledQuery, type Source } from '../../kernel/query.ts';
import { notesOf, notesProjector, saidIn } from '../../notes/index.ts';
import { peopleProjector, studentOfCode } from '../../people/index.ts';
import { shownAdmission } from '../filters.ts';
import { studentsProjector } from '../students-projector.ts';
import type { AdmissionFacts, Student } from './student.ts';

type RowsOf = (
  shown: readonly (readonly [Student, AdmissionFacts])[],
  tenant: Tenant,
  call: SignedInCall,
) => Promise<readonly object[]>;

/** One student: by an admission, with why he left; or by his code, in his latest admission or that of a session. */
export function oneStudent(sources: readonly Source[], rowsOf: RowsOf): HandledQuery[] {
  const byCode = async (code: string, sessionId: number | undefined, tenant: Tenant, call: SignedInCall) => {
    const found = await studentOfCode(tenant, code, call.language);
    if (isRefusal(found)) return found;
    const person = found && (await tenant.findOne(studentsProjector, found.userId));
    const admission = person && shownAdmission(person, { search: '', SessionID: sessionId });
    if (!admission) return refuseAdmissions('admission.not-found');
    const [data] = await rowsOf([[person, admission]], tenant, call);
    return { data };
  };
  const needs = [...sources, peopleProjector];
  return [
    handledQuery(admissionQueries.student, [...sources, notesProjector], async ({ id }, tenant, call) => {
      const [person] = await tenant.find(studentsProjector, { 'admissions.admissionId': id }, { limit: 1 });
      const admission = person?.admissions.find(({ admissionId }) => admissionId === id);
      if (!person || !admission) return refuseAdmissions('admission.not-found');
      const [[row], notes] = await Promise.all([
        rowsOf([[person, admission]], tenant, call),
        notesOf(tenant, [admission.left?.noteId ?? null]),
      ]);
      const why = admission.left && saidIn(notes, admission.left.noteId, 'reason');
      return { data: { ...row, LeftReason: why } };
    }),
    handledQuery(admissionQueries.studentByCode, needs, ({ id }, tenant, call) =>
      byCode(id, undefined, tenant, call),
    ),
    handledQuery(admissionQueries.studentOfSession, needs, ({ id, sessionId }, tenant, call) =>
      byCode(id, sessionId, tenant, call),
    ),
  ];
}
