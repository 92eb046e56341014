export { type EntryAt, EntryDialog } from './journal/EntryDialog.tsx';
export { fundList, generalLedgerList, type SubLedgerRow, subLedgerList } from './rows.ts';
