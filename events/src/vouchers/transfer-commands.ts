import * as z from 'zod';
import {
  answers,
  anyPower,
  defineCommand,
  defineSecondPerson,
  field,
  fields,
  power,
  stored,
  word,
} from '../kernel/index.ts';
import { transferAnswer } from './answers.ts';

const place = z.object({ FundID: fields.optionalId(), Account: fields.id() });
const part = z.object({ FundID: fields.id(), amount: fields.amount() });

export const BALANCE_TRANSFERS = ['contra', 'gift', 'loan', 'repay'] as const;
export type BalanceTransfer = (typeof BALANCE_TRANSFERS)[number];

const kept = z.object({
  kind: z.enum(['gift', 'loan']),
  on: stored.storedDay,
  fromFund: stored.storedId,
  moneyAccount: stored.storedId,
  toFund: stored.storedId,
  toAccount: stored.storedId,
  amount: stored.storedPaisa,
  noteId: stored.storedId.nullable(),
});
/** A gift or a loan from fund to fund as it waits; paisa. */
export type FundTransferAsked = z.output<typeof kept>;

/** তহবিলের দান ও কর্জ: above a limit, and without one always, with a second person. */
export const transferRequests = defineSecondPerson({
  noun: ['TransferRequest', 'TransferRequests'],
  kind: 'fund-transfer',
  path: '/api/accounts/transfer_requests',
  title: 'transferRequests',
  view: power('balance_transfer', 'view'),
  approve: power('balance_transfer', 'edit'),
  command: kept,
  answer: () => transferAnswer(),
  day: 'own',
  holds: ({ on, moneyAccount, toAccount }) => ({ on, accounts: [moneyAccount, toAccount] }),
});

/** Taken back while it waits, so that its day may be closed. */
export const withdrawTransferRequest = defineCommand({
  name: 'WithdrawTransferRequest',
  method: 'DELETE',
  path: `${transferRequests.path}/:id`,
  access: anyPower(power('balance_transfer', 'insert'), power('balance_transfer', 'delete')),
  params: { id: fields.id() },
  toCommand: (_, { id: requestId }) => ({ requestId }),
  message: 'vouchers.transfer-withdrawn',
});

const KINDS = [
  { value: 'contra', name: { bn: 'কন্ট্রা (এক হিসাব থেকে আরেক হিসাবে)', en: 'Contra (from account to account)' } },
  { value: 'gift', name: { bn: 'তহবিল থেকে তহবিলে দান', en: 'Gift from fund to fund' } },
  { value: 'loan', name: { bn: 'তহবিল থেকে তহবিলে কর্জ', en: 'Loan from fund to fund' } },
  { value: 'repay', name: { bn: 'কর্জ ফেরত', en: 'Loan repaid' } },
] as const;

export const transferCommands = {
  /**
   * `contra` moves money of one fund (`amount`) or several (`lines`) between accounts; the others between funds. A gift
   * and a loan above the limit wait for a second person.
   */
  transferBalance: defineCommand({
    name: 'TransferBalance',
    path: '/api/accounts/balance_transfers',
    access: power('balance_transfer', 'insert'),
    body: z.object({ from: place, to: place, lines: z.array(part).max(100).nullish() }),
    fields: [
      field.reading(
        field.choice('kind', { bn: 'কী হবে', en: 'What it is' }, KINDS, { open: true, begins: 'contra' }),
        () => fields.requiredWord(BALANCE_TRANSFERS),
      ),
      field.given('from.FundID', { bn: 'যে তহবিল থেকে', en: 'From fund' }),
      field.given('from.Account', { bn: 'যে হিসাব থেকে', en: 'From account' }),
      field.day('on', word('day'), { past: true, begins: 'today' }),
      field.given('to.FundID', { bn: 'যে তহবিলে', en: 'To fund' }),
      field.given('to.Account', { bn: 'যে হিসাবে', en: 'To account' }),
      field.reading(field.money('amount', word('amount')), () => fields.optionalAmount()),
      field.text('reason', word('reason'), { max: 300, missing: 'vouchers.reason-required', script: 'bn' }),
    ],
    toCommand: ({ kind, on, from, to, amount, lines, reason }) => ({
      ...{ kind, on, reason },
      ...{ fromFund: from.FundID ?? 0, fromAccount: from.Account },
      ...{ toFund: to.FundID ?? 0, toAccount: to.Account },
      amount: amount ?? 0,
      lines: (lines ?? []).map((line) => ({ fundId: line.FundID, amount: line.amount as number })),
    }),
    answer: () => answers.record(transferAnswer()),
    message: 'vouchers.transferred',
    waiting: 'approval.waiting',
    asks: true,
    status: 201,
    example: {
      ...{ kind: 'contra', on: '2026-04-14', amount: 500, reason: 'ব্যাংকে জমা' },
      ...{ from: { FundID: 1, Account: 2 }, to: { FundID: 1, Account: 3 } },
    },
  }),
};
