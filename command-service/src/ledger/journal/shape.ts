import type { DataOf } from '@madrasah/events';
import type { Posting } from '@madrasah/events/ledger';
import type { ChargesRepriced, Leaving } from '@madrasah/events/plans';
import type { Table } from '@madrasah/service-kit/folding';
import type { DayClose, Exception } from './facts/closing-facts.ts';
import type { GiftTables } from './facts/donation-facts.ts';
import type { MarkedConfirmation } from './facts/marked-facts.ts';
import type { MonthAdvance } from './facts/plan-facts.ts';
import type { PostedJournal, PostedOpening } from './facts/posted-facts.ts';
import type { Awaited, Receipt, Sitting } from './facts/receipt-facts.ts';
import type { ReconciledTables } from './facts/reconciled-facts.ts';
import type { OwedSalary, Payroll, SalaryPayment } from './facts/salary-facts.ts';
import type { CashierDebt, StaffAdvance } from './facts/staff-debts.ts';
import type { Transferred } from './facts/transfer-facts.ts';

export type { DayClose, Exception } from './facts/closing-facts.ts';
export type { MarkedConfirmation } from './facts/marked-facts.ts';
export type { Awaited, Receipt, Sitting } from './facts/receipt-facts.ts';

/** Prices that were applied to charges that stood; its lines are those of its event. */
export interface Repricing {
  readonly lines: DataOf<typeof ChargesRepriced>['lines'];
  readonly undone: boolean;
}

/** One charge and what has become of it; all amounts in paisa. */
export interface Item {
  readonly itemId: number;
  readonly userId: number;
  readonly admissionId: number;
  readonly sessionId: number;
  /** 0 for old dues brought over at the opening. */
  readonly subLedgerId: number;
  /** Of old dues that name it, the head for which they were owed on paper; 0 of all others. */
  readonly arrearOf: number;
  readonly priceRowId: number;
  readonly monthId: number;
  /** The exam it was charged for; 0 for none. */
  readonly examId: number;
  readonly fundId: number;
  readonly dueOn: string;
  /** The last business day on which its due rose, by its charge or a reversal; nothing lessens it before. */
  readonly dueSince: string;
  /** The last business day of an entry about it: it is taken back on none before. */
  readonly changedOn: string;
  readonly name: string;
  readonly charged: number;
  readonly conceded: number;
  /** The part of `conceded` that was typed in receipts: it goes with them. */
  readonly deducted: number;
  /** The part of `conceded` that was waived or written off once it was due. */
  readonly forgone: number;
  readonly refunded: number;
  readonly due: number;
  /** The charge was taken back: as if it had never been, and may be charged again. */
  readonly reversed: boolean;
}

/** A charge run, or another charge of many at once; its items are numbered one after another. */
export interface ChargeRun {
  readonly chargeId: number;
  readonly firstItemId: number;
  readonly items: number;
  /** Taken back as a whole. */
  readonly reversed: boolean;
}

type DayChange = readonly [day: string, change: number];

/**
 * What an account holds of a fund: in all, and what each business day changed, in day order. Nearly every entry is
 * of the last day, which stands apart: the years before it are not copied for each.
 */
export interface Balance {
  readonly total: number;
  readonly earlier: readonly DayChange[];
  readonly last: DayChange;
}

/** An open advance that has paid a charge. */
export interface Application {
  readonly applicationId: number;
  /** The business day of its entry. */
  readonly on: string;
  readonly itemId: number;
  readonly amount: number;
  readonly fundId: number;
  readonly advanceFundId: number;
  readonly moneyAccount: number | null;
}

/** What waits for a second person, or has waited. */
export interface Approval {
  readonly requestId: number;
  readonly kind: string;
  /** Whom it is about; null where it is nobody's. */
  readonly userId: number | null;
  readonly admissionId: number | null;
  /** The login that asked. */
  readonly by: number;
  /** Business day on which it was asked. */
  readonly on: string;
  readonly state: 'waiting' | 'approved' | 'rejected' | 'withdrawn';
  /** As it was asked; null once it is decided. */
  readonly command: Readonly<Record<string, unknown>> | null;
}

/** What was given up as lost, and what of it has come after all (paisa). */
export interface WriteOff {
  readonly writeOffId: number;
  readonly userId: number;
  readonly admissionId: number;
  readonly fundId: number;
  readonly amount: number;
  readonly recovered: number;
}

/** A voucher as decisions need it; what it says is read from the event at `revision`. */
export interface Voucher {
  readonly voucherId: number;
  readonly voucherNo: number;
  readonly fundId: number;
  readonly direction: number;
  /** Of what it says now. */
  readonly on: string;
  /** Where what it says now stands in the journal. */
  readonly revision: number;
  /** How often it was revised. */
  readonly edition: number;
  readonly reversed: boolean;
  /** The keys of its cheque and its transaction; '' where none. */
  readonly cheque: string;
  readonly transaction: string;
  readonly cleared: boolean;
}

/** A concession that stands for months to come. */
export interface Grant {
  readonly grantId: number;
  readonly kind: 'concession' | 'free' | 'staff' | 'sibling';
  /** null: every head. */
  readonly subLedgerId: number | null;
  readonly from: number;
  readonly to: number;
  /** Paisa, or hundredths of a per cent; the other is null. */
  readonly amount: number | null;
  readonly percent: number | null;
}

