import * as z from 'zod';
import { defineSecondPerson, power, stored } from '../../kernel/index.ts';
import { receiptAnswer } from './answers.ts';

/** A reversal as it is kept while it waits; without a kind the right receipt is still to come. */
const command = z.object({
  receiptId: stored.storedId,
  kind: z.enum(['correction', 'refund', 'dishonoured']).nullable(),
  noteId: stored.storedId.nullable(),
});
export type ReversalAsked = z.output<typeof command>;

/** রসিদ বাতিল: of a receipt whose account has closed its day since, always with a second person. */
export const receiptReversals = defineSecondPerson({
  noun: ['ReceiptReversal', 'ReceiptReversals'],
  kind: 'receipt-reversal',
  path: '/api/accounts/receipt_reversals',
  title: 'receiptReversals',
  view: power('record_delete_edit', 'view'),
  approve: power('record_delete_edit', 'edit'),
  command,
  answer: () => receiptAnswer(),
  day: 'approval',
});
