import { Problem } from '../kernel/endpoint/problem.ts';
import { fieldNotes, fields, SCHOOL_ID, toLatinDigits } from '../kernel/index.ts';

/** The id of a school as somebody types it: 4 to 10 digits of any script. */
export const schoolIdTyped = fields.field(
  (raw) => {
    const text = typeof raw === 'string' || typeof raw === 'number' ? toLatinDigits(String(raw)).trim() : '';
    return SCHOOL_ID.test(text) ? text : new Problem('institutions.school-id');
  },
  fieldNotes.required({ type: ['string', 'integer'], pattern: '^\\s*\\p{Nd}{4,10}\\s*$' }),
);
