import { Problem } from '../kernel/endpoint/problem.ts';
import { anyone, defineQuery, fieldNotes, fields, isSchoolId, SCHOOL_ID } from '../kernel/index.ts';

const school = fields.field(
  (raw) => (isSchoolId(raw) ? raw : new Problem('institutions.school-id')),
  fieldNotes.required({ type: 'string', pattern: SCHOOL_ID.source }),
);

export const paperQueries = {
  /** Whether a paper that somebody holds in his hand is one of ours: open to whoever holds it. */
  verifyDocument: defineQuery({
    name: 'VerifyDocument',
    path: '/api/public/result/:id/verify/:documentId',
    access: anyone(120),
    query: { id: school, documentId: fields.requiredText(40) },
  }),
};
