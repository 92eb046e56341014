import * as z from 'zod';
import { studentColumns } from '../../admissions/student-columns.ts';
import { column, defineList, fields } from '../../kernel/index.ts';
import { foundBy, longPages, owed } from '../owed.ts';
import { promiseColumns } from '../promises.ts';

/** How much somebody must be in arrears. */
export const leastArrears = {
  /** Owes of so many months or more. */
  months: fields.optionalInteger(1, 120),
  /** Owes more than so much. */
  above: fields.optionalAmount(),
  /** His oldest arrears fell due more than so many days ago. */
  days: fields.optionalInteger(1, 10_000),
};

/**
 * যাঁদের বকেয়া বেশি: students whose arrears are many, large or old, over all sessions. Filters that are given all
 * hold; none is anybody who owes what has fallen due.
 */
export const defaultersList = defineList({
  ...owed,
  name: 'Defaulters',
  path: '/api/accounts/defaulters',
  title: 'defaulters',
  query: {
    ...owed.query,
    ...leastArrears,
  },
  searched: [...foundBy, 'due'],
  columns: {
    ...owed.columns,
    Mobile1: studentColumns.Mobile1,
    months: column.count('monthsOwed', { phone: 'line' }),
    since: column.day('owedSince', { only: 'files' }),
    days: column.count('daysOwed', { phone: 'line' }),
    due: column.money('due', { total: true, phone: 'side', strong: true }),
    ...promiseColumns,
  },
  carries: { ...owed.carries, SessionID: z.int() },
  order: '-due',
  explains: 'defaulters',
  rows: longPages,
});
