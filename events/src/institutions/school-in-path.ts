import { Problem } from '../kernel/endpoint/problem.ts';
import { fieldNotes, fields, isSchoolId, SCHOOL_ID } from '../kernel/index.ts';

/** The school that an open address names: whoever asks has no token to say it. */
export const schoolInPath = fields.field(
  (raw) => (isSchoolId(raw) ? raw : new Problem('institutions.school-id')),
  fieldNotes.required({ type: 'string', pattern: SCHOOL_ID.source }),
);
