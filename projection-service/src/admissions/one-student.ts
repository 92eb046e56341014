import { admissionQueries, refuseAdmissions } from '@madrasah/events/admissions';
import { USER_TYPES } from '@madrasah/events/people';
import type { SignedInCall } from '@madrasah/service-kit/http';
import type { Tenant } from '../kernel/documents/index.ts';
import { type HandledQuery, handledQuery, type Source } from '../kernel/query.ts';
import { notesOf, notesProjector, saidIn } from '../notes/index.ts';
import { type AdmissionFacts, type Person, peopleProjector } from '../people/index.ts';
import { shownAdmission } from './filters.ts';

type RowsOf = (
  shown: readonly (readonly [Person, AdmissionFacts])[],
  tenant: Tenant,
  call: SignedInCall,
) => Promise<readonly object[]>;

/** One student: by an admission, with why he left; or by his code, in his latest admission or that of a session. */
export function oneStudent(sources: readonly Source[], rowsOf: RowsOf): HandledQuery[] {
  const byCode = async (code: number, sessionId: number | undefined, tenant: Tenant, call: SignedInCall) => {
    const wanted = { userType: USER_TYPES.student, userCode: String(code) };
    const [person] = await tenant.find(peopleProjector, wanted, { limit: 1 });
    const admission = person && shownAdmission(person, { search: '', SessionID: sessionId });
    if (!admission) return refuseAdmissions('admission.not-found');
    const [data] = await rowsOf([[person, admission]], tenant, call);
    return { data };
  };
  return [
    handledQuery(admissionQueries.student, [...sources, notesProjector], async ({ id }, tenant, call) => {
      const [person] = await tenant.find(peopleProjector, { 'admissions.admissionId': id }, { limit: 1 });
      const admission = person?.admissions.find(({ admissionId }) => admissionId === id);
      if (!person || !admission) return refuseAdmissions('admission.not-found');
      const [[row], notes] = await Promise.all([
        rowsOf([[person, admission]], tenant, call),
        notesOf(tenant, [admission.left?.noteId ?? null]),
      ]);
      const why = admission.left && saidIn(notes, admission.left.noteId, 'reason');
      return { data: { ...row, LeftReason: why } };
    }),
    handledQuery(admissionQueries.studentByCode, sources, ({ id }, tenant, call) =>
      byCode(id, undefined, tenant, call),
    ),
    handledQuery(admissionQueries.studentOfSession, sources, ({ id, sessionId }, tenant, call) =>
      byCode(id, sessionId, tenant, call),
    ),
  ];
}
