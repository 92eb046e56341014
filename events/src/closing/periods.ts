import * as z from 'zod';
import {
  answers,
  defineCommand,
  defineQuery,
  field,
  fields,
  power,
  type RowTo,
  word,
} from '../kernel/index.ts';

export const LOCK_LEVELS = ['soft', 'hard'] as const;
export type LockLevel = (typeof LOCK_LEVELS)[number];

const { cell, listed, record } = answers;

const path = '/api/accounts/periods';
const edit = power('period_lock', 'edit');
/** A month on the wire is its number: 202604 is April 2026. */
const params = { id: fields.monthNumber() };

export const periodCommands = {
  lockPeriod: defineCommand({
    name: 'LockPeriod',
    path: `${path}/:id/lock`,
    access: edit,
    params,
    body: z.object({ level: fields.requiredWord(LOCK_LEVELS) }),
    toCommand: ({ level }, { id }) => ({ month: id, level }),
    message: 'closing.period-locked',
    example: { level: 'soft' },
  }),
  unlockPeriod: defineCommand({
    name: 'UnlockPeriod',
    path: `${path}/:id/unlock`,
    access: edit,
    params,
    fields: [
      field.text('reason', word('reason'), { max: 300, missing: 'request.required' }),
      field.day('until', { bn: 'যে দিন পর্যন্ত খোলা', en: 'Open until' }),
    ],
    toCommand: ({ reason, until }, { id }) => ({ month: id, reason, until }),
    message: 'closing.period-unlocked',
    example: { reason: 'একটি বিল বাদ পড়েছে', until: '2026-04-20' },
  }),
};

export const periodQueries = {
  /** Months from the first in which anything was entered, how each is locked, and what stands in the way. */
  periods: defineQuery({
    name: 'Periods',
    path,
    access: power('period_lock', 'view'),
    forAuditor: 'always',
    answer: () =>
      listed({
        /** 202604 is April 2026. */
        ...{ id: cell.number(), from: cell.day(), to: cell.day(), isOver: cell.flag() },
        state: cell.oneOf(['open', 'soft', 'hard', 'exception']),
        /** Who locked it, or opened it for a while. */
        ...{ by: cell.who().optional(), at: cell.time().optional() },
        ...{ until: cell.day().optional(), reason: cell.text().nullable().optional() },
        next: cell.oneOf(LOCK_LEVELS).nullable(),
        openDays: z.array(record({ Account: cell.number(), AccountName: cell.text(), day: cell.day() })),
        /** Banks and wallets that moved in it and are not reconciled. */
        unreconciled: cell.names(),
        waiting: cell.count(),
      }),
  }),
};

export type Period = RowTo<typeof periodQueries.periods>;
