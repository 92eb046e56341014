export { chequeList } from './cheques.ts';
export { debtList } from './colleagues/list.ts';
export { advanceList } from './further/advances.ts';
export { journalList } from './further/journals.ts';
export { walletQueries } from './further/wallets.ts';
export { voucherList } from './list.ts';
export { vouchers } from './queries.ts';
export { transferList } from './transfers.ts';
