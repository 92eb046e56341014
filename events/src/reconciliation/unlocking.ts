import * as z from 'zod';
import { defineCommand, defineSecondPerson, fields, power, stored } from '../kernel/index.ts';

const path = '/api/accounts/reconciliation_unlocks';

/** A reconciliation that somebody wants open again, and why. */
const command = z.object({ statementId: stored.storedId, noteId: stored.storedId.nullable() });
export type UnlockStatement = z.output<typeof command>;

/** ব্যাংক সমন্বয় পুনরায় খোলা */
export const statementUnlocks = defineSecondPerson({
  noun: ['BankStatementUnlock', 'BankStatementUnlocks'],
  kind: 'statement-unlock',
  path,
  title: 'statementUnlocks',
  view: power('reconciliation', 'view'),
  approve: power('reconciliation', 'edit'),
  command,
  day: 'approval',
});

export const unlockStatement = defineCommand({
  name: 'UnlockBankStatement',
  path,
  access: power('reconciliation', 'insert'),
  body: z.object({ statement: fields.id(), reason: fields.requiredText(300) }),
  toCommand: ({ statement, reason }) => ({ statementId: statement, reason }),
  message: 'reconciliation.unlocked',
  waiting: 'approval.waiting',
  status: 201,
  example: { statement: 1, reason: 'একটি চেক বাদ পড়েছে' },
});
