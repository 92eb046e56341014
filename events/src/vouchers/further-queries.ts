import * as z from 'zod';
import { type AnswerTo, answers, defineQuery, fields, paperOfOne, power } from '../kernel/index.ts';
import { staffDebtsList } from './colleagues/debts-list.ts';
import { postedJournalsList, staffAdvancesList, walletSettlementsList } from './lists/further-lists.ts';

const { answered, cell, record } = answers;
const transfers = power('balance_transfer', 'view');
const id = { id: fields.id() };

/** A paper of one entry: as a document for the screen, and as PDF. */
const papersOf = <const N extends string>(
  name: N,
  entry: string | undefined,
  path: string,
  access: ReturnType<typeof power>,
) => {
  const asked = { access, query: id, ...(entry !== undefined && { forAuditor: { entry } }) };
  return {
    [`${name}Pdf`]: defineQuery({ ...asked, name: `${name}Pdf`, path: `${path}/:id.pdf` }),
    [`${name}Paper`]: defineQuery({
      ...asked,
      ...{ name: `${name}Paper`, path: `${path}/:id/paper` },
      answer: () => paperOfOne(),
    }),
  } as { readonly [K in `${N}Pdf`]: ReturnType<typeof defineQuery<typeof id>> } & {
    readonly [K in `${N}Paper`]: ReturnType<typeof defineQuery<typeof id, ReturnType<typeof paperOfOne>>>;
  };
};

export const furtherQueries = {
  ...staffAdvancesList.endpoints,
  ...staffDebtsList.endpoints,
  ...walletSettlementsList.endpoints,
  ...postedJournalsList.endpoints,
  /** What a wallet holds of each fund, and what came into it and is not settled yet. */
  walletStanding: defineQuery({
    name: 'WalletStanding',
    path: '/api/accounts/wallet_standing',
    access: transfers,
    query: { wallet: fields.id() },
    answer: () =>
      answered(
        record({
          balance: cell.money(),
          funds: z.array(record({ FundID: cell.number(), FundName: cell.text(), amount: cell.money() })),
          unsettled: z.array(
            record({
              ...{ on: cell.day(), at: cell.time(), text: cell.text() },
              ...{ UserCode: cell.code(), StudentName: cell.name() },
              ...{ transactionNo: cell.text(), amount: cell.money(), receiptId: cell.number().nullable() },
            }),
          ),
        }),
      ),
  }),
};

/** What a wallet holds, and what came into it and is not settled yet; sums in taka. */
export type WalletStanding = AnswerTo<typeof furtherQueries.walletStanding>['data'];

export const entryPapers = {
  ...papersOf('Contra', 'ContraPosted', '/api/accounts/contras', transfers),
  ...papersOf('Transfer', 'FundsTransferred', '/api/accounts/fund_transfers', transfers),
  ...papersOf('WalletSettlement', 'WalletSettled', '/api/accounts/wallet_settlements', transfers),
  ...papersOf(
    'JournalVoucher',
    'JournalVoucherPosted',
    '/api/accounts/posted_journal_vouchers',
    power('journal_voucher', 'view'),
  ),
  /** By the number of its request, whose day is not the entry's: an auditor of some days alone is not shown it. */
  ...papersOf('RefundVoucher', undefined, '/api/accounts/refunds', power('fee_collection', 'view')),
  ...papersOf('StaffAdvance', 'StaffAdvanceGiven', '/api/accounts/staff_advances', power('voucher', 'view')),
  ...papersOf(
    'CashierDebt',
    'CashDifferenceResolved',
    '/api/accounts/cashier_debts',
    power('voucher', 'view'),
  ),
};
