import * as z from 'zod';
import { defineCommand, defineSecondPerson, fields, power, stored } from '../../kernel/index.ts';

/** What can be taken back so: money from account to account, from fund to fund, from a wallet to its bank. */
export const TRANSFERS = ['contra', 'transfer', 'settlement'] as const;

const command = z.object({
  what: z.enum(TRANSFERS),
  /** Its own id of that kind. */
  id: stored.storedId,
  noteId: stored.storedId.nullable(),
});
export type TransferReversalAsked = z.output<typeof command>;

const path = '/api/accounts/transfer_reversals';

/** স্থানান্তর বাতিল: once an account has closed its day, always with a second person. */
export const transferReversals = defineSecondPerson({
  noun: ['TransferReversal', 'TransferReversals'],
  kind: 'transfer-reversal',
  path,
  title: 'transferReversals',
  view: power('balance_transfer', 'view'),
  approve: power('record_delete_edit', 'edit'),
  command,
  day: 'approval',
});

export const reverseTransfer = defineCommand({
  name: 'ReverseTransfer',
  path,
  access: power('balance_transfer', 'delete'),
  body: z.object({
    what: fields.requiredWord(TRANSFERS),
    id: fields.id(),
    reason: fields.requiredText(300, 'vouchers.reason-required'),
  }),
  toCommand: (body) => body,
  message: 'vouchers.transfer-reversed',
  waiting: 'approval.waiting',
  status: 201,
  example: { what: 'contra', id: 1, reason: 'ভুল হিসাবে লেখা হয়েছে' },
});
