import * as z from 'zod';
import { column, defineList, fields, power } from '../kernel/index.ts';

export const DAY_STATES = { closed: 1, unresolved: 2, reopened: 3 } as const;

/** দিন সমাপ্তির তালিকা: each close of each account, with what was counted and what became of a difference. */
export const dayClosesList = defineList({
  name: 'DayCloses',
  path: '/api/accounts/day_closes',
  access: power('day_close', 'view'),
  title: 'dayCloses',
  needs: ['dayCloses'],
  query: {
    account: fields.optionalId(),
    from: fields.optionalDay(),
    to: fields.optionalDay(),
    state: fields.word(['closed', 'unresolved', 'reopened'], undefined),
  },
  columns: {
    on: column.day('day', { phone: 'title', strong: true }),
    AccountName: column.text('account', { phone: 'beside' }),
    book: column.money('bookBalance', { exact: true, phone: 'hide' }),
    counted: column.money('countedCash', { exact: true, phone: 'side' }),
    difference: column.money('difference', { exact: true, phone: 'line' }),
    closer: column.who('closer', { phone: 'hide' }),
    at: column.time('time', { phone: 'hide', only: 'screen' }),
    state: column.badge('state', {
      1: { word: 'closed', color: 'green' },
      2: { word: 'unresolved', color: 'red' },
      3: { word: 'reopened', color: 'yellow' },
    }),
  },
  carries: { closeId: z.int(), Account: z.int() },
  order: '-on',
  files: true,
});
