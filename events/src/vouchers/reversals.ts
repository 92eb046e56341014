import * as z from 'zod';
import { defineSecondPerson, power, stored } from '../kernel/index.ts';

/** A reversal as it is kept while it waits. */
const command = z.object({
  voucherId: stored.storedId,
  /** The day of its entry; null: today. */
  on: stored.storedDay.nullable(),
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
});
