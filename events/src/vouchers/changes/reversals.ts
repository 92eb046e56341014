import * as z from 'zod';
import { defineCommand, defineSecondPerson, fields, power, stored } from '../../kernel/index.ts';
import { voucherAnswer } from '../answers.ts';

/** A reversal as it is kept while it waits. */
const command = z.object({
  voucherId: stored.storedId,
  /** The day of its entry that was typed; null: the voucher's own while that is open, else today. */
  on: stored.storedDay.nullable(),
  /** Where its money lies; absent in what was asked before months were held back by it. */
  moneyAccount: stored.storedId.optional(),
  noteId: stored.storedId.nullable(),
});
export type VoucherReversalAsked = z.output<typeof command>;

/** ভাউচার বাতিল: of a voucher whose account has closed its day since, always with a second person. */
export const voucherReversals = defineSecondPerson({
  noun: ['VoucherReversal', 'VoucherReversals'],
  kind: 'voucher-reversal',
  path: '/api/accounts/voucher_reversals',
  title: 'voucherReversals',
  view: power('voucher', 'view'),
  approve: power('record_delete_edit', 'edit'),
  command,
  answer: () => voucherAnswer(),
  day: 'own',
  holds: ({ on, moneyAccount }) =>
    on === null ? null : { on, accounts: moneyAccount ? [moneyAccount] : [] },
});

const journalCommand = z.object({ journalVoucherId: stored.storedId, noteId: stored.storedId.nullable() });
export type JournalReversalAsked = z.output<typeof journalCommand>;

/** জাবেদা ভাউচার বাতিল: by two people, as it was made. */
export const journalReversals = defineSecondPerson({
  noun: ['JournalVoucherReversal', 'JournalVoucherReversals'],
  kind: 'journal-reversal',
  path: '/api/accounts/journal_voucher_reversals',
  title: 'journalReversals',
  view: power('journal_voucher', 'view'),
  approve: power('journal_voucher', 'edit'),
  command: journalCommand,
  day: 'approval',
});

export const reverseJournalVoucher = defineCommand({
  name: 'ReverseJournalVoucher',
  path: '/api/accounts/posted_journal_vouchers/:id/reverse',
  access: power('journal_voucher', 'delete'),
  params: { id: fields.id() },
  body: z.object({ reason: fields.requiredText(300, 'vouchers.reason-required') }),
  toCommand: ({ reason }, { id }) => ({ journalVoucherId: id, reason }),
  message: 'approval.waiting',
  waiting: 'approval.waiting',
  status: 201,
  example: { reason: 'ভুল খাতে লেখা হয়েছে' },
});
