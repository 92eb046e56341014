import * as z from 'zod';
import { column, defineList, fields, power } from '../kernel/index.ts';
import { twoClocks } from '../ledger/clocks.ts';

/** Entries of the books by who wrote them, of what kind, when, why and how much. */
export const auditSearchList = defineList({
  name: 'AuditSearch',
  path: '/api/accounts/audit/search',
  access: power('audit', 'view'),
  title: 'auditSearch',
  needs: ['entries'],
  query: {
    ...twoClocks,
    /** The days they were recorded on, in Dhaka. */
    from: fields.optionalDay(),
    to: fields.optionalDay(),
    actor: fields.optionalId(),
    type: fields.optionalText(60),
    /** Of the whole entry, in taka. */
    min: fields.optionalAmount(),
    max: fields.optionalAmount(),
    /** Part of the reason; among at most 5,000 entries that the rest leaves. */
    reason: fields.optionalText(100),
  },
  columns: {
    at: column.day('recordedOn', { sort: false, phone: 'beside' }),
    on: column.day('day', { sort: false, phone: 'hide' }),
    entry: column.text('entry', { sort: false, phone: 'title', strong: true }),
    actor: column.who('writer', { sort: false, phone: 'beside' }),
    reason: column.text('reason', { sort: false, phone: 'line', share: 1.6 }),
    amount: column.money('amount', { sort: false, phone: 'side', exact: true, total: true }),
  },
  carries: { revision: z.int(), type: z.string(), instant: z.string() },
  /** Who wrote and what kinds there are, for the form. */
  beside: {
    actors: z.array(z.strictObject({ id: z.int(), name: z.string() })),
    types: z.array(z.strictObject({ type: z.string(), name: z.string() })),
  },
  files: true,
});
