import * as z from 'zod';
import { defineCommand, defineSecondPerson, fields, power, stored } from '../kernel/index.ts';

const path = '/api/accounts/day_close/reopen';
const edit = power('day_close', 'edit');

/** A closed day that somebody wants open again, and why. */
const command = z.object({
  account: stored.storedId,
  day: stored.storedDay,
  noteId: stored.storedId.nullable(),
});
export type ReopenClosedDay = z.output<typeof command>;

/** দিন পুনরায় খোলা */
export const dayReopenings = defineSecondPerson({
  noun: ['DayReopening', 'DayReopenings'],
  kind: 'day-reopening',
  path,
  title: 'dayReopenings',
  view: power('day_close', 'view'),
  approve: edit,
  command,
  day: 'approval',
});

export const reopenClosedDay = defineCommand({
  name: 'ReopenClosedDay',
  path,
  access: power('day_close', 'insert'),
  body: z.object({ account: fields.id(), on: fields.day(), reason: fields.requiredText(300) }),
  toCommand: ({ account, on, reason }) => ({ account, day: on, reason }),
  message: 'closing.day-reopened',
  waiting: 'approval.waiting',
  status: 201,
  example: { account: 2, on: '2026-04-14', reason: 'একটি রসিদ বাদ পড়েছে' },
});
