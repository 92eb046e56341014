import { Problem } from '../../kernel/endpoint/problem.ts';
import { fieldNotes, fields, LONGEST_CODE, plainCode } from '../../kernel/index.ts';

const DIGITS = new RegExp(`^\\d{0,${LONGEST_CODE}}$`);

function read(raw: unknown): string | Problem {
  const isOne = typeof raw === 'string' || typeof raw === 'number' || raw === undefined || raw === null;
  const code = isOne ? plainCode(String(raw ?? '')) : undefined;
  return code !== undefined && DIGITS.test(code) ? code : new Problem('people.code-digits');
}

/** A code given by hand, as it will be shown: digits of any script, up to 12; '' for none. */
export const userCode = fields.field(
  read,
  fieldNotes.optional({
    type: ['string', 'integer'],
    pattern: '^[\\s\\p{Cf}]*(?:\\p{Nd}[\\s\\p{Cf}]*){0,12}$',
  }),
);

/** The code of somebody who is looked for. */
export const soughtCode = fields.field(
  (raw) => {
    const code = read(raw);
    return code === '' ? new Problem('request.required') : code;
  },
  fieldNotes.required({
    type: ['string', 'integer'],
    pattern: '^[\\s\\p{Cf}]*(?:\\p{Nd}[\\s\\p{Cf}]*){1,12}$',
  }),
);
