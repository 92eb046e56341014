import { defineQuery, fields, power } from '../kernel/index.ts';
import { postedJournalsList, staffAdvancesList, walletSettlementsList } from './further-lists.ts';

const transfers = power('balance_transfer', 'view');
const id = { id: fields.id() };

/** A paper of one entry: as a document for the screen, and as PDF. */
const papersOf = <const N extends string>(name: N, path: string, access: ReturnType<typeof power>) =>
  ({
    [`${name}Pdf`]: defineQuery({ name: `${name}Pdf`, path: `${path}/:id.pdf`, access, query: id }),
    [`${name}Paper`]: defineQuery({ name: `${name}Paper`, path: `${path}/:id/paper`, access, query: id }),
  }) as { readonly [K in `${N}${'Pdf' | 'Paper'}`]: ReturnType<typeof defineQuery<typeof id>> };

export const furtherQueries = {
  ...staffAdvancesList.endpoints,
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
  ...papersOf('Contra', '/api/accounts/contras', transfers),
  ...papersOf('Transfer', '/api/accounts/fund_transfers', transfers),
  ...papersOf('WalletSettlement', '/api/accounts/wallet_settlements', transfers),
  ...papersOf('JournalVoucher', '/api/accounts/posted_journal_vouchers', power('journal_voucher', 'view')),
  ...papersOf('StaffAdvance', '/api/accounts/staff_advances', power('voucher', 'view')),
};
