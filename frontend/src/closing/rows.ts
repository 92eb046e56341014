import { closingQueries, periodQueries, yearQueries } from '@madrasah/events/closing';
import type { Day } from '@madrasah/events/kernel';
import { type MoneyKind, subLedgers } from '@madrasah/events/ledger';
import { chartList } from '../kit/wire/chart-lists.ts';
import { answering, type Listed } from '../kit/wire/definitions.ts';

export interface Actor {
  readonly id: number;
  readonly name: string;
}

/** A count in between, or one by which the drawer was handed over. */
export interface SheetRow {
  readonly kind: 'count' | 'hand_over';
  readonly id: number;
  readonly at: string;
  readonly by: Actor;
  readonly to: Actor | null;
  readonly counted: number;
  readonly difference: number;
}

export interface MoveRow {
  readonly fundId: number;
  readonly FundName: string;
  readonly opening: number;
  readonly fees: number;
  readonly other: number;
  readonly reversed: number;
  readonly paid: number;
  readonly moved: number;
  readonly balance: number;
}

/** A cash account on a day; sums in taka. What was counted is there once the day is closed. */
export interface CashDay {
  readonly Account: number;
  readonly AccountName: string;
  readonly on: Day;
  readonly state: 'open' | 'closed' | 'before';
  readonly book: number;
  readonly moves: readonly MoveRow[];
  readonly closedThrough: Day;
  readonly openBefore: readonly Day[];
  readonly keeper: Actor | null;
  readonly limit: number | null;
  readonly aboveLimit: number;
  readonly sheets: readonly SheetRow[];
  /** Receipts taken back whose right ones are still to come. */
  readonly awaiting: readonly {
    readonly receiptId: number;
    readonly receiptNo: number;
    readonly since: Day;
  }[];
  readonly notes?: Readonly<Record<string, number>>;
  /** What coins below a taka made; paisa. */
  readonly coins?: number;
  readonly counted?: number;
  readonly difference?: number;
  readonly differenceState?: 'none' | 'unresolved' | 'resolved';
  readonly closedBy?: Actor;
  readonly resolution?: {
    readonly to: string;
    readonly by: Actor;
    readonly reason: string | null;
    /** Where nobody else could resolve it. */
    readonly mark?: string;
  } | null;
}

export const cashDay = answering<{ readonly data: CashDay }>()(closingQueries.dayClose);
export const keepers = answering<Listed<Actor>>()(closingQueries.keepers);

interface MoneyRow {
  readonly SLID: number;
  readonly SlName: string;
  readonly kindOfMoney: MoneyKind | null;
}
export const moneyRows = chartList<MoneyRow>()(subLedgers.queries.list);

export interface PeriodRow {
  readonly id: number;
  readonly from: Day;
  readonly to: Day;
  readonly state: 'open' | 'soft' | 'hard' | 'exception';
  readonly isOver: boolean;
  readonly by?: Actor;
  readonly at?: string;
  readonly until?: Day;
  readonly reason?: string | null;
  readonly next: 'soft' | 'hard' | null;
  readonly openDays: readonly { readonly Account: number; readonly AccountName: string; readonly day: Day }[];
  /** Banks and wallets that moved in it and are not reconciled. */
  readonly unreconciled: readonly string[];
  readonly waiting: number;
}

export const periodList = answering<Listed<PeriodRow>>()(periodQueries.periods);

/** An accounting year that is signed off, and what each fund had over; taka. */
export interface ClosedYear {
  readonly id: number;
  readonly by: Actor;
  readonly results: readonly {
    readonly FundID: number;
    readonly FundName: string;
    readonly amount: number;
  }[];
}

export const closedYearList = answering<Listed<ClosedYear>>()(yearQueries.closedYears);
