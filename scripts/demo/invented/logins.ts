import type { Powers } from '@madrasah/events/access';

/** Ids of the demo's logins in the order in which they are made; the first comes with the institution. */
export const ADMIN = 1;
export const CASHIER = 2;
export const ACCOUNTANT = 3;
export const MUHTAMIM = 4;

export interface InventedLogin {
  readonly id: number;
  readonly name: string;
  readonly permissionType: number;
  readonly powers: Powers;
}

const READS = { student_admission: 'v', fee_collection: 'v', fee_report: 'v' } as const;
const READS_BOOKS = { ...READS, ledger_report: 'v', voucher: 'v', day_close: 'v', audit: 'v' } as const;

/** Duties apart: who keeps the drawer approves nothing, who approves posts nothing. */
export const LOGINS: readonly InventedLogin[] = [
  {
    ...{ id: CASHIER, name: 'cashier', permissionType: 6 },
    powers: { ...READS, fee_collection: 'vi', day_close: 'vi', concession: 'vi' },
  },
  {
    ...{ id: ACCOUNTANT, name: 'accountant', permissionType: 5 },
    powers: {
      ...{ ...READS_BOOKS, fee_collection: 'vi', record_delete_edit: 'vied', fee_setting: 'vie' },
      ...{ voucher: 'vied', journal_voucher: 'vi', balance_transfer: 'vi', reconciliation: 'vie' },
      ...{ day_close: 'vie', period_lock: 'vie', write_off: 'vi', concession: 'vi', opening_balance: 'vi' },
      ...{ fund: 'v', general_ledger: 'v', sub_ledger: 'v', receipt_book: 'vie', tamlik: 'vi' },
    },
  },
  {
    ...{ id: MUHTAMIM, name: 'muhtamim', permissionType: 5 },
    powers: {
      ...{ ...READS_BOOKS, concession: 'v', concession_approve: 've', write_off: 've', tamlik: 've' },
      ...{
        day_close: 've',
        journal_voucher: 've',
        opening_balance: 've',
        fund: 'v',
        sub_ledger: 'v',
        balance_transfer: 've',
      },
    },
  },
];

/** Permission type of a login, by its id; the first login has the highest that a school gives. */
export const permissionTypeOf = (loginId: number): number =>
  LOGINS.find(({ id }) => id === loginId)?.permissionType ?? 2;
