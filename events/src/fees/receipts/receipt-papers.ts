import { defineQuery, fieldNotes, fields, Problem, power, toLatinDigits } from '../../kernel/index.ts';
import { RECEIPTS_AT_ONCE } from '../../papers/commands.ts';

/** Ids with commas between: `12,15,16`. */
function readIds(raw: unknown): readonly number[] | Problem {
  const text = toLatinDigits(String(raw ?? '')).trim();
  if (text === '') return new Problem('request.required');
  const ids = [...new Set(text.split(',').map(Number))];
  const areIds = ids.every((id) => Number.isSafeInteger(id) && id > 0);
  return areIds && ids.length <= RECEIPTS_AT_ONCE ? ids : new Problem('request.choice');
}

/** Many receipts in one file, each on pages of its own: a day's, or those of a sitting. */
export const receiptPapers = defineQuery({
  name: 'ReceiptPapers',
  path: '/api/accounts/receipt_papers.pdf',
  access: power('fee_collection', 'view'),
  forAuditor: { entry: 'FeesCollected' },
  query: {
    ids: fields.field(readIds, fieldNotes.required({ type: 'string', pattern: '^\\d+(,\\d+)*$' })),
  },
});
