import * as z from 'zod';
import { column, defineList, fields, power } from '../kernel/index.ts';
import { twoClocks } from './clocks.ts';

const line = z.strictObject({
  ...{ account: z.string(), name: z.string(), FundID: z.int(), FundName: z.string() },
  ...{ UserID: z.int().optional(), itemId: z.int().optional(), debit: z.number(), credit: z.number() },
});

/** জাবেদা: every entry by business day; of one account, what it moved there and what then stood in it. */
export const journalList = defineList({
  name: 'Journal',
  path: '/api/accounts/journal',
  access: power('audit', 'view'),
  title: 'journal',
  needs: ['entries'],
  query: {
    ...twoClocks,
    from: fields.optionalDay(),
    to: fields.optionalDay(),
    fundId: fields.optionalId(),
    /** One account's ledger: only entries that touch it, only its lines, with the running balance. */
    account: fields.optionalText(40),
    /** Only what was recorded after an instant: the difference to what was known then. */
    since: fields.optionalInstant(),
    /** One entry alone, with its reason. */
    revision: fields.optionalInteger(0, Number.MAX_SAFE_INTEGER),
  },
  columns: {
    on: column.day('day', { sort: false, phone: 'beside' }),
    entry: column.text('entry', { sort: false, phone: 'title', strong: true, share: 1.2 }),
    /** Of a receipt: its number is one of that session's series. */
    SessionName: column.text('session', { sort: false, absent: true, phone: 'beside', whole: true }),
    /** Where it is about one alone. */
    student: column.name('student', { sort: false, absent: true, phone: 'beside' }),
    against: column.names('particulars', { sort: false, share: 1.5 }),
    /** Payee or payer, what for, why, and its cheque or transaction. */
    narration: column.text('narration', { sort: false, absent: true, share: 1.6 }),
    actor: column.who('writer', { sort: false, phone: 'beside', share: 0.7 }),
    debit: column.money('debit', { sort: false, phone: 'side', exact: true, total: true }),
    credit: column.money('credit', { sort: false, phone: 'hide', exact: true, total: true }),
    balance: column.money('balance', { sort: false, exact: true, absent: true }),
  },
  carries: {
    ...{ revision: z.int(), at: z.string(), type: z.string(), id: z.int(), number: z.int().optional() },
    /** Its number as it is shown, with its series. */
    shown: z.string().optional(),
    /** Of whole entries, and why one alone was made. */
    ...{ lines: z.array(line).optional(), reason: z.string().optional() },
    /** Of one alone: where nobody else could confirm it, or the only person of the school did. */
    mark: z.string().optional(),
  },
  searched: ['entry', 'student', 'against', 'narration', 'debit', 'credit'],
  /** Of one account: its name, and what stood in it before the first and after the last of these entries. */
  beside: { name: z.string().optional(), opening: z.number().optional(), closing: z.number().optional() },
  files: true,
});
