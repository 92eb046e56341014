import * as z from 'zod';
import { defineSecondPerson, power, stored } from '../../kernel/index.ts';
import { voucherAnswer } from '../answers.ts';

const id = stored.storedId;

/** A revision as it is kept while it waits: what it says of people stands in its note. */
const command = z.object({
  voucherId: id,
  /** Which of its editions it revises: one that another has overtaken is asked for anew. */
  edition: z.int().min(0),
  ...{ on: stored.storedDay, fundId: id, direction: z.int().min(1).max(2), moneyAccount: id },
  lines: z.array(z.object({ subLedgerId: id, amount: stored.storedPaisa })),
  ...{ bookNo: z.string(), chequeNo: z.string(), chequeOn: stored.storedDay.nullable() },
  ...{ transactionNo: z.string(), attachments: z.array(z.string()) },
  noteId: id.nullable(),
  /** The account that it stood on when this was asked; absent in what was asked before months were held back by it. */
  fromAccount: id.optional(),
});
export type VoucherRevisionAsked = z.output<typeof command>;

/** ভাউচার সংশোধন: of a voucher whose account has closed its day since, always with a second person. */
export const voucherRevisions = defineSecondPerson({
  noun: ['VoucherRevision', 'VoucherRevisions'],
  kind: 'voucher-revision',
  path: '/api/accounts/voucher_revisions',
  title: 'voucherRevisions',
  view: power('voucher', 'view'),
  approve: power('record_delete_edit', 'edit'),
  command,
  answer: () => voucherAnswer(),
  day: 'own',
  holds: ({ on, moneyAccount, fromAccount = moneyAccount }) => ({
    on,
    accounts: [...new Set([moneyAccount, fromAccount])],
  }),
});
