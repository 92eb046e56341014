import { codeKey, fieldNotes, fields, Problem } from '../kernel/index.ts';

const LONGEST = 40;

/** The code of an application as it is typed; compared by its value. */
export const applicationCodeField = () =>
  fields.field(
    (raw) => {
      const code = typeof raw === 'string' && raw.length <= LONGEST ? codeKey(raw) : '';
      return code === '' ? new Problem('request.required') : code;
    },
    fieldNotes.required({ type: 'string', minLength: 1, maxLength: LONGEST }),
  );
