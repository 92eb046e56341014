import * as z from 'zod';
import { column, defineList, fields, power } from '../kernel/index.ts';

export const STATEMENT_STATES = { open: 1, locked: 2 } as const;

/** ব্যাংক সমন্বয়: the statements of banks and wallets, and how far each is reconciled. */
export const bankStatementsList = defineList({
  name: 'BankStatements',
  path: '/api/accounts/reconciliations',
  access: power('reconciliation', 'view'),
  title: 'reconciliations',
  needs: ['banks'],
  query: { account: fields.optionalId() },
  columns: {
    AccountName: column.text('account', { phone: 'title', strong: true }),
    from: column.day('from', { phone: 'beside' }),
    to: column.day('to', { phone: 'beside' }),
    opening: column.money('opening', { exact: true, phone: 'hide' }),
    closing: column.money('closing', { exact: true, phone: 'side' }),
    openLines: column.count('openLines', { phone: 'line' }),
    taker: column.who('writer', { phone: 'hide', only: 'screen' }),
    state: column.badge('state', {
      1: { word: 'openLines', color: 'yellow' },
      2: { word: 'closed', color: 'green' },
    }),
  },
  carries: { id: z.int(), Account: z.int() },
  rowDays: ['from', 'to'],
  order: '-to',
  files: true,
});
