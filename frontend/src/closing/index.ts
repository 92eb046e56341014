export { DrawerNote } from './DrawerNote.tsx';
export { useMoneyAccounts } from './day/use-cash-accounts.ts';
export { YearClosing } from './years/YearClosing.tsx';