/** Zakat that was given, and the receipts of what was paid with it. */
export interface GivenTamlik {
  readonly tamlikId: number;
  readonly voucherNo: number;
  /** The fund whose zakat it is. */
  readonly fundId: number;
  readonly on: string;
  /** Where its event stands in the journal. */
  readonly revision: number;
  readonly receipts: readonly number[];
  /** What it paid of which item. */
  readonly paid: readonly (readonly [itemId: number, amount: number])[];
  readonly reversed: boolean;
}

/** The closing entry of an accounting year, as it will be mirrored if the year is opened again. */
export interface ClosedYear {
  readonly closingId: number;
  readonly on: string;
  readonly results: readonly { readonly fundId: number; readonly amount: number }[];
  readonly postings: readonly Posting[];
}

export interface JournalState extends ReconciledTables, GiftTables {
  /** `account|fund` → balance. */
  readonly balances: Table<string, Balance>;
  readonly items: Table<number, Item>;
  /** UserID → item ids, oldest first. */
  readonly itemsOf: Table<number, readonly number[]>;
  /** UserID → fund → open advance. */
  readonly advances: Table<number, ReadonlyMap<number, number>>;
  /** `UserID|fund` → the same by days: when an advance came in, and when it paid. */
  readonly advanceDays: Table<string, Balance>;
  /** UserID → the money account through which the last advance came in. */
  readonly advanceAccounts: Table<number, number>;
  /** UserID → the last business day on which he paid something. */
  readonly paidOn: Table<number, string>;
  readonly applications: Table<number, readonly Application[]>;
  readonly receipts: Table<number, Receipt>;
  /** Account and transaction number → the last receipt that has it. */
  readonly transactions: Table<string, number>;
  /** Leaf of a printed book, by series and number → the receipt that is written on it. */
  readonly leaves: Table<string, number>;
  readonly sittings: Table<number, Sitting>;
  /** Receipts taken back whose right ones are still to come. */
  readonly awaited: Table<number, Awaited>;
  readonly vouchers: Table<number, Voucher>;
  /** A cheque's or a transaction's key → the last voucher that has it. */
  readonly marks: Table<string, number>;
  readonly journalVouchers: Table<number, PostedJournal>;
  readonly openings: Table<number, PostedOpening>;
  readonly staffAdvances: Table<number, StaffAdvance>;
  /** By the number of the resolution that booked it to him. */
  readonly cashierDebts: Table<number, CashierDebt>;
  readonly payrolls: Table<number, Payroll>;
  /** Month and UserID → what he is owed of it (`salaryKey`). */
  readonly salaries: Table<string, OwedSalary>;
  readonly salaryPayments: Table<number, SalaryPayment>;
  readonly chargeRuns: Table<number, ChargeRun>;
  /** Prices applied to charges that stood, by number. */
  readonly repricings: Table<number, Repricing>;
  /** Admissions whose plan is charged. */
  readonly chargedAdmissions: Table<number, boolean>;
  /** `contra-3`, `transfer-7`, `settlement-2` → what became of it. */
  readonly transfers: Table<string, Transferred>;
  /** `creditor>debtor` fund → what is owed. */
  readonly loans: Table<string, number>;
  /** What waits for a second person, or has waited. */
  readonly approvals: Table<number, Approval>;
  /** Confirmations that bear a mark, by where they stand in the journal. */
  readonly markedConfirmations: Table<number, MarkedConfirmation>;
  /** `account|fund|day` → what brought-over balances, and taking them back, changed there; paisa. */
  readonly broughtOver: Table<string, number>;
  readonly writeOffs: Table<number, WriteOff>;
  /** UserID → months paid before they were charged. */
  readonly monthAdvances: Table<number, readonly MonthAdvance[]>;
  /** AdmissionID → from when on nothing is charged any more. */
  readonly leavings: Table<number, Leaving>;
  /** AdmissionID → the last change of class or residence whose prices stand in the journal. */
  readonly studentChanges: Table<number, number>;
  /** AdmissionID → what stands for months to come. */
  readonly grants: Table<number, readonly Grant[]>;
  /** The last id given of each kind, and the last number of each series. */
  readonly counters: Table<string, number>;
  /** `soft`, `hard` → the last month that is locked so, `YYYY-MM`. */
  readonly locks: Table<string, string>;
  /** Month → until when it takes entries although it is locked. */
  readonly exceptions: Table<string, Exception>;
  /** Money account → the days it has closed, in their order. */
  readonly closedDays: Table<number, readonly DayClose[]>;
  /** Money account → the login that keeps it since its last hand-over. */
  readonly keepers: Table<number, number>;
  /** Accounting years that are closed, by id. */
  readonly closedYears: Table<number, ClosedYear>;
  /** UserID → from which day on he is entitled to zakat. */
  readonly zakatEligible: Table<number, string>;
  readonly tamliks: Table<number, GivenTamlik>;
  /** Item → what zakat has paid of it. */
  readonly zakatPaid: Table<number, number>;
}
