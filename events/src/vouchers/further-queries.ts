import { defineQuery, fields, power } from '../kernel/index.ts';
import { staffDebtsList } from './colleagues/debts-list.ts';
import { postedJournalsList, staffAdvancesList, walletSettlementsList } from './lists/further-lists.ts';

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
    [`${name}Paper`]: defineQuery({ ...asked, name: `${name}Paper`, path: `${path}/:id/paper` }),
  } as { readonly [K in `${N}${'Pdf' | 'Paper'}`]: ReturnType<typeof defineQuery<typeof id>> };
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
  }),
};

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
